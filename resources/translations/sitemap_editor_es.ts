<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sitemap Editor</source>
        <translation>Acerca de Sitemap Editor</translation>
    </message>
    <message>
        <source>Edits sitemaps and changes only what you change.</source>
        <translation>Edita sitemaps y modifica solo lo que se edita.</translation>
    </message>
    <message>
        <source>Licences: {names}</source>
        <translation>Licencias: {names}</translation>
    </message>
    <message>
        <source>&amp;Copy Versions</source>
        <translation>&amp;Copiar versiones</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>AnswersForm</name>
    <message>
        <source>Which comes first in 06/05/2024?</source>
        <translation>¿Qué va primero en 06/05/2024?</translation>
    </message>
    <message>
        <source>Which time zone are times without one in?</source>
        <translation>¿Qué zona horaria tienen las horas que no la indican?</translation>
    </message>
    <message>
        <source>Which scheme and host belong there?</source>
        <translation>¿Qué protocolo y servidor corresponden?</translation>
    </message>
    <message>
        <source>Which of several equal rows stays?</source>
        <translation>De varias filas iguales, ¿cuál se queda?</translation>
    </message>
    <message>
        <source>The day: 6 May 2024</source>
        <translation>El día: 6 de mayo de 2024</translation>
    </message>
    <message>
        <source>The month: 5 June 2024</source>
        <translation>El mes: 5 de junio de 2024</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>La primera</translation>
    </message>
    <message>
        <source>The last</source>
        <translation>La última</translation>
    </message>
    <message>
        <source>The one with the newest lastmod</source>
        <translation>La del lastmod más reciente</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) begin with the first one.</source>
        <translation>
            <numerusform>%n fila comienza con el primero.</numerusform>
            <numerusform>%n filas comienzan con el primero.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut to the date</source>
        <translation>Dejar solo la fecha</translation>
    </message>
    <message numerus="yes">
        <source>%n other value(s) of this column end in {zone}.</source>
        <translation>
            <numerusform>%n valor más de esta columna termina en {zone}.</numerusform>
            <numerusform>%n valores más de esta columna terminan en {zone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No value of this column tells: both numbers are 12 or less everywhere.</source>
        <translation>Ningún valor de esta columna lo aclara: en todos, ambos números son 12 o menos.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) can only begin with the day</source>
        <translation>
            <numerusform>%n valor solo puede comenzar por el día</numerusform>
            <numerusform>%n valores solo pueden comenzar por el día</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) can only begin with the month</source>
        <translation>
            <numerusform>%n valor solo puede comenzar por el mes</numerusform>
            <numerusform>%n valores solo pueden comenzar por el mes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxPrompts</name>
    <message>
        <source>Sitemaps</source>
        <translation>Sitemaps</translation>
    </message>
    <message>
        <source>XML sitemap</source>
        <translation>Sitemap XML</translation>
    </message>
    <message>
        <source>Compressed XML sitemap</source>
        <translation>Sitemap XML comprimido</translation>
    </message>
    <message>
        <source>Text sitemap, one URL a line</source>
        <translation>Sitemap de texto, una URL por línea</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Open Sitemaps</source>
        <translation>Abrir sitemaps</translation>
    </message>
    <message>
        <source>Save Sitemap As</source>
        <translation>Guardar sitemap como</translation>
    </message>
    <message>
        <source>“{name}” exists already.</source>
        <translation>«{name}» ya existe.</translation>
    </message>
    <message>
        <source>Replace it?</source>
        <translation>¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>¿Guardar los cambios en «{name}»?</translation>
    </message>
    <message>
        <source>Save the changes to these files?</source>
        <translation>¿Guardar los cambios en estos archivos?</translation>
    </message>
    <message>
        <source>“{name}” was changed outside this window since it was opened.</source>
        <translation>«{name}» se ha modificado fuera de esta ventana desde que se abrió.</translation>
    </message>
    <message>
        <source>Saving now replaces what that program wrote.</source>
        <translation>Al guardar ahora se reemplazará lo que escribió ese programa.</translation>
    </message>
    <message>
        <source>“{name}” was written as {encoding}.</source>
        <translation>«{name}» estaba codificado en {encoding}.</translation>
    </message>
    <message>
        <source>Sitemaps must be UTF-8, so it will be saved as UTF-8. Nothing is lost.</source>
        <translation>Los sitemaps deben estar en UTF-8, así que se guardará en UTF-8. No se pierde nada.</translation>
    </message>
    <message>
        <source>&amp;Save as UTF-8</source>
        <translation>&amp;Guardar en UTF-8</translation>
    </message>
    <message>
        <source>Overwrite it all the same?</source>
        <translation>¿Sobrescribirlo de todos modos?</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Sobrescribir</translation>
    </message>
    <message>
        <source>“{name}” will hold the URLs only.</source>
        <translation>«{name}» contendrá solo las URL.</translation>
    </message>
    <message>
        <source>A text sitemap has no room for dates, frequencies, priorities or images.</source>
        <translation>Un sitemap de texto no admite fechas, frecuencias, prioridades ni imágenes.</translation>
    </message>
    <message>
        <source>&amp;Save the URLs</source>
        <translation>&amp;Guardar las URL</translation>
    </message>
    <message>
        <source>Reload “{name}” from disk?</source>
        <translation>¿Recargar «{name}» desde el disco?</translation>
    </message>
    <message>
        <source>Your changes since the last save will be lost.</source>
        <translation>Se perderán los cambios hechos desde la última vez que se guardó.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recargar</translation>
    </message>
    <message>
        <source>There is no file “{name}”.</source>
        <translation>No existe el archivo «{name}».</translation>
    </message>
    <message>
        <source>Create it in {folder}?</source>
        <translation>¿Crearlo en {folder}?</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Crear</translation>
    </message>
    <message>
        <source>“{name}” is very large.</source>
        <translation>«{name}» es muy grande.</translation>
    </message>
    <message>
        <source>Opening it takes at least that much memory, and it may be a trap.</source>
        <translation>Abrirlo requiere al menos esa cantidad de memoria, y podría ser una trampa.</translation>
    </message>
    <message>
        <source>&amp;Open all the same</source>
        <translation>&amp;Abrir de todos modos</translation>
    </message>
    <message>
        <source>Row (1 to {count}):</source>
        <translation>Fila (de 1 a {count}):</translation>
    </message>
    <message>
        <source>Go to Row</source>
        <translation>Ir a la fila</translation>
    </message>
    <message>
        <source>There is a problem with “{name}”.</source>
        <translation>Hay un problema con «{name}».</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>Línea {line}, columna {column}</translation>
    </message>
    <message numerus="yes">
        <source>Open %n file(s)?</source>
        <translation>
            <numerusform>¿Abrir %n archivo?</numerusform>
            <numerusform>¿Abrir %n archivos?</numerusform>
        </translation>
    </message>
    <message>
        <source>Each gets a tab of its own and is held in memory.</source>
        <translation>Cada uno ocupa una pestaña y se mantiene en la memoria.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Export Problems</source>
        <translation>Exportar problemas</translation>
    </message>
    <message numerus="yes">
        <source>Throw away the unsaved edits of %n file(s)?</source>
        <translation>
            <numerusform>¿Descartar los cambios sin guardar de %n archivo?</numerusform>
            <numerusform>¿Descartar los cambios sin guardar de %n archivos?</numerusform>
        </translation>
    </message>
    <message>
        <source>They cannot be had back. The files on disk stay as they are.</source>
        <translation>No se podrán recuperar. Los archivos del disco quedan como están.</translation>
    </message>
    <message>
        <source>&amp;Throw Away</source>
        <translation>&amp;Descartar</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Work under way</source>
        <translation>Tarea en curso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
</context>
<context>
    <name>ChangedOnDisk</name>
    <message>
        <source>“{name}” was changed outside this window.</source>
        <translation>«{name}» se ha modificado fuera de esta ventana.</translation>
    </message>
    <message>
        <source>“{name}” was changed outside this window and cannot be read as it is now. What is shown here is what was there before. {reason}</source>
        <translation>«{name}» se ha modificado fuera de esta ventana y tal como está ahora no se puede leer. Aquí se muestra lo que había antes. {reason}</translation>
    </message>
    <message>
        <source>Reloading {name}</source>
        <translation>Recargando {name}</translation>
    </message>
    <message>
        <source>“{name}” was changed outside this window and reloaded.</source>
        <translation>«{name}» se ha modificado fuera de esta ventana y se ha recargado.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Conservar esta versión</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>“{name}” was deleted or moved. Save puts it back.</source>
        <translation>«{name}» se ha eliminado o movido. Al guardar se vuelve a crear.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>“{name}” was deleted or moved.</source>
        <translation>«{name}» se ha eliminado o movido.</translation>
    </message>
    <message>
        <source>“{name}” is write-protected. You can edit it, and save under another name.</source>
        <translation>«{name}» está protegido contra escritura. Se puede editar y guardar con otro nombre.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>“{name}” is open in another window of this program too. What is saved there is told here.</source>
        <translation>«{name}» también está abierto en otra ventana de este programa. Lo que se guarde allí se avisa aquí.</translation>
    </message>
</context>
<context>
    <name>ChangefreqEdit</name>
    <message>
        <source>Change frequency</source>
        <translation>Frecuencia de cambio</translation>
    </message>
</context>
<context>
    <name>ChildColumns</name>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>How many rows the sitemap has</source>
        <translation>Cuántas filas tiene el sitemap</translation>
    </message>
    <message>
        <source>The size of the sitemap, uncompressed</source>
        <translation>El tamaño del sitemap, sin comprimir</translation>
    </message>
    <message>
        <source>How many problems the sitemap has</source>
        <translation>Cuántos problemas tiene el sitemap</translation>
    </message>
    <message>
        <source>When the file of the sitemap changed</source>
        <translation>Cuándo se modificó el archivo del sitemap</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>no está</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>Being looked at</source>
        <translation>En comprobación</translation>
    </message>
    <message>
        <source>No file of this name lies beside the index, or in its folders.</source>
        <translation>No hay ningún archivo con este nombre junto al índice ni en sus carpetas.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s), uncompressed</source>
        <translation>
            <numerusform>%n byte, sin comprimir</numerusform>
            <numerusform>%n bytes, sin comprimir</numerusform>
        </translation>
    </message>
    <message>
        <source>A double-click opens it.</source>
        <translation>Se abre con doble clic.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n sugerencia</numerusform>
            <numerusform>%n sugerencias</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Sin problemas</translation>
    </message>
</context>
<context>
    <name>ChildOpening</name>
    <message>
        <source>Save the index first: its sitemaps are looked for in its folder.</source>
        <translation>Hay que guardar antes el índice: sus sitemaps se buscan en su carpeta.</translation>
    </message>
    <message>
        <source>Looking for the sitemaps of the index</source>
        <translation>Buscando los sitemaps del índice</translation>
    </message>
    <message numerus="yes">
        <source>%n sitemap(s) of {name} are not in its folder.</source>
        <translation>
            <numerusform>%n sitemap de {name} no está en su carpeta.</numerusform>
            <numerusform>%n sitemaps de {name} no están en su carpeta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChildSaving</name>
    <message>
        <source>“{index}” lists this file. Set its lastmod there to {lastmod}?</source>
        <translation>«{index}» incluye este archivo. ¿Poner allí {lastmod} en su lastmod?</translation>
    </message>
    <message>
        <source>Set Last&amp;mod</source>
        <translation>Poner last&amp;mod</translation>
    </message>
    <message>
        <source>“{name}” is open for repair; repair it first.</source>
        <translation>«{name}» está abierto para repararlo; hay que repararlo antes.</translation>
    </message>
    <message>
        <source>Looking into {name}</source>
        <translation>Leyendo {name}</translation>
    </message>
    <message>
        <source>“{index}” does not list “{name}” any more; nothing was set.</source>
        <translation>«{index}» ya no incluye «{name}»; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Set lastmod of {name}</source>
        <translation>cambiar lastmod de {name}</translation>
    </message>
    <message>
        <source>lastmod of “{name}” set in “{index}”: save that file too.</source>
        <translation>Falta guardar «{index}»: se ha cambiado en él el lastmod de «{name}».</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare with the File on Disk</source>
        <translation>Comparar con el archivo del disco</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparando</translation>
    </message>
    <message>
        <source>&amp;Reload from Disk</source>
        <translation>&amp;Recargar desde el disco</translation>
    </message>
    <message>
        <source>&amp;Keep Mine</source>
        <translation>Conservar &amp;esta versión</translation>
    </message>
    <message>
        <source>Rows that differ</source>
        <translation>Filas distintas</translation>
    </message>
    <message>
        <source>“{name}” on disk has the same rows as this window.</source>
        <translation>En el disco, «{name}» tiene las mismas filas que en esta ventana.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) different</source>
        <translation>
            <numerusform>%Ln fila distinta</numerusform>
            <numerusform>%Ln filas distintas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) only here</source>
        <translation>
            <numerusform>%Ln fila solo aquí</numerusform>
            <numerusform>%Ln filas solo aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) only on disk</source>
        <translation>
            <numerusform>%Ln fila solo en el disco</numerusform>
            <numerusform>%Ln filas solo en el disco</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}”: {parts}.</source>
        <translation>«{name}»: {parts}.</translation>
    </message>
    <message>
        <source>Some rows stand in another order.</source>
        <translation>Algunas filas están en otro orden.</translation>
    </message>
    <message>
        <source>What stands around the rows differs as well.</source>
        <translation>Lo que rodea a las filas también es distinto.</translation>
    </message>
    <message>
        <source>Reloading loses the changes made here since the last save.</source>
        <translation>Al recargar se pierden los cambios hechos aquí desde la última vez que se guardó.</translation>
    </message>
</context>
<context>
    <name>ConflictsModel</name>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Se conserva</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>{row}, chosen by you</source>
        <translation>{row}, por elección propia</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>{number}: {file}, row {row}</source>
        <translation>{number}: {file}, fila {row}</translation>
    </message>
</context>
<context>
    <name>ConflictsPanel</name>
    <message>
        <source>the first</source>
        <translation>la primera</translation>
    </message>
    <message>
        <source>the last</source>
        <translation>la última</translation>
    </message>
    <message>
        <source>the newest (lastmod)</source>
        <translation>la más reciente (lastmod)</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>&amp;Sort by URL</source>
        <translation>&amp;Ordenar por URL</translation>
    </message>
    <message>
        <source>URLs whose rows differ</source>
        <translation>URL con filas distintas</translation>
    </message>
    <message>
        <source>The rows with this URL, side by side</source>
        <translation>Las filas con esta URL, una al lado de otra</translation>
    </message>
    <message>
        <source>Of rows with the same URL &amp;keep:</source>
        <translation>De las filas con la misma URL, co&amp;nservar:</translation>
    </message>
    <message numerus="yes">
        <source>Forget %Ln Cho&amp;ice(s)</source>
        <translation>
            <numerusform>Olvidar %Ln &amp;elección</numerusform>
            <numerusform>Olvidar %Ln &amp;elecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln UR&amp;L(s) have rows that differ.</source>
        <translation>
            <numerusform>%Ln UR&amp;L tiene filas distintas.</numerusform>
            <numerusform>%Ln UR&amp;L tienen filas distintas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose for single ones: click a file below, or press 1, 2, … or Space.</source>
        <translation>Para elegir en una sola: hacer clic abajo en un archivo, o pulsar 1, 2… o Espacio.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) repeat others exactly; no two rows differ.</source>
        <translation>
            <numerusform>%Ln fila repite otra exactamente; no hay filas distintas.</numerusform>
            <numerusform>%Ln filas repiten otras exactamente; no hay filas distintas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every URL is there once.</source>
        <translation>Cada URL aparece una sola vez.</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En el disco</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>solo aquí</translation>
    </message>
    <message>
        <source>only on disk</source>
        <translation>solo en el disco</translation>
    </message>
    <message>
        <source>different</source>
        <translation>distinta</translation>
    </message>
    <message>
        <source>(no URL)</source>
        <translation>(sin URL)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>fila {number}</translation>
    </message>
</context>
<context>
    <name>DocumentPage</name>
    <message>
        <source>Sorting by {field}</source>
        <translation>Ordenando por {field}</translation>
    </message>
    <message>
        <source>This file is written as {encoding}. Sitemaps must be UTF-8: it will be saved as UTF-8, after asking.</source>
        <translation>Este archivo está codificado en {encoding}. Los sitemaps deben estar en UTF-8: se guardará en UTF-8, tras preguntar.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) that do not belong there follow the compressed data. They are left out when the file is saved.</source>
        <translation>
            <numerusform>Tras los datos comprimidos sobra %n byte. Se descartará al guardar el archivo.</numerusform>
            <numerusform>Tras los datos comprimidos sobran %n bytes. Se descartarán al guardar el archivo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>Open files</source>
        <translation>Archivos abiertos</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>Sitemap nuevo</translation>
    </message>
    <message>
        <source>Close this file</source>
        <translation>Cerrar este archivo</translation>
    </message>
    <message>
        <source>{name}, modified</source>
        <translation>{name}, modificado</translation>
    </message>
</context>
<context>
    <name>DraftModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>URL in the index</source>
        <translation>URL en el índice</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
</context>
<context>
    <name>DraftTable</name>
    <message>
        <source>Add the sitemaps to list, or drop files and folders here.</source>
        <translation>Añadir los sitemaps que incluir, o soltar aquí archivos y carpetas.</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message numerus="yes">
        <source>Cut %n row(s)</source>
        <translation>
            <numerusform>cortar %n fila</numerusform>
            <numerusform>cortar %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut cells</source>
        <translation>cortar celdas</translation>
    </message>
    <message>
        <source>The selected cells are hidden.</source>
        <translation>Las celdas seleccionadas están ocultas.</translation>
    </message>
    <message>
        <source>Fill cells</source>
        <translation>rellenar celdas</translation>
    </message>
    <message>
        <source>There is no text on the clipboard to paste.</source>
        <translation>En el portapapeles no hay texto que pegar.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n row(s)</source>
        <translation>
            <numerusform>pegar %n fila</numerusform>
            <numerusform>pegar %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) had no place and were left out.</source>
        <translation>
            <numerusform>%n columna no tenía sitio y se ha omitido.</numerusform>
            <numerusform>%n columnas no tenían sitio y se han omitido.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear cells</source>
        <translation>vaciar celdas</translation>
    </message>
    <message numerus="yes">
        <source>Set lastmod of %n row(s) to now</source>
        <translation>
            <numerusform>poner fecha actual en %n fila</numerusform>
            <numerusform>poner fecha actual en %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n row(s)</source>
        <translation>
            <numerusform>duplicar %n fila</numerusform>
            <numerusform>duplicar %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n row(s)</source>
        <translation>
            <numerusform>eliminar %n fila</numerusform>
            <numerusform>eliminar %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows can be moved in file order only (see View).</source>
        <translation>Las filas solo se pueden mover en el orden del archivo (véase Ver).</translation>
    </message>
    <message numerus="yes">
        <source>Move %n row(s)</source>
        <translation>
            <numerusform>mover %n fila</numerusform>
            <numerusform>mover %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert row</source>
        <translation>insertar fila</translation>
    </message>
    <message>
        <source>These columns tell what lies on disk; they cannot be changed here.</source>
        <translation>Estas columnas muestran lo que hay en el disco; aquí no se pueden cambiar.</translation>
    </message>
</context>
<context>
    <name>EmptyHint</name>
    <message>
        <source>No rows yet. Press Ctrl+Enter to add one, or paste URLs.</source>
        <translation>Aún no hay filas. Pulsar Control+Retorno para añadir una, o pegar varias URL.</translation>
    </message>
    <message>
        <source>Paste URLs</source>
        <translation>Pegar las URL</translation>
    </message>
    <message>
        <source>Add a Row</source>
        <translation>Añadir una fila</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find in the table</source>
        <translation>Buscar en la tabla</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Texto que buscar</translation>
    </message>
    <message>
        <source>Column to look in</source>
        <translation>Columna en la que buscar</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Todas las columnas</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Buscar anterior</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Buscar siguiente</translation>
    </message>
    <message>
        <source>Number of hits</source>
        <translation>Número de resultados</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Cerrar la barra de búsqueda</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Sin resultados</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n resultado</numerusform>
            <numerusform>%n resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
</context>
<context>
    <name>FixCommands</name>
    <message>
        <source>No fix is known for this value: edit it by hand.</source>
        <translation>Este valor no tiene corrección conocida: hay que editarlo a mano.</translation>
    </message>
    <message>
        <source>Problems of this kind have to be mended by hand.</source>
        <translation>Los problemas de este tipo hay que corregirlos a mano.</translation>
    </message>
    <message>
        <source>There is no problem here.</source>
        <translation>Aquí no hay ningún problema.</translation>
    </message>
    <message>
        <source>The file was reloaded or closed meanwhile; nothing was fixed.</source>
        <translation>El archivo se ha vuelto a cargar o se ha cerrado entretanto; no se ha corregido nada.</translation>
    </message>
    <message>
        <source>The file changed meanwhile; ask for the fix once more.</source>
        <translation>El archivo ha cambiado entretanto; hay que volver a pedir la corrección.</translation>
    </message>
    <message numerus="yes">
        <source>Fix everything safe in %n row(s)</source>
        <translation>
            <numerusform>corregir todo lo seguro en %n fila</numerusform>
            <numerusform>corregir todo lo seguro en %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n row(s): {title}</source>
        <translation>
            <numerusform>corregir %n fila: {title}</numerusform>
            <numerusform>corregir %n filas: {title}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) copied</source>
        <translation>
            <numerusform>%n problema copiado</numerusform>
            <numerusform>%n problemas copiados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) written to {name}</source>
        <translation>
            <numerusform>%n problema guardado en {name}</numerusform>
            <numerusform>%n problemas guardados en {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Listing the problems</source>
        <translation>Preparando la lista de problemas</translation>
    </message>
</context>
<context>
    <name>FixDialog</name>
    <message>
        <source>Working out what would change</source>
        <translation>Calculando lo que cambiaría</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>Co&amp;rregir</translation>
    </message>
    <message>
        <source>Fix Everything Safe</source>
        <translation>Corregir todo lo seguro</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>Working out what would change …</source>
        <translation>Calculando lo que cambiaría…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will change. One step of undo takes it back.</source>
        <translation>
            <numerusform>Cambiará %n fila. Basta con deshacer una vez para revertirlo.</numerusform>
            <numerusform>Cambiarán %n filas. Basta con deshacer una vez para revertirlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>More may change once every question is answered.</source>
        <translation>Puede que cambien más cuando se responda a todas las preguntas.</translation>
    </message>
    <message>
        <source>Answer above to see what would change.</source>
        <translation>Hay que responder arriba para ver lo que cambiaría.</translation>
    </message>
    <message>
        <source>Nothing can be mended in this way; such values have to be edited by hand.</source>
        <translation>De esta forma no se puede corregir nada; estos valores hay que editarlos a mano.</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Beside the file</source>
        <translation>Junto al archivo</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>E&amp;legir…</translation>
    </message>
    <message>
        <source>Choose a folder for copies</source>
        <translation>Elegir una carpeta para las copias</translation>
    </message>
    <message>
        <source>Folder for Copies</source>
        <translation>Carpeta para las copias</translation>
    </message>
</context>
<context>
    <name>HelpCommands</name>
    <message>
        <source>Quick Guide</source>
        <translation>Guía rápida</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Rules of Sitemaps</source>
        <translation>Reglas de los sitemaps</translation>
    </message>
</context>
<context>
    <name>HiddenProblems</name>
    <message>
        <source>Clear Filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n problem(s).</source>
        <translation>
            <numerusform>El filtro oculta %n problema.</numerusform>
            <numerusform>El filtro oculta los %n problemas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IndexCommands</name>
    <message numerus="yes">
        <source>A new index of %n sitemap(s). Save it beside them.</source>
        <translation>
            <numerusform>Índice nuevo de %n sitemap. Conviene guardarlo en su misma carpeta.</numerusform>
            <numerusform>Índice nuevo de %n sitemaps. Conviene guardarlo en su misma carpeta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The index was reloaded or closed; nothing was added.</source>
        <translation>El índice se ha vuelto a cargar o se ha cerrado; no se ha añadido nada.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n sitemap(s)</source>
        <translation>
            <numerusform>añadir %n sitemap</numerusform>
            <numerusform>añadir %n sitemaps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IndexDialog</name>
    <message>
        <source>Index from Files</source>
        <translation>Índice a partir de archivos</translation>
    </message>
    <message>
        <source>Add Sitemaps</source>
        <translation>Añadir sitemaps</translation>
    </message>
    <message>
        <source>URL of the folder the sitemaps are published in</source>
        <translation>URL de la carpeta en la que se publican los sitemaps</translation>
    </message>
    <message>
        <source>Files to list in the index</source>
        <translation>Archivos que incluir en el índice</translation>
    </message>
    <message>
        <source>&amp;Add Files…</source>
        <translation>Añadir arc&amp;hivos…</translation>
    </message>
    <message>
        <source>Add F&amp;older…</source>
        <translation>Añadir car&amp;peta…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>Leyendo los archivos</translation>
    </message>
    <message>
        <source>Create &amp;Index</source>
        <translation>Crear índ&amp;ice</translation>
    </message>
    <message>
        <source>Add to &amp;Index</source>
        <translation>Añadir al índ&amp;ice</translation>
    </message>
    <message>
        <source>&amp;Published in the folder:</source>
        <translation>P&amp;ublicados en la carpeta:</translation>
    </message>
    <message>
        <source>&amp;Files, in the order they are listed in:</source>
        <translation>&amp;Archivos, en el orden en que figurarán en el índice:</translation>
    </message>
    <message>
        <source>Add the Sitemaps of a Folder</source>
        <translation>Añadir los sitemaps de una carpeta</translation>
    </message>
    <message>
        <source>Reading the files: {number} of {count}</source>
        <translation>Leyendo los archivos: {number} de {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) for the index</source>
        <translation>
            <numerusform>%n fila para el índice</numerusform>
            <numerusform>%n filas para el índice</numerusform>
        </translation>
    </message>
    <message>
        <source>An index lists full URLs: where will the files be?</source>
        <translation>Un índice incluye URL completas: ¿dónde estarán los archivos?</translation>
    </message>
    <message>
        <source>Write the URL of the folder like this: {example}</source>
        <translation>La URL de la carpeta se escribe así: {example}</translation>
    </message>
    <message>
        <source>This means {folder} — with a slash at its end it would be {other}</source>
        <translation>Esto significa {folder}; con una barra al final sería {other}</translation>
    </message>
    <message>
        <source>“{name}” becomes {url}</source>
        <translation>«{name}» será {url}</translation>
    </message>
</context>
<context>
    <name>LastmodEdit</name>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
</context>
<context>
    <name>LimitNotices</name>
    <message>
        <source>Split…</source>
        <translation>Dividir…</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>No hay archivos recientes</translation>
    </message>
    <message>
        <source>No file is open</source>
        <translation>No hay ningún archivo abierto</translation>
    </message>
</context>
<context>
    <name>MergeCommands</name>
    <message>
        <source>The file was reloaded or closed meanwhile; nothing was merged.</source>
        <translation>El archivo se ha vuelto a cargar o se ha cerrado entretanto; no se ha combinado nada.</translation>
    </message>
    <message>
        <source>Merged sitemap</source>
        <translation>Sitemap combinado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) merged into a new file</source>
        <translation>
            <numerusform>%Ln fila combinada en un archivo nuevo</numerusform>
            <numerusform>%Ln filas combinadas en un archivo nuevo</numerusform>
        </translation>
    </message>
    <message>
        <source>The file changed meanwhile; merge once more.</source>
        <translation>El archivo ha cambiado entretanto; hay que volver a combinar.</translation>
    </message>
    <message>
        <source>Nothing changed: every URL of these files is in this one.</source>
        <translation>No ha cambiado nada: todas las URL de estos archivos están ya en este.</translation>
    </message>
    <message numerus="yes">
        <source>Merge files: %Ln more row(s)</source>
        <translation>
            <numerusform>combinar archivos: %Ln fila más</numerusform>
            <numerusform>combinar archivos: %Ln filas más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>this file</source>
        <translation>este archivo</translation>
    </message>
    <message>
        <source>Merge Files</source>
        <translation>Combinar archivos</translation>
    </message>
    <message>
        <source>Merge Into {name}</source>
        <translation>Combinar en {name}</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>Co&amp;mbinar</translation>
    </message>
    <message>
        <source>Merge and Spli&amp;t…</source>
        <translation>Combinar y &amp;dividir…</translation>
    </message>
</context>
<context>
    <name>MergeReview</name>
    <message>
        <source>Add the files to merge.</source>
        <translation>Hay que añadir los archivos que se van a combinar.</translation>
    </message>
    <message>
        <source>These files hold no rows: there is nothing to merge.</source>
        <translation>Estos archivos no contienen filas: no hay nada que combinar.</translation>
    </message>
    <message>
        <source>“{name}” cannot be merged; remove it from the list. {reason}</source>
        <translation>«{name}» no se puede combinar; hay que quitarlo de la lista. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of the list cannot be merged: see there why, and remove them.</source>
        <translation>
            <numerusform>%Ln archivo de la lista no se puede combinar: ahí figura el motivo; hay que quitarlo.</numerusform>
            <numerusform>%Ln archivos de la lista no se pueden combinar: ahí figura el motivo; hay que quitarlos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… y %Ln aviso más</numerusform>
            <numerusform>… y %Ln avisos más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Put this notice away</source>
        <translation>Ocultar este aviso</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Opening {name}</source>
        <translation>Abriendo {name}</translation>
    </message>
