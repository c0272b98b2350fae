<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AddressDialog</name>
    <message numerus="yes">
        <source>%Ln sitemap(s) found. Choose which to open.</source>
        <translation>
            <numerusform>%Ln sitemap found. Choose which to open.</numerusform>
            <numerusform>%Ln sitemaps found. Choose which to open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswersForm</name>
    <message numerus="yes">
        <source>%n row(s) use the first one.</source>
        <translation>
            <numerusform>%Ln row uses the first one.</numerusform>
            <numerusform>%Ln rows use the first one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other value(s) in this column end in {zone}.</source>
        <translation>
            <numerusform>%Ln other value in this column ends in {zone}.</numerusform>
            <numerusform>%Ln other values in this column end in {zone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) must begin with the day</source>
        <translation>
            <numerusform>%Ln value must begin with the day</numerusform>
            <numerusform>%Ln values must begin with the day</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) must begin with the month</source>
        <translation>
            <numerusform>%Ln value must begin with the month</numerusform>
            <numerusform>%Ln values must begin with the month</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message numerus="yes">
        <source>All %n rows: {what}</source>
        <translation>
            <numerusform>%Ln row: {what}</numerusform>
            <numerusform>All %Ln rows: {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n rows: {what}</source>
        <translation>
            <numerusform>{count} of %Ln row: {what}</numerusform>
            <numerusform>{count} of %Ln rows: {what}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BarWords</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlockPart</name>
    <message numerus="yes">
        <source>Counts as news for %n more day(s).</source>
        <translation>
            <numerusform>Counts as news for %Ln more day.</numerusform>
            <numerusform>Counts as news for %Ln more days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counts as news for %n more hour(s).</source>
        <translation>
            <numerusform>Counts as news for %Ln more hour.</numerusform>
            <numerusform>Counts as news for %Ln more hours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrowserCalls</name>
    <message numerus="yes">
        <source>%n URL(s) opened in the browser.</source>
        <translation>
            <numerusform>%Ln URL opened in the browser.</numerusform>
            <numerusform>%Ln URLs opened in the browser.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellCommands</name>
    <message numerus="yes">
        <source>%n row(s) are like this, in too many places to select. To get them all, choose “Filter Like This Value”, then select all.</source>
        <translation>
            <numerusform>%Ln row is like this, in too many places to select. To get them all, choose “Filter Like This Value”, then select all.</numerusform>
            <numerusform>%Ln rows are like this, in too many places to select. To get them all, choose “Filter Like This Value”, then select all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) selected.</source>
        <translation>
            <numerusform>%Ln row selected.</numerusform>
            <numerusform>%Ln rows selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) copied.</source>
        <translation>
            <numerusform>%Ln URL copied.</numerusform>
            <numerusform>%Ln URLs copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeCommands</name>
    <message numerus="yes">
        <source>Remove %n duplicate(s)</source>
        <translation>
            <numerusform>Remove %Ln duplicate</numerusform>
            <numerusform>Remove %Ln duplicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) removed.</source>
        <translation>
            <numerusform>%Ln duplicate removed.</numerusform>
            <numerusform>%Ln duplicates removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title}: %n row(s)</source>
        <translation>
            <numerusform>{title}: %Ln row</numerusform>
            <numerusform>{title}: %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) changed.</source>
        <translation>
            <numerusform>%Ln row changed.</numerusform>
            <numerusform>%Ln rows changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) removed.</source>
        <translation>
            <numerusform>%Ln row removed.</numerusform>
            <numerusform>%Ln rows removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) moved.</source>
        <translation>
            <numerusform>%Ln row moved.</numerusform>
            <numerusform>%Ln rows moved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeDialog</name>
    <message numerus="yes">
        <source>All %n row(s)</source>
        <translation>
            <numerusform>The %Ln row</numerusform>
            <numerusform>All %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n selected row(s)</source>
        <translation>
            <numerusform>The %Ln selected row</numerusform>
            <numerusform>The %Ln selected rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will change. You can undo this in one step.</source>
        <translation>
            <numerusform>%Ln row will change. You can undo this in one step.</numerusform>
            <numerusform>%Ln rows will change. You can undo this in one step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would break a rule; they come first.</source>
        <translation>
            <numerusform>%Ln of them would break a rule; it comes first.</numerusform>
            <numerusform>%Ln of them would break a rule; they come first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will move, all or none. You can undo this in one step.</source>
        <translation>
            <numerusform>%Ln row will move. You can undo this in one step.</numerusform>
            <numerusform>%Ln rows will move, all or none. You can undo this in one step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will be removed. You can undo this in one step.</source>
        <translation>
            <numerusform>%Ln row will be removed. You can undo this in one step.</numerusform>
            <numerusform>%Ln rows will be removed. You can undo this in one step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) stay: {reason}</source>
        <translation>
            <numerusform>%Ln value stays: {reason}</numerusform>
            <numerusform>%Ln values stay: {reason}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChecklistDialog</name>
    <message numerus="yes">
        <source>%n point(s) to fix.</source>
        <translation>
            <numerusform>%Ln point to fix.</numerusform>
            <numerusform>%Ln points to fix.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChildColumns</name>
    <message numerus="yes">
        <source>%n byte(s), uncompressed</source>
        <translation>
            <numerusform>%Ln byte, uncompressed</numerusform>
            <numerusform>%Ln bytes, uncompressed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln hint</numerusform>
            <numerusform>%Ln hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChildOpening</name>
    <message numerus="yes">
        <source>%n sitemap(s) of {name} are not in its folder.</source>
        <translation>
            <numerusform>%Ln sitemap of {name} is not in its folder.</numerusform>
            <numerusform>%Ln sitemaps of {name} are not in its folder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemap(s) that the index lists are not in its folder.</source>
        <translation>
            <numerusform>%Ln sitemap that the index lists is not in its folder.</numerusform>
            <numerusform>%Ln sitemaps that the index lists are not in its folder.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message numerus="yes">
        <source>I&amp;gnore: %n thing(s)</source>
        <translation>
            <numerusform>I&amp;gnore: %Ln thing</numerusform>
            <numerusform>I&amp;gnore: %Ln things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClipboardCommands</name>
    <message numerus="yes">
        <source>%n row(s) cut.</source>
        <translation>
            <numerusform>%Ln row cut.</numerusform>
            <numerusform>%Ln rows cut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n row(s)</source>
        <translation>
            <numerusform>Cut %Ln row</numerusform>
            <numerusform>Cut %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled.</source>
        <translation>
            <numerusform>%Ln cell filled.</numerusform>
            <numerusform>%Ln cells filled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n row(s)</source>
        <translation>
            <numerusform>Paste %Ln row</numerusform>
            <numerusform>Paste %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) did not fit and were left out.</source>
        <translation>
            <numerusform>%Ln column did not fit and was left out.</numerusform>
            <numerusform>%Ln columns did not fit and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) pasted.</source>
        <translation>
            <numerusform>%Ln row pasted.</numerusform>
            <numerusform>%Ln rows pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cleared.</source>
        <translation>
            <numerusform>%Ln cell cleared.</numerusform>
            <numerusform>%Ln cells cleared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareCommands</name>
    <message numerus="yes">
        <source>Copy %n row(s) across</source>
        <translation>
            <numerusform>Copy %Ln row across</numerusform>
            <numerusform>Copy %Ln rows across</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied across.</source>
        <translation>
            <numerusform>%Ln row copied across.</numerusform>
            <numerusform>%Ln rows copied across.</numerusform>
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
    <name>ContentCommands</name>
    <message numerus="yes">
        <source>%n language link(s) copied. Put them into the head of the page.</source>
        <translation>
            <numerusform>%Ln language link copied. Put it into the head of the page.</numerusform>
            <numerusform>%Ln language links copied. Put them into the head of the page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContentEdits</name>
    <message numerus="yes">
        <source>%n row(s) do not contain “{text}”.</source>
        <translation>
            <numerusform>%Ln row does not contain “{text}”.</numerusform>
            <numerusform>%Ln rows do not contain “{text}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) changed.</source>
        <translation>
            <numerusform>%Ln row changed.</numerusform>
            <numerusform>%Ln rows changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n row(s)</source>
        <translation>
            <numerusform>{what} in %Ln row</numerusform>
            <numerusform>{what} in %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContentsPart</name>
    <message numerus="yes">
        <source>Common to %n row(s)</source>
        <translation>
            <numerusform>Of %Ln row</numerusform>
            <numerusform>Common to all %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DateHistogram</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DatesCommands</name>
    <message numerus="yes">
        <source>%n stamped date(s) cleared.</source>
        <translation>
            <numerusform>%Ln stamped date cleared.</numerusform>
            <numerusform>%Ln stamped dates cleared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n date(s) set by evidence.</source>
        <translation>
            <numerusform>%Ln date set by evidence.</numerusform>
            <numerusform>%Ln dates set by evidence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n date(s) by evidence</source>
        <translation>
            <numerusform>Set %Ln date by evidence</numerusform>
            <numerusform>Set %Ln dates by evidence</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DatesDialog</name>
    <message numerus="yes">
        <source>O&amp;nly the %n selected row(s)</source>
        <translation>
            <numerusform>O&amp;nly the %Ln selected row</numerusform>
            <numerusform>O&amp;nly the %Ln selected rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stop (%Ln page(s) asked)</source>
        <translation>
            <numerusform>Stop (%Ln page asked)</numerusform>
            <numerusform>Stop (%Ln pages asked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask %Ln &amp;Live Page(s)</source>
        <translation>
            <numerusform>Ask %Ln &amp;Live Page</numerusform>
            <numerusform>Ask %Ln &amp;Live Pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln page(s) at once: filter or select rows</source>
        <translation>
            <numerusform>At most %Ln page at once: filter or select rows</numerusform>
            <numerusform>At most %Ln pages at once: filter or select rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln date(s) will change.</source>
        <translation>
            <numerusform>%Ln date will change.</numerusform>
            <numerusform>%Ln dates will change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them will be cleared.</source>
        <translation>
            <numerusform>%Ln of them will be cleared.</numerusform>
            <numerusform>%Ln of them will be cleared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agree(s) with the evidence.</source>
        <translation>
            <numerusform>%Ln agrees with the evidence.</numerusform>
            <numerusform>%Ln agree with the evidence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found for %Ln row(s).</source>
        <translation>
            <numerusform>Nothing was found for %Ln row.</numerusform>
            <numerusform>Nothing was found for %Ln rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DatingReview</name>
    <message numerus="yes">
        <source>%Ln page(s) gave no date: {why}. The first: {url}</source>
        <translation>
            <numerusform>%Ln page gave no date: {why}. The first: {url}</numerusform>
            <numerusform>%Ln pages gave no date: {why}. The first: {url}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentPage</name>
    <message numerus="yes">
        <source>%n extra byte(s) follow the compressed data. They are removed when you save the file.</source>
        <translation>
            <numerusform>%Ln extra byte follows the compressed data. It is removed when you save the file.</numerusform>
            <numerusform>%Ln extra bytes follow the compressed data. They are removed when you save the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DownloadDialog</name>
    <message numerus="yes">
        <source>%Ln missing file(s) will be put beside the index.</source>
        <translation>
            <numerusform>%Ln missing file will be put beside the index.</numerusform>
            <numerusform>%Ln missing files will be put beside the index.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved.</source>
        <translation>
            <numerusform>%Ln file saved.</numerusform>
            <numerusform>%Ln files saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) existed already.</source>
        <translation>
            <numerusform>%Ln file existed already.</numerusform>
            <numerusform>%Ln files existed already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be saved.</source>
        <translation>
            <numerusform>%Ln file could not be saved.</numerusform>
            <numerusform>%Ln files could not be saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DownloadReview</name>
    <message numerus="yes">
        <source>Saved, %Ln row(s), {size}</source>
        <translation>
            <numerusform>Saved, %Ln row, {size}</numerusform>
            <numerusform>Saved, %Ln rows, {size}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuplicatesDialog</name>
    <message numerus="yes">
        <source>Only among the %n selected row(s)</source>
        <translation>
            <numerusform>Only among the %Ln selected row</numerusform>
            <numerusform>Only among the %Ln selected rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {groups} will be removed.</source>
        <translation>
            <numerusform>%Ln row of {groups} will be removed.</numerusform>
            <numerusform>%Ln rows of {groups} will be removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%Ln group</numerusform>
            <numerusform>%Ln groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) will be copied to rows that stay.</source>
        <translation>
            <numerusform>%Ln element will be copied to rows that stay.</numerusform>
            <numerusform>%Ln elements will be copied to rows that stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DurationWords</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarlierDialog</name>
    <message numerus="yes">
        <source>%Ln earlier version(s).</source>
        <translation>
            <numerusform>%Ln earlier version.</numerusform>
            <numerusform>%Ln earlier versions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditsBeside</name>
    <message numerus="yes">
        <source>%n row(s) edited in the meantime stay as they are.</source>
        <translation>
            <numerusform>%Ln row edited in the meantime stays as it is.</numerusform>
            <numerusform>%Ln rows edited in the meantime stay as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExploreDock</name>
    <message numerus="yes">
        <source>%n rule(s) muted.</source>
        <translation>
            <numerusform>%Ln rule muted.</numerusform>
            <numerusform>%Ln rules muted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message numerus="yes">
        <source>%n row(s) exported to {name}</source>
        <translation>
            <numerusform>%Ln row exported to {name}</numerusform>
            <numerusform>%Ln rows exported to {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied as {format}</source>
        <translation>
            <numerusform>%Ln row copied as {format}</numerusform>
            <numerusform>%Ln rows copied as {format}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FacetModel</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCountWords</name>
    <message numerus="yes">
        <source>{count} rows in %Ln file(s)</source>
        <translation>
            <numerusform>{count} rows in %Ln file</numerusform>
            <numerusform>{count} rows in %Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileLimits</name>
    <message numerus="yes">
        <source>%Ln more file(s) are too full, too.</source>
        <translation>
            <numerusform>%Ln more file is too full, too.</numerusform>
            <numerusform>%Ln more files are too full, too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FillCommands</name>
    <message numerus="yes">
        <source>%n row(s) set.</source>
        <translation>
            <numerusform>%Ln row set.</numerusform>
            <numerusform>%Ln rows set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set lastmod of %n row(s)</source>
        <translation>
            <numerusform>Set lastmod of %Ln row</numerusform>
            <numerusform>Set lastmod of %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled.</source>
        <translation>
            <numerusform>%Ln cell filled.</numerusform>
            <numerusform>%Ln cells filled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s)</source>
        <translation>
            <numerusform>Fill %Ln cell</numerusform>
            <numerusform>Fill %Ln cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message numerus="yes">
        <source>%n rule(s) muted</source>
        <translation>
            <numerusform>%Ln rule muted</numerusform>
            <numerusform>%Ln rules muted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more term(s) cannot be understood.</source>
        <translation>
            <numerusform>%Ln more term cannot be understood.</numerusform>
            <numerusform>%Ln more terms cannot be understood.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FixCommands</name>
    <message numerus="yes">
        <source>Fix everything safe in %n row(s)</source>
        <translation>
            <numerusform>Fix everything safe in %Ln row</numerusform>
            <numerusform>Fix everything safe in %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n row(s): {title}</source>
        <translation>
            <numerusform>Fix %Ln row: {title}</numerusform>
            <numerusform>Fix %Ln rows: {title}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) copied</source>
        <translation>
            <numerusform>%Ln problem copied</numerusform>
            <numerusform>%Ln problems copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) saved to {name}</source>
        <translation>
            <numerusform>%Ln problem saved to {name}</numerusform>
            <numerusform>%Ln problems saved to {name}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FixDialog</name>
    <message numerus="yes">
        <source>%n row(s) will change. You can undo this in one step.</source>
        <translation>
            <numerusform>%Ln row will change. You can undo this in one step.</numerusform>
            <numerusform>%Ln rows will change. You can undo this in one step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will be removed. You can undo this in one step.</source>
        <translation>
            <numerusform>%Ln row will be removed. You can undo this in one step.</numerusform>
            <numerusform>%Ln rows will be removed. You can undo this in one step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will change.</source>
        <translation>
            <numerusform>%Ln row will change.</numerusform>
            <numerusform>%Ln rows will change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupWords</name>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln group</numerusform>
            <numerusform>%Ln groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HiddenProblems</name>
    <message numerus="yes">
        <source>%n problem(s), found by the XSD schema only.</source>
        <translation>
            <numerusform>%Ln problem, found by the XSD schema only.</numerusform>
            <numerusform>%Ln problems, found by the XSD schema only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n problem(s).</source>
        <translation>
            <numerusform>The filter hides %Ln problem.</numerusform>
            <numerusform>The filter hides all %Ln problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message numerus="yes">
        <source>{key} sets all %Ln selected cell(s).</source>
        <translation>
            <numerusform>{key} sets the %Ln selected cell.</numerusform>
            <numerusform>{key} sets all %Ln selected cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message numerus="yes">
        <source>Bring back %n step(s) set aside</source>
        <translation>
            <numerusform>Bring back %Ln step set aside</numerusform>
            <numerusform>Bring back %Ln steps set aside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportCommands</name>
    <message numerus="yes">
        <source>Import %n row(s)</source>
        <translation>
            <numerusform>Import %Ln row</numerusform>
            <numerusform>Import %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) added.</source>
        <translation>
            <numerusform>%Ln row added.</numerusform>
            <numerusform>%Ln rows added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) updated.</source>
        <translation>
            <numerusform>%Ln row updated.</numerusform>
            <numerusform>%Ln rows updated.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message numerus="yes">
        <source>{name} ({format}, {encoding}): %n line(s)</source>
        <translation>
            <numerusform>{name} ({format}, {encoding}): %Ln line</numerusform>
            <numerusform>{name} ({format}, {encoding}): %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) stay: {reason}</source>
        <translation>
            <numerusform>%Ln value stays: {reason}</numerusform>
            <numerusform>%Ln values stay: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) that the filter hides stay as they are.</source>
        <translation>
            <numerusform>%Ln row that the filter hides stays as it is.</numerusform>
            <numerusform>%Ln rows that the filter hides stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) also have images, videos, links or other elements. They are not imported; Merge Files takes them along.</source>
        <translation>
            <numerusform>%Ln row also has images, videos, links or other elements. They are not imported; Merge Files takes them along.</numerusform>
            <numerusform>%Ln rows also have images, videos, links or other elements. They are not imported; Merge Files takes them along.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would break a rule; they come first.</source>
        <translation>
            <numerusform>%Ln of them would break a rule; it comes first.</numerusform>
            <numerusform>%Ln of them would break a rule; they come first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n date(s) are converted: “{before}” to “{after}”.</source>
        <translation>
            <numerusform>%Ln date is converted: “{before}” to “{after}”.</numerusform>
            <numerusform>%Ln dates are converted: “{before}” to “{after}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n date(s) are left out.</source>
        <translation>
            <numerusform>%Ln date is left out.</numerusform>
            <numerusform>%Ln dates are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have no URL.</source>
        <translation>
            <numerusform>%Ln line has no URL.</numerusform>
            <numerusform>%Ln lines have no URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) are relative: give a base URL.</source>
        <translation>
            <numerusform>%Ln URL is relative: give a base URL.</numerusform>
            <numerusform>%Ln URLs are relative: give a base URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) are no pages.</source>
        <translation>
            <numerusform>%Ln URL is not a page.</numerusform>
            <numerusform>%Ln URLs are not pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) hold a character that XML cannot hold.</source>
        <translation>
            <numerusform>%Ln line holds a character that XML cannot hold.</numerusform>
            <numerusform>%Ln lines hold a character that XML cannot hold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IndexCommands</name>
    <message numerus="yes">
        <source>New index of %n sitemap(s). Save it in their folder.</source>
        <translation>
            <numerusform>New index of %Ln sitemap. Save it in the folder of the sitemap.</numerusform>
            <numerusform>New index of %Ln sitemaps. Save it in their folder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n sitemap(s)</source>
        <translation>
            <numerusform>Add %Ln sitemap</numerusform>
            <numerusform>Add %Ln sitemaps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IndexDialog</name>
    <message numerus="yes">
        <source>%n row(s) for the index</source>
        <translation>
            <numerusform>%Ln row for the index</numerusform>
            <numerusform>%Ln rows for the index</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IndexNowDialog</name>
    <message numerus="yes">
        <source>%n URL(s) were sent without an answer; nobody knows whether they arrived.</source>
        <translation>
            <numerusform>%Ln URL was sent without an answer; nobody knows whether it arrived.</numerusform>
            <numerusform>%Ln URLs were sent without an answer; nobody knows whether they arrived.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinedOnDisk</name>
    <message numerus="yes">
        <source>%Ln file(s), “{name}” first, were changed or removed by another program.</source>
        <translation>
            <numerusform>%Ln file, “{name}”, was changed or removed by another program.</numerusform>
            <numerusform>%Ln files, “{name}” first, were changed or removed by another program.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinedOpening</name>
    <message numerus="yes">
        <source>The %Ln file(s) of this index are {size} together, more than one table holds. This list has the rows and problems of each; open files from here.</source>
        <translation>
            <numerusform>The %Ln file of this index is {size}, more than one table holds. This list has the rows and problems of each; open files from here.</numerusform>
            <numerusform>The %Ln files of this index are {size} together, more than one table holds. This list has the rows and problems of each; open files from here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln of {count} files are shown while the others are read. You can edit and save once all are there.</source>
        <translation>
            <numerusform>%Ln of {count} files is shown while the others are read. You can edit and save once all are there.</numerusform>
            <numerusform>The first %Ln of {count} files are shown while the others are read. You can edit and save once all are there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) opened as one table.</source>
        <translation>
            <numerusform>%Ln file opened as one table.</numerusform>
            <numerusform>%Ln files opened as one table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of the index are not in this table.</source>
        <translation>
            <numerusform>%Ln file of the index is not in this table.</numerusform>
            <numerusform>%Ln files of the index are not in this table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinedSaving</name>
    <message numerus="yes">
        <source>%Ln file(s) saved, and their lastmod in the index.</source>
        <translation>
            <numerusform>%Ln file saved, and its lastmod in the index.</numerusform>
            <numerusform>%Ln files saved, and their lastmod in the index.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved.</source>
        <translation>
            <numerusform>%Ln file saved.</numerusform>
            <numerusform>%Ln files saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) removed.</source>
        <translation>
            <numerusform>%Ln file removed.</numerusform>
            <numerusform>%Ln files removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanguageCommands</name>
    <message numerus="yes">
        <source>Language links written into %n row(s).</source>
        <translation>
            <numerusform>Language links written into %Ln row.</numerusform>
            <numerusform>Language links written into %Ln rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Language links removed from %n row(s).</source>
        <translation>
            <numerusform>Language links removed from %Ln row.</numerusform>
            <numerusform>Language links removed from %Ln rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanguagePlanDialog</name>
    <message numerus="yes">
        <source>%Ln row(s) will change. You can undo this in one step.</source>
        <translation>
            <numerusform>%Ln row will change. You can undo this in one step.</numerusform>
            <numerusform>%Ln rows will change. You can undo this in one step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s) will be written.</source>
        <translation>
            <numerusform>%Ln link will be written.</numerusform>
            <numerusform>%Ln links will be written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them replace a link to another URL.</source>
        <translation>
            <numerusform>%Ln of them replaces a link to another URL.</numerusform>
            <numerusform>%Ln of them replace a link to another URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the new URLs have no row in this file.</source>
        <translation>
            <numerusform>%Ln of the new URLs has no row in this file.</numerusform>
            <numerusform>%Ln of the new URLs have no row in this file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these URLs are spelt otherwise in the file and stay so.</source>
        <translation>
            <numerusform>%Ln of these URLs is spelt otherwise in the file and stays so.</numerusform>
            <numerusform>%Ln of these URLs are spelt otherwise in the file and stay so.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LiveBar</name>
    <message numerus="yes">
        <source>Live check: %n URL(s) checked.</source>
        <translation>
            <numerusform>Live check: %Ln URL checked.</numerusform>
            <numerusform>Live check: %Ln URLs checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) on this computer or its network were not asked. To ask them too, check again and tick “Allow addresses of this computer and its network”.</source>
        <translation>
            <numerusform>%Ln URL on this computer or its network was not asked. To ask it too, check again and tick “Allow addresses of this computer and its network”.</numerusform>
            <numerusform>%Ln URLs on this computer or its network were not asked. To ask them too, check again and tick “Allow addresses of this computer and its network”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LiveCompareDialog</name>
    <message numerus="yes">
        <source>%Ln row(s) changed</source>
        <translation>
            <numerusform>%Ln row changed</numerusform>
            <numerusform>%Ln rows changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) added here</source>
        <translation>
            <numerusform>%Ln row added here</numerusform>
            <numerusform>%Ln rows added here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) removed here</source>
        <translation>
            <numerusform>%Ln row removed here</numerusform>
            <numerusform>%Ln rows removed here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message numerus="yes">
        <source>&amp;Shown rows (%n)</source>
        <translation>
            <numerusform>&amp;Shown row (%Ln)</numerusform>
            <numerusform>&amp;Shown rows (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Se&amp;lected rows (%n)</source>
        <translation>
            <numerusform>Se&amp;lected row (%Ln)</numerusform>
            <numerusform>Se&amp;lected rows (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) will be asked for</source>
        <translation>
            <numerusform>%Ln URL will be asked for</numerusform>
            <numerusform>%Ln URLs will be asked for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more host(s)</source>
        <translation>
            <numerusform>%Ln more host</numerusform>
            <numerusform>%Ln more hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) are known from the check that was cut off.</source>
        <translation>
            <numerusform>%Ln URL is known from the check that was cut off.</numerusform>
            <numerusform>%Ln URLs are known from the check that was cut off.</numerusform>
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
    <name>MergeReview</name>
    <message numerus="yes">
        <source>%Ln file(s) in the list cannot be merged. See the reasons there, and remove them.</source>
        <translation>
            <numerusform>%Ln file in the list cannot be merged. See the reason there, and remove it.</numerusform>
            <numerusform>%Ln files in the list cannot be merged. See the reasons there, and remove them.</numerusform>
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
    <name>OthersPart</name>
    <message numerus="yes">
        <source>Show all %n element(s)</source>
        <translation>
            <numerusform>Show %Ln element</numerusform>
            <numerusform>Show all %Ln elements</numerusform>
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
    <name>OverviewContent</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
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
            <numerusform>Guess; %Ln row outside</numerusform>
            <numerusform>Guess; %Ln rows outside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) outside</source>
        <translation>
            <numerusform>%Ln row outside</numerusform>
            <numerusform>%Ln rows outside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message numerus="yes">
        <source>What you typed in Details for %n row(s) was not applied.</source>
        <translation>
            <numerusform>What you typed in Details for %Ln row was not applied.</numerusform>
            <numerusform>What you typed in Details for %Ln rows was not applied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n file(s)?</source>
        <translation>
            <numerusform>Open %Ln file?</numerusform>
            <numerusform>Open %Ln files?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the unsaved changes to %n file(s)?</source>
        <translation>
            <numerusform>Discard the unsaved changes to %Ln file?</numerusform>
            <numerusform>Discard the unsaved changes to %Ln files?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecipeCommands</name>
    <message numerus="yes">
        <source>%n step(s) failed.</source>
        <translation>
            <numerusform>%Ln step failed.</numerusform>
            <numerusform>%Ln steps failed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecipeDialog</name>
    <message numerus="yes">
        <source>%n change(s). You can undo this in one step.</source>
        <translation>
            <numerusform>%Ln change. You can undo this in one step.</numerusform>
            <numerusform>%Ln changes. You can undo this in one step.</numerusform>
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
    <name>RepairPage</name>
    <message numerus="yes">
        <source>%Ln repair(s) were made when this file was opened</source>
        <translation>
            <numerusform>%Ln repair was made when this file was opened</numerusform>
            <numerusform>%Ln repairs were made when this file was opened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not a table yet: %Ln problem(s) to repair</source>
        <translation>
            <numerusform>Not a table yet: %Ln problem to repair</numerusform>
            <numerusform>Not a table yet: %Ln problems to repair</numerusform>
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
    <name>ReportCommands</name>
    <message numerus="yes">
        <source>%Ln page(s) sent to the printer.</source>
        <translation>
            <numerusform>%Ln page sent to the printer.</numerusform>
            <numerusform>%Ln pages sent to the printer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Restoring</name>
    <message numerus="yes">
        <source>%n file(s) from the last session no longer exist: {names}</source>
        <translation>
            <numerusform>%Ln file from the last session no longer exists: {names}</numerusform>
            <numerusform>%Ln files from the last session no longer exist: {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowCommands</name>
    <message numerus="yes">
        <source>Duplicate %n row(s)</source>
        <translation>
            <numerusform>Duplicate %Ln row</numerusform>
            <numerusform>Duplicate %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) duplicated.</source>
        <translation>
            <numerusform>%Ln row duplicated.</numerusform>
            <numerusform>%Ln rows duplicated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) deleted.</source>
        <translation>
            <numerusform>%Ln row deleted.</numerusform>
            <numerusform>%Ln rows deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n row(s)</source>
        <translation>
            <numerusform>Delete %Ln row</numerusform>
            <numerusform>Delete %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n row(s)</source>
        <translation>
            <numerusform>Move %Ln row</numerusform>
            <numerusform>Move %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) moved.</source>
        <translation>
            <numerusform>%Ln row moved.</numerusform>
            <numerusform>%Ln rows moved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowPart</name>
    <message numerus="yes">
        <source>and %n more problem(s)</source>
        <translation>
            <numerusform>and %Ln more problem</numerusform>
            <numerusform>and %Ln more problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScopeDialog</name>
    <message numerus="yes">
        <source>From {url}, %n row(s) would be outside.</source>
        <translation>
            <numerusform>From {url}, %Ln row would be outside.</numerusform>
            <numerusform>From {url}, %Ln rows would be outside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {count} cannot be listed from there.</source>
        <translation>
            <numerusform>%Ln row of {count} cannot be listed from there.</numerusform>
            <numerusform>%Ln rows of {count} cannot be listed from there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message numerus="yes">
        <source>%n shortcut(s) imported.</source>
        <translation>
            <numerusform>%Ln shortcut imported.</numerusform>
            <numerusform>%Ln shortcuts imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shortcut(s) cannot be used here.</source>
        <translation>
            <numerusform>%Ln shortcut cannot be used here.</numerusform>
            <numerusform>%Ln shortcuts cannot be used here.</numerusform>
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
    <name>SiteLanguageCommands</name>
    <message numerus="yes">
        <source>Language links written into %n row(s) of {name}. Save or undo it in its tab.</source>
        <translation>
            <numerusform>Language links written into %Ln row of {name}. Save or undo it in its tab.</numerusform>
            <numerusform>Language links written into %Ln rows of {name}. Save or undo it in its tab.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SitePage</name>
    <message numerus="yes">
        <source>{name}: %Ln page(s) lack links…</source>
        <translation>
            <numerusform>{name}: %Ln page lacks links…</numerusform>
            <numerusform>{name}: %Ln pages lack links…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemap(s) of the index were not read.</source>
        <translation>
            <numerusform>%Ln sitemap of the index was not read.</numerusform>
            <numerusform>%Ln sitemaps of the index were not read.</numerusform>
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
            <numerusform>%Ln rule muted</numerusform>
            <numerusform>%Ln rules muted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) shown</source>
        <translation>
            <numerusform>%Ln row shown</numerusform>
            <numerusform>%Ln rows shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in their files</source>
        <translation>
            <numerusform>%Ln row in their files</numerusform>
            <numerusform>%Ln rows in their files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepPlurals</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
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
    <name>TableFiles</name>
    <message numerus="yes">
        <source>%Ln row(s) moved to {name}.</source>
        <translation>
            <numerusform>%Ln row moved to {name}.</numerusform>
            <numerusform>%Ln rows moved to {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and its %Ln row(s) are removed. The file is deleted when you save.</source>
        <translation>
            <numerusform>“{name}” and its %Ln row is removed. The file is deleted when you save.</numerusform>
            <numerusform>“{name}” and its %Ln rows are removed. The file is deleted when you save.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) moved to “{into}”. “{name}” is deleted when you save.</source>
        <translation>
            <numerusform>%Ln row moved to “{into}”. “{name}” is deleted when you save.</numerusform>
            <numerusform>%Ln rows moved to “{into}”. “{name}” is deleted when you save.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is split into %Ln file(s) once you save.</source>
        <translation>
            <numerusform>“{name}” is split into %Ln file once you save.</numerusform>
            <numerusform>“{name}” is split into %Ln files once you save.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message numerus="yes">
        <source>The file as text: %Ln problem(s), the first in line {line}</source>
        <translation>
            <numerusform>The file as text: %Ln problem, in line {line}</numerusform>
            <numerusform>The file as text: %Ln problems, the first in line {line}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file can be opened now: %Ln row(s).</source>
        <translation>
            <numerusform>The file can be opened now: %Ln row.</numerusform>
            <numerusform>The file can be opened now: %Ln rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThreeWayDialog</name>
    <message numerus="yes">
        <source>&amp;2 Ours: leaves out %Ln row(s)</source>
        <translation>
            <numerusform>&amp;2 Ours: leaves out %Ln row</numerusform>
            <numerusform>&amp;2 Ours: leaves out %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;3 Theirs: leaves out %Ln row(s)</source>
        <translation>
            <numerusform>&amp;3 Theirs: leaves out %Ln row</numerusform>
            <numerusform>&amp;3 Theirs: leaves out %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) cannot be as in base: choose ours or theirs.</source>
        <translation>
            <numerusform>%Ln line cannot be as in base: choose ours or theirs.</numerusform>
            <numerusform>%Ln lines cannot be as in base: choose ours or theirs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s) are not decided.</source>
        <translation>
            <numerusform>%Ln conflict is not decided.</numerusform>
            <numerusform>%Ln conflicts are not decided.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{name}” holds %Ln undecided conflict(s) of an earlier merge.</source>
        <translation>
            <numerusform>“{name}” holds %Ln undecided conflict of an earlier merge.</numerusform>
            <numerusform>“{name}” holds %Ln undecided conflicts of an earlier merge.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreemapChart</name>
    <message numerus="yes">
        <source>%n smaller folder(s)</source>
        <translation>
            <numerusform>%Ln smaller folder</numerusform>
            <numerusform>%Ln smaller folders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with problems</source>
        <translation>
            <numerusform>%Ln row with problems</numerusform>
            <numerusform>%Ln rows with problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnexpectedDialog</name>
    <message numerus="yes">
        <source>%n internal error(s) occurred.</source>
        <translation>
            <numerusform>%Ln internal error occurred.</numerusform>
            <numerusform>%Ln internal errors occurred.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Mark</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln hint</numerusform>
            <numerusform>%Ln hints</numerusform>
        </translation>
    </message>
</context>
</TS>
