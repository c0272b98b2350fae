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
    <name>BoxPrompts</name>
    <message numerus="yes">
        <source>Open %n file(s)?</source>
        <translation>
            <numerusform>Open %n file?</numerusform>
            <numerusform>Open %n files?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw away the unsaved edits of %n file(s)?</source>
        <translation>
            <numerusform>Throw away the unsaved edits of %n file?</numerusform>
            <numerusform>Throw away the unsaved edits of %n files?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChildColumns</name>
    <message numerus="yes">
        <source>%n byte(s), uncompressed</source>
        <translation>
            <numerusform>%n byte, uncompressed</numerusform>
            <numerusform>%n bytes, uncompressed</numerusform>
        </translation>
    </message>
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
<context>
    <name>ChildOpening</name>
    <message numerus="yes">
        <source>%n sitemap(s) of {name} are not in its folder.</source>
        <translation>
            <numerusform>%n sitemap of {name} is not in its folder.</numerusform>
            <numerusform>%n sitemaps of {name} are not in its folder.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%Ln row(s) different</source>
        <translation>
            <numerusform>%Ln row different</numerusform>
            <numerusform>%Ln rows different</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) only here</source>
        <translation>
            <numerusform>%Ln row only here</numerusform>
            <numerusform>%Ln rows only here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) only on disk</source>
        <translation>
            <numerusform>%Ln row only on disk</numerusform>
            <numerusform>%Ln rows only on disk</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConflictsPanel</name>
    <message numerus="yes">
        <source>Forget %Ln Cho&amp;ice(s)</source>
        <translation>
            <numerusform>Forget %Ln Cho&amp;ice</numerusform>
            <numerusform>Forget %Ln Cho&amp;ices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln UR&amp;L(s) have rows that differ.</source>
        <translation>
            <numerusform>%Ln UR&amp;L has rows that differ.</numerusform>
            <numerusform>%Ln UR&amp;Ls have rows that differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) repeat others exactly; no two rows differ.</source>
        <translation>
            <numerusform>%Ln row repeats another exactly; no two rows differ.</numerusform>
            <numerusform>%Ln rows repeat others exactly; no two rows differ.</numerusform>
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
    <name>HiddenProblems</name>
    <message numerus="yes">
        <source>The filter hides all %n problem(s).</source>
        <translation>
            <numerusform>The filter hides %n problem.</numerusform>
            <numerusform>The filter hides all %n problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IndexCommands</name>
    <message numerus="yes">
        <source>A new index of %n sitemap(s). Save it beside them.</source>
        <translation>
            <numerusform>A new index of %n sitemap. Save it beside that one.</numerusform>
            <numerusform>A new index of %n sitemaps. Save it beside them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n sitemap(s)</source>
        <translation>
            <numerusform>Add %n sitemap</numerusform>
            <numerusform>Add %n sitemaps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IndexDialog</name>
    <message numerus="yes">
        <source>%n row(s) for the index</source>
        <translation>
            <numerusform>%n row for the index</numerusform>
            <numerusform>%n rows for the index</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergeCommands</name>
    <message numerus="yes">
        <source>%Ln row(s) merged into a new file</source>
        <translation>
            <numerusform>%Ln row merged into a new file</numerusform>
            <numerusform>%Ln rows merged into a new file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge files: %Ln more row(s)</source>
        <translation>
            <numerusform>Merge files: %Ln more row</numerusform>
            <numerusform>Merge files: %Ln more rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergeReview</name>
    <message numerus="yes">
        <source>%Ln file(s) of the list cannot be merged: see there why, and remove them.</source>
        <translation>
            <numerusform>%Ln file of the list cannot be merged: see there why, and remove it.</numerusform>
            <numerusform>%Ln files of the list cannot be merged: see there why, and remove them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… and %Ln more</numerusform>
            <numerusform>… and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>“{name}” is split into %Ln part(s)</source>
        <translation>
            <numerusform>“{name}” is split into %Ln part</numerusform>
            <numerusform>“{name}” is split into %Ln parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were written to {folder}.</source>
        <translation>
            <numerusform>%Ln file was written to {folder}.</numerusform>
            <numerusform>%Ln files were written to {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s) stayed as they were.</source>
        <translation>
            <numerusform>%Ln part stayed as it was.</numerusform>
            <numerusform>%Ln parts stayed as they were.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfileBar</name>
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
    <name>PromptQueue</name>
    <message numerus="yes">
        <source>%Ln file(s) could not be opened</source>
        <translation>
            <numerusform>%Ln file could not be opened</numerusform>
            <numerusform>%Ln files could not be opened</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message numerus="yes">
        <source>%Ln edit(s) since the last save</source>
        <translation>
            <numerusform>%Ln edit since the last save</numerusform>
            <numerusform>%Ln edits since the last save</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) changed</source>
        <translation>
            <numerusform>%Ln line changed</numerusform>
            <numerusform>%Ln lines changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) changed</source>
        <translation>
            <numerusform>%Ln row changed</numerusform>
            <numerusform>%Ln rows changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln added</numerusform>
            <numerusform>%Ln added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln removed</numerusform>
            <numerusform>%Ln removed</numerusform>
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
        <source>%Ln URL(s) of “{name}”, a feed of the format {format}.</source>
        <translation>
            <numerusform>%Ln URL of “{name}”, a feed of the format {format}.</numerusform>
            <numerusform>%Ln URLs of “{name}”, a feed of the format {format}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(ies) without one are left out.</source>
        <translation>
            <numerusform>%Ln entry without one is left out.</numerusform>
            <numerusform>%Ln entries without one are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln repair(s) were made; the file on disk is as it was until you save.</source>
        <translation>
            <numerusform>%Ln repair was made; the file on disk is as it was until you save.</numerusform>
            <numerusform>%Ln repairs were made; the file on disk is as it was until you save.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplaceBox</name>
    <message numerus="yes">
        <source>%Ln file(s) in this folder would be replaced, if you allow it: {names}.</source>
        <translation>
            <numerusform>%Ln file in this folder would be replaced, if you allow it: {names}.</numerusform>
            <numerusform>%Ln files in this folder would be replaced, if you allow it: {names}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Restoring</name>
    <message numerus="yes">
        <source>%n file(s) of the last time are not there any more: {names}</source>
        <translation>
            <numerusform>%n file of the last time is not there any more: {names}</numerusform>
            <numerusform>%n files of the last time are not there any more: {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the other side dropped</source>
        <translation>
            <numerusform>%Ln row of the other side dropped</numerusform>
            <numerusform>%Ln rows of the other side dropped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SplitCommands</name>
    <message numerus="yes">
        <source>%Ln file(s) were written to {folder}.</source>
        <translation>
            <numerusform>%Ln file was written to {folder}.</numerusform>
            <numerusform>%Ln files were written to {folder}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message numerus="yes">
        <source>%Ln part(s)</source>
        <translation>
            <numerusform>%Ln part</numerusform>
            <numerusform>%Ln parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln unchanged</numerusform>
            <numerusform>%Ln unchanged</numerusform>
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
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>%Ln row(s) in</source>
        <translation>
            <numerusform>%Ln row in</numerusform>
            <numerusform>%Ln rows in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln left out</numerusform>
            <numerusform>%Ln left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) out</source>
        <translation>
            <numerusform>%Ln row out</numerusform>
            <numerusform>%Ln rows out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more remark(s)</source>
        <translation>
            <numerusform>%Ln more remark</numerusform>
            <numerusform>%Ln more remarks</numerusform>
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
    <name>UnexpectedDialog</name>
    <message numerus="yes">
        <source>The program came upon faults of its own, %n time(s).</source>
        <translation>
            <numerusform>The program came upon a fault of its own, %n time.</numerusform>
            <numerusform>The program came upon faults of its own, %n times.</numerusform>
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