</context>
<context>
    <name>OrderForm</name>
    <message>
        <source>Number of rows, in their order</source>
        <translation>Número de filas, en su orden</translation>
    </message>
    <message>
        <source>Folder of the URL</source>
        <translation>Carpeta de la URL</translation>
    </message>
    <message>
        <source>Year of the last change</source>
        <translation>Año de la última modificación</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>{number} stands for the number of the part, {padded} for the same with three digits, {group} for its group: a folder, year or host. Empty it for the usual name.</source>
        <translation>{number} representa el número de la parte; {padded}, lo mismo con tres cifras; {group}, su grupo: una carpeta, un año o un servidor. Si se deja vacío, se usa el nombre habitual.</translation>
    </message>
    <message>
        <source>&amp;Keep URLs in the files they were in</source>
        <translation>Conser&amp;var cada URL en su archivo</translation>
    </message>
    <message>
        <source>This folder holds an earlier split. Files that stay the same keep their date, and crawlers need not read them again. Without it all is divided anew.</source>
        <translation>Esta carpeta contiene una división anterior. Los archivos que quedan igual conservan su fecha, y los rastreadores no tienen que volver a leerlos. Si no se marca, todo se divide de nuevo.</translation>
    </message>
    <message>
        <source>&amp;Compress (.gz)</source>
        <translation>Comprimir (.&amp;gz)</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>E&amp;legir…</translation>
    </message>
    <message>
        <source>Write an &amp;index:</source>
        <translation>Crear índ&amp;ice:</translation>
    </message>
    <message>
        <source>Name of the index</source>
        <translation>Nombre del índice</translation>
    </message>
    <message>
        <source>The URL of the folder that the files will be published in. The index needs it.</source>
        <translation>La URL de la carpeta en la que se publicarán los archivos. El índice la necesita.</translation>
    </message>
    <message>
        <source>A guess: is it right?</source>
        <translation>Conjetura: ¿es correcta?</translation>
    </message>
    <message>
        <source>sitemaps &amp;and</source>
        <translation>sitemaps &amp;y</translation>
    </message>
    <message>
        <source>URLs &amp;and</source>
        <translation>URL &amp;y</translation>
    </message>
    <message>
        <source>{profile}: at most {count} and {size} MB</source>
        <translation>{profile}: como máximo {count} y {size} MB</translation>
    </message>
    <message>
        <source>{number} counts, {group} names the group</source>
        <translation>{number} numera; {group} indica el grupo</translation>
    </message>
    <message>
        <source>MB in each part</source>
        <translation>MB por parte</translation>
    </message>
    <message>
        <source>Divide &amp;by:</source>
        <translation>Dividir &amp;por:</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>Como &amp;máximo:</translation>
    </message>
    <message>
        <source>&amp;Name of parts:</source>
        <translation>&amp;Nombre de las partes:</translation>
    </message>
    <message>
        <source>In &amp;folder:</source>
        <translation>&amp;En la carpeta:</translation>
    </message>
    <message>
        <source>&amp;published in:</source>
        <translation>p&amp;ublicado en:</translation>
    </message>
    <message>
        <source>Folder for the Parts</source>
        <translation>Carpeta para las partes</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>“{name}” is split into %Ln part(s)</source>
        <translation>
            <numerusform>«{name}» se ha dividido en %Ln parte</numerusform>
            <numerusform>«{name}» se ha dividido en %Ln partes</numerusform>
        </translation>
    </message>
    <message>
        <source>All files in {folder} were as they should be; nothing was written.</source>
        <translation>Todos los archivos de {folder} estaban como deben; no se ha escrito nada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were written to {folder}.</source>
        <translation>
            <numerusform>Se ha escrito %Ln archivo en {folder}.</numerusform>
            <numerusform>Se han escrito %Ln archivos en {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s) stayed as they were.</source>
        <translation>
            <numerusform>%Ln parte ha quedado como estaba.</numerusform>
            <numerusform>%Ln partes han quedado como estaban.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put them on your server, and name {index} in robots.txt.</source>
        <translation>Falta ponerlos en el servidor e indicar {index} en robots.txt.</translation>
    </message>
    <message>
        <source>Put them on your server, and name each of them in robots.txt.</source>
        <translation>Falta ponerlos en el servidor e indicar cada uno en robots.txt.</translation>
    </message>
</context>
<context>
    <name>PartModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>First URL</source>
        <translation>Primera URL</translation>
    </message>
    <message>
        <source>Last URL</source>
        <translation>Última URL</translation>
    </message>
    <message>
        <source>Uncompressed, as the limit counts</source>
        <translation>Sin comprimir, que es lo que cuenta para el límite</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>written</source>
        <translation>se escribe</translation>
    </message>
    <message>
        <source>{count} of at most {limit} rows</source>
        <translation>{count} de {limit} filas como máximo</translation>
    </message>
    <message>
        <source>{size} of at most {limit}</source>
        <translation>{size} de {limit} como máximo</translation>
    </message>
    <message>
        <source>The file in the folder has these very bytes; it stays as it is</source>
        <translation>El archivo de la carpeta tiene exactamente estos bytes; queda como está</translation>
    </message>
</context>
<context>
    <name>PartTable</name>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Buscar en las preferencias</translation>
    </message>
    <message>
        <source>No preference is called that.</source>
        <translation>Ninguna preferencia se llama así.</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>file head</source>
        <translation>cabecera</translation>
    </message>
    <message>
        <source>markup</source>
        <translation>marcado XML</translation>
    </message>
    <message>
        <source>(the row is taken out)</source>
        <translation>(se quita la fila)</translation>
    </message>
    <message>
        <source>(a new row)</source>
        <translation>(fila nueva)</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <translation>A&amp;ntes</translation>
    </message>
    <message>
        <source>&amp;After</source>
        <translation>Desp&amp;ués</translation>
    </message>
    <message>
        <source>Line {line}, column {column}:</source>
        <translation>Línea {line}, columna {column}:</translation>
    </message>
</context>
<context>
    <name>ProblemDetails</name>
    <message>
        <source>About the selected problem</source>
        <translation>Acerca del problema seleccionado</translation>
    </message>
    <message>
        <source>Select a problem to read about it.</source>
        <translation>Seleccionar un problema para leer sobre él.</translation>
    </message>
    <message>
        <source>No fix is known for this: it has to be mended by hand.</source>
        <translation>No se conoce ninguna corrección: hay que arreglarlo a mano.</translation>
    </message>
    <message>
        <source>Press Fix to see what it would change.</source>
        <translation>Conviene pulsar Corregir para ver qué cambiaría.</translation>
    </message>
    <message>
        <source>It asks you something first.</source>
        <translation>Antes hace una pregunta.</translation>
    </message>
</context>
<context>
    <name>ProblemKinds</name>
    <message>
        <source>Kinds of problems</source>
        <translation>Tipos de problemas</translation>
    </message>
    <message>
        <source>All, by row</source>
        <translation>Todos, por fila</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
</context>
<context>
    <name>ProblemTable</name>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
</context>
<context>
    <name>ProblemsDock</name>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Show what the XSD objects to</source>
        <translation>Mostrar lo que objeta el XSD</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Filtrar por texto</translation>
    </message>
    <message>
        <source>Filter problems by text</source>
        <translation>Filtrar los problemas por texto</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Sugerencias</translation>
    </message>
</context>
<context>
    <name>ProfileBar</name>
    <message>
        <source>Whose rules count</source>
        <translation>Reglas que se aplican</translation>
    </message>
    <message>
        <source>Where this sitemap is published</source>
        <translation>Dónde está publicado este sitemap</translation>
    </message>
    <message>
        <source>The address of the sitemap itself. It may list URLs of the same scheme, host and port, in its own folder and below. Press Enter to judge the file by it.</source>
        <translation>La dirección del propio sitemap. Puede incluir URL con el mismo protocolo, servidor y puerto, de su propia carpeta y de las que hay dentro. Pulsar Retorno para juzgar el archivo según ella.</translation>
    </message>
    <message>
        <source>That Is Right</source>
        <translation>Es correcta</translation>
    </message>
    <message>
        <source>Judge by this address and remember it for this file</source>
        <translation>Juzgar según esta dirección y recordarla para este archivo</translation>
    </message>
    <message>
        <source>Cross-submitted</source>
        <translation>Envío cruzado</translation>
    </message>
    <message>
        <source>robots.txt of the listed hosts names this sitemap, so hosts may differ</source>
        <translation>El robots.txt de los servidores incluidos nombra este sitemap, así que los servidores pueden ser distintos</translation>
    </message>
    <message>
        <source>&amp;Judged by</source>
        <translation>&amp;Juzgado según</translation>
    </message>
    <message>
        <source>Pub&amp;lished at</source>
        <translation>Pub&amp;licado en</translation>
    </message>
    <message>
        <source>Not known: rows are not held against it</source>
        <translation>Desconocida: las filas no se cotejan</translation>
    </message>
    <message>
        <source>Not the full URL of a sitemap</source>
        <translation>No es la URL completa de un sitemap</translation>
    </message>
    <message numerus="yes">
        <source>A guess; %n row(s) outside</source>
        <translation>
            <numerusform>Conjetura; %n fila fuera</numerusform>
            <numerusform>Conjetura; %n filas fuera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) outside</source>
        <translation>
            <numerusform>%n fila fuera</numerusform>
            <numerusform>%n filas fuera</numerusform>
        </translation>
    </message>
    <message>
        <source>covers all rows</source>
        <translation>abarca todas las filas</translation>
    </message>
</context>
<context>
    <name>PromptQueue</name>
    <message numerus="yes">
        <source>%Ln file(s) could not be opened</source>
        <translation>
            <numerusform>No se ha podido abrir %Ln archivo</numerusform>
            <numerusform>No se han podido abrir %Ln archivos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Find in this text</source>
        <translation>Buscar en este texto</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No se encuentra</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Unsaved edits are not kept for the case of a crash: {reason}.</source>
        <translation>No se conservan los cambios sin guardar para el caso de que falle el programa: {reason}.</translation>
    </message>
    <message>
        <source>Unsaved edits are kept again for the case of a crash.</source>
        <translation>Los cambios sin guardar vuelven a conservarse por si el programa falla.</translation>
    </message>
    <message>
        <source>Unsaved edits of an earlier run could not be read: {reason}</source>
        <translation>No se pudieron leer los cambios sin guardar de una sesión anterior: {reason}</translation>
    </message>
    <message>
        <source>“{name}” could not be restored: {reason} The next start tries again.</source>
        <translation>No se pudo restaurar «{name}»: {reason} Se volverá a intentar en el próximo inicio.</translation>
    </message>
    <message>
        <source>Restoring {name}</source>
        <translation>Restaurando {name}</translation>
    </message>
    <message>
        <source>“{name}” is open and was edited, so its text was not restored. The next start offers it again.</source>
        <translation>«{name}» está abierto y se ha editado, así que su texto no se ha restaurado. El próximo inicio lo ofrecerá de nuevo.</translation>
    </message>
    <message>
        <source>Restore unsaved edits</source>
        <translation>restaurar cambios sin guardar</translation>
    </message>
    <message>
        <source>Only the rows that were edited in “{name}” could be restored: the file it was opened from is no longer what it was. Copy them where they belong, or save them.</source>
        <translation>Solo se han podido restaurar las filas que se editaron en «{name}»: el archivo del que se abrió ya no es el que era. Hay que copiarlas en su sitio o guardarlas.</translation>
    </message>
    <message>
        <source>What was to be saved as “{name}” is restored; save it once more.</source>
        <translation>Se ha recuperado lo que se iba a guardar como «{name}»; guárdelo de nuevo.</translation>
    </message>
    <message>
        <source>The unsaved edits of “{name}” are restored; they are not saved yet.</source>
        <translation>Se han restaurado los cambios sin guardar de «{name}»; todavía no están guardados.</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved Edits</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>The program ended before these edits were saved. Restored edits are shown in their file and can be undone; nothing on disk changes until you save.</source>
        <translation>El programa terminó antes de que se guardaran estos cambios. Los cambios restaurados se muestran en su archivo y se pueden deshacer; en el disco no cambia nada hasta que se guarde.</translation>
    </message>
    <message>
        <source>Files with unsaved edits</source>
        <translation>Archivos con cambios sin guardar</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>&amp;Throw Away…</source>
        <translation>&amp;Descartar…</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Más tarde</translation>
    </message>
    <message>
        <source>Ask again at the next start</source>
        <translation>Volver a preguntar en el próximo inicio</translation>
    </message>
    <message>
        <source>An interrupted save, at {time}</source>
        <translation>Un guardado interrumpido, a las {time}</translation>
    </message>
    <message>
        <source>Edited as text, last at {time}</source>
        <translation>Editado como texto; último cambio: {time}</translation>
    </message>
    <message>
        <source>Never saved, or not in this form; last seen at {time}</source>
        <translation>Nunca se ha guardado, o no en esta forma; visto por última vez: {time}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln edit(s) since the last save</source>
        <translation>
            <numerusform>%Ln cambio desde la última vez que se guardó</numerusform>
            <numerusform>%Ln cambios desde la última vez que se guardó</numerusform>
        </translation>
    </message>
    <message>
        <source>{edits}, last at {time}</source>
        <translation>{edits}; el último: {time}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) changed</source>
        <translation>
            <numerusform>%Ln línea cambiada</numerusform>
            <numerusform>%Ln líneas cambiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) changed</source>
        <translation>
            <numerusform>%Ln fila modificada</numerusform>
            <numerusform>%Ln filas modificadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln fila añadida</numerusform>
            <numerusform>%Ln filas añadidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln fila eliminada</numerusform>
            <numerusform>%Ln filas eliminadas</numerusform>
        </translation>
    </message>
    <message>
        <source>rows moved</source>
        <translation>filas movidas</translation>
    </message>
    <message>
        <source>the beginning of the file changed</source>
        <translation>principio del archivo modificado</translation>
    </message>
    <message>
        <source>The file was being overwritten and may be cut. All of it was kept.</source>
        <translation>El archivo se estaba sobrescribiendo y puede estar cortado. Se ha conservado entero.</translation>
    </message>
    <message>
        <source>The file on disk was changed since. What you had is shown as you had it; saving asks before it replaces the file.</source>
        <translation>El archivo del disco ha cambiado desde entonces. Se muestra lo que había aquí, tal como estaba; al guardar se pregunta antes de reemplazar el archivo.</translation>
    </message>
    <message>
        <source>The file is not there any more; saving puts it back.</source>
        <translation>El archivo ya no está; al guardar se vuelve a crear.</translation>
    </message>
    <message>
        <source>The file is no longer what it was, and no whole copy was kept: only the rows you edited can be restored, in a new document.</source>
        <translation>El archivo ya no es el que era y no se conservó ninguna copia completa: solo se pueden restaurar las filas editadas, en un documento nuevo.</translation>
    </message>
    <message>
        <source>What was edited after that is damaged and cannot be read.</source>
        <translation>Lo que se editó después está dañado y no se puede leer.</translation>
    </message>
</context>
<context>
    <name>RepairHeader</name>
    <message>
        <source>What the repairs come to</source>
        <translation>Resultado de las reparaciones</translation>
    </message>
    <message>
        <source>&amp;Open Repaired</source>
        <translation>Abrir &amp;reparado</translation>
    </message>
    <message>
        <source>Open the file with the accepted repairs; it changes on disk once you save it</source>
        <translation>Abrir el archivo con las reparaciones aceptadas; en el disco solo cambia al guardarlo</translation>
    </message>
    <message>
        <source>Show as &amp;Text</source>
        <translation>Mostrar como &amp;texto</translation>
    </message>
    <message>
        <source>Show the text as it is, to mend it by hand</source>
        <translation>Mostrar el texto tal como está, para corregirlo a mano</translation>
    </message>
    <message>
        <source>Repair and Show as Te&amp;xt</source>
        <translation>Reparar y mostrar como te&amp;xto</translation>
    </message>
    <message>
        <source>Make the accepted repairs and show the text, to mend the rest by hand</source>
        <translation>Hacer las reparaciones aceptadas y mostrar el texto, para corregir el resto a mano</translation>
    </message>
    <message>
        <source>&amp;Keep a copy of the original</source>
        <translation>C&amp;onservar una copia del original</translation>
    </message>
    <message>
        <source>Write the file as it is now to “{name}”, beside it</source>
        <translation>Guardar el archivo, tal como está ahora, en «{name}», en la misma carpeta</translation>
    </message>
    <message>
        <source>A&amp;ll</source>
        <translation>To&amp;das</translation>
    </message>
    <message>
        <source>Accept all repairs</source>
        <translation>Aceptar todas las reparaciones</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>Nin&amp;guna</translation>
    </message>
    <message>
        <source>Accept no repair</source>
        <translation>No aceptar ninguna reparación</translation>
    </message>
    <message>
        <source>Only &amp;Certain Ones</source>
        <translation>Solo las &amp;ciertas</translation>
    </message>
    <message>
        <source>Accept only the repairs that are certain</source>
        <translation>Aceptar solo las reparaciones ciertas</translation>
    </message>
    <message>
        <source>What was repaired in {name} when it was opened</source>
        <translation>Lo que se reparó en {name} al abrirlo</translation>
    </message>
    <message>
        <source>Both sides of a merge stand in {name}.</source>
        <translation>{name} contiene los dos lados de una fusión.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) in {name} keep it from being read.</source>
        <translation>
            <numerusform>%Ln punto de {name} impide leerlo.</numerusform>
            <numerusform>%Ln puntos de {name} impiden leerlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} accepted</source>
        <translation>{count} de {all} aceptadas</translation>
    </message>
    <message>
        <source>This list is a record; what was changed since is not in it.</source>
        <translation>Esta lista es un registro; no incluye lo que se ha cambiado después.</translation>
    </message>
    <message>
        <source>Looking what these repairs come to…</source>
        <translation>Comprobando el resultado de estas reparaciones…</translation>
    </message>
    <message>
        <source>No repair is accepted, so it cannot be opened.</source>
        <translation>No se ha aceptado ninguna reparación, así que no se puede abrir.</translation>
    </message>
    <message>
        <source>Not everything can be repaired. What is left:</source>
        <translation>No todo se puede reparar. Lo que queda:</translation>
    </message>
    <message>
        <source>These repairs do not suffice. What is left:</source>
        <translation>Estas reparaciones no bastan. Lo que queda:</translation>
    </message>
    <message numerus="yes">
        <source>It can be repaired; after that it opens with %Ln row(s).</source>
        <translation>
            <numerusform>Se puede reparar; después se abre con %Ln fila.</numerusform>
            <numerusform>Se puede reparar; después se abre con %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All can be repaired; after that it opens with %Ln row(s).</source>
        <translation>
            <numerusform>Todo se puede reparar; después se abre con %Ln fila.</numerusform>
            <numerusform>Todo se puede reparar; después se abre con %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these repairs it opens with %Ln row(s).</source>
        <translation>
            <numerusform>Con estas reparaciones se abre con %Ln fila.</numerusform>
            <numerusform>Con estas reparaciones se abre con %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are lost.</source>
        <translation>
            <numerusform>Se pierde %Ln fila.</numerusform>
            <numerusform>Se pierden %Ln filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file on disk stays as it is until you save.</source>
        <translation>El archivo del disco no cambia hasta que se guarde.</translation>
    </message>
</context>
<context>
    <name>RepairList</name>
    <message>
        <source>Proposed repairs; Space accepts one or takes it back</source>
        <translation>Reparaciones propuestas; con Espacio se acepta o se descarta cada una</translation>
    </message>
</context>
<context>
    <name>RepairListModel</name>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Propuesta</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Certeza</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>cierta</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>probable</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>conjetura</translation>
    </message>
    <message>
        <source>Certain: only one thing can have been meant.</source>
        <translation>Cierta: solo se puede haber querido decir una cosa.</translation>
    </message>
    <message>
        <source>Likely: it is meant so in nearly every file.</source>
        <translation>Probable: es lo que se quiere decir en casi todos los archivos.</translation>
    </message>
    <message>
        <source>Guess: something is lost or made up, so have a look at it.</source>
        <translation>Conjetura: algo se pierde o se inventa, así que conviene revisarla.</translation>
    </message>
    <message>
        <source>Line {line}: accepted</source>
        <translation>Línea {line}: aceptada</translation>
    </message>
    <message>
        <source>Line {line}: no</source>
        <translation>Línea {line}: no</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>Línea {line}, columna {column}</translation>
    </message>
</context>
<context>
    <name>RepairPage</name>
    <message>
        <source>Repairs of {name}</source>
        <translation>Reparaciones de {name}</translation>
    </message>
</context>
<context>
    <name>Repairing</name>
    <message>
        <source>Opening {name}</source>
        <translation>Abriendo {name}</translation>
    </message>
    <message>
        <source>Reading {name}</source>
        <translation>Leyendo {name}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of “{name}”, a feed of the format {format}.</source>
        <translation>
            <numerusform>Se ha tomado %Ln URL de «{name}», un canal de noticias en formato {format}.</numerusform>
            <numerusform>Se han tomado %Ln URL de «{name}», un canal de noticias en formato {format}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(ies) without one are left out.</source>
        <translation>
            <numerusform>Se omite %Ln entrada sin URL.</numerusform>
            <numerusform>Se omiten %Ln entradas sin URL.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeping a copy of {name}</source>
        <translation>Guardando una copia de {name}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repair(s) were made; the file on disk is as it was until you save.</source>
        <translation>
            <numerusform>Se ha hecho %Ln reparación; el archivo del disco no cambia hasta que se guarde.</numerusform>
            <numerusform>Se han hecho %Ln reparaciones; el archivo del disco no cambia hasta que se guarde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The original is kept as “{name}”.</source>
        <translation>El original se conserva como «{name}».</translation>
    </message>
    <message>
        <source>Show Repairs</source>
        <translation>Ver reparaciones</translation>
    </message>
</context>
<context>
    <name>ReplaceBox</name>
    <message>
        <source>&amp;Replace them</source>
        <translation>&amp;Reemplazarlos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) in this folder would be replaced, if you allow it: {names}.</source>
        <translation>
            <numerusform>En esta carpeta se reemplazaría %Ln archivo, si se permite: {names}.</numerusform>
            <numerusform>En esta carpeta se reemplazarían %Ln archivos, si se permite: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is the file that you are splitting.</source>
        <translation>«{name}» es el archivo que se está dividiendo.</translation>
    </message>
</context>
<context>
    <name>Restoring</name>
    <message numerus="yes">
        <source>%n file(s) of the last time are not there any more: {names}</source>
        <translation>
            <numerusform>%n archivo de la última vez ya no está: {names}</numerusform>
            <numerusform>%n archivos de la última vez ya no están: {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RobotsDialog</name>
    <message>
        <source>Lines for robots.txt</source>
        <translation>Líneas para robots.txt</translation>
    </message>
    <message>
        <source>Where this sitemap is published</source>
        <translation>Dónde está publicado este sitemap</translation>
    </message>
    <message>
        <source>That Is &amp;Right</source>
        <translation>&amp;Es correcta</translation>
    </message>
    <message>
        <source>Judge by this address and remember it for this file</source>
        <translation>Juzgar según esta dirección y recordarla para este archivo</translation>
    </message>
    <message>
        <source>Line for robots.txt</source>
        <translation>Línea para robots.txt</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Problems of robots.txt</source>
        <translation>Problemas de robots.txt</translation>
    </message>
    <message>
        <source>&amp;Published at:</source>
        <translation>&amp;Publicado en:</translation>
    </message>
    <message>
        <source>&amp;Line to copy into the robots.txt of the site:</source>
        <translation>&amp;Línea que copiar en el robots.txt del sitio:</translation>
    </message>
    <message>
        <source>This one line is enough: crawlers find the sitemaps of an index through it. It may stand anywhere in robots.txt.</source>
        <translation>Basta con esta línea: los rastreadores encuentran por ella los sitemaps de un índice. Puede estar en cualquier lugar de robots.txt.</translation>
    </message>
    <message>
        <source>The line may stand anywhere in robots.txt. A sitemap that an index lists needs none of its own: the line of the index is enough.</source>
        <translation>La línea puede estar en cualquier lugar de robots.txt. Un sitemap incluido en un índice no necesita línea propia: basta con la del índice.</translation>
    </message>
    <message>
        <source>Not the full URL of a sitemap. Write it like this: {example}</source>
        <translation>No es la URL completa de un sitemap. Se escribe así: {example}</translation>
    </message>
    <message>
        <source>{code} · Line {line}: {sentence}</source>
        <translation>{code} · Línea {line}: {sentence}</translation>
    </message>
    <message>
        <source>Once the file is saved, the robots.txt beside it is checked as well.</source>
        <translation>Cuando el archivo esté guardado, se comprobará también el robots.txt de su carpeta.</translation>
    </message>
    <message>
        <source>Looking at robots.txt …</source>
        <translation>Leyendo robots.txt…</translation>
    </message>
    <message>
        <source>There is no robots.txt beside this file, so none was checked.</source>
        <translation>Junto a este archivo no hay ningún robots.txt, así que no se ha comprobado ninguno.</translation>
    </message>
    <message>
        <source>{path} could not be checked: {reason}</source>
        <translation>{path} no se ha podido comprobar: {reason}</translation>
    </message>
    <message>
        <source>What is wrong with {path}:</source>
        <translation>Problemas de {path}:</translation>
    </message>
    <message>
        <source>Nothing is wrong with what {path} says about sitemaps.</source>
        <translation>No hay problemas en lo que {path} dice de los sitemaps.</translation>
    </message>
    <message>
        <source>{path} names this sitemap, and nothing is wrong with its lines.</source>
        <translation>{path} menciona este sitemap y no hay problemas en sus líneas.</translation>
    </message>
    <message>
        <source>&amp;Copied</source>
        <translation>&amp;Copiado</translation>
    </message>
</context>
<context>
    <name>RowsModel</name>
    <message>
        <source>row in the file</source>
        <translation>fila en el archivo</translation>
    </message>
    <message>
        <source>other content</source>
        <translation>otro contenido</translation>
    </message>
    <message>
        <source>Click, or press {number}, to keep this row</source>
        <translation>Hacer clic o pulsar {number} para conservar esta fila</translation>
    </message>
    <message>
        <source>{file}, stays</source>
        <translation>{file}, se conserva</translation>
    </message>
    <message>
        <source>{file}, is left out</source>
        <translation>{file}, se omite</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>This file is open in another tab; close it first.</source>
        <translation>Este archivo está abierto en otra pestaña; hay que cerrarlo antes.</translation>
    </message>
    <message>
        <source>Saving {name}</source>
        <translation>Guardando {name}</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>Se ha guardado {name}</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>Which side of the merge stays?</source>
        <translation>¿Qué lado de la fusión se queda?</translation>
    </message>
    <message>
        <source>O&amp;urs</source>
        <translation>&amp;Lo nuestro</translation>
    </message>
    <message>
        <source>Thei&amp;rs</source>
        <translation>Lo de &amp;ellos</translation>
    </message>
    <message>
        <source>Both, e&amp;qual rows once</source>
        <translation>Am&amp;bos lados, las filas iguales una vez</translation>
    </message>
    <message>
        <source>Keep what stands first between the marks</source>
        <translation>Conservar lo que está primero entre las marcas</translation>
    </message>
    <message>
        <source>Keep what stands last between the marks</source>
        <translation>Conservar lo que está al final entre las marcas</translation>
    </message>
    <message>
        <source>Keep ours, then those rows of theirs that are not the same as one of ours; outside of rows ours stays</source>
        <translation>Conservar lo nuestro y después las filas de ellos que no sean iguales a una nuestra; fuera de las filas se queda lo nuestro</translation>
    </message>
    <message>
        <source>{side} ({label})</source>
        <translation>{side} ({label})</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the other side dropped</source>
        <translation>
            <numerusform>%Ln fila del otro lado se descarta</numerusform>
            <numerusform>%Ln filas del otro lado se descartan</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {rows}, {dropped}</source>
        <translation>{side}: {rows}, {dropped}</translation>
    </message>
</context>
<context>
    <name>SitemapTree</name>
    <message>
        <source>“{name}” is not in the folder of the index.</source>
        <translation>«{name}» no está en la carpeta del índice.</translation>
    </message>
</context>
<context>
    <name>SitemapTreeDock</name>
    <message>
        <source>Sitemap Tree</source>
        <translation>Árbol de sitemaps</translation>
    </message>
</context>
<context>
    <name>SitemapTreeModel</name>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>{name}, index, not open</source>
        <translation>{name}, índice, sin abrir</translation>
    </message>
    <message>
        <source>{name}, index</source>
        <translation>{name}, índice</translation>
    </message>
</context>
<context>
    <name>SitemapTreeView</name>
    <message>
        <source>Indexes and their sitemaps</source>
        <translation>Índices y sus sitemaps</translation>
    </message>
    <message>
        <source>No index is open. Open one, or a sitemap that an index in its folder lists, to see here what belongs together.</source>
        <translation>No hay ningún índice abierto. Al abrir uno, o un sitemap incluido en un índice de su carpeta, se ve aquí qué archivos van juntos.</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
</context>
<context>
    <name>SourcesModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>Encontrado en</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>the others are merged into it</source>
        <translation>los demás se combinan en él</translation>
    </message>
    <message>
        <source>folder {name}</source>
        <translation>carpeta {name}</translation>
    </message>
    <message>
        <source>index {name}</source>
        <translation>índice {name}</translation>
    </message>
</context>
<context>
    <name>SourcesPanel</name>
    <message>
        <source>&amp;Files, in the order they are merged in:</source>
        <translation>&amp;Archivos, en el orden en que se combinan:</translation>
    </message>
    <message>
        <source>Files to merge</source>
        <translation>Archivos que combinar</translation>
    </message>
    <message>
        <source>Add files, folders or indexes, or drop them here.</source>
        <translation>Añadir archivos, carpetas o índices, o soltarlos aquí.</translation>
    </message>
    <message>
        <source>&amp;Add Files…</source>
        <translation>Añadir arc&amp;hivos…</translation>
    </message>
    <message>
        <source>Add F&amp;older…</source>
        <translation>Añadir car&amp;peta…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Add the Sitemaps of a Folder</source>
        <translation>Añadir los sitemaps de una carpeta</translation>
    </message>
</context>
<context>
    <name>SplitCommands</name>
    <message numerus="yes">
        <source>%Ln file(s) were written to {folder}.</source>
        <translation>
            <numerusform>Se ha escrito %Ln archivo en {folder}.</numerusform>
            <numerusform>Se han escrito %Ln archivos en {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is open as it was before; reload it to see the new one.</source>
        <translation>«{name}» está abierto tal como era antes; hay que recargarlo para ver el nuevo.</translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <source>Split “{name}”</source>
        <translation>Dividir «{name}»</translation>
    </message>
    <message>
        <source>Part done</source>
        <translation>Parte hecha</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>&amp;Dividir</translation>
    </message>
    <message>
        <source>&amp;Open Index</source>
        <translation>A&amp;brir índice</translation>
    </message>
    <message>
        <source>Show &amp;Folder</source>
        <translation>&amp;Mostrar carpeta</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved; the parts are made of what is in the window.</source>
        <translation>«{name}» tiene cambios sin guardar; las partes se crean con lo que hay en la ventana.</translation>
    </message>
    <message>
        <source>Writing to {folder} …</source>
        <translation>Escribiendo en {folder}…</translation>
    </message>
    <message>
        <source>Working the parts out …</source>
        <translation>Calculando las partes…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s)</source>
        <translation>
            <numerusform>%Ln parte</numerusform>
            <numerusform>%Ln partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln queda igual</numerusform>
            <numerusform>%Ln quedan iguales</numerusform>
        </translation>
    </message>
    <message>
        <source>and an index</source>
        <translation>y un índice</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Stopped. The folder {folder} is as it was.</source>
        <translation>Detenido. La carpeta {folder} sigue como estaba.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Open First Part</source>
        <translation>A&amp;brir la primera parte</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Open a sitemap</source>
        <translation>Abrir un sitemap</translation>
    </message>
    <message>
        <source>Drop sitemap.xml, .xml.gz or .txt files here, or begin with a new one.</source>
        <translation>Soltar aquí archivos sitemap.xml, .xml.gz o .txt, o empezar con uno nuevo.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Rows with a selected cell</source>
        <translation>Filas con alguna celda seleccionada</translation>
    </message>
    <message>
        <source>Rows in this file, of the 50,000 that one sitemap may hold</source>
        <translation>Filas de este archivo, de las 50.000 que puede contener un sitemap</translation>
    </message>
    <message>
        <source>Size as it will be saved, uncompressed, of the 50 MB that a sitemap may have</source>
        <translation>Tamaño que tendrá al guardarse, sin comprimir, de los 50 MB que puede ocupar un sitemap</translation>
    </message>
    <message>
        <source>Encoding the file was found in; sitemaps are saved as UTF-8</source>
        <translation>Codificación original del archivo; los sitemaps se guardan en UTF-8</translation>
    </message>
    <message>
        <source>Line ends of this file: LF (Unix), CRLF (Windows), CR, or mixed</source>
        <translation>Finales de línea de este archivo: LF (Unix), CRLF (Windows), CR o mixtos</translation>
    </message>
    <message>
        <source>Whether the file is compressed by gzip</source>
        <translation>Indica si el archivo está comprimido con gzip</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n seleccionada</numerusform>
            <numerusform>%n seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {limit} rows</source>
        <translation>{count} de {limit} filas</translation>
    </message>
    <message>
        <source>{size} of 50 MB</source>
        <translation>{size} de 50 MB</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>mixed line ends</source>
        <translation>finales de línea mixtos</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>una línea</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>What comes out</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Reading {number} of {count}: {name}</source>
        <translation>Leyendo {number} de {count}: {name}</translation>
    </message>
    <message>
        <source>Looking for files …</source>
        <translation>Buscando archivos…</translation>
    </message>
    <message>
        <source>Comparing the URLs …</source>
        <translation>Comparando las URL…</translation>
    </message>
    <message>
        <source>Merging …</source>
        <translation>Combinando…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in</source>
        <translation>
            <numerusform>Entra %Ln fila</numerusform>
            <numerusform>Entran %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>se omite %Ln</numerusform>
            <numerusform>se omiten %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) out</source>
        <translation>
            <numerusform>sale %Ln fila</numerusform>
            <numerusform>salen %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more remark(s)</source>
        <translation>
            <numerusform>%Ln observación más</numerusform>
            <numerusform>%Ln observaciones más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>Set {field} of row {number}</source>
        <translation>cambiar {field} de la fila {number}</translation>
    </message>
    <message>
        <source>Clear {field} of row {number}</source>
        <translation>vaciar {field} de la fila {number}</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Rows of the sitemap</source>
        <translation>Filas del sitemap</translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message>
        <source>Text of the file</source>
        <translation>Texto del archivo</translation>
    </message>
    <message>
        <source>What is wrong with the text</source>
        <translation>Qué error hay en el texto</translation>
    </message>
    <message>
        <source>&amp;Go to Error</source>
        <translation>&amp;Ir al error</translation>
    </message>
    <message>
        <source>Put the cursor where reading ends (F8)</source>
        <translation>Poner el cursor donde se interrumpe la lectura (F8)</translation>
    </message>
    <message>
        <source>&amp;Check Again</source>
        <translation>&amp;Comprobar de nuevo</translation>
    </message>
    <message>
        <source>See whether the text can be read now (F5)</source>
        <translation>Ver si el texto ya se puede leer (F5)</translation>
    </message>
    <message>
        <source>&amp;Open as Sitemap</source>
        <translation>Ab&amp;rir como sitemap</translation>
    </message>
    <message>
        <source>Show the text as a table</source>
        <translation>Mostrar el texto como tabla</translation>
    </message>
    <message>
        <source>Open Its &amp;URLs</source>
        <translation>Abrir sus &amp;URL</translation>
    </message>
    <message>
        <source>Make a new sitemap of the URLs in this feed</source>
        <translation>Crear un sitemap nuevo con las URL de este canal</translation>
    </message>
    <message>
        <source>This file is too large to be edited here. What stands around line {line} is shown, to be looked at.</source>
        <translation>Este archivo es demasiado grande para editarlo aquí. Se muestra, solo para consulta, lo que hay cerca de la línea {line}.</translation>
    </message>
    <message>
        <source>This text holds characters that cannot be kept while it is edited, so it is only shown.</source>
        <translation>Este texto contiene caracteres que no se pueden conservar al editarlo, así que solo se muestra.</translation>
    </message>
    <message>
        <source>The bytes of this file are not UTF-8. They are shown as {encoding}; saving writes UTF-8.</source>
        <translation>Los bytes de este archivo no son UTF-8. Se muestran como {encoding}; al guardar se escribe UTF-8.</translation>
    </message>
    <message>
        <source>The declaration says {encoding}, but this text is saved as UTF-8: the saved file will say UTF-8.</source>
        <translation>La declaración indica {encoding}, pero este texto se guarda en UTF-8: el archivo guardado indicará UTF-8.</translation>
    </message>
    <message>
        <source>The text was changed since it was checked.</source>
        <translation>El texto ha cambiado desde que se comprobó.</translation>
    </message>
    <message numerus="yes">
        <source>This can be read now: %Ln row(s).</source>
        <translation>
            <numerusform>Ya se puede leer: %Ln fila.</numerusform>
            <numerusform>Ya se puede leer: %Ln filas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextSaving</name>
    <message>
        <source>This file is open in another tab; close it first.</source>
        <translation>Este archivo está abierto en otra pestaña; hay que cerrarlo antes.</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>Se ha guardado {name}</translation>
    </message>
    <message>
        <source>Saving {name}</source>
        <translation>Guardando {name}</translation>
    </message>
