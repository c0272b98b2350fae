<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnswersForm</name>
    <message numerus="yes">
        <source>%n row(s) use the first one.</source>
        <translation>
            <numerusform>%n row uses the first one.</numerusform>
            <numerusform>%n rows use the first one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other value(s) in this column end in {zone}.</source>
        <translation>
            <numerusform>%n other value in this column ends in {zone}.</numerusform>
            <numerusform>%n other values in this column end in {zone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) must begin with the day</source>
        <translation>
            <numerusform>%n value must begin with the day</numerusform>
            <numerusform>%n values must begin with the day</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) must begin with the month</source>
        <translation>
            <numerusform>%n value must begin with the month</numerusform>
            <numerusform>%n values must begin with the month</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message numerus="yes">
        <source>All %n rows: {what}</source>
        <translation>
            <numerusform>%n row: {what}</numerusform>
            <numerusform>All %n rows: {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n rows: {what}</source>
        <translation>
            <numerusform>{count} of %n row: {what}</numerusform>
            <numerusform>{count} of %n rows: {what}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxPrompts</name>
    <message numerus="yes">
        <source>Discard the unsaved changes to %n file(s)?</source>
        <translation>
            <numerusform>Discard the unsaved changes to %n file?</numerusform>
            <numerusform>Discard the unsaved changes to %n files?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellCommands</name>
    <message numerus="yes">
        <source>%n row(s) are like this: too many places to select.</source>
        <translation>
            <numerusform>%n row is like this: too many places to select.</numerusform>
            <numerusform>%n rows are like this: too many places to select.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) selected.</source>
        <translation>
            <numerusform>%n row selected.</numerusform>
            <numerusform>%n rows selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) copied.</source>
        <translation>
            <numerusform>%n URL copied.</numerusform>
            <numerusform>%n URLs copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeCommands</name>
    <message numerus="yes">
        <source>{title}: %n row(s)</source>
        <translation>
            <numerusform>{title}: %n row</numerusform>
            <numerusform>{title}: %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) changed.</source>
        <translation>
            <numerusform>%n row changed.</numerusform>
            <numerusform>%n rows changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeDialog</name>
    <message numerus="yes">
        <source>The %n row(s) shown</source>
        <translation>
            <numerusform>The %n row shown</numerusform>
            <numerusform>The %n rows shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n row(s)</source>
        <translation>
            <numerusform>The %n row</numerusform>
            <numerusform>All %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n selected row(s)</source>
        <translation>
            <numerusform>The %n selected row</numerusform>
            <numerusform>The %n selected rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will change. You can undo this in one step.</source>
        <translation>
            <numerusform>%n row will change. You can undo this in one step.</numerusform>
            <numerusform>%n rows will change. You can undo this in one step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would break a rule; they come first.</source>
        <translation>
            <numerusform>%n of them would break a rule; it comes first.</numerusform>
            <numerusform>%n of them would break a rule; they come first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) stay: {reason}</source>
        <translation>
            <numerusform>%n value stays: {reason}</numerusform>
            <numerusform>%n values stay: {reason}</numerusform>
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
        <source>Clear %Ln Cho&amp;ice(s)</source>
        <translation>
            <numerusform>Clear %Ln Cho&amp;ice</numerusform>
            <numerusform>Clear %Ln Cho&amp;ices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln UR&amp;L(s) with different rows:</source>
        <translation>
            <numerusform>%Ln UR&amp;L with different rows:</numerusform>
            <numerusform>%Ln UR&amp;Ls with different rows:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are exact duplicates; no rows differ.</source>
        <translation>
            <numerusform>%Ln row is an exact duplicate; no rows differ.</numerusform>
            <numerusform>%Ln rows are exact duplicates; no rows differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentPage</name>
    <message numerus="yes">
        <source>%n extra byte(s) follow the compressed data. They are removed when you save the file.</source>
        <translation>
            <numerusform>%n extra byte follows the compressed data. It is removed when you save the file.</numerusform>
            <numerusform>%n extra bytes follow the compressed data. They are removed when you save the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message numerus="yes">
        <source>%n row(s) cut.</source>
        <translation>
            <numerusform>%n row cut.</numerusform>
            <numerusform>%n rows cut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n row(s)</source>
        <translation>
            <numerusform>Cut %n row</numerusform>
            <numerusform>Cut %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled.</source>
        <translation>
            <numerusform>%n cell filled.</numerusform>
            <numerusform>%n cells filled.</numerusform>
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
        <source>%n row(s) pasted.</source>
        <translation>
            <numerusform>%n row pasted.</numerusform>
            <numerusform>%n rows pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) did not fit and were left out.</source>
        <translation>
            <numerusform>%n column did not fit and was left out.</numerusform>
            <numerusform>%n columns did not fit and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) moved.</source>
        <translation>
            <numerusform>%n row moved.</numerusform>
            <numerusform>%n rows moved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cleared.</source>
        <translation>
            <numerusform>%n cell cleared.</numerusform>
            <numerusform>%n cells cleared.</numerusform>
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
        <source>%n row(s) duplicated.</source>
        <translation>
            <numerusform>%n row duplicated.</numerusform>
            <numerusform>%n rows duplicated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) deleted.</source>
        <translation>
            <numerusform>%n row deleted.</numerusform>
            <numerusform>%n rows deleted.</numerusform>
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
    <name>ExploreDock</name>
    <message numerus="yes">
        <source>%n rule(s) muted.</source>
        <translation>
            <numerusform>%n rule muted.</numerusform>
            <numerusform>%n rules muted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message numerus="yes">
        <source>%n row(s) exported to {name}</source>
        <translation>
            <numerusform>%n row exported to {name}</numerusform>
            <numerusform>%n rows exported to {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied as {format}</source>
        <translation>
            <numerusform>%n row copied as {format}</numerusform>
            <numerusform>%n rows copied as {format}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FillCommands</name>
    <message numerus="yes">
        <source>%n row(s) set.</source>
        <translation>
            <numerusform>%n row set.</numerusform>
            <numerusform>%n rows set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set lastmod of %n row(s)</source>
        <translation>
            <numerusform>Set lastmod of %n row</numerusform>
            <numerusform>Set lastmod of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled.</source>
        <translation>
            <numerusform>%n cell filled.</numerusform>
            <numerusform>%n cells filled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s)</source>
        <translation>
            <numerusform>Fill %n cell</numerusform>
            <numerusform>Fill %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message numerus="yes">
        <source>%n rule(s) muted</source>
        <translation>
            <numerusform>%n rule muted</numerusform>
            <numerusform>%n rules muted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
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
        <source>%n problem(s) saved to {name}</source>
        <translation>
            <numerusform>%n problem saved to {name}</numerusform>
            <numerusform>%n problems saved to {name}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FixDialog</name>
    <message numerus="yes">
        <source>%n row(s) will change. You can undo this in one step.</source>
        <translation>
            <numerusform>%n row will change. You can undo this in one step.</numerusform>
            <numerusform>%n rows will change. You can undo this in one step.</numerusform>
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
    <name>HistoryDock</name>
    <message numerus="yes">
        <source>Bring back %n step(s) set aside</source>
        <translation>
            <numerusform>Bring back %n step set aside</numerusform>
            <numerusform>Bring back %n steps set aside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IndexCommands</name>
    <message numerus="yes">
        <source>New index of %n sitemap(s). Save it in their folder.</source>
        <translation>
            <numerusform>New index of %n sitemap. Save it in the folder of the sitemap.</numerusform>
            <numerusform>New index of %n sitemaps. Save it in their folder.</numerusform>
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
        <source>Merge files: add %Ln row(s)</source>
        <translation>
            <numerusform>Merge files: add %Ln row</numerusform>
            <numerusform>Merge files: add %Ln rows</numerusform>
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
        <source>“{name}” was split into %Ln part(s)</source>
        <translation>
            <numerusform>“{name}” was split into %Ln part</numerusform>
            <numerusform>“{name}” was split into %Ln parts</numerusform>
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
        <source>%Ln part(s) unchanged.</source>
        <translation>
            <numerusform>%Ln part unchanged.</numerusform>
            <numerusform>%Ln parts unchanged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
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
    <name>PublishedBar</name>
    <message numerus="yes">
        <source>Guess; %n row(s) outside</source>
        <translation>
            <numerusform>Guess; %n row outside</numerusform>
            <numerusform>Guess; %n rows outside</numerusform>
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
    <name>RecipeCommands</name>
    <message numerus="yes">
        <source>%n step(s) failed.</source>
        <translation>
            <numerusform>%n step failed.</numerusform>
            <numerusform>%n steps failed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecipeDialog</name>
    <message numerus="yes">
        <source>%n change(s). You can undo this in one step.</source>
        <translation>
            <numerusform>%n change. You can undo this in one step.</numerusform>
            <numerusform>%n changes. You can undo this in one step.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message numerus="yes">
        <source>%Ln change(s) since the last save</source>
        <translation>
            <numerusform>%Ln change since the last save</numerusform>
            <numerusform>%Ln changes since the last save</numerusform>
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
        <source>%Ln problem(s) prevent {name} from opening as a table.</source>
        <translation>
            <numerusform>%Ln problem prevents {name} from opening as a table.</numerusform>
            <numerusform>%Ln problems prevent {name} from opening as a table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After repair, the file opens with %Ln row(s).</source>
        <translation>
            <numerusform>After repair, the file opens with %Ln row.</numerusform>
            <numerusform>After repair, the file opens with %Ln rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything can be repaired. The file then opens with %Ln row(s).</source>
        <translation>
            <numerusform>Everything can be repaired. The file then opens with %Ln row.</numerusform>
            <numerusform>Everything can be repaired. The file then opens with %Ln rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these repairs, the file opens with %Ln row(s).</source>
        <translation>
            <numerusform>With these repairs, the file opens with %Ln row.</numerusform>
            <numerusform>With these repairs, the file opens with %Ln rows.</numerusform>
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
        <source>%Ln URL(s) opened from “{name}”, a feed in the format {format}.</source>
        <translation>
            <numerusform>%Ln URL opened from “{name}”, a feed in the format {format}.</numerusform>
            <numerusform>%Ln URLs opened from “{name}”, a feed in the format {format}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(ies) without a URL left out.</source>
        <translation>
            <numerusform>%Ln entry without a URL left out.</numerusform>
            <numerusform>%Ln entries without a URL left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln repair(s) made. The file on disk does not change until you save.</source>
        <translation>
            <numerusform>%Ln repair made. The file on disk does not change until you save.</numerusform>
            <numerusform>%Ln repairs made. The file on disk does not change until you save.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplaceBox</name>
    <message numerus="yes">
        <source>%Ln file(s) in this folder will be replaced if you allow it: {names}.</source>
        <translation>
            <numerusform>%Ln file in this folder will be replaced if you allow it: {names}.</numerusform>
            <numerusform>%Ln files in this folder will be replaced if you allow it: {names}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Restoring</name>
    <message numerus="yes">
        <source>%n file(s) from the last session no longer exist: {names}</source>
        <translation>
            <numerusform>%n file from the last session no longer exists: {names}</numerusform>
            <numerusform>%n files from the last session no longer exist: {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowPart</name>
    <message numerus="yes">
        <source>and %n more problem(s)</source>
        <translation>
            <numerusform>and %n more problem</numerusform>
            <numerusform>and %n more problems</numerusform>
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
        <source>%Ln row(s) of the other version left out</source>
        <translation>
            <numerusform>%Ln row of the other version left out</numerusform>
            <numerusform>%Ln rows of the other version left out</numerusform>
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
        <source>%n rule(s) muted</source>
        <translation>
            <numerusform>%n rule muted</numerusform>
            <numerusform>%n rules muted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) shown</source>
        <translation>
            <numerusform>%n row shown</numerusform>
            <numerusform>%n rows shown</numerusform>
        </translation>
    </message>
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
        <source>%Ln more note(s)</source>
        <translation>
            <numerusform>%Ln more note</numerusform>
            <numerusform>%Ln more notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message numerus="yes">
        <source>The file can be opened now: %Ln row(s).</source>
        <translation>
            <numerusform>The file can be opened now: %Ln row.</numerusform>
            <numerusform>The file can be opened now: %Ln rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnexpectedDialog</name>
    <message numerus="yes">
        <source>%n internal error(s) occurred.</source>
        <translation>
            <numerusform>%n internal error occurred.</numerusform>
            <numerusform>%n internal errors occurred.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_FileBoxes</name>
    <message numerus="yes">
        <source>Open %n file(s)?</source>
        <translation>
            <numerusform>Open %n file?</numerusform>
            <numerusform>Open %n files?</numerusform>
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
