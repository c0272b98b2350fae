<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DocumentPage</name>
    <message numerus="yes">
        <source>%n byte(s) that do not belong there follow the compressed data. They are left out when the file is saved.</source>
        <translation>
            <numerusform>%n byte that does not belong there follows the compressed data. It is left out when the file is saved.</numerusform>
            <numerusform>%n bytes that do not belong there follow the compressed data. They are left out when the file is saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message numerus="yes">
        <source>Cut %n row(s)</source>
        <translation>
            <numerusform>Cut %n row</numerusform>
            <numerusform>Cut %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n row(s)</source>
        <translation>
            <numerusform>Paste %n row</numerusform>
            <numerusform>Paste %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) had no place and were left out.</source>
        <translation>
            <numerusform>%n column had no place and was left out.</numerusform>
            <numerusform>%n columns had no place and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set lastmod of %n row(s) to now</source>
        <translation>
            <numerusform>Set lastmod of %n row to now</numerusform>
            <numerusform>Set lastmod of %n rows to now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n row(s)</source>
        <translation>
            <numerusform>Duplicate %n row</numerusform>
            <numerusform>Duplicate %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n row(s)</source>
        <translation>
            <numerusform>Delete %n row</numerusform>
            <numerusform>Delete %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n row(s)</source>
        <translation>
            <numerusform>Move %n row</numerusform>
            <numerusform>Move %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Mark</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
</TS>