</context>
<context>
    <name>UnexpectedDialog</name>
    <message>
        <source>Something Unexpected Happened</source>
        <translation>Ha ocurrido algo inesperado</translation>
    </message>
    <message>
        <source>What you did last may not be finished. Your files are still open: save them now, then go on, or start the program again.</source>
        <translation>Puede que lo último que se hizo no haya terminado. Los archivos siguen abiertos: conviene guardarlos ahora y después continuar, o iniciar de nuevo el programa.</translation>
    </message>
    <message>
        <source>&amp;Report for those who make the program:</source>
        <translation>&amp;Informe para quienes hacen el programa:</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>It may name your files and quote values: look it over before you pass it on.</source>
        <translation>Puede mencionar archivos y citar valores: conviene revisarlo antes de enviarlo.</translation>
    </message>
    <message>
        <source>&amp;Copy Report</source>
        <translation>&amp;Copiar informe</translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation>&amp;Guardar todo</translation>
    </message>
    <message>
        <source>The program came upon a fault of its own.</source>
        <translation>Ha ocurrido un fallo del propio programa.</translation>
    </message>
    <message numerus="yes">
        <source>The program came upon faults of its own, %n time(s).</source>
        <translation>
            <numerusform>Ha ocurrido %n fallo del propio programa.</numerusform>
            <numerusform>Han ocurrido %n fallos del propio programa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>_Mark</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n sugerencia</numerusform>
            <numerusform>%n sugerencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Click or press F8 for the next problem.</source>
        <translation>Hacer clic o pulsar F8 para ir al problema siguiente.</translation>
    </message>
</context>
<context>
    <name>_Remarks</name>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;New Sitemap</source>
        <translation>&amp;Nuevo sitemap</translation>
    </message>
    <message>
        <source>New Sitemap &amp;Index</source>
        <translation>Nuevo ín&amp;dice de sitemaps</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ab&amp;rir…</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Vaciar esta lista</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Guardar co&amp;mo…</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>Guardar &amp;todo</translation>
    </message>
    <message>
        <source>R&amp;eload from Disk</source>
        <translation>R&amp;ecargar desde el disco</translation>
    </message>
    <message>
        <source>Re&amp;pairs…</source>
        <translation>Re&amp;paraciones…</translation>
    </message>
    <message>
        <source>See what was repaired when this file was opened</source>
        <translation>Ver lo que se reparó al abrir este archivo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Paste cells over the selected ones, or rows as rows</source>
        <translation>Pegar celdas sobre las seleccionadas, o filas como filas</translation>
    </message>
    <message>
        <source>Paste as &amp;New Rows</source>
        <translation>Pegar como &amp;filas nuevas</translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation>&amp;Vaciar celdas</translation>
    </message>
    <message>
        <source>Remove the values of the selected cells</source>
        <translation>Quitar los valores de las celdas seleccionadas</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>Set lastmod to No&amp;w</source>
        <translation>Poner fecha &amp;actual en lastmod</translation>
    </message>
    <message>
        <source>Set lastmod of the selected rows to the present time</source>
        <translation>Poner la fecha y la hora actuales en lastmod de las filas seleccionadas</translation>
    </message>
    <message>
        <source>Choose language, appearance and what is done with files</source>
        <translation>Elegir el idioma, el aspecto y lo que se hace con los archivos</translation>
    </message>
    <message>
        <source>Insert Row &amp;Above</source>
        <translation>Insertar fila &amp;encima</translation>
    </message>
    <message>
        <source>Insert Row &amp;Below</source>
        <translation>Insertar fila de&amp;bajo</translation>
    </message>
    <message>
        <source>Dupl&amp;icate Rows</source>
        <translation>&amp;Duplicar filas</translation>
    </message>
    <message>
        <source>D&amp;elete Rows</source>
        <translation>E&amp;liminar filas</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>M&amp;over arriba</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>Mover aba&amp;jo</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Buscar &amp;siguiente</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>Buscar &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Go to Row…</source>
        <translation>&amp;Ir a la fila…</translation>
    </message>
    <message>
        <source>Next P&amp;roblem</source>
        <translation>&amp;Problema siguiente</translation>
    </message>
    <message>
        <source>Previous Pro&amp;blem</source>
        <translation>Problema an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>Co&amp;rregir</translation>
    </message>
    <message>
        <source>Mend the current problem</source>
        <translation>Corregir el problema actual</translation>
    </message>
    <message>
        <source>Fix All of This &amp;Kind…</source>
        <translation>Corregir los de e&amp;ste tipo…</translation>
    </message>
    <message>
        <source>Mend every problem of the current one&apos;s rule</source>
        <translation>Corregir todos los problemas de la misma regla que el actual</translation>
    </message>
    <message>
        <source>Fix &amp;Everything Safe…</source>
        <translation>Corregir todo lo s&amp;eguro…</translation>
    </message>
    <message>
        <source>Mend what loses nothing and needs no answer</source>
        <translation>Corregir lo que no pierde nada ni necesita respuesta</translation>
    </message>
    <message>
        <source>&amp;Copy List</source>
        <translation>&amp;Copiar lista</translation>
    </message>
    <message>
        <source>Copy the listed problems as text, one a line</source>
        <translation>Copiar como texto los problemas de la lista, uno por línea</translation>
    </message>
    <message>
        <source>Write the listed problems to a file: text, CSV or JSON</source>
        <translation>Escribir los problemas de la lista en un archivo: texto, CSV o JSON</translation>
    </message>
    <message>
        <source>E&amp;xport List…</source>
        <translation>E&amp;xportar lista…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Prefere&amp;ncias…</translation>
    </message>
    <message>
        <source>&amp;Split…</source>
        <translation>&amp;Dividir…</translation>
    </message>
    <message>
        <source>Divide this file into several, with an index of them</source>
        <translation>Repartir este archivo en varios, con un índice de ellos</translation>
    </message>
    <message>
        <source>&amp;Merge Files…</source>
        <translation>&amp;Combinar archivos…</translation>
    </message>
    <message>
        <source>Make one new file of several</source>
        <translation>Crear un archivo nuevo a partir de varios</translation>
    </message>
    <message>
        <source>Merge In&amp;to This File…</source>
        <translation>Combinar &amp;en este archivo…</translation>
    </message>
    <message>
        <source>Take over the rows of other files, as one step of undo</source>
        <translation>Incorporar las filas de otros archivos; basta con deshacer una vez para revertirlo</translation>
    </message>
    <message>
        <source>&amp;Index from Files…</source>
        <translation>Índice a &amp;partir de archivos…</translation>
    </message>
    <message>
        <source>Make a sitemap index of files on this computer</source>
        <translation>Crear un índice de sitemaps con archivos de este equipo</translation>
    </message>
    <message>
        <source>&amp;Add Sitemaps…</source>
        <translation>&amp;Añadir sitemaps…</translation>
    </message>
    <message>
        <source>List more files in this index</source>
        <translation>Incluir más archivos en este índice</translation>
    </message>
    <message>
        <source>&amp;Open Listed Sitemap</source>
        <translation>A&amp;brir sitemaps seleccionados</translation>
    </message>
    <message>
        <source>Open the files of the selected rows, found beside the index</source>
        <translation>Abrir los archivos de las filas seleccionadas que se encuentren junto al índice</translation>
    </message>
    <message>
        <source>Open A&amp;ll Listed</source>
        <translation>Abrir &amp;todos los sitemaps</translation>
    </message>
    <message>
        <source>Open every file of this index that lies beside it</source>
        <translation>Abrir todos los archivos de este índice que estén junto a él</translation>
    </message>
    <message>
        <source>Lines for &amp;robots.txt…</source>
        <translation>Líneas para &amp;robots.txt…</translation>
    </message>
    <message>
        <source>Tell crawlers where this file is, and check robots.txt</source>
        <translation>Indicar a los rastreadores dónde está este archivo y comprobar robots.txt</translation>
    </message>
    <message>
        <source>Sitemap &amp;Tree</source>
        <translation>Ár&amp;bol de sitemaps</translation>
    </message>
    <message>
        <source>Show indexes with their sitemaps at the side</source>
        <translation>Mostrar al lado los índices con sus sitemaps</translation>
    </message>
    <message>
        <source>&amp;Problems Panel</source>
        <translation>Pa&amp;nel de problemas</translation>
    </message>
    <message>
        <source>Open or close the list of problems</source>
        <translation>Abrir o cerrar la lista de problemas</translation>
    </message>
    <message>
        <source>Rows in &amp;File Order</source>
        <translation>Filas en el &amp;orden del archivo</translation>
    </message>
    <message>
        <source>&amp;Next File</source>
        <translation>Archivo &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous File</source>
        <translation>Archivo &amp;anterior</translation>
    </message>
    <message>
        <source>Quick &amp;Guide</source>
        <translation>&amp;Guía rápida</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;Rules of Sitemaps</source>
        <translation>&amp;Reglas de los sitemaps</translation>
    </message>
    <message>
        <source>&amp;About Sitemap Editor</source>
        <translation>A&amp;cerca de Sitemap Editor</translation>
    </message>
