<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
        <source>“{name}” was changed by another program since it was opened.</source>
        <translation>Otro programa ha modificado «{name}» desde que se abrió.</translation>
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
    <name>ChangefreqEdit</name>
    <message>
        <source>Change frequency</source>
        <translation>Frecuencia de cambio</translation>
    </message>
</context>
<context>
    <name>DocumentPage</name>
    <message>
        <source>No rows yet. Press Ctrl+Enter to add one, or paste URLs.</source>
        <translation>Aún no hay filas. Pulsar Control+Retorno para añadir una, o pegar varias URL.</translation>
    </message>
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
        <translation>Las celdas elegidas están ocultas.</translation>
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
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Opening {name}</source>
        <translation>Abriendo {name}</translation>
    </message>
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
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>About Sitemap Editor</source>
        <translation>Acerca de Sitemap Editor</translation>
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
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Rows with a selected cell</source>
        <translation>Filas elegidas: las que tienen alguna celda seleccionada</translation>
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
            <numerusform>%n elegida</numerusform>
            <numerusform>%n elegidas</numerusform>
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
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
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
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
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
        <source>{count} rows; a sitemap may hold 50,000. Split it into several files.</source>
        <translation>{count} filas; un sitemap puede contener 50.000. Hay que dividirlo en varios archivos.</translation>
    </message>
    <message>
        <source>{size} bytes uncompressed; a sitemap may have 52,428,800. Split it into several files.</source>
        <translation>{size} bytes sin comprimir; un sitemap puede ocupar 52.428.800. Hay que dividirlo en varios archivos.</translation>
    </message>
    <message>
        <source>File holds at most 50,000 rows</source>
        <translation>El archivo contiene como máximo 50.000 filas</translation>
    </message>
    <message>
        <source>Search engines refuse or cut longer files. Use several and a sitemap index.</source>
        <translation>Los motores de búsqueda rechazan o cortan los archivos más largos. Conviene usar varios y un índice de sitemaps.</translation>
    </message>
    <message>
        <source>File has at most 50 MB uncompressed</source>
        <translation>El archivo ocupa como máximo 50 MB sin comprimir</translation>
    </message>
    <message>
        <source>The limit is 52,428,800 bytes after unpacking; compressing does not help. Use several files and a sitemap index.</source>
        <translation>El límite es de 52.428.800 bytes una vez descomprimido; comprimir no ayuda. Conviene usar varios archivos y un índice de sitemaps.</translation>
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
        <source>Change frequency is one of the seven words</source>
        <translation>La frecuencia de cambio es una de las siete palabras</translation>
    </message>
    <message>
        <source>always, hourly, daily, weekly, monthly, yearly or never, in small letters. Google and Bing ignore the value; a wrong word makes validators refuse the file.</source>
        <translation>always (siempre), hourly (cada hora), daily (diariamente), weekly (semanalmente), monthly (mensualmente), yearly (anualmente) o never (nunca), en inglés y en minúsculas. Google y Bing no tienen en cuenta el valor; con una palabra incorrecta, los validadores rechazan el archivo.</translation>
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
        <source>Date is in one of the six W3C forms</source>
        <translation>La fecha está en una de las seis formas del W3C</translation>
    </message>
    <message>
        <source>Search engines skip dates they cannot read. The forms are 2026, 2026-05, 2026-05-06, 2026-05-06T10:20Z, 2026-05-06T10:20:30Z and 2026-05-06T10:20:30.45Z.</source>
        <translation>Los motores de búsqueda pasan por alto las fechas que no pueden leer. Las formas son 2026, 2026-05, 2026-05-06, 2026-05-06T10:20Z, 2026-05-06T10:20:30Z y 2026-05-06T10:20:30.45Z.</translation>
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
        <source>Date and time exist</source>
        <translation>La fecha y la hora existen</translation>
    </message>
    <message>
        <source>The form is right, but the calendar or the clock has no such value.</source>
        <translation>La forma es correcta, pero ese valor no existe en el calendario o en el reloj.</translation>
    </message>
    <message>
        <source>Date is precise to the day or the second (schema)</source>
        <translation>La fecha es precisa hasta el día o el segundo (esquema)</translation>
    </message>
    <message>
        <source>A year, a month and a time without seconds are good protocol, but the schema refuses them. Engines take them.</source>
        <translation>Un año, un mes y una hora sin segundos cumplen el protocolo, pero el esquema los rechaza. Los motores de búsqueda los aceptan.</translation>
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
        <source>Date is not in the future</source>
        <translation>La fecha no está en el futuro</translation>
    </message>
    <message>
        <source>A page cannot have been changed tomorrow. Engines distrust files with such dates; clear the value or set the true one.</source>
        <translation>Una página no puede haberse modificado mañana. Los motores de búsqueda desconfían de los archivos con fechas así; hay que vaciar el valor o poner el verdadero.</translation>
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
        <source>“{host}” cannot be the name of a host.</source>
        <translation>«{host}» no puede ser el nombre de un servidor.</translation>
    </message>
    <message>
        <source>The port “{port}” is not a number from 1 to 65535.</source>
        <translation>El puerto «{port}» no es un número del 1 al 65535.</translation>
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
        <source>White space around the URL: most readers drop it, naive ones keep it.</source>
        <translation>Hay espacios alrededor de la URL: casi todos los lectores los quitan, los más simples los conservan.</translation>
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
        <source>URL holds no characters that must be encoded</source>
        <translation>La URL no contiene caracteres que deban codificarse</translation>
    </message>
    <message>
        <source>Spaces, invisible characters and a few signs cannot stand in a URL. Write them as percent codes, or remove them where they were pasted by accident.</source>
        <translation>Los espacios, los caracteres invisibles y algunos signos no pueden aparecer en una URL. Hay que escribirlos como códigos de porcentaje, o quitarlos si se pegaron sin querer.</translation>
    </message>
    <message>
        <source>Letters beyond ASCII are percent-encoded UTF-8</source>
        <translation>Las letras no ASCII son códigos de porcentaje en UTF-8</translation>
    </message>
    <message>
        <source>Modern crawlers read both spellings. Percent codes of another encoding lead to pages that do not exist.</source>
        <translation>Los rastreadores modernos leen ambas formas. Los códigos de porcentaje de otra codificación llevan a páginas que no existen.</translation>
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
        <source>Row has exactly one URL</source>
        <translation>La fila tiene exactamente una URL</translation>
    </message>
    <message>
        <source>A row without a URL says nothing, and a second URL in it is never read.</source>
        <translation>Una fila sin URL no dice nada, y una segunda URL en ella nunca se lee.</translation>
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
        <source>This file is a news feed (root element “{name}”), not a sitemap. Feeds cannot be edited as a table yet.</source>
        <translation>Este archivo es un canal de noticias (etiqueta raíz «{name}»), no un sitemap. Los canales todavía no se pueden editar como tabla.</translation>
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
        <source>This file is a {name} archive. Unpack it first; the only compression for sitemaps is gzip.</source>
        <translation>Este archivo está comprimido en {name}. Hay que extraerlo antes; la única compresión para sitemaps es gzip.</translation>
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
        <source>The disk is full and the file on it is cut. Free some space and save again at once; nothing is lost in this window.</source>
        <translation>El disco está lleno y el archivo que contiene ha quedado cortado. Hay que liberar espacio y volver a guardar enseguida; en esta ventana no se ha perdido nada.</translation>
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
        <source>This folder does not let the file be replaced safely. It can be overwritten in place; should that be interrupted, the file would be damaged.</source>
        <translation>Esta carpeta no permite reemplazar el archivo de forma segura. Se puede sobrescribir directamente; si eso se interrumpiera, el archivo quedaría dañado.</translation>
    </message>
    <message>
        <source>You have no permission to write here. Save under another name or folder.</source>
        <translation>No hay permiso para escribir aquí. Hay que guardar con otro nombre o en otra carpeta.</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}.</source>
        <translation>No se pudo escribir el archivo: {reason}.</translation>
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
        <source>Edits sitemaps and changes only what you change.</source>
        <translation>Edita sitemaps y modifica solo lo que se edita.</translation>
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
</TS>
