<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnswersForm</name>
    <message numerus="yes">
        <source>%n row(s) begin with the first one.</source>
        <translation>
            <numerusform>%n row begins with the first one.</numerusform>
            <numerusform>%n rows begin with the first one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other value(s) of this column end in {zone}.</source>
        <translation>
            <numerusform>%n other value of this column ends in {zone}.</numerusform>
            <numerusform>%n other values of this column end in {zone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) can only begin with the day</source>
        <translation>
            <numerusform>%n value can only begin with the day</numerusform>
            <numerusform>%n values can only begin with the day</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) can only begin with the month</source>
        <translation>
            <numerusform>%n value can only begin with the month</numerusform>
            <numerusform>%n values can only begin with the month</numerusform>
        </translation>
    </message>
</context>
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
    <name>FixCommands</name>
    <message numerus="yes">
        <source>Fix everything safe in %n row(s)</source>
        <translation>
            <numerusform>Fix everything safe in %n row</numerusform>
            <numerusform>Fix everything safe in %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n row(s): {title}</source>
        <translation>
            <numerusform>Fix %n row: {title}</numerusform>
            <numerusform>Fix %n rows: {title}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) copied</source>
        <translation>
            <numerusform>%n problem copied</numerusform>
            <numerusform>%n problems copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) written to {name}</source>
        <translation>
            <numerusform>%n problem written to {name}</numerusform>
            <numerusform>%n problems written to {name}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FixDialog</name>
    <message numerus="yes">
        <source>%n row(s) will change. One step of undo takes it back.</source>
        <translation>
            <numerusform>%n row will change. One step of undo takes it back.</numerusform>
            <numerusform>%n rows will change. One step of undo takes it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JudgedBy</name>
    <message numerus="yes">
        <source>A guess; %n row(s) outside</source>
        <translation>
            <numerusform>A guess; %n row outside</numerusform>
            <numerusform>A guess; %n rows outside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) outside</source>
        <translation>
            <numerusform>%n row outside</numerusform>
            <numerusform>%n rows outside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RepairHeader</name>
    <message numerus="yes">
        <source>%Ln place(s) in {name} keep it from being read.</source>
        <translation>
            <numerusform>%Ln place in {name} keeps it from being read.</numerusform>
            <numerusform>%Ln places in {name} keep it from being read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be repaired; after that it opens with %Ln row(s).</source>
        <translation>
            <numerusform>It can be repaired; after that it opens with %Ln row.</numerusform>
            <numerusform>It can be repaired; after that it opens with %Ln rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All can be repaired; after that it opens with %Ln row(s).</source>
        <translation>
            <numerusform>All can be repaired; after that it opens with %Ln row.</numerusform>
            <numerusform>All can be repaired; after that it opens with %Ln rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these repairs it opens with %Ln row(s).</source>
        <translation>
            <numerusform>With these repairs it opens with %Ln row.</numerusform>
            <numerusform>With these repairs it opens with %Ln rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are lost.</source>
        <translation>
            <numerusform>%Ln row is lost.</numerusform>
            <numerusform>%Ln rows are lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Repairing</name>
    <message numerus="yes">
        <source>%Ln repair(s) were made; the file on disk is as it was until you save.</source>
        <translation>
            <numerusform>%Ln repair was made; the file on disk is as it was until you save.</numerusform>
            <numerusform>%Ln repairs were made; the file on disk is as it was until you save.</numerusform>
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
    <name>TextPage</name>
    <message numerus="yes">
        <source>This can be read now: %Ln row(s).</source>
        <translation>
            <numerusform>This can be read now: %Ln row.</numerusform>
            <numerusform>This can be read now: %Ln rows.</numerusform>
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