</context>
<context>
    <name>changefreq</name>
    <message>
        <source>at every visit</source>
        <translation>siempre: en cada visita</translation>
    </message>
    <message>
        <source>every hour</source>
        <translation>cada hora</translation>
    </message>
    <message>
        <source>every day</source>
        <translation>diariamente</translation>
    </message>
    <message>
        <source>every week</source>
        <translation>semanalmente</translation>
    </message>
    <message>
        <source>every month</source>
        <translation>mensualmente</translation>
    </message>
    <message>
        <source>every year</source>
        <translation>anualmente</translation>
    </message>
    <message>
        <source>archived, does not change</source>
        <translation>nunca: archivada, no cambia</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>sin indicar</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>{count} rows; a sitemap may hold {limit}. Split it into several files.</source>
        <translation>{count} filas; un sitemap puede contener {limit}. Hay que dividirlo en varios archivos.</translation>
    </message>
    <message>
        <source>{size} bytes uncompressed; a sitemap may have {limit}. Split it into several files.</source>
        <translation>{size} bytes sin comprimir; un sitemap puede ocupar {limit}. Hay que dividirlo en varios archivos.</translation>
    </message>
    <message>
        <source>The file lists nothing. Search Console reports a missing tag; give it a row, or take the file out of the index.</source>
        <translation>El archivo no contiene nada. Search Console avisa de que falta una etiqueta; hay que añadirle una fila o quitar el archivo del índice.</translation>
    </message>
    <message>
        <source>{count} sitemaps; an index may list {limit}. Split it into several indexes.</source>
        <translation>{count} sitemaps; un índice puede contener {limit}. Hay que dividirlo en varios índices.</translation>
    </message>
    <message>
        <source>{size} bytes uncompressed; an index may have {limit}. Split it into several indexes.</source>
        <translation>{size} bytes sin comprimir; un índice puede ocupar {limit}. Hay que dividirlo en varios índices.</translation>
    </message>
    <message>
        <source>{count} sitemaps; the report of Search Console lists {limit} of an index. All of them are read all the same.</source>
        <translation>{count} sitemaps; el informe de Search Console muestra {limit} de un índice. Aun así, se leen todos.</translation>
    </message>
    <message>
        <source>File holds at most 50,000 rows</source>
        <translation>El archivo contiene como máximo 50.000 filas</translation>
    </message>
    <message>
        <source>Search engines refuse or cut longer files. Split the file (Sitemaps, Split, or “sitemap-tool split”): its rows go into several files, with an index of them.</source>
        <translation>Los motores de búsqueda rechazan o cortan los archivos más largos. Divida el archivo (Sitemaps, Dividir, o «sitemap-tool split»): sus filas pasan a varios archivos, con un índice de ellos.</translation>
    </message>
    <message>
        <source>The limit is 52,428,800 bytes after unpacking; compressing does not help. It was 10,485,760 bytes before 2016 and still is for Baidu. Split the file (Sitemaps, Split, or “sitemap-tool split”): its rows go into several files, with an index of them.</source>
        <translation>El límite es de 52 428 800 bytes tras descomprimir; comprimir no ayuda. Antes de 2016 era de 10 485 760 bytes, y para Baidu lo sigue siendo. Divida el archivo (Sitemaps, Dividir, o «sitemap-tool split»): sus filas pasan a varios archivos, con un índice de ellos.</translation>
    </message>
    <message>
        <source>File has at most 50 MB uncompressed</source>
        <translation>El archivo ocupa como máximo 50 MB sin comprimir</translation>
    </message>
    <message>
        <source>File lists something</source>
        <translation>El archivo contiene algo</translation>
    </message>
    <message>
        <source>The schema wants at least one row. Google calls an empty file harmless, such as a news sitemap on a quiet day.</source>
        <translation>El esquema pide al menos una fila. Para Google, un archivo vacío es inofensivo, como un sitemap de noticias en un día tranquilo.</translation>
    </message>
    <message>
        <source>Index lists at most 50,000 sitemaps and has at most 50 MB</source>
        <translation>El índice contiene como máximo 50.000 sitemaps y ocupa como máximo 50 MB</translation>
    </message>
    <message>
        <source>Search engines refuse or cut longer indexes; the older text of the protocol allowed 1,000 sitemaps. Submit several indexes: an index cannot list another one.</source>
        <translation>Los motores de búsqueda rechazan o cortan los índices más largos; el texto anterior del protocolo permitía 1000 sitemaps. Conviene enviar varios índices: un índice no puede incluir otro.</translation>
    </message>
    <message>
        <source>Index is short enough for the report of Search Console</source>
        <translation>El índice cabe en el informe de Search Console</translation>
    </message>
    <message>
        <source>Search Console shows 1,000 sitemaps of an index, and takes up to 500 indexes of one site. Several indexes make its report complete.</source>
        <translation>Search Console muestra 1000 sitemaps de un índice y acepta hasta 500 índices de un mismo sitio. Con varios índices, su informe queda completo.</translation>
    </message>
    <message>
        <source>Write it in small letters and without spaces: “{value}”.</source>
        <translation>Se escribe en minúsculas y sin espacios: «{value}».</translation>
    </message>
    <message>
        <source>Not one of the words: always, hourly, daily, weekly, monthly, yearly, never.</source>
        <translation>No es ninguna de estas palabras: always, hourly, daily, weekly, monthly, yearly, never.</translation>
    </message>
    <message>
        <source>Not a decimal number with a dot, such as 0.8.</source>
        <translation>No es un número decimal con punto, como 0.8.</translation>
    </message>
    <message>
        <source>The priority must lie between 0.0 and 1.0.</source>
        <translation>La prioridad debe estar entre 0.0 y 1.0.</translation>
    </message>
    <message>
        <source>An unusual spelling of {number}; some readers refuse it.</source>
        <translation>Es una forma poco habitual de escribir {number}; algunos lectores la rechazan.</translation>
    </message>
    <message>
        <source>{size} bytes; Yandex reads at most 100 in “{field}”. Shorten the value.</source>
        <translation>{size} bytes; Yandex lee como máximo 100 en «{field}». Hay que acortar el valor.</translation>
    </message>
    <message>
        <source>Change frequency is one of the seven words</source>
        <translation>La frecuencia de cambio es una de las siete palabras</translation>
    </message>
    <message>
        <source>always, hourly, daily, weekly, monthly, yearly or never, in small letters. Google and Bing ignore the value; a wrong word makes validators refuse the file.</source>
        <translation>always (siempre), hourly (cada hora), daily (diariamente), weekly (semanalmente), monthly (mensualmente), yearly (anualmente) o never (nunca), en inglés y en minúsculas. Google y Bing no tienen en cuenta el valor; con una palabra incorrecta, los validadores rechazan el archivo.</translation>
    </message>
    <message>
        <source>Write the word in small letters</source>
        <translation>Escribir la palabra en minúsculas</translation>
    </message>
    <message>
        <source>Take the nearest of the seven words</source>
        <translation>Poner la más cercana de las siete palabras</translation>
    </message>
    <message>
        <source>Priority is a decimal number from 0.0 to 1.0</source>
        <translation>La prioridad es un número decimal de 0.0 a 1.0</translation>
    </message>
    <message>
        <source>Write it with a dot; 0.5 is what a page has without a value. Yandex and Seznam use it, Google and Bing do not.</source>
        <translation>Se escribe con punto; 0.5 es la prioridad por defecto, la que tiene una página sin valor. Yandex y Seznam la usan; Google y Bing, no.</translation>
    </message>
    <message>
        <source>Write a dot for the comma</source>
        <translation>Escribir un punto en lugar de la coma</translation>
    </message>
    <message>
        <source>Write the number the usual way</source>
        <translation>Escribir el número de la forma habitual</translation>
    </message>
    <message>
        <source>Write the share as a decimal number</source>
        <translation>Escribir la proporción como número decimal</translation>
    </message>
    <message>
        <source>Take 0.8 for high, 0.5 for medium, 0.3 for low</source>
        <translation>Poner 0.8 si es alta, 0.5 si es media, 0.3 si es baja</translation>
    </message>
    <message>
        <source>Take the nearest number from 0.0 to 1.0</source>
        <translation>Poner el número más cercano entre 0.0 y 1.0</translation>
    </message>
    <message>
        <source>Values have at most 100 bytes (Yandex)</source>
        <translation>Los valores tienen como máximo 100 bytes (Yandex)</translation>
    </message>
    <message>
        <source>Yandex drops a row whose lastmod, changefreq or priority is longer. No right value comes near that, so look at what stands there.</source>
        <translation>Yandex descarta una fila si su lastmod, changefreq o priority es más largo. Ningún valor correcto se acerca a ese límite, así que conviene mirar qué hay escrito ahí.</translation>
    </message>
    <message>
        <source>Not a W3C date: write 2026-05-06 or 2026-05-06T10:20:30+02:00.</source>
        <translation>No es una fecha W3C: se escribe 2026-05-06 o 2026-05-06T10:20:30+02:00.</translation>
    </message>
    <message>
        <source>A time needs a zone: add “Z” for UTC or an offset such as “+02:00”.</source>
        <translation>Una hora necesita zona horaria: hay que añadir «Z» para UTC o una diferencia como «+02:00».</translation>
    </message>
    <message>
        <source>A date in another form of ISO 8601: write 2026-05-06T10:20:30+02:00.</source>
        <translation>Es una fecha en otra forma de ISO 8601: se escribe 2026-05-06T10:20:30+02:00.</translation>
    </message>
    <message>
        <source>Write “T” and “Z” as capital letters; some readers refuse small ones.</source>
        <translation>La «T» y la «Z» se escriben en mayúscula; algunos lectores rechazan las minúsculas.</translation>
    </message>
    <message>
        <source>There is no such day in the calendar.</source>
        <translation>Ese día no existe en el calendario.</translation>
    </message>
    <message>
        <source>There is no such time of day.</source>
        <translation>Esa hora del día no existe.</translation>
    </message>
    <message>
        <source>There is no such time zone.</source>
        <translation>Esa zona horaria no existe.</translation>
    </message>
    <message>
        <source>A date alone takes no zone: remove it, or add the time.</source>
        <translation>Una fecha sin hora no lleva zona horaria: hay que quitarla o añadir la hora.</translation>
    </message>
    <message>
        <source>The protocol allows this precision, the schema asks for a day, or a time with seconds.</source>
        <translation>El protocolo admite esta precisión; el esquema pide un día, o una hora con segundos.</translation>
    </message>
    <message>
        <source>This date lies in the future.</source>
        <translation>Esta fecha está en el futuro.</translation>
    </message>
    <message>
        <source>This looks like an empty date that a program filled in.</source>
        <translation>Parece una fecha vacía que ha rellenado un programa.</translation>
    </message>
    <message>
        <source>This date is older than the Web.</source>
        <translation>Esta fecha es anterior a la Web.</translation>
    </message>
    <message>
        <source>Most dates have no time of day; Bing prefers date, time and zone.</source>
        <translation>La mayoría de las fechas no llevan hora; Bing prefiere fecha, hora y zona horaria.</translation>
    </message>
    <message>
        <source>Write it as a W3C date</source>
        <translation>Escribirla como fecha W3C</translation>
    </message>
    <message>
        <source>Add a zone, or cut the time off …</source>
        <translation>Añadir una zona horaria o quitar la hora…</translation>
    </message>
    <message>
        <source>Clear the date</source>
        <translation>Vaciar la fecha</translation>
    </message>
    <message>
        <source>Keep the date alone</source>
        <translation>Dejar solo la fecha</translation>
    </message>
    <message>
        <source>Date is in one of the six W3C forms</source>
        <translation>La fecha está en una de las seis formas del W3C</translation>
    </message>
    <message>
        <source>Search engines skip dates they cannot read. The forms are 2026, 2026-05, 2026-05-06, 2026-05-06T10:20Z, 2026-05-06T10:20:30Z and 2026-05-06T10:20:30.45Z.</source>
        <translation>Los motores de búsqueda pasan por alto las fechas que no pueden leer. Las formas son 2026, 2026-05, 2026-05-06, 2026-05-06T10:20Z, 2026-05-06T10:20:30Z y 2026-05-06T10:20:30.45Z.</translation>
    </message>
    <message>
        <source>Write it as a W3C date, day and month in the right order …</source>
        <translation>Escribirla como fecha W3C, con el día y el mes en el orden correcto…</translation>
    </message>
    <message>
        <source>Read it as seconds since 1970</source>
        <translation>Leerla como segundos desde 1970</translation>
    </message>
    <message>
        <source>Time has a zone</source>
        <translation>La hora tiene zona horaria</translation>
    </message>
    <message>
        <source>Without a zone nobody knows which instant is meant, and Search Console reports the date as wrong. Add the zone, or cut the value to the date.</source>
        <translation>Sin zona horaria nadie sabe a qué instante se refiere, y Search Console da la fecha por incorrecta. Hay que añadir la zona horaria o dejar solo la fecha.</translation>
    </message>
    <message>
        <source>Date is not in another form of ISO 8601</source>
        <translation>La fecha no está en otra forma de ISO 8601</translation>
    </message>
    <message>
        <source>A space for the T, +0200, a comma, basic dates, week dates and small letters are ISO 8601 but not in the W3C profile that sitemaps use.</source>
        <translation>Un espacio en lugar de la T, +0200, una coma, las fechas básicas, las fechas por semanas y las minúsculas son ISO 8601, pero no forman parte del perfil del W3C que usan los sitemaps.</translation>
    </message>
    <message>
        <source>Write “T” and “Z” as capital letters</source>
        <translation>Escribir «T» y «Z» en mayúscula</translation>
    </message>
    <message>
        <source>Date and time exist</source>
        <translation>La fecha y la hora existen</translation>
    </message>
    <message>
        <source>The form is right, but the calendar or the clock has no such value. Set the true date, or clear it: none is better than a wrong one.</source>
        <translation>La forma es correcta, pero ese valor no existe en el calendario o en el reloj. Hay que poner la fecha verdadera o vaciarla: más vale ninguna que una incorrecta.</translation>
    </message>
    <message>
        <source>Write the end of the day as the beginning of the next</source>
        <translation>Escribir el final del día como el comienzo del siguiente</translation>
    </message>
    <message>
        <source>Change the places of day and month</source>
        <translation>Intercambiar el día y el mes</translation>
    </message>
    <message>
        <source>A year, a month and a time without seconds are good protocol, but the schema refuses them. Engines take them. Which day a year or a month means, only you know.</source>
        <translation>Un año, un mes y una hora sin segundos son válidos según el protocolo, pero el esquema los rechaza. Los motores de búsqueda los aceptan. Qué día representa un año o un mes solo lo sabe quien edita el archivo.</translation>
    </message>
    <message>
        <source>Add the seconds</source>
        <translation>Añadir los segundos</translation>
    </message>
    <message>
        <source>Dates have a time of day (Bing)</source>
        <translation>Las fechas llevan hora (Bing)</translation>
    </message>
    <message>
        <source>A date alone is good protocol. Bing decides by lastmod what to read again, and asks for the time and its zone as well; let the program that writes the file add them.</source>
        <translation>Una fecha sin hora es válida según el protocolo. Bing decide por lastmod qué volver a leer y pide también la hora y su zona horaria; conviene que las añada el programa que crea el archivo.</translation>
    </message>
    <message>
        <source>Date is precise to the day or the second (schema)</source>
        <translation>La fecha es precisa hasta el día o el segundo (esquema)</translation>
    </message>
    <message>
        <source>Date without time has no zone</source>
        <translation>La fecha sin hora no lleva zona horaria</translation>
    </message>
    <message>
        <source>The schema lets a zone pass behind a bare date; the W3C profile does not.</source>
        <translation>El esquema deja pasar una zona horaria tras una fecha sin hora; el perfil del W3C, no.</translation>
    </message>
    <message>
        <source>Remove the zone</source>
        <translation>Quitar la zona horaria</translation>
    </message>
    <message>
        <source>Date is not in the future</source>
        <translation>La fecha no está en el futuro</translation>
    </message>
    <message>
        <source>A page cannot have been changed tomorrow. Engines distrust files with such dates; clear the value or set the true one.</source>
        <translation>Una página no puede haberse modificado mañana. Los motores de búsqueda desconfían de los archivos con fechas así; hay que vaciar el valor o poner el verdadero.</translation>
    </message>
    <message>
        <source>Set the date to today</source>
        <translation>Poner la fecha de hoy</translation>
    </message>
    <message>
        <source>Date is not an empty one</source>
        <translation>La fecha no es una fecha vacía</translation>
    </message>
    <message>
        <source>Dates of 1970 or year 1 are what programs write when they know none. Clear the value.</source>
        <translation>Las fechas de 1970 o del año 1 son las que escriben los programas cuando no conocen ninguna. Hay que vaciar el valor.</translation>
    </message>
    <message>
        <source>Not a full URL: it must begin with “https://” or “http://” and a host.</source>
        <translation>No es una URL completa: debe comenzar con «https://» o «http://» y un servidor.</translation>
    </message>
    <message>
        <source>The scheme is “{scheme}”; only http and https are read.</source>
        <translation>El protocolo es «{scheme}»; solo se leen http y https.</translation>
    </message>
    <message>
        <source>The host is missing after “://”.</source>
        <translation>Falta el servidor después de «://».</translation>
    </message>
    <message>
        <source>The scheme stands there twice; write it once.</source>
        <translation>El protocolo aparece dos veces; hay que escribirlo una sola vez.</translation>
    </message>
    <message>
        <source>“{host}” cannot be the name of a host.</source>
        <translation>«{host}» no puede ser el nombre de un servidor.</translation>
    </message>
    <message>
        <source>The port “{port}” is not a number from 1 to 65535.</source>
        <translation>El puerto «{port}» no es un número del 1 al 65535.</translation>
    </message>
    <message>
        <source>The port {port} goes without saying; most pages are listed without it.</source>
        <translation>El puerto {port} se da por supuesto; casi todas las páginas se indican sin él.</translation>
    </message>
    <message>
        <source>Capital letters mean nothing in scheme and host; write them small.</source>
        <translation>Las mayúsculas no significan nada en el protocolo ni en el servidor; conviene escribirlos en minúsculas.</translation>
    </message>
    <message>
        <source>{count} characters; a URL must have less than 2,048.</source>
        <translation>{count} caracteres; una URL debe contener menos de 2048.</translation>
    </message>
    <message>
        <source>Exactly 2,048 characters: the schema takes it, the protocol asks for fewer.</source>
        <translation>Exactamente 2048 caracteres: el esquema la acepta, el protocolo pide menos.</translation>
    </message>
    <message>
        <source>{count} characters; Yandex reads at most 1,024.</source>
        <translation>{count} caracteres; Yandex lee como máximo 1024.</translation>
    </message>
    <message>
        <source>Shorter than 12 characters: correct, but the schema refuses it.</source>
        <translation>Menos de 12 caracteres: es correcta, pero el esquema la rechaza.</translation>
    </message>
    <message>
        <source>Escaped twice: “{escape}” is part of the URL itself; write the character.</source>
        <translation>La sustitución de entidades se ha hecho dos veces: «{escape}» forma parte de la propia URL; hay que escribir el carácter.</translation>
    </message>
    <message>
        <source>The quotation mark “{character}” (place {place}) looks pasted; take it out.</source>
        <translation>La comilla «{character}» (posición {place}) parece pegada por error; hay que quitarla.</translation>
    </message>
    <message>
        <source>“{character}” (place {place}) must be percent-encoded in a URL: {code}.</source>
        <translation>«{character}» (posición {place}) debe escribirse en una URL como código de porcentaje: {code}.</translation>
    </message>
    <message>
        <source>“%” (place {place}) is not followed by two hexadecimal digits; a percent sign is %25.</source>
        <translation>A «%» (posición {place}) no le siguen dos cifras hexadecimales; el signo de porcentaje se escribe %25.</translation>
    </message>
    <message>
        <source>There is a space at place {place}; write it as %20.</source>
        <translation>Hay un espacio en la posición {place}; debe escribirse %20.</translation>
    </message>
    <message>
        <source>There is an invisible character at place {place}: {character} {name}.</source>
        <translation>Hay un carácter invisible en la posición {place}: {character} {name}.</translation>
    </message>
    <message>
        <source>Letters beyond ASCII are legal; percent-encoded UTF-8 (and punycode for the host) is read by everyone.</source>
        <translation>Las letras no ASCII son válidas; los códigos de porcentaje en UTF-8 (y punycode para el servidor) los leen todos.</translation>
    </message>
    <message>
        <source>These percent codes are not UTF-8; crawlers expect percent-encoded UTF-8.</source>
        <translation>Estos códigos de porcentaje no son UTF-8, que es lo que esperan los rastreadores.</translation>
    </message>
    <message>
        <source>“{code}” looks encoded twice: decoded once, it is “{decoded}”.</source>
        <translation>«{code}» parece codificado dos veces: al descodificarlo una vez, es «{decoded}».</translation>
    </message>
    <message>
        <source>White space around the URL: most readers drop it, naive ones keep it.</source>
        <translation>Hay espacios alrededor de la URL: casi todos los lectores los quitan, los más simples los conservan.</translation>
    </message>
    <message>
        <source>Remove the invisible characters</source>
        <translation>Quitar los caracteres invisibles</translation>
    </message>
    <message>
        <source>Write the space as %20</source>
        <translation>Escribir el espacio como %20</translation>
    </message>
    <message>
        <source>Write the characters as percent codes</source>
        <translation>Escribir los caracteres como códigos de porcentaje</translation>
    </message>
    <message>
        <source>Write the percent sign as %25</source>
        <translation>Escribir el signo de porcentaje como %25</translation>
    </message>
    <message>
        <source>Remove what is invisible and encode the other characters</source>
        <translation>Quitar lo invisible y codificar los demás caracteres</translation>
    </message>
    <message>
        <source>Write the invisible characters in words as percent codes</source>
        <translation>Escribir los caracteres invisibles de las palabras como códigos de porcentaje</translation>
    </message>
    <message>
        <source>Remove the pasted white space</source>
        <translation>Quitar los espacios pegados</translation>
    </message>
    <message>
        <source>Write the pasted space as %20</source>
        <translation>Escribir el espacio pegado como %20</translation>
    </message>
    <message>
        <source>Remove the quotation marks</source>
        <translation>Quitar las comillas</translation>
    </message>
    <message>
        <source>Write the quotation marks as percent codes</source>
        <translation>Escribir las comillas como códigos de porcentaje</translation>
    </message>
    <message>
        <source>Write “/” in place of “\”</source>
        <translation>Escribir «/» en lugar de «\»</translation>
    </message>
    <message>
        <source>Write “\” as %5C</source>
        <translation>Escribir «\» como %5C</translation>
    </message>
    <message>
        <source>Remove what looks pasted and encode the other characters</source>
        <translation>Quitar lo que parece pegado y codificar los demás caracteres</translation>
    </message>
    <message>
        <source>URL is escaped once</source>
        <translation>La sustitución de entidades de la URL se ha hecho una sola vez</translation>
    </message>
    <message>
        <source>In XML “&amp;” is written “&amp;amp;”. Where that is done twice, the URL itself contains “&amp;amp;”, and crawlers ask for a page with these letters in its address.</source>
        <translation>En XML, «&amp;» se escribe «&amp;amp;». Si la sustitución se hace dos veces, la propia URL contiene «&amp;amp;», y los rastreadores piden una página con esas letras en su dirección.</translation>
    </message>
    <message>
        <source>Unescape once</source>
        <translation>Deshacer una vez la sustitución de entidades</translation>
    </message>
    <message>
        <source>Write the characters in place of their escapes</source>
        <translation>Escribir los caracteres en lugar de sus sustituciones</translation>
    </message>
    <message>
        <source>Spaces, invisible characters and a few signs cannot stand in a URL. Write them as percent codes, or remove them where they were pasted by accident. Browsers read a backslash as a slash, so look at the page before you choose.</source>
        <translation>En una URL no puede haber espacios, caracteres invisibles ni algunos signos. Hay que escribirlos como códigos de porcentaje, o quitarlos si se pegaron por accidente. Los navegadores leen una barra invertida como una barra normal, así que conviene mirar la página antes de elegir.</translation>
    </message>
    <message>
        <source>Modern crawlers read both spellings. Percent codes of another encoding lead to pages that do not exist; only the site knows what they mean.</source>
        <translation>Los rastreadores modernos leen ambas formas. Los códigos de porcentaje de otra codificación llevan a páginas que no existen; solo el sitio sabe qué significan.</translation>
    </message>
    <message>
        <source>Write the letters as percent codes and punycode</source>
        <translation>Escribir las letras como códigos de porcentaje y punycode</translation>
    </message>
    <message>
        <source>URL is not percent-encoded twice</source>
        <translation>La URL no está codificada dos veces con códigos de porcentaje</translation>
    </message>
    <message>
        <source>“%25C3%25BC” is what “%C3%BC” becomes when it is encoded once more, and leads to another page. A parameter that carries a whole encoded URL may be right this way, so it is decoded only when you ask for it.</source>
        <translation>«%25C3%25BC» es en lo que se convierte «%C3%BC» al codificarlo una vez más, y lleva a otra página. Un parámetro que contiene una URL codificada entera puede ser correcto así, de modo que solo se descodifica cuando se pide.</translation>
    </message>
    <message>
        <source>Decode once</source>
        <translation>Descodificar una vez</translation>
    </message>
    <message>
        <source>Remove the white space</source>
        <translation>Quitar los espacios</translation>
    </message>
    <message>
        <source>Search engines drop the part from “#” on; list the page without it.</source>
        <translation>Los motores de búsqueda descartan lo que sigue a partir de «#»; conviene indicar la página sin esa parte.</translation>
    </message>
    <message>
        <source>A user name or password stands before the host: everyone could read it.</source>
        <translation>Delante del servidor hay un nombre de usuario o una contraseña: cualquiera podría leerlo.</translation>
    </message>
    <message>
        <source>Write scheme and host the usual way</source>
        <translation>Escribir el protocolo y el servidor de la forma habitual</translation>
    </message>
    <message>
        <source>Write the scheme once</source>
        <translation>Escribir el protocolo una sola vez</translation>
    </message>
    <message>
        <source>Keep the last scheme</source>
        <translation>Dejar el último protocolo</translation>
    </message>
    <message>
        <source>Repair the scheme</source>
        <translation>Reparar el protocolo</translation>
    </message>
    <message>
        <source>Put the scheme in front</source>
        <translation>Poner el protocolo delante</translation>
    </message>
    <message>
        <source>Put the site of the sitemap in front</source>
        <translation>Poner delante el sitio del sitemap</translation>
    </message>
    <message>
        <source>Put a site in front …</source>
        <translation>Poner un sitio delante…</translation>
    </message>
    <message>
        <source>URL is absolute, with http or https and a host</source>
        <translation>La URL es absoluta, con http o https y un servidor</translation>
    </message>
    <message>
        <source>Crawlers ask for exactly what is listed and do not complete relative addresses. Write the whole URL, beginning with the scheme.</source>
        <translation>Los rastreadores piden exactamente lo que figura en la lista y no completan direcciones relativas. Hay que escribir la URL entera, comenzando con el protocolo (por ejemplo, https).</translation>
    </message>
    <message>
        <source>URL has less than 2,048 characters</source>
        <translation>La URL contiene menos de 2048 caracteres</translation>
    </message>
    <message>
        <source>Longer URLs are not read. Shorten the address of the page, or leave out parameters it works without.</source>
        <translation>Las URL más largas no se leen. Conviene acortar la dirección de la página o quitar los parámetros que no necesita.</translation>
    </message>
    <message>
        <source>URL has at least 12 characters (schema)</source>
        <translation>La URL contiene al menos 12 caracteres (esquema)</translation>
    </message>
    <message>
        <source>The schema refuses very short URLs although the protocol does not. A crawler will not mind; a strict validator will.</source>
        <translation>El esquema rechaza las URL muy cortas, aunque el protocolo no. A un rastreador no le importará; a un validador estricto, sí.</translation>
    </message>
    <message>
        <source>Remove the user name and password</source>
        <translation>Quitar el nombre de usuario y la contraseña</translation>
    </message>
    <message>
        <source>URL holds no characters that must be encoded</source>
        <translation>La URL no contiene caracteres que deban codificarse</translation>
    </message>
    <message>
        <source>Letters beyond ASCII are percent-encoded UTF-8</source>
        <translation>Las letras no ASCII son códigos de porcentaje en UTF-8</translation>
    </message>
    <message>
        <source>No white space around the URL</source>
        <translation>No hay espacios alrededor de la URL</translation>
    </message>
    <message>
        <source>A reader that follows the schema drops it, others ask for a page with a space in its name. Editing the cell writes the URL without it.</source>
        <translation>Un lector que sigue el esquema los quita; otros piden una página con un espacio en el nombre. Al editar la celda, la URL se escribe sin ellos.</translation>
    </message>
    <message>
        <source>URL has no fragment</source>
        <translation>La URL no tiene fragmento</translation>
    </message>
    <message>
        <source>What follows “#” is a place inside a page. Engines index the page alone, so the row repeats another or says less than it seems.</source>
        <translation>Lo que sigue a «#» es un lugar dentro de una página. Los motores de búsqueda indexan solo la página, así que la fila repite otra o dice menos de lo que parece.</translation>
    </message>
    <message>
        <source>Cut the URL at “#”</source>
        <translation>Cortar la URL en «#»</translation>
    </message>
    <message>
        <source>URL holds no user name or password</source>
        <translation>La URL no contiene nombre de usuario ni contraseña</translation>
    </message>
    <message>
        <source>A sitemap is public. Take the part before “@” out, and change the password.</source>
        <translation>Un sitemap es público. Hay que quitar la parte anterior a «@» y cambiar la contraseña.</translation>
    </message>
    <message>
        <source>The URL is missing: every row needs one.</source>
        <translation>Falta la URL: cada fila necesita una.</translation>
    </message>
    <message>
        <source>The URL is empty: every row needs one.</source>
        <translation>La URL está vacía: cada fila necesita una.</translation>
    </message>
    <message>
        <source>The row has {count} URLs; only the first is shown and read.</source>
        <translation>La fila tiene {count} URL; solo se muestra y se lee la primera.</translation>
    </message>
    <message>
        <source>“{field}” stands {count} times in this row; once is allowed.</source>
        <translation>«{field}» aparece {count} veces en esta fila; solo se permite una.</translation>
    </message>
    <message>
        <source>“{field}” is there but empty: give it a value or clear it.</source>
        <translation>La etiqueta «{field}» está, pero vacía: hay que darle un valor o vaciar la celda.</translation>
    </message>
    <message>
        <source>Remove what is empty</source>
        <translation>Quitar lo que está vacío</translation>
    </message>
    <message>
        <source>Row has exactly one URL</source>
        <translation>La fila tiene exactamente una URL</translation>
    </message>
    <message>
        <source>A row without a URL says nothing, and a second URL in it is never read.</source>
        <translation>Una fila sin URL no dice nada, y una segunda URL en ella nunca se lee.</translation>
    </message>
    <message>
        <source>Remove the repeated URL</source>
        <translation>Quitar la URL repetida</translation>
    </message>
    <message>
        <source>Nothing stands twice in a row</source>
        <translation>Ninguna etiqueta se repite en una fila</translation>
    </message>
    <message>
        <source>Readers take the first or the last of them, so nobody knows which one counts. Clear the cell to remove all of them, then set the right value.</source>
        <translation>Los lectores toman la primera o la última, así que nadie sabe cuál cuenta. Hay que vaciar la celda para quitarlas todas y después poner el valor correcto.</translation>
    </message>
    <message>
        <source>Keep the first one</source>
        <translation>Dejar la primera</translation>
    </message>
    <message>
        <source>Optional values are given or left out</source>
        <translation>Las etiquetas opcionales tienen valor o no están</translation>
    </message>
    <message>
        <source>An empty element is an error for validators and says nothing to crawlers.</source>
        <translation>Una etiqueta vacía es un error para los validadores y no dice nada a los rastreadores.</translation>
    </message>
    <message>
        <source>There are no rows at these places.</source>
        <translation>No hay filas en estas posiciones.</translation>
    </message>
    <message>
        <source>This kind of file has no column {field}.</source>
        <translation>Este tipo de archivo no tiene la columna {field}.</translation>
    </message>
    <message>
        <source>The prefix “{prefix}:” is used but not declared. Declare it in the first tag: xmlns:{prefix}=&quot;…&quot;.</source>
        <translation>El prefijo «{prefix}:» se usa, pero no está declarado. Hay que declararlo en la primera etiqueta: xmlns:{prefix}=&quot;…&quot;.</translation>
    </message>
    <message>
        <source>The invisible character {character} cannot stand in an XML file.</source>
        <translation>El carácter invisible {character} no puede aparecer en un archivo XML.</translation>
    </message>
    <message>
        <source>Line {line}: this file has a document type (DOCTYPE) with declarations of its own. They are never carried out. Take the DOCTYPE out of the file and open it again.</source>
        <translation>Línea {line}: este archivo tiene un tipo de documento (DOCTYPE) con declaraciones propias, que nunca se ejecutan. Hay que quitar el DOCTYPE del archivo y volver a abrirlo.</translation>
    </message>
    <message>
        <source>This file holds no element.</source>
        <translation>Este archivo no contiene ninguna etiqueta.</translation>
    </message>
    <message>
        <source>Line {line}: the first tag is “{name}”, but what it holds are rows of “{right}”.</source>
        <translation>Línea {line}: la primera etiqueta es «{name}», pero lo que contiene son filas de «{right}».</translation>
    </message>
    <message>
        <source>This file is a news feed (root element “{name}”), not a sitemap. The URLs in it can be opened as a list; the feed stays as it is.</source>
        <translation>Este archivo es un canal de noticias (etiqueta raíz «{name}»), no un sitemap. Sus URL se pueden abrir como lista; el canal queda como está.</translation>
    </message>
    <message>
        <source>This is XML of the format {format}, not a sitemap: its root element is “{name}”. A sitemap begins with “urlset” or “sitemapindex”.</source>
        <translation>Es XML del formato {format}, no un sitemap: su elemento raíz es «{name}». Un sitemap empieza por «urlset» o «sitemapindex».</translation>
    </message>
    <message>
        <source>This is XML, but no sitemap: its root element is “{name}”. A sitemap begins with “urlset” or “sitemapindex”.</source>
        <translation>Es XML, pero no un sitemap: su etiqueta raíz es «{name}». Un sitemap comienza con «urlset» o «sitemapindex».</translation>
    </message>
    <message>
        <source>This file is an HTML page, not a sitemap. Servers send one in place of a missing file; download the sitemap again.</source>
        <translation>Este archivo es una página HTML, no un sitemap. Los servidores la envían cuando falta un archivo; hay que descargar el sitemap otra vez.</translation>
    </message>
    <message>
        <source>A line of a text sitemap is one URL and cannot be empty.</source>
        <translation>Una línea de un sitemap de texto es una URL y no puede estar vacía.</translation>
    </message>
    <message>
        <source>A line of a text sitemap cannot begin with “&lt;”: the file would be read as XML.</source>
        <translation>Una línea de un sitemap de texto no puede empezar por «&lt;»: el archivo se leería como XML.</translation>
    </message>
    <message>
        <source>These bytes are not one row.</source>
        <translation>Estos bytes no son una fila.</translation>
    </message>
    <message>
        <source>Line {line}: “&amp;” must be written “&amp;amp;”. Near: {excerpt}</source>
        <translation>Línea {line}: falta la sustitución de entidades; «&amp;» debe escribirse «&amp;amp;». Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: “&lt;” must be written “&amp;lt;” inside a value. Near: {excerpt}</source>
        <translation>Línea {line}: falta la sustitución de entidades; dentro de un valor, «&lt;» debe escribirse «&amp;lt;». Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: this entity is not known in XML; write the character itself. Near: {excerpt}</source>
        <translation>Línea {line}: esta entidad no existe en XML; hay que escribir el propio carácter. Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: an element is closed by another name than it was opened. Near: {excerpt}</source>
        <translation>Línea {line}: una etiqueta se cierra con otro nombre que el de su apertura. Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>The file ends early, in line {line}: closing tags are missing. Near: {excerpt}</source>
        <translation>El archivo termina antes de tiempo, en la línea {line}: faltan etiquetas de cierre. Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: there is extra text after the end of the sitemap. Near: {excerpt}</source>
        <translation>Línea {line}: hay texto de más tras el final del sitemap. Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: nothing may stand before “&lt;?xml”. Near: {excerpt}</source>
        <translation>Línea {line}: no puede haber nada delante de «&lt;?xml». Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: a character here cannot stand in XML. Near: {excerpt}</source>
        <translation>Línea {line}: hay un carácter que no puede aparecer en XML. Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: the bytes here are not UTF-8. Near: {excerpt}</source>
        <translation>Línea {line}: hay bytes que no son UTF-8. Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: an attribute is given twice. Near: {excerpt}</source>
        <translation>Línea {line}: un atributo está repetido. Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: the declaration of a namespace prefix is missing or wrong ({reason}). Near: {excerpt}</source>
        <translation>Línea {line}: falta la declaración de un prefijo de espacio de nombres, o es incorrecta ({reason}). Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this is not well-formed XML ({reason}). Near: {excerpt}</source>
        <translation>Línea {line}, columna {column}: el XML no está bien formado ({reason}). Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>The compressed data is cut off or damaged. Download or make the file again.</source>
        <translation>Los datos comprimidos están cortados o dañados. Hay que descargar o crear el archivo de nuevo.</translation>
    </message>
    <message>
        <source>The file holds more than {megabytes} MB. The limit of a sitemap is 50 MB uncompressed.</source>
        <translation>El archivo contiene más de {megabytes} MB. El límite de un sitemap es de 50 MB sin comprimir.</translation>
    </message>
    <message>
        <source>The file says it is encoded as “{name}”, which is not known here. Sitemaps must be UTF-8.</source>
        <translation>El archivo dice estar codificado en «{name}», una codificación desconocida. Los sitemaps deben estar en UTF-8.</translation>
    </message>
    <message>
        <source>The file says it is {encoding}, but the byte at {offset} is not. Save it as UTF-8 with the program that made it.</source>
        <translation>El archivo dice estar en {encoding}, pero el byte de la posición {offset} no lo está. Hay que guardarlo en UTF-8 con el programa que lo creó.</translation>
    </message>
    <message>
        <source>The file is empty: it holds no bytes at all.</source>
        <translation>El archivo está vacío: no contiene ni un byte.</translation>
    </message>
    <message>
        <source>The file is empty: there is nothing in it.</source>
        <translation>El archivo está vacío: no hay nada en él.</translation>
    </message>
    <message>
        <source>This file is compressed twice. Unpack it once; what comes out opens here.</source>
        <translation>Este archivo está comprimido dos veces. Hay que descomprimirlo una vez; el resultado se abre aquí.</translation>
    </message>
    <message>
        <source>This file is of the format {name}, not a sitemap. Another program opens it.</source>
        <translation>Este archivo es de formato {name}, no un sitemap. Se abre con otro programa.</translation>
    </message>
    <message>
        <source>This file was made by an office program ({name}). Copy the rows there, and paste them into a new sitemap.</source>
        <translation>Este archivo es de un programa ofimático ({name}). Hay que copiar allí las filas y pegarlas en un sitemap nuevo.</translation>
    </message>
    <message>
        <source>This file is a {name} archive. Unpack it first; the only compression for sitemaps is gzip.</source>
        <translation>Este archivo está comprimido en {name}. Hay que extraerlo antes; la única compresión para sitemaps es gzip.</translation>
    </message>
    <message>
        <source>This file holds no text, so it is no sitemap. Another program may open it.</source>
        <translation>Este archivo no contiene texto, así que no es un sitemap. Quizá lo abra otro programa.</translation>
    </message>
    <message>
        <source>This is JSON, not a sitemap. A sitemap is XML, or text with one URL a line.</source>
        <translation>Es JSON, no un sitemap. Un sitemap es XML, o texto con una URL por línea.</translation>
    </message>
    <message>
        <source>This is a robots.txt, not a sitemap. Its lines that begin with “Sitemap:” tell where the sitemaps are.</source>
        <translation>Es un robots.txt, no un sitemap. Sus líneas que empiezan por «Sitemap:» dicen dónde están los sitemaps.</translation>
    </message>
    <message>
        <source>This is text without tags, not a sitemap. A sitemap is XML, or text with one URL a line.</source>
        <translation>Es texto sin etiquetas, no un sitemap. Un sitemap es XML, o texto con una URL por línea.</translation>
    </message>
    <message>
        <source>This is a folder, not a file. Choose a file in it.</source>
        <translation>Es una carpeta, no un archivo. Hay que elegir un archivo de ella.</translation>
    </message>
    <message>
        <source>This is not a regular file, so it cannot be read here.</source>
        <translation>No es un archivo normal, así que no se puede leer aquí.</translation>
    </message>
    <message>
        <source>This is a link to “{target}”, which is not there.</source>
        <translation>Es un enlace a «{target}», que no existe.</translation>
    </message>
    <message>
        <source>There is no file of this name.</source>
        <translation>No hay ningún archivo con este nombre.</translation>
    </message>
    <message>
        <source>You have no permission to read this file. Ask its owner, or copy it first.</source>
        <translation>No hay permiso para leer este archivo. Se puede pedir a su propietario, o copiar antes el archivo.</translation>
    </message>
    <message>
        <source>The file could not be read: {reason}.</source>
        <translation>No se pudo leer el archivo: {reason}.</translation>
    </message>
    <message>
        <source>Something that is no regular file is in the way.</source>
        <translation>En ese lugar hay algo que no es un archivo normal.</translation>
    </message>
    <message>
        <source>The file is write-protected. Save under another name, or lift the protection.</source>
        <translation>El archivo está protegido contra escritura. Hay que guardarlo con otro nombre o quitar la protección.</translation>
    </message>
    <message>
        <source>Another program changed the file just before it was saved; it was left alone.</source>
        <translation>Otro programa modificó el archivo justo antes de guardarlo; no se ha tocado.</translation>
    </message>
    <message>
        <source>The file can only be overwritten in place, and the new version could not first be kept whole in “{folder}”: {reason}. The file is as it was. Save elsewhere.</source>
        <translation>El archivo solo se puede sobrescribir en su sitio, y la versión nueva no se pudo conservar antes entera en «{folder}»: {reason}. El archivo está como estaba. Guarde en otro lugar.</translation>
    </message>
    <message>
        <source>All is written, but the system could not confirm that it is on disk: {reason}. Save again. Until then the new version lies whole in “{kept}”.</source>
        <translation>Todo está escrito, pero el sistema no pudo confirmar que esté en el disco: {reason}. Guarde de nuevo. Hasta entonces, la versión nueva está entera en «{kept}».</translation>
    </message>
    <message>
        <source>The disk is full and the file on it is cut. Free some space and save again. Until then the new version lies whole in “{kept}”.</source>
        <translation>El disco está lleno y el archivo ha quedado cortado. Libere espacio y guarde de nuevo. Hasta entonces, la versión nueva está entera en «{kept}».</translation>
    </message>
    <message>
        <source>Overwriting the file was interrupted, so it is cut: {reason}. Save again. Until then the new version lies whole in “{kept}”.</source>
        <translation>La sobrescritura del archivo se interrumpió y el archivo ha quedado cortado: {reason}. Guarde de nuevo. Hasta entonces, la versión nueva está entera en «{kept}».</translation>
    </message>
    <message>
        <source>The disk is full; the file on it is as it was. Free some space, or save elsewhere.</source>
        <translation>El disco está lleno; el archivo que contiene sigue como estaba. Hay que liberar espacio o guardar en otro lugar.</translation>
    </message>
    <message>
        <source>The folder “{folder}” is not there any more.</source>
        <translation>La carpeta «{folder}» ya no existe.</translation>
    </message>
    <message>
        <source>A folder of this name is in the way.</source>
        <translation>Ya hay una carpeta con este nombre.</translation>
    </message>
    <message>
        <source>This folder does not let the file be replaced safely. It can be overwritten in place; until that is done, the new version is kept whole in your own folder.</source>
        <translation>Esta carpeta no permite sustituir el archivo de forma segura. Se puede sobrescribir en su sitio; hasta que termine, la versión nueva se conserva entera en su propia carpeta.</translation>
    </message>
    <message>
        <source>You have no permission to write here. Save under another name or folder.</source>
        <translation>No hay permiso para escribir aquí. Hay que guardar con otro nombre o en otra carpeta.</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}.</source>
        <translation>No se pudo escribir el archivo: {reason}.</translation>
    </message>
    <message>
        <source>A language link has no “{attribute}” ({which}): it needs rel=&quot;alternate&quot;, hreflang and href.</source>
        <translation>A un enlace de idioma le falta «{attribute}» ({which}): necesita rel=&quot;alternate&quot;, hreflang y href.</translation>
    </message>
    <message>
        <source>hreflang says “{code}”: write a language, if need be with a country behind a hyphen, such as “en” or “en-GB”.</source>
        <translation>hreflang dice «{code}»: hay que escribir un idioma, seguido si hace falta de un guion y un país, como «en» o «en-GB».</translation>
    </message>
    <message>
        <source>hreflang says “{code}”: it must begin with a language of two letters (ISO 639-1), such as “en”. A country alone is not enough.</source>
        <translation>hreflang dice «{code}»: debe comenzar con un idioma de dos letras (ISO 639-1), como «en». Un país solo no basta.</translation>
    </message>
    <message>
        <source>hreflang says “{code}”: languages have two letters here (ISO 639-1), such as “en”.</source>
        <translation>hreflang dice «{code}»: aquí los idiomas tienen dos letras (ISO 639-1), como «en».</translation>
    </message>
    <message>
        <source>hreflang says “{code}”: what follows the language must be a country of two letters (ISO 3166-1), such as “GB”; or leave it out.</source>
        <translation>hreflang dice «{code}»: lo que sigue al idioma debe ser un país de dos letras (ISO 3166-1), como «GB»; si no, hay que quitarlo.</translation>
    </message>
    <message>
        <source>hreflang says “{code}”: it must be “{right}”.</source>
        <translation>hreflang dice «{code}»: debe ser «{right}».</translation>
    </message>
    <message>
        <source>The row&apos;s URL is “{url}”, but its language versions list “{href}”: they differ by the slash at the end. Write both the same way.</source>
        <translation>La URL de la fila es «{url}», pero sus versiones de idioma enumeran «{href}»: se diferencian en la barra final. Escriba las dos de la misma forma.</translation>
    </message>
    <message>
        <source>The row lists other language versions but not itself: add a link with its own URL and language.</source>
        <translation>La fila indica otras versiones de idioma, pero no la suya: hay que añadir un enlace con su propia URL y su idioma.</translation>
    </message>
    <message>
        <source>“{url}” does not link back to this row: without that, search engines ignore both links.</source>
        <translation>«{url}» no enlaza de vuelta a esta fila: sin eso, los motores de búsqueda no tienen en cuenta ninguno de los dos enlaces.</translation>
    </message>
    <message>
        <source>hreflang “{code}” stands {count} times in this row: keep one link a language.</source>
        <translation>hreflang «{code}» aparece {count} veces en esta fila: hay que dejar un solo enlace por idioma.</translation>
    </message>
    <message>
        <source>“{element}” means nothing in a sitemap; only “xhtml:link” is read.</source>
        <translation>«{element}» no significa nada en un sitemap; solo se lee «xhtml:link».</translation>
    </message>
    <message>
        <source>A link leads into an app; search engines do not read such links any more.</source>
        <translation>Un enlace lleva a una aplicación; los motores de búsqueda ya no leen esos enlaces.</translation>
    </message>
    <message>
        <source>A link says rel “{rel}”; in a sitemap only “alternate” is read.</source>
        <translation>Un enlace dice rel «{rel}»; en un sitemap solo se lee «alternate».</translation>
    </message>
    <message>
        <source>Complete the language links</source>
        <translation>Completar los enlaces de idioma</translation>
    </message>
    <message>
        <source>Language links have rel, hreflang and an absolute href</source>
        <translation>Los enlaces de idioma tienen rel, hreflang y un href absoluto</translation>
    </message>
    <message>
        <source>A link to a language version is written as &lt;xhtml:link rel=&quot;alternate&quot; hreflang=&quot;de&quot; href=&quot;https://example.com/de/&quot;/&gt;. Other forms are passed over.</source>
        <translation>Un enlace a una versión de idioma se escribe &lt;xhtml:link rel=&quot;alternate&quot; hreflang=&quot;de&quot; href=&quot;https://example.com/de/&quot;/&gt;. Las demás formas se pasan por alto.</translation>
    </message>
    <message>
        <source>hreflang is a language, with a country if need be</source>
        <translation>hreflang es un idioma, con un país si hace falta</translation>
    </message>
    <message>
        <source>A language of ISO 639-1, then perhaps a script, then perhaps a country of ISO 3166-1, with hyphens; or x-default. Great Britain is GB, Japanese ja, Chinese zh.</source>
        <translation>Un idioma de ISO 639-1, después quizá una escritura y después quizá un país de ISO 3166-1, con guiones; o bien x-default. Gran Bretaña es GB; el japonés, ja; el chino, zh.</translation>
    </message>
    <message>
        <source>Correct the language code</source>
        <translation>Corregir el código de idioma</translation>
    </message>
    <message>
        <source>Leave the country out</source>
        <translation>Quitar el país</translation>
    </message>
    <message>
        <source>Row lists itself among its language versions</source>
        <translation>La fila se incluye a sí misma entre sus versiones de idioma</translation>
    </message>
    <message>
        <source>Every version lists all versions, itself included, so the links of a page are the same in each of its rows.</source>
        <translation>Cada versión indica todas las versiones, también la suya, así que los enlaces de una página son los mismos en cada una de sus filas.</translation>
    </message>
    <message>
        <source>Language versions link to each other both ways</source>
        <translation>Las versiones de idioma se enlazan entre sí en ambos sentidos</translation>
    </message>
    <message>
        <source>A link counts only if the other page links back; otherwise anybody could claim your pages as versions of theirs.</source>
        <translation>Un enlace solo cuenta si la otra página enlaza de vuelta; de lo contrario, cualquiera podría presentar páginas ajenas como versiones de las suyas.</translation>
    </message>
    <message>
        <source>A language stands once among the links of a row</source>
        <translation>Un idioma aparece una sola vez entre los enlaces de una fila</translation>
    </message>
    <message>
        <source>With two links for one language, or two x-default, nobody knows which page is meant.</source>
        <translation>Con dos enlaces para un mismo idioma, o dos x-default, nadie sabe a qué página se refieren.</translation>
    </message>
    <message>
        <source>Remove links that are there already</source>
        <translation>Quitar los enlaces que ya están</translation>
    </message>
    <message>
        <source>Links of a row are language links</source>
        <translation>Los enlaces de una fila son enlaces de idioma</translation>
    </message>
    <message>
        <source>Search engines read rel=&quot;alternate&quot; only; canonical, amphtml and the like belong into the page itself. They do no harm here.</source>
        <translation>Los motores de búsqueda solo leen rel=&quot;alternate&quot;; canonical, amphtml y similares van en la propia página. Aquí no hacen daño.</translation>
    </message>
    <message>
        <source>{same} of the {count} dates of change are the same. Search engines stop trusting the dates of such a site.</source>
        <translation>{same} de las {count} fechas de cambio son iguales. Los motores de búsqueda dejan de fiarse de las fechas de un sitio así.</translation>
    </message>
    <message>
        <source>{same} of the {count} dates of change are the same (rows without a valid date: {absent}). Search engines stop trusting the dates of such a site.</source>
        <translation>{same} de las {count} fechas de cambio son iguales (filas sin una fecha válida: {absent}). Los motores de búsqueda dejan de fiarse de las fechas de un sitio así.</translation>
    </message>
    <message>
        <source>All {count} priorities are the same, which says nothing: a priority is compared within the site.</source>
        <translation>Las {count} prioridades son todas iguales, lo que no dice nada: una prioridad se compara dentro del sitio.</translation>
    </message>
    <message>
        <source>All {count} priorities are the same (rows without a valid one: {absent}, which are read as 0.5). A priority is compared within the site, so it helps only where it differs.</source>
        <translation>Las {count} prioridades son todas iguales (filas sin una válida: {absent}, que se leen como 0.5). Una prioridad se compara dentro del sitio, así que solo sirve donde es distinta.</translation>
    </message>
    <message>
        <source>Google and Bing ignore priority and change frequency; Yandex and Seznam use the priority.</source>
        <translation>Google y Bing no tienen en cuenta la prioridad ni la frecuencia de cambio; Yandex y Seznam usan la prioridad.</translation>
    </message>
    <message>
        <source>Clear the column</source>
        <translation>Vaciar la columna</translation>
    </message>
    <message>
        <source>Dates of change differ</source>
        <translation>Las fechas de modificación son distintas</translation>
    </message>
    <message>
        <source>Programs that write the time of writing into every row make the dates worthless. Bing found wrong dates in one file of five, mostly one date everywhere. No date is better than a wrong one.</source>
        <translation>Los programas que ponen en cada fila la hora en que crean el archivo dejan las fechas sin valor. Bing encontró fechas incorrectas en uno de cada cinco archivos, casi siempre la misma fecha en todas partes. Más vale ninguna fecha que una incorrecta.</translation>
    </message>
    <message>
        <source>Priorities differ</source>
        <translation>Las prioridades son distintas</translation>
    </message>
    <message>
        <source>A priority tells which of your own pages matter more. The same for all is as good as none, whatever the number.</source>
        <translation>Una prioridad indica cuáles de las páginas propias importan más. La misma para todas equivale a ninguna, sea cual sea el número.</translation>
    </message>
    <message>
        <source>Priority and change frequency are read by somebody</source>
        <translation>Alguien lee la prioridad y la frecuencia de cambio</translation>
    </message>
    <message>
        <source>They do no harm, but cost bytes. Keep the priority if Yandex or Seznam matter to you.</source>
        <translation>No hacen daño, pero ocupan bytes. Conviene conservar la prioridad si interesan Yandex o Seznam.</translation>
    </message>
    <message>
        <source>Clear both columns</source>
        <translation>Vaciar ambas columnas</translation>
    </message>
    <message>
        <source>“{element}” is not known in this place: check the name and the element around it.</source>
        <translation>«{element}» no se conoce en este lugar: conviene comprobar el nombre y la etiqueta que lo contiene.</translation>
    </message>
    <message>
        <source>“{element}” says “{value}”: write the whole URL with “https://” or “http://” and a host.</source>
        <translation>«{element}» dice «{value}»: hay que escribir la URL entera, con «https://» o «http://» y un servidor.</translation>
    </message>
    <message>
        <source>“{element}” says “{value}”: there is a space or an invisible character in this URL. Write it as a percent code, such as %20, or take it out.</source>
        <translation>«{element}» dice «{value}»: en esta URL hay un espacio o un carácter invisible. Hay que escribirlo como código de porcentaje, por ejemplo %20, o quitarlo.</translation>
    </message>
    <message>
        <source>“{element}” says “{value}”: a time needs a zone, such as “Z” for UTC or “+02:00”.</source>
        <translation>«{element}» dice «{value}»: una hora necesita zona horaria, como «Z» para UTC o «+02:00».</translation>
    </message>
    <message>
        <source>“{element}” says “{value}”: there is no such day in the calendar.</source>
        <translation>«{element}» dice «{value}»: ese día no existe en el calendario.</translation>
    </message>
    <message>
        <source>“{element}” says “{value}”: there is no such time of day.</source>
        <translation>«{element}» dice «{value}»: esa hora del día no existe.</translation>
    </message>
    <message>
        <source>“{element}” says “{value}”: write a day such as 2026-05-06, or a day and a time with zone such as 2026-05-06T10:20:30+02:00.</source>
        <translation>«{element}» dice «{value}»: hay que escribir un día, como 2026-05-06, o un día y una hora con zona horaria, como 2026-05-06T10:20:30+02:00.</translation>
    </message>
    <message>
        <source>The file begins with an invisible mark (UTF-8 byte order mark). It is legal and of no use.</source>
        <translation>El archivo comienza con una marca invisible (marca de orden de bytes de UTF-8). Es válida y no sirve para nada.</translation>
    </message>
    <message>
        <source>The file begins with an invisible mark (UTF-8 byte order mark). Simple readers take it for a part of the first URL.</source>
        <translation>El archivo comienza con una marca invisible (marca de orden de bytes de UTF-8). Los lectores más simples la toman por una parte de la primera URL.</translation>
    </message>
    <message>
        <source>The file says it is {encoding}, but its bytes look like UTF-8: “{wrong}” most likely means “{right}”.</source>
        <translation>El archivo dice estar en {encoding}, pero sus bytes parecen UTF-8: «{wrong}» significa muy probablemente «{right}».</translation>
    </message>
    <message>
        <source>The file says it is {name}, but must be UTF-8 and say so. Its bytes are UTF-8.</source>
        <translation>El archivo dice estar en {name}, pero debe estar en UTF-8 e indicarlo. Sus bytes son UTF-8.</translation>
    </message>
    <message>
        <source>The file is in {encoding}; a sitemap must be in UTF-8. Saving writes it in UTF-8.</source>
        <translation>El archivo está en {encoding}; un sitemap debe estar en UTF-8. Al guardarlo, se escribe en UTF-8.</translation>
    </message>
    <message>
        <source>{count} bytes stand behind the compressed data. Some readers refuse such a file; saving leaves them out.</source>
        <translation>Tras los datos comprimidos hay {count} bytes. Algunos lectores rechazan un archivo así; al guardarlo, se descartan.</translation>
    </message>
    <message>
        <source>The file is compressed with gzip, but its name does not end with “.gz”. Save it under another name, or uncompressed.</source>
        <translation>El archivo está comprimido con gzip, pero su nombre no termina en «.gz». Hay que guardarlo con otro nombre o sin comprimir.</translation>
    </message>
    <message>
        <source>The name ends with “.gz”, but the file is not compressed. Save it under another name, or compressed.</source>
        <translation>El nombre termina en «.gz», pero el archivo no está comprimido. Hay que guardarlo con otro nombre o comprimido.</translation>
    </message>
    <message>
        <source>A text sitemap holds URLs and nothing else: no headings, no comments.</source>
        <translation>Un sitemap de texto contiene solo URL: ni encabezados ni comentarios.</translation>
    </message>
    <message>
        <source>The line holds several URLs; each needs its own line.</source>
        <translation>La línea contiene varias URL; cada una necesita su propia línea.</translation>
    </message>
    <message>
        <source>The file is a text sitemap, but its name does not end with “.txt”.</source>
        <translation>El archivo es un sitemap de texto, pero su nombre no termina en «.txt».</translation>
    </message>
    <message>
        <source>File says that it is UTF-8, without a mark</source>
        <translation>El archivo indica que está en UTF-8, sin marca</translation>
    </message>
    <message>
        <source>Readers go by what the first line says about the encoding. Where that is wrong, they refuse the file or take one character for two others.</source>
        <translation>Los lectores se guían por lo que dice la primera línea sobre la codificación. Si es incorrecto, rechazan el archivo o toman un carácter por otros dos.</translation>
    </message>
    <message>
        <source>Read it as UTF-8</source>
        <translation>Leerlo como UTF-8</translation>
    </message>
    <message>
        <source>Say UTF-8 in the declaration</source>
        <translation>Indicar UTF-8 en la declaración</translation>
    </message>
    <message>
        <source>Cut the mark</source>
        <translation>Quitar la marca</translation>
    </message>
    <message>
        <source>File is in UTF-8</source>
        <translation>El archivo está en UTF-8</translation>
    </message>
    <message>
        <source>Other encodings are outside the protocol, even where the file names its own and this program can read it.</source>
        <translation>Las demás codificaciones quedan fuera del protocolo, aunque el archivo indique la suya y este programa pueda leerla.</translation>
    </message>
    <message>
        <source>Name says whether the file is compressed</source>
        <translation>El nombre indica si el archivo está comprimido</translation>
    </message>
    <message>
        <source>Servers and crawlers go by the name: what ends with “.gz” is unpacked, anything else is read as it is. Nothing may follow the compressed data.</source>
        <translation>Los servidores y los rastreadores se guían por el nombre: lo que termina en «.gz» se descomprime; lo demás se lee tal cual. Tras los datos comprimidos no puede haber nada.</translation>
    </message>
    <message>
        <source>Text sitemap has one URL a line and nothing else</source>
        <translation>El sitemap de texto tiene una URL por línea y nada más</translation>
    </message>
    <message>
        <source>There are no headings, comments or columns in a text sitemap; every line is taken for a URL. Google wants the name to end with “.txt”.</source>
        <translation>En un sitemap de texto no hay encabezados, comentarios ni columnas; cada línea se toma por una URL. Google quiere que el nombre termine en «.txt».</translation>
    </message>
    <message>
        <source>Remove headings and comments</source>
        <translation>Quitar los encabezados y los comentarios</translation>
    </message>
    <message>
        <source>The file says it is XML {version}; crawlers promise to read XML 1.0 only.</source>
        <translation>El archivo dice ser XML {version}; los rastreadores solo se comprometen a leer XML 1.0.</translation>
    </message>
    <message>
        <source>The file has a document type (DOCTYPE). A sitemap needs none, and careful readers refuse files with one.</source>
        <translation>El archivo tiene un tipo de documento (DOCTYPE). Un sitemap no lo necesita, y los lectores prudentes rechazan los archivos que lo tienen.</translation>
    </message>
    <message>
        <source>All names carry the prefix “{prefix}”. That is legal, but some readers look for names without one.</source>
        <translation>Todos los nombres llevan el prefijo «{prefix}». Es válido, pero algunos lectores buscan los nombres sin prefijo.</translation>
    </message>
    <message>
        <source>The namespace is missing: the first tag must say xmlns=&quot;{right}&quot;.</source>
        <translation>Falta el espacio de nombres: la primera etiqueta debe decir xmlns=&quot;{right}&quot;.</translation>
    </message>
    <message>
        <source>The namespace is “{uri}”, but must be “{right}”.</source>
        <translation>El espacio de nombres es «{uri}», pero debe ser «{right}».</translation>
    </message>
    <message>
        <source>The namespace is “{uri}”. It is a name and no link, and must be “{right}” letter by letter.</source>
        <translation>El espacio de nombres es «{uri}». Es un nombre, no un enlace, y debe ser «{right}» letra por letra.</translation>
    </message>
    <message>
        <source>The namespace “{uri}” dates from before 2006, when sitemaps were Google&apos;s alone. Today it is “{right}”.</source>
        <translation>El espacio de nombres «{uri}» es anterior a 2006, cuando los sitemaps eran solo de Google. Hoy es «{right}».</translation>
    </message>
    <message>
        <source>“xsi:schemaLocation” must hold pairs: a namespace, a space, and the place of its schema.</source>
        <translation>«xsi:schemaLocation» debe contener pares: un espacio de nombres, un espacio y la ubicación de su esquema.</translation>
    </message>
    <message>
        <source>“xsi:schemaLocation” names another namespace than the file&apos;s own, “{uri}”.</source>
        <translation>«xsi:schemaLocation» indica un espacio de nombres distinto del que tiene el archivo, «{uri}».</translation>
    </message>
    <message>
        <source>“xsi:schemaLocation” names the schema of the other kind of sitemap file.</source>
        <translation>«xsi:schemaLocation» indica el esquema del otro tipo de archivo de sitemap.</translation>
    </message>
    <message>
        <source>The file names a stylesheet. Crawlers pass it over, and browsers are giving up showing files with XSLT.</source>
        <translation>El archivo indica una hoja de estilo. Los rastreadores la pasan por alto, y los navegadores están dejando de mostrar archivos con XSLT.</translation>
    </message>
    <message>
        <source>The prefix “{prefix}:” stands for “{uri}”; “{right}” is meant. Nothing is written with it, so it does no harm.</source>
        <translation>El prefijo «{prefix}:» representa «{uri}», pero debería ser «{right}». No se usa en nada, así que no hace daño.</translation>
    </message>
    <message>
        <source>The prefix “{prefix}:” stands for “{uri}”, but must stand for “{right}”. What is written with it is invisible to search engines.</source>
        <translation>El prefijo «{prefix}:» representa «{uri}», pero debe representar «{right}». Lo que se escribe con él es invisible para los motores de búsqueda.</translation>
    </message>
    <message>
        <source>Set the right namespace</source>
        <translation>Poner el espacio de nombres correcto</translation>
    </message>
    <message>
        <source>File is XML 1.0</source>
        <translation>El archivo es XML 1.0</translation>
    </message>
    <message>
        <source>XML 1.1 allows more control characters and is read by few programs. A sitemap has no use for it.</source>
        <translation>XML 1.1 admite más caracteres de control y lo leen pocos programas. A un sitemap no le sirve de nada.</translation>
    </message>
    <message>
        <source>Say 1.0 in the declaration</source>
        <translation>Indicar 1.0 en la declaración</translation>
    </message>
    <message>
        <source>File has no document type</source>
        <translation>El archivo no tiene tipo de documento</translation>
    </message>
    <message>
        <source>A DOCTYPE can declare entities, which have been used for attacks on XML readers. The program never expands or loads anything it names.</source>
        <translation>Un DOCTYPE puede declarar entidades, que se han usado para atacar a lectores de XML. El programa nunca sustituye ni carga nada de lo que indica.</translation>
    </message>
    <message>
        <source>Cut the document type</source>
        <translation>Quitar el tipo de documento</translation>
    </message>
    <message>
        <source>Namespace is that of the protocol</source>
        <translation>El espacio de nombres es el del protocolo</translation>
    </message>
    <message>
        <source>The namespace tells a sitemap from any other XML. It is compared letter by letter and never opened: http, not https, with no slash at the end.</source>
        <translation>El espacio de nombres distingue un sitemap de cualquier otro XML. Se compara letra por letra y nunca se abre: http, no https, y sin barra al final.</translation>
    </message>
    <message>
        <source>Write the names without a prefix</source>
        <translation>Escribir los nombres sin prefijo</translation>
    </message>
    <message>
        <source>Namespace is not that of Google&apos;s old format</source>
        <translation>El espacio de nombres no es el del antiguo formato de Google</translation>
    </message>
    <message>
        <source>Before sitemaps.org the format was Google&apos;s own. Google still reads it, others may not; the rows are written the same way.</source>
        <translation>Antes de sitemaps.org, el formato era propio de Google. Google todavía lo lee, otros quizá no; las filas se escriben igual.</translation>
    </message>
    <message>
        <source>Places of schemas are given in pairs</source>
        <translation>Los lugares de los esquemas se indican por pares</translation>
    </message>
    <message>
        <source>“xsi:schemaLocation” may be left out. Where it is there, validators expect namespaces and places by turns, and the schema of this kind of file.</source>
        <translation>«xsi:schemaLocation» se puede omitir. Si está, los validadores esperan espacios de nombres y lugares de forma alterna, y el esquema de este tipo de archivo.</translation>
    </message>
    <message>
        <source>Correct the pairs</source>
        <translation>Corregir los pares</translation>
    </message>
    <message>
        <source>File names no stylesheet</source>
        <translation>El archivo no indica ninguna hoja de estilo</translation>
    </message>
    <message>
        <source>An XSLT stylesheet makes a sitemap look good in a browser. Chrome removes XSLT in November 2026, other browsers follow; search engines never minded.</source>
        <translation>Una hoja de estilo XSLT da buen aspecto a un sitemap en el navegador. Chrome elimina XSLT en noviembre de 2026 y otros navegadores le siguen; a los motores de búsqueda nunca les ha importado.</translation>
    </message>
    <message>
        <source>Cut the stylesheet&apos;s line</source>
        <translation>Quitar la línea de la hoja de estilo</translation>
    </message>
    <message>
        <source>Prefixes of extensions stand for the right namespaces</source>
        <translation>Los prefijos de las extensiones corresponden a los espacios de nombres correctos</translation>
    </message>
    <message>
        <source>Extensions are told by their namespace letter by letter. One that is almost right hides all alternates, images, videos or news of the file.</source>
        <translation>Las extensiones se reconocen por su espacio de nombres, letra por letra. Uno que es casi correcto oculta todas las alternativas, imágenes, vídeos o noticias del archivo.</translation>
    </message>
    <message>
        <source>Set the right namespaces</source>
        <translation>Poner los espacios de nombres correctos</translation>
    </message>
    <message>
        <source>Image {number} of this row has no URL: give it an “image:loc”, or remove the image.</source>
        <translation>La imagen {number} de esta fila no tiene URL: hay que darle un «image:loc» o quitar la imagen.</translation>
    </message>
    <message>
        <source>Image {number} of this row has {count} URLs: put each into an “image:image” of its own.</source>
        <translation>La imagen {number} de esta fila tiene {count} URL: hay que poner cada una en su propio «image:image».</translation>
    </message>
    <message>
        <source>{count} images; a row may have 1,000. Remove the least important ones.</source>
        <translation>{count} imágenes; una fila puede tener 1000. Conviene quitar las menos importantes.</translation>
    </message>
    <message>
        <source>No effect since August 2022: {names}. They do no harm; remove them for a smaller file.</source>
        <translation>Sin efecto desde agosto de 2022: {names}. No hacen daño; si se quitan, el archivo ocupa menos.</translation>
    </message>
    <message>
        <source>Every image has one absolute URL</source>
        <translation>Cada imagen tiene una URL absoluta</translation>
    </message>
    <message>
        <source>An image is known by its “image:loc” alone. It may be on another host if that one is verified too; a relative URL is not completed.</source>
        <translation>Una imagen se reconoce solo por su «image:loc». Puede estar en otro servidor si también está verificado; una URL relativa no se completa.</translation>
    </message>
    <message>
        <source>Encode the characters in the image&apos;s URL</source>
        <translation>Codificar los caracteres de la URL de la imagen</translation>
    </message>
    <message>
        <source>Row has at most 1,000 images</source>
        <translation>La fila tiene como máximo 1000 imágenes</translation>
    </message>
    <message>
        <source>Search engines read the first 1,000 images of a page.</source>
        <translation>Los motores de búsqueda leen las primeras 1000 imágenes de una página.</translation>
    </message>
    <message>
        <source>Images have no elements that are out of use</source>
        <translation>Las imágenes no tienen etiquetas en desuso</translation>
    </message>
    <message>
        <source>Google has not read captions, titles, places and licences of images since 6 August 2022, and says that they may stay. They cost bytes only.</source>
        <translation>Google no lee los títulos, pies, lugares y licencias de las imágenes desde el 6 de agosto de 2022, y dice que pueden quedarse. Solo ocupan bytes.</translation>
    </message>
    <message>
        <source>Remove what has no effect</source>
        <translation>Quitar lo que no tiene efecto</translation>
    </message>
    <message>
        <source>Images have known elements only</source>
        <translation>Las imágenes solo tienen etiquetas conocidas</translation>
    </message>
    <message>
        <source>The image extension knows “image:image” in the row and “image:loc” in it. Anything else is reported as an invalid tag.</source>
        <translation>La extensión de imágenes conoce «image:image» en la fila y, dentro, «image:loc». Cualquier otra cosa se señala como etiqueta no válida.</translation>
    </message>
    <message>
        <source>This URL is on {site}, the sitemap on {own}: a sitemap lists URLs of its own site.</source>
        <translation>Esta URL está en {site} y el sitemap, en {own}: un sitemap incluye las URL de su propio sitio.</translation>
    </message>
    <message>
        <source>If the sitemap is published on {own}, as it seems, it should not list URLs on {site}.</source>
        <translation>Si el sitemap está publicado en {own}, como parece, no debería incluir URL de {site}.</translation>
    </message>
    <message>
        <source>A sitemap in {folder} covers what lies in there, and this URL does not.</source>
        <translation>Un sitemap situado en {folder} abarca lo que hay en esa carpeta, y esta URL no está en ella.</translation>
    </message>
    <message>
        <source>If the sitemap is published in {folder}, as it seems, it covers only what lies in there.</source>
        <translation>Si el sitemap está publicado en {folder}, como parece, abarca solo lo que hay en esa carpeta.</translation>
    </message>
    <message>
        <source>This sitemap is on {site}, the index on {own}: an index lists sitemaps of its own site.</source>
        <translation>Este sitemap está en {site} y el índice, en {own}: un índice incluye los sitemaps de su propio sitio.</translation>
    </message>
    <message>
        <source>If the index is published on {own}, as it seems, it should not list sitemaps on {site}.</source>
        <translation>Si el índice está publicado en {own}, como parece, no debería incluir sitemaps de {site}.</translation>
    </message>
    <message>
        <source>Google wants the sitemaps of an index in its own folder, {folder}, or below it.</source>
        <translation>Google quiere los sitemaps de un índice en la carpeta del propio índice, {folder}, o por debajo de ella.</translation>
    </message>
    <message>
        <source>If the index is published in {folder}, as it seems, Google wants its sitemaps in there.</source>
        <translation>Si el índice está publicado en {folder}, como parece, Google quiere sus sitemaps en esa carpeta.</translation>
    </message>
    <message>
        <source>{count} rows are on other sites ({sites}). That holds as long as robots.txt of each of them has the line “Sitemap: {url}”.</source>
        <translation>{count} filas están en otros sitios ({sites}). Es válido mientras el robots.txt de cada uno de ellos tenga la línea «Sitemap: {url}».</translation>
    </message>
    <message>
        <source>Put another site in its place …</source>
        <translation>Poner otro sitio en su lugar…</translation>
    </message>
    <message>
        <source>URL is on the site of the sitemap</source>
        <translation>La URL está en el sitio del sitemap</translation>
    </message>
    <message>
        <source>Scheme, host and port must be those of the sitemap&apos;s own address; “www.” and https make another site. A sitemap may list other sites if it is cross-submitted: say so with its address. While that address is only a guess, this is a hint.</source>
        <translation>El protocolo, el servidor y el puerto deben ser los de la dirección del propio sitemap; con «www.» o con https ya es otro sitio. Un sitemap puede incluir otros sitios si hay un envío cruzado: hay que indicarlo junto con su dirección. Mientras esa dirección sea solo una conjetura, esto es una sugerencia.</translation>
    </message>
    <message>
        <source>Use the scheme and host of the sitemap</source>
        <translation>Usar el protocolo y el servidor del sitemap</translation>
    </message>
    <message>
        <source>URL lies in the folder of the sitemap</source>
        <translation>La URL está en la carpeta del sitemap</translation>
    </message>
    <message>
        <source>A sitemap at /catalog/sitemap.xml covers what begins with /catalog/. Publish it in the root of the site, or move these rows to another file. Google waives this for files submitted in Search Console. While the address of the sitemap is only a guess, this is a hint.</source>
        <translation>Un sitemap situado en /catalog/sitemap.xml abarca lo que comienza por /catalog/. Conviene publicarlo en la raíz del sitio o pasar estas filas a otro archivo. Google no lo exige a los archivos enviados en Search Console. Mientras la dirección del sitemap sea solo una conjetura, esto es una sugerencia.</translation>
    </message>
    <message>
        <source>Other sites vouch for this sitemap</source>
        <translation>Los otros sitios avalan este sitemap</translation>
    </message>
    <message>
        <source>A sitemap may list URLs of another site where robots.txt of that site names it, with its full address. One site a file is expected; Google also takes several that are verified in Search Console.</source>
        <translation>Un sitemap puede incluir URL de otro sitio si el robots.txt de ese sitio lo menciona con su dirección completa. Se espera un solo sitio por archivo; Google también admite varios, si están verificados en Search Console.</translation>
    </message>
    <message>
        <source>Sitemaps of an index are on its site</source>
        <translation>Los sitemaps de un índice están en su sitio</translation>
    </message>
    <message>
        <source>An index lists sitemaps of its own site, for Google also of its own folder or below; cross-submission waives that. While the address of the index is only a guess, this is a hint.</source>
        <translation>Un índice incluye sitemaps de su propio sitio y, para Google, también de su propia carpeta o por debajo de ella; el envío cruzado exime de ello. Mientras la dirección del índice sea solo una conjetura, esto es una sugerencia.</translation>
    </message>
    <message>
        <source>Use the scheme and host of the index</source>
        <translation>Usar el protocolo y el servidor del índice</translation>
    </message>
    <message>
        <source>“news:news” stands {count} times in this row; one article has one URL.</source>
        <translation>«news:news» aparece {count} veces en esta fila; un artículo tiene una URL.</translation>
    </message>
    <message>
        <source>{count} news articles; a file may have 1,000. Take the older ones out of the news, or split the file.</source>
        <translation>{count} artículos de noticias; un archivo puede tener 1000. Hay que quitar los más antiguos de las noticias o dividir el archivo.</translation>
    </message>
    <message>
        <source>The article has no “{element}”: add one with a value, or remove the news part of the row.</source>
        <translation>El artículo no tiene «{element}»: hay que añadirlo con un valor o quitar la parte de noticias de la fila.</translation>
    </message>
    <message>
        <source>“{element}” stands {count} times in the article; once is allowed.</source>
        <translation>«{element}» aparece {count} veces en el artículo; solo se permite una.</translation>
    </message>
    <message>
        <source>“news:language” says “{value}”: write two or three small letters such as “en”; for Chinese “zh-cn” or “zh-tw”.</source>
        <translation>«news:language» dice «{value}»: se escriben dos o tres letras minúsculas, como «en»; para el chino, «zh-cn» o «zh-tw».</translation>
    </message>
    <message>
        <source>The article is of {date}: news are the last two days. Keep the URL and remove the news part of the row.</source>
        <translation>El artículo es del {date}: son noticias las de los dos últimos días. Conviene conservar la URL y quitar la parte de noticias de la fila.</translation>
    </message>
    <message>
        <source>Not documented any more: {names}. They do no harm; remove them for a smaller file.</source>
        <translation>Ya no están documentadas: {names}. No hacen daño; si se quitan, el archivo ocupa menos.</translation>
    </message>
    <message>
        <source>Row has one news article</source>
        <translation>La fila tiene un solo artículo de noticias</translation>
    </message>
    <message>
        <source>A page is one article; only one of the descriptions is read.</source>
        <translation>Una página es un artículo; solo se lee una de las descripciones.</translation>
    </message>
    <message>
        <source>File has at most 1,000 news articles</source>
        <translation>El archivo tiene como máximo 1000 artículos de noticias</translation>
    </message>
    <message>
        <source>Google reads 1,000 articles a file. A news sitemap holds those of the last two days; more than that go into several files.</source>
        <translation>Google lee 1000 artículos por archivo. Un sitemap de noticias contiene los de los dos últimos días; si son más, se reparten en varios archivos.</translation>
    </message>
    <message>
        <source>Article names its publication</source>
        <translation>El artículo indica su publicación</translation>
    </message>
    <message>
        <source>“news:publication” holds “news:name”, exactly as the publication is called on its pages, and “news:language”.</source>
        <translation>«news:publication» contiene «news:name», exactamente como se llama la publicación en sus páginas, y «news:language».</translation>
    </message>
    <message>
        <source>Language of the publication is a code of ISO 639</source>
        <translation>El idioma de la publicación es un código de ISO 639</translation>
    </message>
    <message>
        <source>Two or three small letters without a country. Chinese alone is told apart: zh-cn for simplified, zh-tw for traditional.</source>
        <translation>Dos o tres letras minúsculas, sin país. Solo en el chino se distingue: zh-cn para el simplificado, zh-tw para el tradicional.</translation>
    </message>
    <message>
        <source>Article has a publication date</source>
        <translation>El artículo tiene fecha de publicación</translation>
    </message>
    <message>
        <source>The day, or day and time with zone, at which the article was first published. It is not the date of the last change.</source>
        <translation>El día, o el día y la hora con zona horaria, en que el artículo se publicó por primera vez. No es la fecha de la última modificación.</translation>
    </message>
    <message>
        <source>Article has a title</source>
        <translation>El artículo tiene título</translation>
    </message>
    <message>
        <source>The title as it stands on the page, without author and date.</source>
        <translation>El título tal como figura en la página, sin autor ni fecha.</translation>
    </message>
    <message>
        <source>Article is of the last two days</source>
        <translation>El artículo es de los dos últimos días</translation>
    </message>
    <message>
        <source>A news sitemap lists fresh articles only. Older ones stay in the search; only the news part of their row is to go.</source>
        <translation>Un sitemap de noticias incluye solo artículos recientes. Los más antiguos siguen en la búsqueda; solo hay que quitar la parte de noticias de su fila.</translation>
    </message>
    <message>
        <source>Remove the news part, keep the URL</source>
        <translation>Quitar la parte de noticias y conservar la URL</translation>
    </message>
    <message>
        <source>Articles have documented elements only</source>
        <translation>Los artículos solo tienen etiquetas documentadas</translation>
    </message>
    <message>
        <source>access, genres, keywords and stock_tickers are in the schema still, but Google&apos;s pages name them no more.</source>
        <translation>access, genres, keywords y stock_tickers siguen en el esquema, pero las páginas de Google ya no las mencionan.</translation>
    </message>
    <message>
        <source>Articles have known elements only</source>
        <translation>Los artículos solo tienen etiquetas conocidas</translation>
    </message>
    <message>
        <source>The news extension knows “news:news” in the row and a fixed set of names in it. Anything else is reported as an invalid tag.</source>
        <translation>La extensión de noticias conoce «news:news» en la fila y, dentro, un conjunto fijo de nombres. Cualquier otra cosa se señala como etiqueta no válida.</translation>
    </message>
    <message>
        <source>“{name}” stands in front of the row instead of inside it: no search engine looks for it there.</source>
        <translation>La etiqueta «{name}» está delante de la fila, y no dentro: ningún motor de búsqueda la busca ahí.</translation>
    </message>
    <message>
        <source>“{name}” is in no namespace, so readers pass it over: write it with the prefix of the elements around it, or remove it.</source>
        <translation>La etiqueta «{name}» no está en ningún espacio de nombres, así que los lectores la pasan por alto: hay que escribirla con el prefijo de las etiquetas que la rodean o quitarla.</translation>
    </message>
    <message>
        <source>“{name}” is invisible to search engines: its namespace is “{uri}”, but must be “{right}”. Correct the declaration in the first tag.</source>
        <translation>La etiqueta «{name}» es invisible para los motores de búsqueda: su espacio de nombres es «{uri}», pero debe ser «{right}». Hay que corregir la declaración en la primera etiqueta.</translation>
    </message>
    <message>
        <source>“{name}” belongs to “{uri}”, which is no extension that a search engine documents. It may stay for a reader of its own.</source>
        <translation>La etiqueta «{name}» pertenece a «{uri}», que no es una extensión documentada por ningún motor de búsqueda. Puede quedarse para un lector propio.</translation>
    </message>
    <message>
        <source>“{name}” stands before “{core}”: search engines do not mind, the schema wants it behind the row&apos;s own elements.</source>
        <translation>La etiqueta «{name}» está antes de «{core}»: a los motores de búsqueda no les importa; el esquema la pide detrás de las etiquetas propias de la fila.</translation>
    </message>
    <message>
        <source>“{name}” stands behind the last row: the schema forbids it, and no search engine looks for it there. Move it into a row, or remove it.</source>
        <translation>La etiqueta «{name}» está detrás de la última fila: el esquema lo prohíbe y ningún motor de búsqueda la busca ahí. Hay que pasarla a una fila o quitarla.</translation>
    </message>
    <message>
        <source>Elements of other namespaces are known, and in their place</source>
        <translation>Las etiquetas de otros espacios de nombres son conocidas y están en su sitio</translation>
    </message>
    <message>
        <source>A row may hold elements of extensions behind its own. Search engines read those they document, told by their namespace letter by letter, and pass over all others. Behind the last row the schema allows none.</source>
        <translation>Una fila puede contener etiquetas de extensiones detrás de las suyas. Los motores de búsqueda leen las que documentan, reconocidas por su espacio de nombres letra por letra, y pasan por alto todas las demás. Detrás de la última fila el esquema no permite ninguna.</translation>
    </message>
    <message>
        <source>Put them in order</source>
        <translation>Ponerlas en orden</translation>
    </message>
    <message>
        <source>Row is not marked for feature phones</source>
        <translation>La fila no está marcada para teléfonos móviles básicos</translation>
    </message>
    <message>
        <source>“mobile:mobile” meant pages for phones before smartphones. Such pages are not crawled apart any more.</source>
        <translation>«mobile:mobile» designaba páginas para los teléfonos anteriores a los inteligentes. Esas páginas ya no se rastrean por separado.</translation>
    </message>
    <message>
        <source>“mobile:mobile” was for feature phones and has no effect: it can go.</source>
        <translation>«mobile:mobile» era para teléfonos móviles básicos y no tiene efecto: se puede quitar.</translation>
    </message>
    <message>
        <source>Row is not marked for Google Code Search</source>
        <translation>La fila no está marcada para Google Code Search</translation>
    </message>
    <message>
        <source>Google Code Search was closed in 2012; nobody reads this.</source>
        <translation>Google Code Search se cerró en 2012; nadie lee esto.</translation>
    </message>
    <message>
        <source>“codesearch” was for Google Code Search, which is closed: it can go.</source>
        <translation>«codesearch» era para Google Code Search, que está cerrado: se puede quitar.</translation>
    </message>
    <message>
        <source>Row is not marked for geographic search</source>
        <translation>La fila no está marcada para la búsqueda geográfica</translation>
    </message>
    <message>
        <source>Geo sitemaps told where KML and GeoRSS files are. Google takes them no more; the files themselves may stay listed.</source>
        <translation>Los sitemaps geográficos indicaban dónde están los archivos KML y GeoRSS. Google ya no los admite; los propios archivos pueden seguir en la lista.</translation>
    </message>
    <message>
        <source>“geo” was for maps and is not documented any more: it has no effect.</source>
        <translation>«geo» era para mapas y ya no está documentado: no tiene efecto.</translation>
    </message>
    <message>
        <source>Row holds no PageMap</source>
        <translation>La fila no contiene ningún PageMap</translation>
    </message>
    <message>
        <source>A PageMap gives facts about the page to a search engine one has built with Google&apos;s tools. The search itself does not read it; keep it if you run such an engine.</source>
        <translation>Un PageMap da datos sobre la página a un buscador creado con las herramientas de Google. La búsqueda general no lo lee; conviene conservarlo si se usa un buscador así.</translation>
    </message>
    <message>
        <source>“PageMap” has no effect in the search: only a Programmable Search Engine of your own reads it.</source>
        <translation>«PageMap» no tiene efecto en la búsqueda: solo lo lee un buscador propio creado con Programmable Search Engine.</translation>
    </message>
    <message>
        <source>The schema is for files in the namespace {expected}; this one is in {uri}. Rows are not checked against it.</source>
        <translation>El esquema es para archivos en el espacio de nombres {expected}; este está en {uri}. Las filas no se comprueban con él.</translation>
    </message>
    <message>
        <source>The schema is for files in the namespace {expected}; this one is in none. Rows are not checked against it.</source>
        <translation>El esquema es para archivos en el espacio de nombres {expected}; este no está en ninguno. Las filas no se comprueban con él.</translation>
    </message>
    <message>
        <source>The schema does not know “{name}” here.</source>
        <translation>El esquema no conoce «{name}» aquí.</translation>
    </message>
    <message>
        <source>The schema takes elements of other namespaces inside rows or before the first row; “{name}” stands elsewhere.</source>
        <translation>El esquema admite etiquetas de otros espacios de nombres dentro de las filas o antes de la primera fila; «{name}» está en otro lugar.</translation>
    </message>
    <message>
        <source>The schema takes no elements of other namespaces, such as “{name}”, in an index.</source>
        <translation>El esquema no admite etiquetas de otros espacios de nombres, como «{name}», en un índice.</translation>
    </message>
    <message>
        <source>The schema takes no text between the elements of “{name}”.</source>
        <translation>El esquema no admite texto entre las etiquetas de «{name}».</translation>
    </message>
    <message>
        <source>“{name}” is an element of a namespace without a schema: {uri}</source>
        <translation>«{name}» es una etiqueta de un espacio de nombres sin esquema: {uri}</translation>
    </message>
    <message>
        <source>The schema wants “{wanted}” in “{name}”.</source>
        <translation>El esquema pide «{wanted}» en «{name}».</translation>
    </message>
    <message>
        <source>The schema wants more in “{name}”; next may come: {wanted}.</source>
        <translation>El esquema pide algo más en «{name}»; a continuación puede venir: {wanted}.</translation>
    </message>
    <message>
        <source>The schema wants “{wanted}” before “{name}” here.</source>
        <translation>El esquema pide aquí «{wanted}» antes de «{name}».</translation>
    </message>
    <message>
        <source>The schema wants “{name}” before elements of other namespaces.</source>
        <translation>El esquema pide «{name}» antes de las etiquetas de otros espacios de nombres.</translation>
    </message>
    <message>
        <source>The schema does not take another “{name}” here.</source>
        <translation>El esquema no admite aquí otra etiqueta «{name}».</translation>
    </message>
    <message>
        <source>The schema does not take “{name}” here; next may come: {wanted}.</source>
        <translation>El esquema no admite «{name}» aquí; a continuación puede venir: {wanted}.</translation>
    </message>
    <message>
        <source>The schema does not take “{name}” here.</source>
        <translation>El esquema no admite «{name}» aquí.</translation>
    </message>
    <message>
        <source>The schema wants “{name}” empty.</source>
        <translation>El esquema pide que «{name}» esté vacía.</translation>
    </message>
    <message>
        <source>The schema takes no elements inside “{name}”.</source>
        <translation>El esquema no admite etiquetas dentro de «{name}».</translation>
    </message>
    <message>
        <source>The schema takes no attribute “{attribute}” on “{name}”.</source>
        <translation>El esquema no admite el atributo «{attribute}» en «{name}».</translation>
    </message>
    <message>
        <source>The schema wants the attribute “{attribute}” on “{name}”.</source>
        <translation>El esquema pide el atributo «{attribute}» en «{name}».</translation>
    </message>
    <message>
        <source>The schema does not take “{name}” as it is: {reason}</source>
        <translation>El esquema no admite «{name}» tal como está: {reason}</translation>
    </message>
    <message>
        <source>“{name}” is empty; the schema wants a value.</source>
        <translation>La etiqueta «{name}» está vacía; el esquema pide un valor.</translation>
    </message>
    <message>
        <source>“{value}” is too short for the schema: it has {count} characters, {limit} are the least.</source>
        <translation>«{value}» es demasiado corto para el esquema: tiene {count} caracteres y el mínimo es {limit}.</translation>
    </message>
    <message>
        <source>“{value}” is too long for the schema: it has {count} characters, {limit} are the most.</source>
        <translation>«{value}» es demasiado largo para el esquema: tiene {count} caracteres y el máximo es {limit}.</translation>
    </message>
    <message>
        <source>“{value}” is too small for the schema: {limit} is the least.</source>
        <translation>«{value}» es demasiado pequeño para el esquema: el mínimo es {limit}.</translation>
    </message>
    <message>
        <source>“{value}” is too large for the schema: {limit} is the most.</source>
        <translation>«{value}» es demasiado grande para el esquema: el máximo es {limit}.</translation>
    </message>
    <message>
        <source>“{value}” is not one of the words of the schema: {words}.</source>
        <translation>«{value}» no es ninguna de las palabras del esquema: {words}.</translation>
    </message>
    <message>
        <source>“{value}” is not written as the schema wants “{name}”.</source>
        <translation>«{value}» no está escrito como el esquema pide para «{name}».</translation>
    </message>
    <message>
        <source>“{value}” is no date for the schema: it takes a full date, alone or with a time to the second.</source>
        <translation>«{value}» no es una fecha para el esquema: admite una fecha completa, sola o con una hora hasta los segundos.</translation>
    </message>
    <message>
        <source>“{value}” is no decimal number for the schema.</source>
        <translation>«{value}» no es un número decimal para el esquema.</translation>
    </message>
    <message>
        <source>“{value}” is no whole number for the schema.</source>
        <translation>«{value}» no es un número entero para el esquema.</translation>
    </message>
    <message>
        <source>“{value}” is no URL for the schema.</source>
        <translation>«{value}» no es una URL para el esquema.</translation>
    </message>
    <message>
        <source>“{value}” is no language code for the schema.</source>
        <translation>«{value}» no es un código de idioma para el esquema.</translation>
    </message>
    <message>
        <source>“{owner}” has the attribute “{name}”: the protocol knows no attributes there.</source>
        <translation>«{owner}» tiene el atributo «{name}»: el protocolo no prevé atributos ahí.</translation>
    </message>
    <message>
        <source>Text stands where only elements may stand: “{name}”.</source>
        <translation>Hay texto donde solo puede haber etiquetas: «{name}».</translation>
    </message>
    <message>
        <source>“{name}” does not belong into a row: check its name, or remove it.</source>
        <translation>La etiqueta «{name}» no corresponde a una fila: hay que comprobar su nombre o quitarla.</translation>
    </message>
    <message>
        <source>“{owner}” holds the element “{name}”, but may hold text only.</source>
        <translation>«{owner}» contiene la etiqueta «{name}», pero solo puede contener texto.</translation>
    </message>
    <message>
        <source>“{name}” stands between or behind the rows, where only rows may stand.</source>
        <translation>La etiqueta «{name}» está entre las filas o detrás de ellas, donde solo puede haber filas.</translation>
    </message>
    <message>
        <source>“{name}” belongs into the other kind of file, so nobody reads it here: a urlset lists pages, a sitemap index lists sitemaps.</source>
        <translation>La etiqueta «{name}» corresponde al otro tipo de archivo, así que aquí nadie la lee: un urlset incluye páginas, un índice de sitemaps incluye sitemaps.</translation>
    </message>
    <message>
        <source>“{name}” stands inside the list itself: what it holds is not read.</source>
        <translation>La etiqueta «{name}» está dentro de la propia lista: no se lee lo que contiene.</translation>
    </message>
    <message>
        <source>“{name}” is in another namespace than the file, so it is not read as a row.</source>
        <translation>La etiqueta «{name}» está en otro espacio de nombres que el archivo, así que no se lee como fila.</translation>
    </message>
    <message>
        <source>The first tag has the attribute “{name}”, which the protocol does not know. Search engines pass it over.</source>
        <translation>La primera etiqueta tiene el atributo «{name}», que el protocolo no conoce. Los motores de búsqueda lo pasan por alto.</translation>
    </message>
    <message>
        <source>The elements stand in another order than the schema wants: {fields}. Crawlers do not mind.</source>
        <translation>Las etiquetas están en un orden distinto del que pide el esquema: {fields}. A los rastreadores no les importa.</translation>
    </message>
    <message>
        <source>Remove what does not belong there</source>
        <translation>Quitar lo que no corresponde ahí</translation>
    </message>
    <message>
        <source>Write the element&apos;s name right</source>
        <translation>Escribir bien el nombre de la etiqueta</translation>
    </message>
    <message>
        <source>Nothing stands where it is not allowed</source>
        <translation>No hay nada donde no está permitido</translation>
    </message>
    <message>
        <source>Rows hold loc, lastmod, changefreq and priority, these hold text, and nothing else of the protocol has text or attributes. Validators refuse a file with more in it; search engines report unknown tags or pass them over.</source>
        <translation>Las filas contienen loc, lastmod, changefreq y priority; estas etiquetas contienen texto, y nada más del protocolo lleva texto ni atributos. Los validadores rechazan un archivo que contenga algo más; los motores de búsqueda avisan de etiquetas desconocidas o las pasan por alto.</translation>
    </message>
    <message>
        <source>Rows of an index hold a URL and a date only</source>
        <translation>Las filas de un índice contienen solo una URL y una fecha</translation>
    </message>
    <message>
        <source>In a sitemap index each “sitemap” has one “loc” and may have a “lastmod”. How often pages change and how important they are is said in the sitemaps themselves.</source>
        <translation>En un índice de sitemaps, cada «sitemap» tiene un «loc» y puede tener un «lastmod». Con qué frecuencia cambian las páginas y qué importancia tienen se indica en los propios sitemaps.</translation>
    </message>
    <message>
        <source>File is one list of one kind</source>
        <translation>El archivo es una sola lista de un solo tipo</translation>
    </message>
    <message>
        <source>A urlset holds “url” rows, a sitemap index “sitemap” rows, and neither holds another list. What belongs into the other kind needs a file of its own. An index lists sitemaps, never another index.</source>
        <translation>Un urlset contiene filas «url»; un índice de sitemaps, filas «sitemap»; y ninguno contiene otra lista. Lo que corresponde al otro tipo necesita su propio archivo. Un índice incluye sitemaps, nunca otro índice.</translation>
    </message>
    <message>
        <source>Make them rows of this file</source>
        <translation>Convertirlas en filas de este archivo</translation>
    </message>
    <message>
        <source>Elements stand in the order of the schema</source>
        <translation>Las etiquetas están en el orden del esquema</translation>
    </message>
    <message>
        <source>The schema wants loc, lastmod, changefreq, priority, then extensions. No search engine minds another order; validators do.</source>
        <translation>El esquema pide loc, lastmod, changefreq, priority y después las extensiones. A ningún motor de búsqueda le importa otro orden; a los validadores, sí.</translation>
    </message>
    <message>
        <source>Another row has the same URL.</source>
        <translation>Otra fila tiene la misma URL.</translation>
    </message>
    <message>
        <source>This URL is on {site}, others are on {main}: a sitemap lists URLs of one scheme and host.</source>
        <translation>Esta URL está en {site} y otras, en {main}: un sitemap incluye las URL de un solo protocolo y servidor.</translation>
    </message>
    <message>
        <source>The index lists itself: {url}.</source>
        <translation>El índice se incluye a sí mismo: {url}.</translation>
    </message>
    <message>
        <source>Set it to when the file changed</source>
        <translation>Poner la fecha en que se modificó el archivo</translation>
    </message>
    <message>
        <source>Dates in an index say when the sitemap files changed</source>
        <translation>Las fechas de un índice indican cuándo se modificaron los archivos de los sitemaps</translation>
    </message>
    <message>
        <source>Search engines read a sitemap again when its date in the index is newer. The date of the newest page in it is another one: a row that was removed changes the file too. What the editor saved itself it knows; of other files the time on disk is a guess, so this is a hint.</source>
        <translation>Los motores de búsqueda vuelven a leer un sitemap cuando su fecha en el índice es más reciente. La fecha de su página más reciente es otra cosa: quitar una fila también modifica el archivo. El editor conoce la fecha de lo que ha guardado él mismo; la de los demás archivos, tomada del disco, es una conjetura, así que esto es una sugerencia.</translation>
    </message>
    <message>
        <source>Sitemaps of an index are there, readable and called right</source>
        <translation>Los sitemaps de un índice están, se pueden leer y se llaman como deben</translation>
    </message>
    <message>
        <source>What lies beside the index is what it lists: every sitemap is there once, can be read, is compressed as its name says, and repeats no URLs of another one, unless it lists their images, videos or news. The index itself is not among them, which would lead readers in a circle.</source>
        <translation>Lo que hay junto al índice es lo que este enumera: cada sitemap está una vez, se puede leer, está comprimido como dice su nombre y no repite las URL de otro, salvo que enumere sus imágenes, vídeos o noticias. El propio índice no está entre ellos, pues llevaría a los lectores en círculo.</translation>
    </message>
    <message>
        <source>Remove the rows of missing files</source>
        <translation>Quitar las filas de los archivos que faltan</translation>
    </message>
    <message>
        <source>Another row has the same URL in another spelling, such as capital letters or a dot too many in the host, a usual port, percent codes, “..” in the path, or a “?” with nothing behind it.</source>
        <translation>Otra fila tiene la misma URL escrita de otra forma, por ejemplo con mayúsculas o un punto de más en el host, un puerto habitual, códigos de porcentaje, «..» en la ruta o un «?» sin nada detrás.</translation>
    </message>
    <message>
        <source>Another row most likely leads to the same page: with or without “www.”, https, a slash at the end, or the name of an index page.</source>
        <translation>Otra fila lleva muy probablemente a la misma página: con o sin «www.», https, una barra al final o el nombre de una página de índice.</translation>
    </message>
    <message>
        <source>Keep one of them …</source>
        <translation>Conservar una de ellas…</translation>
    </message>
    <message>
        <source>Put all on one scheme and host …</source>
        <translation>Poner todas en un solo protocolo y servidor…</translation>
    </message>
    <message>
        <source>Every URL is listed once</source>
        <translation>Cada URL aparece una sola vez</translation>
    </message>
    <message>
        <source>A second row adds nothing, counts towards the limit, and may say something else than the first.</source>
        <translation>Una segunda fila no añade nada, cuenta para el límite y puede decir algo distinto que la primera.</translation>
    </message>
    <message>
        <source>Every page is listed under one URL</source>
        <translation>Cada página aparece con una sola URL</translation>
    </message>
    <message>
        <source>Search engines choose one of several URLs of a page. List the one you want to see in results, which is what its canonical link says.</source>
        <translation>Los motores de búsqueda eligen una de las varias URL de una página. Conviene incluir la que se quiera ver en los resultados, que es la que indica su enlace canónico.</translation>
    </message>
    <message>
        <source>All URLs are on one scheme and host</source>
        <translation>Todas las URL están en un solo protocolo y servidor</translation>
    </message>
    <message>
        <source>A sitemap speaks for the site it is published on. http and https, and hosts with and without “www.”, are different sites.</source>
        <translation>Un sitemap habla en nombre del sitio en el que está publicado. http y https, y los servidores con y sin «www.», son sitios distintos.</translation>
    </message>
    <message>
        <source>Remove its own row</source>
        <translation>Quitar su propia fila</translation>
    </message>
    <message>
        <source>“{name}” names one visit; list the page without it.</source>
        <translation>El parámetro «{name}» identifica una sola visita; conviene indicar la página sin él.</translation>
    </message>
    <message>
        <source>“{name}” only tells where a visitor came from; list the page without it.</source>
        <translation>El parámetro «{name}» solo dice de dónde ha venido un visitante; conviene indicar la página sin él.</translation>
    </message>
    <message>
        <source>“{host}” can be reached from inside only; search engines cannot open it.</source>
        <translation>A «{host}» solo se puede llegar desde dentro; los motores de búsqueda no pueden abrirlo.</translation>
    </message>
    <message>
        <source>“{host}” has no dot, as the names of all public sites have: write the whole name of the site, such as example.com.</source>
        <translation>«{host}» no tiene ningún punto, y los nombres de todos los sitios públicos lo tienen: escriba el nombre completo del sitio, por ejemplo example.com.</translation>
    </message>
    <message>
        <source>“{host}” looks like a test copy of a site; list the public one.</source>
        <translation>«{host}» parece una copia de prueba de un sitio; conviene indicar el público.</translation>
    </message>
    <message>
        <source>“{folder}” looks like a page for administrators; take the row out.</source>
        <translation>«{folder}» parece una página para administradores; conviene quitar la fila.</translation>
    </message>
    <message>
        <source>“{name}” looks like a secret, and everybody can read a sitemap.</source>
        <translation>«{name}» parece un dato secreto, y cualquiera puede leer un sitemap.</translation>
    </message>
    <message>
        <source>A file ending in “.{ending}” is no page that people search for.</source>
        <translation>Un archivo que termina en «.{ending}» no es una página que la gente busque.</translation>
    </message>
    <message>
        <source>URL holds no session and no tracking parameters</source>
        <translation>La URL no contiene parámetros de sesión ni de seguimiento</translation>
    </message>
    <message>
        <source>With them the same page has many addresses, and crawlers waste their time on copies. Some old sites need a session to show anything: open the page without it before you remove many.</source>
        <translation>Con ellos la misma página tiene muchas direcciones, y los rastreadores pierden el tiempo con copias. Algunos sitios antiguos necesitan una sesión para mostrar algo: conviene abrir la página sin ella antes de quitar muchos.</translation>
    </message>
    <message>
        <source>Remove session and tracking parameters</source>
        <translation>Quitar los parámetros de sesión y de seguimiento</translation>
    </message>
    <message>
        <source>URL leads to a public page</source>
        <translation>La URL lleva a una página pública</translation>
    </message>
    <message>
        <source>Test copies, addresses inside a network, pages for administrators and keys in parameters get into sitemaps by accident, and then into search results. A key that was published should be changed as well.</source>
        <translation>Las copias de prueba, las direcciones de dentro de una red, las páginas para administradores y las claves en parámetros llegan por descuido a los sitemaps, y después a los resultados de búsqueda. Una clave que se ha publicado también debería cambiarse.</translation>
    </message>
    <message>
        <source>Remove the secret parameters</source>
        <translation>Quitar los parámetros secretos</translation>
    </message>
    <message>
        <source>Put the site of the sitemap in its place</source>
        <translation>Poner en su lugar el sitio del sitemap</translation>
    </message>
    <message>
        <source>URL is a page, not a part of one</source>
        <translation>La URL es una página, no una parte de una página</translation>
    </message>
    <message>
        <source>Style sheets, scripts, fonts and archives are not shown in search results. Images and PDF are. Leave such rows out, so that crawlers come to your pages sooner.</source>
        <translation>Las hojas de estilo, los scripts, las fuentes y los archivos comprimidos no aparecen en los resultados de búsqueda. Las imágenes y los PDF, sí. Conviene quitar esas filas, para que los rastreadores lleguen antes a las páginas.</translation>
    </message>
    <message>
        <source>Video {number} of this row has no “{element}”: add one with a value, or remove the video.</source>
        <translation>El vídeo {number} de esta fila no tiene «{element}»: hay que añadir la etiqueta con un valor o quitar el vídeo.</translation>
    </message>
    <message>
        <source>Video {number} of this row says neither where its file is (“video:content_loc”) nor where its player is (“video:player_loc”): add one of them.</source>
        <translation>El vídeo {number} de esta fila no dice ni dónde está su archivo («video:content_loc») ni dónde está su reproductor («video:player_loc»): hay que añadir una de las dos etiquetas.</translation>
    </message>
    <message>
        <source>“{element}” is the URL of the page itself: give the URL of the video&apos;s file or player.</source>
        <translation>«{element}» es la URL de la propia página: hay que dar la URL del archivo o del reproductor del vídeo.</translation>
    </message>
    <message>
        <source>“{element}” stands {count} times in video {number} of this row; once is allowed.</source>
        <translation>«{element}» aparece {count} veces en el vídeo {number} de esta fila; solo se permite una.</translation>
    </message>
    <message>
        <source>No effect any more: {names}. They do no harm; remove them for a smaller file.</source>
        <translation>Ya no tienen efecto: {names}. No hacen daño; si se quitan, el archivo ocupa menos.</translation>
    </message>
    <message>
        <source>Known to the schema, but not documented by Google: {names}. They may stay.</source>
        <translation>El esquema las conoce, pero Google no las documenta: {names}. Pueden quedarse.</translation>
    </message>
    <message>
        <source>Every video has a thumbnail, a title and a description</source>
        <translation>Cada vídeo tiene una miniatura, un título y una descripción</translation>
    </message>
    <message>
        <source>A video without “video:thumbnail_loc”, “video:title” and “video:description” is left out of the video results.</source>
        <translation>Un vídeo sin «video:thumbnail_loc», «video:title» y «video:description» no aparece en los resultados de vídeos.</translation>
    </message>
    <message>
        <source>Every video has a file or a player</source>
        <translation>Cada vídeo tiene un archivo o un reproductor</translation>
    </message>
    <message>
        <source>“video:content_loc” leads to the file itself and is the better one, “video:player_loc” to a player that can be embedded.</source>
        <translation>«video:content_loc» lleva al propio archivo y es la mejor opción; «video:player_loc», a un reproductor que se puede insertar en otras páginas.</translation>
    </message>
    <message>
        <source>URLs of videos are absolute and not the page&apos;s own</source>
        <translation>Las URL de los vídeos son absolutas y no son la de la página</translation>
    </message>
    <message>
        <source>Thumbnail, file and player are asked for exactly as listed. File and player are not the page that shows them, so they cannot equal the URL of the row.</source>
        <translation>La miniatura, el archivo y el reproductor se piden exactamente como figuran en la lista. El archivo y el reproductor no son la página que los muestra, así que no pueden coincidir con la URL de la fila.</translation>
    </message>
    <message>
        <source>Videos have no elements that are out of use</source>
        <translation>Los vídeos no tienen etiquetas en desuso</translation>
    </message>
    <message>
        <source>Google reads category, gallery_loc, price, tvshow and the attributes allow_embed and autoplay no more. They cost bytes only.</source>
        <translation>Google ya no lee category, gallery_loc, price, tvshow ni los atributos allow_embed y autoplay. Solo ocupan bytes.</translation>
    </message>
    <message>
        <source>Videos have known elements only</source>
        <translation>Los vídeos solo tienen etiquetas conocidas</translation>
    </message>
    <message>
        <source>The video extension knows “video:video” in the row and a fixed set of names in it. Anything else is reported as an invalid tag.</source>
        <translation>La extensión de vídeo conoce «video:video» en la fila y, dentro, un conjunto fijo de nombres. Cualquier otra cosa se señala como etiqueta no válida.</translation>
    </message>
    <message>
        <source>Videos have documented elements only</source>
        <translation>Los vídeos solo tienen etiquetas documentadas</translation>
    </message>
    <message>
        <source>The schema of 2007 has two elements that Google&apos;s pages do not explain. No reader is known to use them.</source>
        <translation>El esquema de 2007 tiene dos etiquetas que las páginas de Google no explican. No se conoce ningún lector que las use.</translation>
    </message>
    <message>
        <source>Nothing stands twice in a video</source>
        <translation>Ninguna etiqueta se repite en un vídeo</translation>
    </message>
    <message>
        <source>Only “video:tag” may be repeated; of anything else nobody knows which one counts.</source>
        <translation>Solo se puede repetir «video:tag»; de las demás etiquetas nadie sabe cuál cuenta.</translation>
    </message>
    <message>
        <source>“video:duration” says “{value}”: write the length in whole seconds, from 1 to 28800.</source>
        <translation>«video:duration» dice «{value}»: hay que escribir la duración en segundos enteros, de 1 a 28800.</translation>
    </message>
    <message>
        <source>“video:rating” says “{value}”: write a number from 0.0 to 5.0 with a dot.</source>
        <translation>«video:rating» dice «{value}»: hay que escribir un número de 0.0 a 5.0, con punto.</translation>
    </message>
    <message>
        <source>“video:view_count” says “{value}”: write a whole number in digits.</source>
        <translation>«video:view_count» dice «{value}»: hay que escribir un número entero en cifras.</translation>
    </message>
    <message>
        <source>Video {number} of this row has {count} tags; 32 are allowed. Keep the best ones.</source>
        <translation>El vídeo {number} de esta fila tiene {count} etiquetas «video:tag»; se permiten 32. Conviene conservar las mejores.</translation>
    </message>
    <message>
        <source>“{element}” says “{value}”: write “yes” or “no” in small letters.</source>
        <translation>«{element}» dice «{value}»: hay que escribir «yes» o «no» en minúsculas.</translation>
    </message>
    <message>
        <source>“{element}” must say whether it allows or forbids: write relationship=&quot;allow&quot; or relationship=&quot;deny&quot;.</source>
        <translation>«{element}» debe decir si permite o prohíbe: hay que escribir relationship=&quot;allow&quot; o relationship=&quot;deny&quot;.</translation>
    </message>
    <message>
        <source>“video:restriction” lists “{codes}”: write countries as two capital letters with spaces between, such as “DE GB US”.</source>
        <translation>«video:restriction» contiene «{codes}»: los países se escriben con dos letras mayúsculas y separados por espacios, como «DE GB US».</translation>
    </message>
    <message>
        <source>“video:platform” lists “{words}”: write “web”, “mobile” or “tv” in small letters with spaces between.</source>
        <translation>«video:platform» contiene «{words}»: hay que escribir «web», «mobile» o «tv» en minúsculas y separados por espacios.</translation>
    </message>
    <message>
        <source>The video expired on {date}: search engines show it no more. Remove it, or set “video:expiration_date” anew.</source>
        <translation>El vídeo caducó el {date}: los motores de búsqueda ya no lo muestran. Hay que quitarlo o poner otra fecha en «video:expiration_date».</translation>
    </message>
    <message>
        <source>“video:uploader” has {count} characters; 255 are allowed. Shorten the name.</source>
        <translation>«video:uploader» tiene {count} caracteres; se permiten 255. Hay que acortar el nombre.</translation>
    </message>
    <message>
        <source>The page about the uploader, “{value}”, must be in the same domain as the URL of the row: give such a page, or remove the attribute “info”.</source>
        <translation>La página sobre quien subió el vídeo, «{value}», debe estar en el mismo dominio que la URL de la fila: hay que dar una página así o quitar el atributo «info».</translation>
    </message>
    <message>
        <source>“video:description” has {count} characters; 2,048 are allowed. Shorten the text.</source>
        <translation>«video:description» tiene {count} caracteres; se permiten 2048. Hay que acortar el texto.</translation>
    </message>
    <message>
        <source>“video:title” has {count} characters: Google takes it, the schema allows 100.</source>
        <translation>«video:title» tiene {count} caracteres: Google lo acepta, el esquema admite 100.</translation>
    </message>
    <message>
        <source>Duration is 1 to 28,800 seconds</source>
        <translation>La duración es de 1 a 28.800 segundos</translation>
    </message>
    <message>
        <source>Eight hours at most, as a number of seconds without minutes, dots or units.</source>
        <translation>Ocho horas como máximo, en número de segundos, sin minutos, puntos ni unidades.</translation>
    </message>
    <message>
        <source>Rating and view count are numbers</source>
        <translation>La valoración y el número de visualizaciones son números</translation>
    </message>
    <message>
        <source>The rating lies between 0.0 and 5.0; the view count is a whole number without signs between its digits.</source>
        <translation>La valoración está entre 0.0 y 5.0; el número de visualizaciones es un número entero sin signos entre las cifras.</translation>
    </message>
    <message>
        <source>Video has at most 32 tags</source>
        <translation>El vídeo tiene como máximo 32 etiquetas «video:tag»</translation>
    </message>
    <message>
        <source>Tags beyond the limit make the whole video invalid.</source>
        <translation>Si se supera el límite, todo el vídeo deja de ser válido.</translation>
    </message>
    <message>
        <source>Words for yes and no are “yes” and “no”</source>
        <translation>Las palabras para sí y no son «yes» y «no»</translation>
    </message>
    <message>
        <source>family_friendly, requires_subscription and live know these two words. The schema takes them in capitals too; “true” and “1” are not understood.</source>
        <translation>family_friendly, requires_subscription y live conocen estas dos palabras. El esquema las acepta también en mayúsculas; «true» y «1» no se entienden.</translation>
    </message>
    <message>
        <source>Write “yes” or “no”</source>
        <translation>Escribir «yes» o «no»</translation>
    </message>
    <message>
        <source>Restriction names countries, and whether they may or may not</source>
        <translation>La restricción indica países y si se permiten o se prohíben</translation>
    </message>
    <message>
        <source>The element lists country codes of ISO 3166 in capitals, divided by spaces, and its attribute “relationship” says “allow” or “deny”. Great Britain is GB.</source>
        <translation>La etiqueta contiene códigos de país de ISO 3166 en mayúsculas, separados por espacios, y su atributo «relationship» dice «allow» (permitir) o «deny» (prohibir). Gran Bretaña es GB.</translation>
    </message>
    <message>
        <source>Correct the country codes</source>
        <translation>Corregir los códigos de país</translation>
    </message>
    <message>
        <source>Platform is web, mobile or tv, and whether it may or may not</source>
        <translation>La plataforma es web, mobile o tv, con indicación de si se permite o se prohíbe</translation>
    </message>
    <message>
        <source>The element lists these words in small letters, divided by spaces, and its attribute “relationship” says “allow” or “deny”.</source>
        <translation>La etiqueta contiene estas palabras en minúsculas, separadas por espacios, y su atributo «relationship» dice «allow» (permitir) o «deny» (prohibir).</translation>
    </message>
    <message>
        <source>Write the words in small letters</source>
        <translation>Escribir las palabras en minúsculas</translation>
    </message>
    <message>
        <source>Dates of videos are days, or full times with zone</source>
        <translation>Las fechas de los vídeos son días, o días con hora y zona horaria</translation>
    </message>
    <message>
        <source>publication_date and expiration_date are written as 2026-05-06 or as 2026-05-06T10:20:30+02:00. A year or a month alone is not enough.</source>
        <translation>publication_date y expiration_date se escriben como 2026-05-06 o como 2026-05-06T10:20:30+02:00. No basta con el año ni con el año y el mes.</translation>
    </message>
    <message>
        <source>Video has not expired</source>
        <translation>El vídeo no ha caducado</translation>
    </message>
    <message>
        <source>After its expiration date a video is not shown in results any more. A video that does not expire needs no such date.</source>
        <translation>Después de su fecha de caducidad, un vídeo ya no se muestra en los resultados. Un vídeo que no caduca no necesita esa fecha.</translation>
    </message>
    <message>
        <source>Uploader is a short name, with a page in the same domain</source>
        <translation>Quien subió el vídeo figura con un nombre corto y una página del mismo dominio</translation>
    </message>
    <message>
        <source>The name has at most 255 characters. The attribute “info” is the URL of a page about the uploader in the domain of the row.</source>
        <translation>El nombre tiene como máximo 255 caracteres. El atributo «info» es la URL de una página sobre quien subió el vídeo, en el dominio de la fila.</translation>
    </message>
    <message>
        <source>Title and description are not too long</source>
        <translation>El título y la descripción no son demasiado largos</translation>
    </message>
    <message>
        <source>A description has at most 2,048 characters. The schema allows titles of 100; Google names no limit, but shows about that much.</source>
        <translation>Una descripción tiene como máximo 2048 caracteres. El esquema admite títulos de 100; Google no indica ningún límite, pero muestra más o menos eso.</translation>
    </message>
    <message>
        <source>The beginning of the file must stay what it is.</source>
        <translation>El comienzo del archivo debe quedar como está.</translation>
    </message>
    <message>
        <source>The copy of the original could not be written: {reason}. Nothing was changed; the file can be opened without a copy.</source>
        <translation>No se pudo escribir la copia del original: {reason}. No se ha modificado nada; el archivo se puede abrir sin copia.</translation>
    </message>
    <message>
        <source>Cut it.</source>
        <translation>Quitar esto.</translation>
    </message>
    <message>
        <source>A byte order mark stands where none may be, or stands twice.</source>
        <translation>Hay una marca de orden de bytes donde no puede haber ninguna, o está repetida.</translation>
    </message>
    <message>
        <source>Blanks or empty lines stand before “&lt;?xml”; nothing may.</source>
        <translation>Hay espacios o líneas vacías delante de «&lt;?xml», donde no puede haber nada.</translation>
    </message>
    <message>
        <source>Cut them.</source>
        <translation>Quitarlos.</translation>
    </message>
    <message>
        <source>Text stands before the beginning of the sitemap: {excerpt}</source>
        <translation>Hay texto delante del comienzo del sitemap: {excerpt}</translation>
    </message>
    <message>
        <source>The XML declaration is not written as XML wants it: {excerpt}</source>
        <translation>La declaración XML no está escrita como pide XML: {excerpt}</translation>
    </message>
    <message>
        <source>The file says it is encoded as “{name}”, but it is UTF-8.</source>
        <translation>El archivo dice estar codificado en «{name}», pero está en UTF-8.</translation>
    </message>
    <message>
        <source>Write {replacement}.</source>
        <translation>Escribir {replacement}.</translation>
    </message>
    <message>
        <source>The file has a document type (DOCTYPE) with declarations of its own; they are never carried out.</source>
        <translation>El archivo tiene un tipo de documento (DOCTYPE) con declaraciones propias, que nunca se ejecutan.</translation>
    </message>
    <message>
        <source>Cut the document type.</source>
        <translation>Quitar el tipo de documento.</translation>
    </message>
    <message>
        <source>The first tag, “{name}”, is missing.</source>
        <translation>Falta la primera etiqueta, «{name}».</translation>
    </message>
    <message>
        <source>The first tag is “{name}”, but what it holds are rows of “{replacement}”.</source>
        <translation>La primera etiqueta es «{name}», pero lo que contiene son filas de «{replacement}».</translation>
    </message>
    <message>
        <source>The file ends within its first tag.</source>
        <translation>El archivo termina dentro de su primera etiqueta.</translation>
    </message>
    <message>
        <source>Insert {replacement}.</source>
        <translation>Insertar {replacement}.</translation>
    </message>
    <message>
        <source>There is no sitemap in this file: neither “urlset”, “sitemapindex” nor a row.</source>
        <translation>En este archivo no hay ningún sitemap: ni «urlset», ni «sitemapindex», ni una fila.</translation>
    </message>
    <message>
        <source>A byte order mark of UTF-16 stands before text that is UTF-8.</source>
        <translation>Hay una marca de orden de bytes de UTF-16 delante de un texto en UTF-8.</translation>
    </message>
    <message>
        <source>Cut the mark.</source>
        <translation>Quitar la marca.</translation>
    </message>
    <message>
        <source>The bytes here are not UTF-8.</source>
        <translation>Estos bytes no son UTF-8.</translation>
    </message>
    <message>
        <source>Read them as windows-1252.</source>
        <translation>Leerlos como windows-1252.</translation>
    </message>
    <message>
        <source>A character stands here as two halves, which UTF-8 does not have.</source>
        <translation>Aquí hay un carácter en dos mitades, algo que no existe en UTF-8.</translation>
    </message>
    <message>
        <source>Write the character itself.</source>
        <translation>Escribir el propio carácter.</translation>
    </message>
    <message>
        <source>Half a character stands here; the other half is missing.</source>
        <translation>Aquí hay medio carácter; falta la otra mitad.</translation>
    </message>
    <message>
        <source>The bytes here mean nothing in the encoding of the file.</source>
        <translation>Estos bytes no significan nada en la codificación del archivo.</translation>
    </message>
    <message>
        <source>Leave “�” in their place.</source>
        <translation>Dejar «�» en su lugar.</translation>
    </message>
    <message>
        <source>This is not UTF-8: {bytes}, which in windows-1252 means “{characters}”.</source>
        <translation>Esto no es UTF-8: {bytes}, que en windows-1252 significa «{characters}».</translation>
    </message>
    <message>
        <source>Write “{characters}” in UTF-8.</source>
        <translation>Escribir «{characters}» en UTF-8.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Quitar esto.</translation>
    </message>
    <message>
        <source>“&lt;” must be written “&amp;lt;” inside a value.</source>
        <translation>Dentro de un valor, «&lt;» debe escribirse «&amp;lt;».</translation>
    </message>
    <message>
        <source>Write “&amp;lt;”.</source>
        <translation>Escribir «&amp;lt;».</translation>
    </message>
    <message>
        <source>A “&lt;” too many stands before a tag.</source>
        <translation>Hay un «&lt;» de más delante de una etiqueta.</translation>
    </message>
    <message>
        <source>“]]&gt;” must be written “]]&amp;gt;” outside a CDATA section.</source>
        <translation>Fuera de una sección CDATA, «]]&gt;» debe escribirse «]]&amp;gt;».</translation>
    </message>
    <message>
        <source>Write “]]&amp;gt;”.</source>
        <translation>Escribir «]]&amp;gt;».</translation>
    </message>
    <message>
        <source>A tag is not written as XML wants it: {tag}</source>
        <translation>Una etiqueta no está escrita como pide XML: {tag}</translation>
    </message>
    <message>
        <source>A closing tag has no name.</source>
        <translation>Una etiqueta de cierre no tiene nombre.</translation>
    </message>
    <message>
        <source>The closing tag {replacement} is missing.</source>
        <translation>Falta la etiqueta de cierre {replacement}.</translation>
    </message>
    <message>
        <source>The file ends without {replacement}, after row {rows}; more rows may have been cut off.</source>
        <translation>El archivo termina sin {replacement}, después de la fila {rows}; quizá se hayan cortado más filas.</translation>
    </message>
    <message>
        <source>The tag {replacement} that begins a row is missing.</source>
        <translation>Falta la etiqueta {replacement} con la que comienza una fila.</translation>
    </message>
    <message>
        <source>The closing tag {excerpt} is not that of the element it closes.</source>
        <translation>La etiqueta de cierre {excerpt} no corresponde a la etiqueta que cierra.</translation>
    </message>
    <message>
        <source>The tag {tag} is closed by “{replacement}”, of which it is a misspelling.</source>
        <translation>La etiqueta {tag} se cierra con «{replacement}»; su nombre parece mal escrito.</translation>
    </message>
    <message>
        <source>The closing tag {excerpt} closes nothing.</source>
        <translation>La etiqueta de cierre {excerpt} no cierra nada.</translation>
    </message>
    <message>
        <source>The tag {excerpt} stands twice.</source>
        <translation>La etiqueta {excerpt} está repetida.</translation>
    </message>
    <message>
        <source>A second sitemap begins inside the first: {excerpt}</source>
        <translation>Un segundo sitemap comienza dentro del primero: {excerpt}</translation>
    </message>
    <message>
        <source>The sitemap is closed, and more rows follow: {excerpt}</source>
        <translation>El sitemap está cerrado y siguen más filas: {excerpt}</translation>
    </message>
    <message>
        <source>Text stands after the end of the sitemap: {excerpt}</source>
        <translation>Hay texto tras el final del sitemap: {excerpt}</translation>
    </message>
    <message>
        <source>The file ends early, in row {row}, which is not complete: {excerpt}</source>
        <translation>El archivo termina antes de tiempo, en la fila {row}, que no está completa: {excerpt}</translation>
    </message>
    <message>
        <source>The file ends early, after {rows} complete rows: {excerpt}</source>
        <translation>El archivo termina antes de tiempo, después de {rows} filas completas: {excerpt}</translation>
    </message>
    <message>
        <source>Keep the rows before it, cut the rest and close the file.</source>
        <translation>Conservar las filas anteriores, quitar el resto y cerrar el archivo.</translation>
    </message>
    <message>
        <source>Cut this, so that all rows belong to one sitemap.</source>
        <translation>Quitar esto, para que todas las filas formen parte de un solo sitemap.</translation>
    </message>
    <message>
        <source>Row {row} cannot be read and no repair for it is known ({reason}): {excerpt}</source>
        <translation>La fila {row} no se puede leer y no se conoce ninguna reparación para ella ({reason}): {excerpt}</translation>
    </message>
    <message>
        <source>The first tag cannot be read: {excerpt}</source>
        <translation>La primera etiqueta no se puede leer: {excerpt}</translation>
    </message>
    <message>
        <source>What stands before the first tag cannot be read: {excerpt}</source>
        <translation>Lo que hay delante de la primera etiqueta no se puede leer: {excerpt}</translation>
    </message>
    <message>
        <source>Row {row} is not complete: {excerpt}</source>
        <translation>La fila {row} no está completa: {excerpt}</translation>
    </message>
    <message>
        <source>Take the row out; all others stay.</source>
        <translation>Quitar la fila; todas las demás se quedan.</translation>
    </message>
    <message>
        <source>What stands before row {row} cannot be read ({reason}): {excerpt}</source>
        <translation>Lo que hay delante de la fila {row} no se puede leer ({reason}): {excerpt}</translation>
    </message>
    <message>
        <source>“&lt;” inside a value begins a tag that is never closed.</source>
        <translation>Dentro de un valor, «&lt;» comienza una etiqueta que nunca se cierra.</translation>
    </message>
    <message>
        <source>The first tag is closed at once by its slash, and rows follow.</source>
        <translation>La primera etiqueta se cierra enseguida con su barra, y siguen filas.</translation>
    </message>
    <message>
        <source>Cut the slash.</source>
        <translation>Quitar la barra.</translation>
    </message>
    <message>
        <source>A closing tag is written without its slash.</source>
        <translation>Una etiqueta de cierre está escrita sin su barra.</translation>
    </message>
    <message>
        <source>Insert “/”.</source>
        <translation>Insertar «/».</translation>
    </message>
    <message>
        <source>“--” cannot stand inside a comment.</source>
        <translation>Dentro de un comentario no puede aparecer «--».</translation>
    </message>
    <message>
        <source>Write “- -”.</source>
        <translation>Escribir «- -».</translation>
    </message>
    <message>
        <source>A comment is not closed before the next row.</source>
        <translation>Un comentario no se cierra antes de la fila siguiente.</translation>
    </message>
    <message>
        <source>Insert “--&gt;”.</source>
        <translation>Insertar «--&gt;».</translation>
    </message>
    <message>
        <source>A CDATA section is not closed before its element ends.</source>
        <translation>Una sección CDATA no se cierra antes de que termine su etiqueta.</translation>
    </message>
    <message>
        <source>Insert “]]&gt;”.</source>
        <translation>Insertar «]]&gt;».</translation>
    </message>
    <message>
        <source>A CDATA section begins here and never ends.</source>
        <translation>Aquí comienza una sección CDATA que nunca termina.</translation>
    </message>
    <message>
        <source>Cut its beginning.</source>
        <translation>Quitar su comienzo.</translation>
    </message>
    <message>
        <source>A processing instruction does not end with “?&gt;”.</source>
        <translation>Una instrucción de procesamiento no termina con «?&gt;».</translation>
    </message>
    <message>
        <source>Insert “?”.</source>
        <translation>Insertar «?».</translation>
    </message>
    <message>
        <source>This processing instruction cannot stand here: {excerpt}</source>
        <translation>Esta instrucción de procesamiento no puede estar aquí: {excerpt}</translation>
    </message>
    <message>
        <source>An XML declaration stands in the middle of the file.</source>
        <translation>Hay una declaración XML en medio del archivo.</translation>
    </message>
    <message>
        <source>The prefix “{prefix}:” is used but not declared.</source>
        <translation>El prefijo «{prefix}:» se usa, pero no está declarado.</translation>
    </message>
    <message>
        <source>“&amp;” must be written “&amp;amp;”.</source>
        <translation>«&amp;» debe escribirse «&amp;amp;».</translation>
    </message>
    <message>
        <source>Write “&amp;amp;”.</source>
        <translation>Escribir «&amp;amp;».</translation>
    </message>
    <message>
        <source>“&amp;” before a name that is no entity of XML or HTML.</source>
        <translation>Hay un «&amp;» delante de un nombre que no es ninguna entidad de XML ni de HTML.</translation>
    </message>
    <message>
        <source>An entity that only the document type of this file declares; it is never expanded.</source>
        <translation>Es una entidad que solo declara el tipo de documento de este archivo; nunca se sustituye.</translation>
    </message>
    <message>
        <source>Write “&amp;amp;”, so that its name stays as text.</source>
        <translation>Escribir «&amp;amp;», para que su nombre quede como texto.</translation>
    </message>
    <message>
        <source>One character is written as two halves, which XML does not allow.</source>
        <translation>Un carácter está escrito en dos mitades, algo que XML no permite.</translation>
    </message>
    <message>
        <source>A character reference to something that cannot stand in XML.</source>
        <translation>Es una referencia de carácter a algo que no puede aparecer en XML.</translation>
    </message>
    <message>
        <source>A character reference with a number that no character has.</source>
        <translation>Es una referencia de carácter con un número que no corresponde a ningún carácter.</translation>
    </message>
    <message>
        <source>Write “&amp;amp;”, so that it stays as text.</source>
        <translation>Escribir «&amp;amp;», para que quede como texto.</translation>
    </message>
    <message>
        <source>The entity “{entity}” is not known in XML.</source>
        <translation>La entidad «{entity}» no existe en XML.</translation>
    </message>
    <message>
        <source>Write “{replacement}”.</source>
        <translation>Escribir «{replacement}».</translation>
    </message>
    <message>
        <source>The value of “{name}” does not stand between straight quotes.</source>
        <translation>El valor de «{name}» no está entre comillas rectas.</translation>
    </message>
    <message>
        <source>A blank is missing between two attributes.</source>
        <translation>Falta un espacio entre dos atributos.</translation>
    </message>
    <message>
        <source>Insert it.</source>
        <translation>Insertarlo.</translation>
    </message>
    <message>
        <source>These characters do not belong into a tag.</source>
        <translation>Estos caracteres no pueden estar en una etiqueta.</translation>
    </message>
    <message>
        <source>“&lt;” must be written “&amp;lt;” inside the value of an attribute.</source>
        <translation>Dentro del valor de un atributo, «&lt;» debe escribirse «&amp;lt;».</translation>
    </message>
    <message>
        <source>The “&gt;” at the end of a tag is missing.</source>
        <translation>Falta el «&gt;» al final de una etiqueta.</translation>
    </message>
    <message>
        <source>The attribute “{name}” is given twice.</source>
        <translation>El atributo «{name}» está repetido.</translation>
    </message>
    <message>
        <source>Cut the second one; both say the same.</source>
        <translation>Quitar el segundo; los dos dicen lo mismo.</translation>
    </message>
    <message>
        <source>Keep {kept} and cut {cut}.</source>
        <translation>Conservar {kept} y quitar {cut}.</translation>
    </message>
    <message>
        <source>The compressed data is cut off or damaged; what came after this place is lost.</source>
        <translation>Los datos comprimidos están cortados o dañados; lo que venía después de este lugar se ha perdido.</translation>
    </message>
    <message>
        <source>Keep what could be unpacked.</source>
        <translation>Conservar lo que se pudo extraer.</translation>
    </message>
    <message>
        <source>The checksum of the compressed data is wrong or missing. The file looks complete, but a few characters may be wrong.</source>
        <translation>La suma de comprobación de los datos comprimidos falta o es incorrecta. El archivo parece completo, pero puede haber algunos caracteres incorrectos.</translation>
    </message>
    <message>
        <source>Keep what was unpacked; saving writes a new checksum.</source>
        <translation>Conservar lo que se extrajo; al guardar se escribe una suma de comprobación nueva.</translation>
    </message>
    <message>
        <source>sitemaps.org, strict</source>
        <translation>sitemaps.org, estricto</translation>
    </message>
    <message>
        <source>Google</source>
        <translation>Google</translation>
    </message>
    <message>
        <source>Bing</source>
        <translation>Bing</translation>
    </message>
    <message>
        <source>Yandex</source>
        <translation>Yandex</translation>
    </message>
    <message>
        <source>Baidu</source>
        <translation>Baidu</translation>
    </message>
    <message>
        <source>The protocol as of 2013 (10 MB, 1,000 sitemaps an index)</source>
        <translation>El protocolo de 2013 (10 MB, 1000 sitemaps por índice)</translation>
    </message>
    <message>
        <source>Line {line} names the same sitemap.</source>
        <translation>La línea {line} indica el mismo sitemap.</translation>
    </message>
    <message>
        <source>Write “Sitemap:” in front of the URL: no other spelling is sure to be read.</source>
        <translation>Hay que escribir «Sitemap:» delante de la URL: con otra grafía no es seguro que se lea.</translation>
    </message>
    <message>
        <source>This line names no sitemap: add its full URL.</source>
        <translation>Esta línea no indica ningún sitemap: hay que añadir su URL completa.</translation>
    </message>
    <message>
        <source>“{url}” is not a full URL: write scheme and host too, such as {example}.</source>
        <translation>«{url}» no es una URL completa: hay que escribir también el protocolo y el servidor, como en {example}.</translation>
    </message>
    <message>
        <source>“{url}” does not begin with http or https, so crawlers do not fetch it.</source>
        <translation>«{url}» no comienza con http ni https, así que los rastreadores no la piden.</translation>
    </message>
    <message>
        <source>A space stands in the URL: name one sitemap a line, and write spaces in URLs as %20.</source>
        <translation>En la URL hay un espacio: se indica un solo sitemap por línea, y los espacios de una URL se escriben %20.</translation>
    </message>
    <message>
        <source>Readers take “{fragment}” for a comment: it is no part of the URL.</source>
        <translation>Los lectores toman «{fragment}» por un comentario: no forma parte de la URL.</translation>
    </message>
    <message>
        <source>The sitemap is published over https, and this line says http: write {url}.</source>
        <translation>El sitemap está publicado en https y esta línea dice http: hay que escribir {url}.</translation>
    </message>
    <message>
        <source>No line names the sitemap: add “Sitemap: {url}”.</source>
        <translation>Ninguna línea indica el sitemap: hay que añadir «Sitemap: {url}».</translation>
    </message>
    <message>
        <source>If the sitemap is published at {url}, as it seems, no line names it: add “Sitemap: {url}”.</source>
        <translation>Si el sitemap está publicado en {url}, como parece, ninguna línea lo indica: hay que añadir «Sitemap: {url}».</translation>
    </message>
    <message>
        <source>No line names a sitemap: add “Sitemap:” with its full URL, so that every engine finds it.</source>
        <translation>Ninguna línea indica un sitemap: conviene añadir «Sitemap:» con su URL completa, para que todos los motores de búsqueda lo encuentren.</translation>
    </message>
    <message>
        <source>No line names a sitemap: add “{lines}”, so that every engine finds it.</source>
        <translation>Ninguna línea indica un sitemap: conviene añadir «{lines}», para que todos los motores de búsqueda lo encuentren.</translation>
    </message>
    <message>
        <source>robots.txt names sitemaps by their full URLs</source>
        <translation>robots.txt indica los sitemaps con sus URL completas</translation>
    </message>
    <message>
        <source>A line “Sitemap:” holds one absolute URL. It may stand anywhere in the file, as often as there are sitemaps, and may name another host; groups for single crawlers do not matter to it. Of an index only its own line is needed.</source>
        <translation>Una línea «Sitemap:» contiene una URL absoluta. Puede estar en cualquier lugar del archivo, tantas veces como sitemaps haya, y puede indicar otro servidor; los grupos para rastreadores concretos no le afectan. De un índice solo hace falta su propia línea.</translation>
    </message>
    <message>
        <source>robots.txt says where the sitemap is</source>
        <translation>robots.txt indica dónde está el sitemap</translation>
    </message>
    <message>
        <source>Without a line in robots.txt Seznam looks for /sitemap.xml only, and Yandex must be told in its Webmaster. With the line every engine finds the sitemap by itself.</source>
        <translation>Sin una línea en robots.txt, Seznam solo busca /sitemap.xml, y a Yandex hay que decírselo en su Webmaster. Con la línea, todos los motores de búsqueda encuentran el sitemap por sí mismos.</translation>
    </message>
    <message>
        <source>“{name}” is a sitemap index that lists this one: readers go round in a circle. List the sitemaps themselves.</source>
        <translation>«{name}» es un índice de sitemaps que incluye este: los lectores dan vueltas en círculo. Hay que incluir los propios sitemaps.</translation>
    </message>
    <message>
        <source>“{name}” is a sitemap index itself, and an index lists sitemaps only: put the sitemaps it lists in its place.</source>
        <translation>«{name}» es a su vez un índice de sitemaps, y un índice solo incluye sitemaps: hay que poner en su lugar los sitemaps que incluye.</translation>
    </message>
    <message>
        <source>“{name}” does not lie beside the index, where other sitemaps of it do: add the file, or remove the row.</source>
        <translation>«{name}» no está junto al índice, donde sí están otros de sus sitemaps: hay que añadir el archivo o quitar la fila.</translation>
    </message>
    <message>
        <source>“{name}” lies beside the index but cannot be read as a sitemap: open it to see why and to repair it.</source>
        <translation>«{name}» está junto al índice, pero no se puede leer como sitemap: conviene abrirlo para ver el motivo y repararlo.</translation>
    </message>
    <message>
        <source>“{url}” does not lie beside the index: the file “{name}” there is the one of {owner}. Add the file in a folder of its own, or remove the row.</source>
        <translation>«{url}» no está junto al índice: el archivo «{name}» que hay allí es el de {owner}. Añada el archivo en una carpeta propia o quite la fila.</translation>
    </message>
    <message>
        <source>“{name}” ends with “.gz” but is not compressed: save it anew, or rename it.</source>
        <translation>«{name}» termina en «.gz», pero no está comprimido: hay que guardarlo de nuevo o cambiarle el nombre.</translation>
    </message>
    <message>
        <source>“{name}” is compressed with gzip, but its name does not end with “.gz”.</source>
        <translation>«{name}» está comprimido con gzip, pero su nombre no termina en «.gz».</translation>
    </message>
    <message>
        <source>The index says “{listed}”, but the file beside it is called “{name}”: publish it under the name that is listed.</source>
        <translation>El índice dice «{listed}», pero el archivo que hay junto a él se llama «{name}»: hay que publicarlo con el nombre que figura en el índice.</translation>
    </message>
    <message>
        <source>This row leads to the same file as {loc}.</source>
        <translation>Esta fila lleva al mismo archivo que {loc}.</translation>
    </message>
    <message>
        <source>URLs of this sitemap that stand also in {loc}: {count}, such as {example}. List each in one sitemap.</source>
        <translation>URL de este sitemap que están también en {loc}: {count}, por ejemplo {example}. Cada una debe estar en un solo sitemap.</translation>
    </message>
    <message>
        <source>URLs of this sitemap that stand also in {loc}: {count}. List each in one sitemap.</source>
        <translation>URL de este sitemap que están también en {loc}: {count}. Cada una debe estar en un solo sitemap.</translation>
    </message>
    <message>
        <source>The file was changed {changed}, and here stands {lastmod}: in an index the date says when the sitemap file changed, not the newest page in it.</source>
        <translation>El archivo se modificó el {changed} y aquí dice {lastmod}: en un índice, la fecha indica cuándo se modificó el archivo del sitemap, no su página más reciente.</translation>
    </message>
    <message>
        <source>The file on disk is of {changed}, and here stands {lastmod}: in an index the date says when the sitemap file changed, not the newest page in it. A copied file may have the time of the copy.</source>
        <translation>El archivo del disco es del {changed} y aquí dice {lastmod}: en un índice, la fecha indica cuándo se modificó el archivo del sitemap, no su página más reciente. Un archivo copiado puede tener la fecha de la copia.</translation>
    </message>
    <message>
        <source>“{folder}” cannot be a folder, since a file is in the way. Choose another one.</source>
        <translation>«{folder}» no puede ser una carpeta, porque ya hay un archivo en ese lugar. Hay que elegir otra.</translation>
    </message>
    <message>
        <source>A folder called “{name}” is in the way. Choose another name or folder.</source>
        <translation>Ya hay una carpeta que se llama «{name}». Hay que elegir otro nombre u otra carpeta.</translation>
    </message>
    <message>
        <source>“{name}” has come into the folder meanwhile, so nothing was written. Look at the files there once more.</source>
        <translation>Entretanto ha aparecido «{name}» en la carpeta, así que no se ha escrito nada. Hay que volver a mirar los archivos que hay en ella.</translation>
    </message>
    <message>
        <source>Not all could be written, and “{name}” could not be put back. What was there before lies in “{folder}”: move it back from there.</source>
        <translation>No se pudo escribir todo, y «{name}» no se pudo devolver a su sitio. Lo que había antes está en «{folder}»: hay que moverlo de vuelta desde allí.</translation>
    </message>
    <message>
        <source>This folder does not let its files be replaced safely, so nothing was written. Choose another folder.</source>
        <translation>Esta carpeta no permite reemplazar sus archivos de forma segura, así que no se ha escrito nada. Hay que elegir otra carpeta.</translation>
    </message>
    <message>
        <source>Say where the sitemap is published: robots.txt names it by its full URL.</source>
        <translation>Hay que indicar dónde está publicado el sitemap: robots.txt lo menciona con su URL completa.</translation>
    </message>
    <message>
        <source>That the sitemap is published at {url} is a guess: make sure that it is, before the line goes into robots.txt.</source>
        <translation>Que el sitemap esté publicado en {url} es una conjetura: conviene asegurarse antes de poner la línea en robots.txt.</translation>
    </message>
    <message>
        <source>“{name}” is a sitemap index itself, and an index lists sitemaps only: choose the sitemaps it lists.</source>
        <translation>«{name}» es a su vez un índice de sitemaps, y un índice solo incluye sitemaps: hay que elegir los sitemaps que incluye.</translation>
    </message>
    <message>
        <source>The files lie on several drives, so one index cannot tell their URLs: put them into one folder.</source>
        <translation>Los archivos están en varias unidades, así que un solo índice no puede indicar sus URL: hay que ponerlos en una misma carpeta.</translation>
    </message>
    <message>
        <source>This row would say something else in this document.</source>
        <translation>En este documento, esta fila diría otra cosa.</translation>
    </message>
    <message>
        <source>Only sitemap indexes can be merged into an index. Files that are sitemaps: {count}; the first is “{file}”. Add those to the index as rows instead.</source>
        <translation>En un índice solo se pueden combinar índices de sitemaps. Archivos que son sitemaps: {count}; el primero es «{file}». En su lugar, se pueden añadir al índice como filas.</translation>
    </message>
    <message>
        <source>An index holds no URLs of pages; only its sitemaps can be merged. Files that are indexes: {count}; the first is “{file}”.</source>
        <translation>Un índice no contiene URL de páginas; solo se pueden combinar sus sitemaps. Archivos que son índices: {count}; el primero es «{file}».</translation>
    </message>
    <message>
        <source>Rows that cannot be taken over as they are: {count}; the first is row {row} of “{file}”. They use entities, characters or namespaces that mean something else, or nothing, in the merged file. Correct them there first.</source>
        <translation>Filas que no se pueden incorporar tal como están: {count}; la primera es la fila {row} de «{file}». Usan entidades, caracteres o espacios de nombres que en el archivo combinado significan otra cosa, o nada. Hay que corregirlas antes en su archivo.</translation>
    </message>
    <message>
        <source>Rows without a URL that could be a line of a text sitemap: {count}; the first is row {row} of “{file}”. They are left out.</source>
        <translation>Filas sin una URL que pueda ser una línea de un sitemap de texto: {count}; la primera es la fila {row} de «{file}». Se omiten.</translation>
    </message>
    <message>
        <source>Only URLs fit into a text sitemap. Rows that have more than a URL: {count}; dates and all else in them are left out.</source>
        <translation>En un sitemap de texto solo caben URL. Filas que tienen algo más que una URL: {count}; se omiten las fechas y todo lo demás que contienen.</translation>
    </message>
    <message>
        <source>Comments and instructions before the root element or behind the last row are left out. Files that have some: {count}; the first is “{file}”.</source>
        <translation>Se omiten los comentarios y las instrucciones que hay antes de la etiqueta raíz o detrás de la última fila. Archivos que los tienen: {count}; el primero es «{file}».</translation>
    </message>
    <message>
        <source>The rows have characters that this file’s encoding does not know. It will be UTF-8, and say so.</source>
        <translation>Las filas tienen caracteres que no existen en la codificación de este archivo. Pasará a estar en UTF-8, y lo indicará.</translation>
    </message>
    <message>
        <source>URLs that stand in several rows: {count}; the first is {url}. Nothing is merged, as duplicates are to be refused. Choose which rows stay.</source>
        <translation>URL que aparecen en varias filas: {count}; la primera es {url}. No se combina nada, porque se ha pedido rechazar las repeticiones. Hay que elegir qué filas se conservan.</translation>
    </message>
    <message>
        <source>The merged file will have {count} rows; a sitemap may have {limit}. Split it afterwards.</source>
        <translation>El archivo combinado tendrá {count} filas; un sitemap puede contener {limit}. Hay que dividirlo después.</translation>
    </message>
    <message>
        <source>The merged file will take {count} bytes uncompressed; a sitemap may take {limit}. Split it afterwards.</source>
        <translation>El archivo combinado ocupará {count} bytes sin comprimir; un sitemap puede ocupar {limit}. Hay que dividirlo después.</translation>
    </message>
    <message>
        <source>The folder “{folder}” cannot be read: {reason}. Nothing was taken from it.</source>
        <translation>La carpeta «{folder}» no se puede leer: {reason}. No se ha tomado nada de ella.</translation>
    </message>
    <message>
        <source>There is no other sitemap in the folder “{folder}”.</source>
        <translation>En la carpeta «{folder}» no hay ningún otro sitemap.</translation>
    </message>
    <message>
        <source>“{file}” is an index, and none of the sitemaps it lists ({count}) lies beside it. Download them into its folder, under the names they have in their URLs.</source>
        <translation>«{file}» es un índice, y junto a él no está ninguno de los sitemaps que incluye ({count}). Hay que descargarlos en su carpeta, con los nombres que tienen en sus URL.</translation>
    </message>
    <message>
        <source>Sitemaps that “{file}” lists but that do not lie beside it: {count}. They are left out; the first is {url}</source>
        <translation>Sitemaps que «{file}» incluye pero que no están junto a él: {count}. Se omiten; el primero es {url}</translation>
    </message>
    <message>
        <source>“{file}” is an index that lists no sitemap.</source>
        <translation>«{file}» es un índice que no incluye ningún sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is in the folder, but is no sitemap index; the split starts anew.</source>
        <translation>«{name}» está en la carpeta, pero no es un índice de sitemaps; la división empieza de nuevo.</translation>
    </message>
    <message>
        <source>The earlier index “{name}” cannot be read, so the split starts anew: {reason}</source>
        <translation>El índice anterior «{name}» no se puede leer, así que la división empieza de nuevo: {reason}</translation>
    </message>
    <message>
        <source>The earlier part “{name}” cannot be read, so its URLs count as new: {reason}</source>
        <translation>La parte anterior «{name}» no se puede leer, así que sus URL cuentan como nuevas: {reason}</translation>
    </message>
    <message>
        <source>The pattern has “{placeholder}”, which stands for nothing. Use {number} for the number of the part, {padded} for three digits, {group} for its group.</source>
        <translation>El patrón contiene «{placeholder}», que no representa nada. Se puede usar {number} para el número de la parte, {padded} para escribirlo con tres cifras y {group} para su grupo.</translation>
    </message>
    <message>
        <source>A brace in the pattern “{pattern}” has no partner. Write placeholders as {number} or {group}, and leave braces out of names.</source>
        <translation>En el patrón «{pattern}» hay una llave sin pareja. Las partes variables se escriben {number} o {group}; en los nombres no debe haber llaves.</translation>
    </message>
    <message>
        <source>The name “{name}” leads into another folder. Leave slashes and backslashes out; all parts and the index lie in one folder.</source>
        <translation>El nombre «{name}» lleva a otra carpeta. Hay que quitar las barras, normales e invertidas; todas las partes y el índice están en una misma carpeta.</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a file on every system. Choose another one of letters, digits, “-”, “_” and “.”.</source>
        <translation>«{name}» no puede ser el nombre de un archivo en todos los sistemas. Hay que elegir otro con letras, cifras, «-», «_» y «.».</translation>
    </message>
    <message>
        <source>The name “{name}” is too long for a file. Choose a shorter pattern.</source>
        <translation>El nombre «{name}» es demasiado largo para un archivo. Hay que elegir un patrón más corto.</translation>
    </message>
    <message>
        <source>A part would be called “{name}” as the index is. Give the index another name, or change the pattern.</source>
        <translation>Una parte se llamaría «{name}», igual que el índice. Hay que dar otro nombre al índice o cambiar el patrón.</translation>
    </message>
    <message>
        <source>The pattern gives more than one part the name “{name}”. Put {number} into it, so that each part has a number.</source>
        <translation>El patrón da a más de una parte el nombre «{name}». Hay que añadirle {number}, para que cada parte tenga un número.</translation>
    </message>
    <message>
        <source>Row {row} alone makes a part of {bytes} bytes, more than the limit of {limit}. Shorten the row, or raise the limit.</source>
        <translation>La fila {row} forma por sí sola una parte de {bytes} bytes, que supera el límite de {limit}. Hay que acortar la fila o subir el límite.</translation>
    </message>
    <message>
        <source>What stands before the first row and after the last one takes {bytes} bytes in every part, which leaves no room within the limit of {limit}. Raise the limit.</source>
        <translation>Lo que hay delante de la primera fila y detrás de la última ocupa {bytes} bytes en cada parte, lo que no deja sitio dentro del límite de {limit}. Hay que subir el límite.</translation>
    </message>
    <message>
        <source>An index lists its sitemaps by full URLs. Give the URL of the folder in which the files will be published, such as {example}, or do without the index.</source>
        <translation>Un índice incluye sus sitemaps con URL completas. Hay que indicar la URL de la carpeta en la que se publicarán los archivos, como {example}, o prescindir del índice.</translation>
    </message>
    <message>
        <source>“{url}” is not a full URL, so the index cannot list its sitemaps by it. Write it as {example}.</source>
        <translation>«{url}» no es una URL completa, así que el índice no puede usarla para incluir sus sitemaps. Se escribe como {example}.</translation>
    </message>
    <message>
        <source>The split makes {parts} parts, and an index may list {limit}. Raise the limits of a part, or group in another way.</source>
        <translation>De la división salen {parts} partes, y un índice puede contener {limit}. Hay que subir los límites de una parte o agrupar de otra forma.</translation>
    </message>
    <message>
        <source>The index would take {bytes} bytes, and {limit} are allowed. Make fewer parts, or give them shorter names.</source>
        <translation>El índice ocuparía {bytes} bytes, y se permiten {limit}. Hay que hacer menos partes o darles nombres más cortos.</translation>
    </message>
    <message>
        <source>There are no rows; one part without any will be written.</source>
        <translation>No hay filas; se escribirá una parte sin ninguna.</translation>
    </message>
    <message>
        <source>All rows fit into one part within these limits; only that will be written.</source>
        <translation>Con estos límites, todas las filas caben en una parte; solo se escribirá esa.</translation>
    </message>
    <message>
        <source>The earlier part “{name}” is none of these parts. The index lists it no longer; the file stays until you delete it.</source>
        <translation>La parte anterior «{name}» no es ninguna de estas partes. El índice ya no la incluye; el archivo se queda hasta que se elimine.</translation>
    </message>
    <message>
        <source>{count} earlier parts, “{name}” the first of them, are none of these parts. The index lists them no longer; the files stay until you delete them.</source>
        <translation>{count} partes anteriores, la primera de ellas «{name}», no son ninguna de estas partes. El índice ya no las incluye; los archivos se quedan hasta que se eliminen.</translation>
    </message>
    <message>
        <source>Nothing has changed: every URL stays in the part that the earlier index lists it in, so there is nothing to write.</source>
        <translation>No ha cambiado nada: cada URL se queda en la parte que le asigna el índice anterior, así que no hay nada que escribir.</translation>
    </message>
    <message>
        <source>The index goes on listing {url}, which is no part of this document.</source>
        <translation>El índice sigue incluyendo {url}, que no es ninguna parte de este documento.</translation>
    </message>
    <message>
        <source>The index goes on listing {count} sitemaps that are no parts of this document, {url} the first of them.</source>
        <translation>El índice sigue incluyendo {count} sitemaps que no son partes de este documento; el primero es {url}.</translation>
    </message>
    <message>
        <source>The parts of a sitemap index are indexes too, and no index may list another one. So there is none of them: name each part in robots.txt.</source>
        <translation>Las partes de un índice de sitemaps son también índices, y ningún índice puede incluir otro. Por eso no se crea un índice de ellas: hay que indicar cada parte en robots.txt.</translation>
    </message>
    <message>
        <source>“{name}” does not end in .txt, by which a text sitemap is known.</source>
        <translation>«{name}» no termina en .txt, que es como se reconoce un sitemap de texto.</translation>
    </message>
    <message>
        <source>“{name}” ends in .txt, but the part is XML. To write URLs alone, convert the document first.</source>
        <translation>«{name}» termina en .txt, pero la parte es XML. Para escribir solo las URL, hay que convertir antes el documento.</translation>
    </message>
    <message>
        <source>Say where the files are published: the URL of their folder.</source>
        <translation>Hay que indicar dónde se publican los archivos: la URL de su carpeta.</translation>
    </message>
    <message>
        <source>“{url}” is not the full URL of a folder on a web server.</source>
        <translation>«{url}» no es la URL completa de una carpeta de un servidor web.</translation>
    </message>
    <message>
        <source>An index may list {limit} sitemaps at most, and these are {count}. Take some out of the list, or make several indexes.</source>
        <translation>Un índice puede contener como máximo {limit} sitemaps, y estos son {count}. Hay que quitar algunos de la lista o hacer varios índices.</translation>
    </message>
    <message>
        <source>Files that are left out: {count}. The list says why for each of them.</source>
        <translation>Archivos que se omiten: {count}. En la lista figura el motivo de cada uno.</translation>
    </message>
    <message>
        <source>Files that were in the list already: {count}.</source>
        <translation>Archivos que ya estaban en la lista: {count}.</translation>
    </message>
    <message>
        <source>Some files lie elsewhere than the index, so URLs are counted from the folder that all of them have in common: {folder}</source>
        <translation>Algunos archivos no están en la carpeta del índice, así que las URL se cuentan desde la carpeta que todos tienen en común: {folder}</translation>
    </message>
    <message>
        <source>The files lie on several drives, so nobody can tell their URLs: put them into one folder.</source>
        <translation>Los archivos están en varias unidades, así que no se pueden saber sus URL: hay que ponerlos en una misma carpeta.</translation>
    </message>
    <message>
        <source>This is a sitemap index itself, and an index lists sitemaps only: add those it lists.</source>
        <translation>Es a su vez un índice de sitemaps, y un índice solo incluye sitemaps: hay que añadir los que incluye.</translation>
    </message>
    <message>
        <source>The index lists this file already.</source>
        <translation>El índice ya incluye este archivo.</translation>
    </message>
    <message>
        <source>Another file of this list gets the same URL.</source>
        <translation>A otro archivo de esta lista le corresponde la misma URL.</translation>
    </message>
    <message>
        <source>Files that are in the list already, and are taken once: {count}; the first is “{name}”.</source>
        <translation>Archivos que ya están en la lista y se toman una sola vez: {count}; el primero es «{name}».</translation>
    </message>
    <message>
        <source>“{name}” is the file that the others are merged into; it is left out of the list.</source>
        <translation>«{name}» es el archivo en el que se combinan los demás; se deja fuera de la lista.</translation>
    </message>
    <message>
        <source>“{name}” is open with changes that are not saved. It is merged as it lies on disk: save it first if the changes are wanted.</source>
        <translation>«{name}» está abierto con cambios sin guardar. Se combina tal como está en el disco: si se quieren los cambios, hay que guardarlo antes.</translation>
    </message>
    <message>
        <source>Give the whole path of the folder for the parts.</source>
        <translation>Hay que indicar la ruta completa de la carpeta para las partes.</translation>
    </message>
    <message>
        <source>“{name}” is a file; choose a folder for the parts.</source>
        <translation>«{name}» es un archivo; hay que elegir una carpeta para las partes.</translation>
    </message>
    <message>
        <source>“{folder}” cannot be used for the parts: {reason}.</source>
        <translation>«{folder}» no se puede usar para las partes: {reason}.</translation>
    </message>
    <message>
        <source>This feed ({format}) lists no URL.</source>
        <translation>Este canal ({format}) no contiene ninguna URL.</translation>
    </message>
    <message>
        <source>The feed could not be read: {reason}.</source>
        <translation>No se pudo leer el canal: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” was saved, but no backup copy could be kept: {reason}.</source>
        <translation>«{name}» se ha guardado, pero no se pudo conservar una copia de seguridad: {reason}.</translation>
    </message>
    <message>
        <source>This file could not be checked because of a fault in the program: {reason}</source>
        <translation>Este archivo no se pudo comprobar por un fallo del programa: {reason}</translation>
    </message>
    <message>
        <source>“{name}” is written, but the system could not confirm that it is on disk: {reason}.</source>
        <translation>«{name}» está escrito, pero el sistema no pudo confirmar que esté en el disco: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is saved, but the disk refused to keep of the file before: {attributes}.</source>
        <translation>«{name}» está guardado, pero el disco no permitió conservar del archivo anterior: {attributes}.</translation>
    </message>
    <message>
        <source>This file holds a merge conflict: both sides stand in it, first in line {line}. Places: {count}. Choose one side, or both.</source>
        <translation>Este archivo contiene un conflicto de fusión: están en él los dos lados, por primera vez en la línea {line}. Lugares: {count}. Elija un lado o los dos.</translation>
    </message>
    <message>
        <source>This file holds a merge conflict whose marks do not fit together; the first that does not is in line {line}. Edit the file as text.</source>
        <translation>Este archivo contiene un conflicto de fusión cuyas marcas no encajan; la primera que no encaja está en la línea {line}. Edite el archivo como texto.</translation>
    </message>
    <message>
        <source>This is a template that makes a sitemap ({format}, line {line}: {excerpt}). Edit the template as text, or open the sitemap it makes.</source>
        <translation>Esto es una plantilla que genera un sitemap ({format}, línea {line}: {excerpt}). Edite la plantilla como texto o abra el sitemap que genera.</translation>
    </message>
    <message>
        <source>Merge conflict: both sides stand here.</source>
        <translation>Conflicto de fusión: aquí están los dos lados.</translation>
    </message>
    <message>
        <source>Keep ours.</source>
        <translation>Conservar el nuestro.</translation>
    </message>
    <message>
        <source>Keep theirs.</source>
        <translation>Conservar el de ellos.</translation>
    </message>
    <message>
        <source>Keep both, equal rows once.</source>
        <translation>Conservar los dos, las filas iguales una vez.</translation>
    </message>
    <message>
        <source>No column of this table holds URLs. Give the column with the URLs the title “loc”.</source>
        <translation>Ninguna columna de esta tabla contiene URL. Ponga el título «loc» a la columna de las URL.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Edit the cell</source>
        <translation>Editar la celda</translation>
    </message>
    <message>
        <source>Edit the cell; once more: keep the value, go down</source>
        <translation>Editar la celda; otra vez: aceptar el valor y bajar</translation>
    </message>
    <message>
        <source>Keep the value and edit the next cell</source>
        <translation>Aceptar el valor y editar la celda siguiente</translation>
    </message>
    <message>
        <source>Leave the cell as it was</source>
        <translation>Dejar la celda como estaba</translation>
    </message>
    <message>
        <source>Select the column</source>
        <translation>Seleccionar la columna</translation>
    </message>
    <message>
        <source>Select the row</source>
        <translation>Seleccionar la fila</translation>
    </message>
    <message>
        <source>From the table to the next control; Tab goes on from there</source>
        <translation>De la tabla al control siguiente; desde ahí se sigue con Tabulador</translation>
    </message>
    <message>
        <source>From the table to the control before it</source>
        <translation>De la tabla al control anterior</translation>
    </message>
    <message>
        <source>Raise the priority by a tenth</source>
        <translation>Subir la prioridad una décima</translation>
    </message>
    <message>
        <source>Lower the priority by a tenth</source>
        <translation>Bajar la prioridad una décima</translation>
    </message>
    <message>
        <source>Open the calendar while editing lastmod</source>
        <translation>Abrir el calendario al editar lastmod</translation>
    </message>
    <message>
        <source>In the problems panel: go to the cell</source>
        <translation>En el panel de problemas: ir a la celda</translation>
    </message>
    <message>
        <source>In the problems panel: back to the table</source>
        <translation>En el panel de problemas: volver a la tabla</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir rec&amp;iente</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Filas</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problemas</translation>
    </message>
    <message>
        <source>&amp;Sitemaps</source>
        <translation>&amp;Sitemaps</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Columnas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Language and appearance</source>
        <translation>Idioma y aspecto</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Takes effect at the next start.</source>
        <translation>Se aplica la próxima vez que se inicie el programa.</translation>
    </message>
    <message>
        <source>translation locale English Spanish</source>
        <translation>traducción lengua configuración regional inglés español</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>&amp;Appearance:</source>
        <translation>&amp;Aspecto:</translation>
    </message>
    <message>
        <source>If the system itself is set to high contrast, that takes precedence.</source>
        <translation>Si el propio sistema usa alto contraste, prevalece sobre esta opción.</translation>
    </message>
    <message>
        <source>theme colours dark mode night accessibility</source>
        <translation>tema apariencia colores modo oscuro noche accesibilidad</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>&amp;Judge files by:</source>
        <translation>&amp;Juzgar archivos según:</translation>
    </message>
    <message>
        <source>Applies to all files: those that are open and those opened later.</source>
        <translation>Se aplica a todos los archivos: los abiertos y los que se abran después.</translation>
    </message>
    <message>
        <source>rules profile search engine limits problems</source>
        <translation>reglas perfil motor de búsqueda buscador límites problemas</translation>
    </message>
    <message>
        <source>Re&amp;open the files of the last session</source>
        <translation>Volver a a&amp;brir los archivos de la última sesión</translation>
    </message>
    <message>
        <source>When the program is started without any file.</source>
        <translation>Cuando el programa se inicia sin ningún archivo.</translation>
    </message>
    <message>
        <source>restore session tabs start reopen</source>
        <translation>restaurar sesión pestañas inicio reabrir</translation>
    </message>
    <message>
        <source>&amp;Keep a backup copy when saving</source>
        <translation>&amp;Conservar una copia de seguridad al guardar</translation>
    </message>
    <message>
        <source>Numbered, the oldest goes when there are too many.</source>
        <translation>Numeradas; cuando hay demasiadas, se elimina la más antigua.</translation>
    </message>
    <message>
        <source>backup copies versions safety</source>
        <translation>copias de seguridad respaldo versiones</translation>
    </message>
    <message>
        <source>Copies of &amp;each file, at most:</source>
        <translation>Copias por archivo, como &amp;máximo:</translation>
    </message>
    <message>
        <source>backup copies limit number</source>
        <translation>copias de seguridad respaldo límite número</translation>
    </message>
    <message>
        <source>Folder for &amp;copies:</source>
        <translation>Carpe&amp;ta para las copias:</translation>
    </message>
    <message>
        <source>backup copies directory place</source>
        <translation>copias de seguridad respaldo directorio lugar</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>Split it into several files, with an index that lists them.</source>
        <translation>Divídalo en varios archivos, con un índice que los enumere.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The file follows the XML schema (XSD)</source>
        <translation>El archivo sigue el esquema XML (XSD)</translation>
    </message>
    <message>
        <source>Validators judge by the schema, crawlers do not. It accepts some wrong values and refuses some right ones, so it is told apart from the rules of the protocol.</source>
        <translation>Los validadores juzgan según el esquema; los rastreadores, no. El esquema acepta algunos valores incorrectos y rechaza algunos correctos, así que se muestra aparte de las reglas del protocolo.</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Fuente: {source}</translation>
    </message>
    <message>
        <source>Who minds: {engines}.</source>
        <translation>A quién le importa: {engines}.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Why, and what to do</source>
        <translation>Por qué, y qué hacer</translation>
    </message>
    <message>
        <source>Fixes</source>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
</context>
</TS>
