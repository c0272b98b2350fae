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
        <source>Edits sitemaps and leaves everything else in the file unchanged.</source>
        <translation>Edita sitemaps y deja sin cambios todo lo demás del archivo.</translation>
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
    <name>AddForm</name>
    <message>
        <source>The folder, host or other text by which the URLs of a language differ</source>
        <translation>La carpeta, el servidor u otro texto en que se diferencian las URL de un idioma</translation>
    </message>
    <message>
        <source>New &amp;language:</source>
        <translation>Idioma n&amp;uevo:</translation>
    </message>
    <message>
        <source>&amp;From the pages in:</source>
        <translation>&amp;A partir de las páginas en:</translation>
    </message>
    <message>
        <source>Their URLs &amp;contain:</source>
        <translation>Sus URL &amp;contienen:</translation>
    </message>
    <message>
        <source>Put in its &amp;place:</source>
        <translation>Poner en su &amp;lugar:</translation>
    </message>
    <message>
        <source>“{code}” is not a language code. Did you mean “{meant}”?</source>
        <translation>«{code}» no es un código de idioma. ¿Quería decir «{meant}»?</translation>
    </message>
    <message>
        <source>“{code}” is not a language code.</source>
        <translation>«{code}» no es un código de idioma.</translation>
    </message>
    <message>
        <source>No page says its language yet. Import a list of group, language and URL instead.</source>
        <translation>Ninguna página indica aún su idioma. En su lugar, importe una lista de grupo, idioma y URL.</translation>
    </message>
    <message>
        <source>Enter a language code, such as “fr” or “pt-BR”, and how its URLs differ.</source>
        <translation>Escriba un código de idioma, como «fr» o «pt-BR», y en qué se diferencian sus URL.</translation>
    </message>
</context>
<context>
    <name>AdditionCommands</name>
    <message>
        <source>Add Images</source>
        <translation>Añadir imágenes</translation>
    </message>
    <message>
        <source>Add Language Versions</source>
        <translation>Añadir versiones de idioma</translation>
    </message>
    <message>
        <source>A text sitemap holds nothing but URLs.</source>
        <translation>Un sitemap de texto no contiene más que URL.</translation>
    </message>
    <message>
        <source>Another file is in front by now; nothing was added.</source>
        <translation>Ahora hay otro archivo delante; no se ha añadido nada.</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>Leyendo {name}…</translation>
    </message>
</context>
<context>
    <name>AddressCommands</name>
    <message>
        <source>Opened {url} ({found}).</source>
        <translation>Se abrió {url} ({found}).</translation>
    </message>
</context>
<context>
    <name>AddressDialog</name>
    <message>
        <source>Open URL</source>
        <translation>Abrir URL</translation>
    </message>
    <message>
        <source>A sitemap, an index, a feed, a robots.txt, or only the name of a site.</source>
        <translation>Un sitemap, un índice, un feed, un robots.txt o solo el nombre de un sitio.</translation>
    </message>
    <message>
        <source>Asking the web</source>
        <translation>Consultando la web</translation>
    </message>
    <message>
        <source>Sitemaps found</source>
        <translation>Sitemaps encontrados</translation>
    </message>
    <message>
        <source>What was asked for</source>
        <translation>Qué se consultó</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>&amp;Dirección:</translation>
    </message>
    <message>
        <source>Asking for {url}</source>
        <translation>Consultando {url}</translation>
    </message>
    <message>
        <source>Reading what came…</source>
        <translation>Leyendo lo recibido…</translation>
    </message>
    <message>
        <source>Web, Download All saves it; the saved file can be repaired.</source>
        <translation>Web, «Descargar todo» lo guarda; el archivo guardado se puede reparar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemap(s) found. Choose which to open.</source>
        <translation>
            <numerusform>%Ln sitemap encontrado. Elija cuál abrir.</numerusform>
            <numerusform>%Ln sitemaps encontrados. Elija cuáles abrir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AddressReview</name>
    <message>
        <source>{url}: {problem}</source>
        <translation>{url}: {problem}</translation>
    </message>
    <message>
        <source>robots.txt, line {line}</source>
        <translation>robots.txt, línea {line}</translation>
    </message>
    <message>
        <source>link in the page</source>
        <translation>enlace en la página</translation>
    </message>
    <message>
        <source>usual name</source>
        <translation>nombre habitual</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>sitemap</translation>
    </message>
    <message>
        <source>index</source>
        <translation>índice</translation>
    </message>
    <message>
        <source>text sitemap</source>
        <translation>sitemap de texto</translation>
    </message>
    <message>
        <source>feed</source>
        <translation>feed</translation>
    </message>
    <message>
        <source>A web page</source>
        <translation>Una página web</translation>
    </message>
    <message>
        <source>A robots.txt that lists no sitemap</source>
        <translation>Un robots.txt que no contiene ningún sitemap</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Otra cosa</translation>
    </message>
    <message>
        <source>A sitemap</source>
        <translation>Un sitemap</translation>
    </message>
</context>
<context>
    <name>AlternateForm</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>In the page&apos;s URL, replace</source>
        <translation>En la URL de la página, reemplazar</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The page&apos;s URL does not contain “{text}”.</source>
        <translation>La URL de la página no contiene «{text}».</translation>
    </message>
</context>
<context>
    <name>AlternatesModel</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Nothing wrong</source>
        <translation>Nada incorrecto</translation>
    </message>
</context>
<context>
    <name>AlternatesPart</name>
    <message>
        <source>Language versions</source>
        <translation>Versiones de idioma</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>AnswersForm</name>
    <message>
        <source>What comes first in 06/05/2024?</source>
        <translation>¿Qué va primero en 06/05/2024?</translation>
    </message>
    <message>
        <source>Which time zone applies to times without one?</source>
        <translation>¿Qué zona horaria tienen las horas que no la indican?</translation>
    </message>
    <message>
        <source>Which scheme and host should be used?</source>
        <translation>¿Qué protocolo y servidor se deben usar?</translation>
    </message>
    <message>
        <source>Which of the equal rows should be kept?</source>
        <translation>De varias filas iguales, ¿cuál se conserva?</translation>
    </message>
    <message>
        <source>Which side should be kept?</source>
        <translation>¿Qué lado debe conservarse?</translation>
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
        <source>What is here</source>
        <translation>Lo que hay aquí</translation>
    </message>
    <message>
        <source>What the other side has; a row that it removed goes</source>
        <translation>Lo que tiene el otro lado; si este quitó una fila, la fila se quita</translation>
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
        <source>%n row(s) use the first one.</source>
        <translation>
            <numerusform>%Ln fila usa el primero.</numerusform>
            <numerusform>%Ln filas usan el primero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other value(s) in this column end in {zone}.</source>
        <translation>
            <numerusform>%Ln valor más de esta columna termina en {zone}.</numerusform>
            <numerusform>%Ln valores más de esta columna terminan en {zone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No value in this column is conclusive: both numbers are always 12 or less.</source>
        <translation>Ningún valor de esta columna lo aclara: ambos números son siempre 12 o menos.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) must begin with the day</source>
        <translation>
            <numerusform>%Ln valor tiene que comenzar por el día</numerusform>
            <numerusform>%Ln valores tienen que comenzar por el día</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) must begin with the month</source>
        <translation>
            <numerusform>%Ln valor tiene que comenzar por el mes</numerusform>
            <numerusform>%Ln valores tienen que comenzar por el mes</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut to the date</source>
        <translation>Dejar solo la fecha</translation>
    </message>
</context>
<context>
    <name>ArgumentForm</name>
    <message>
        <source>Start of the file</source>
        <translation>Principio del archivo</translation>
    </message>
    <message>
        <source>End of the file</source>
        <translation>Final del archivo</translation>
    </message>
</context>
<context>
    <name>AttemptModel</name>
    <message>
        <source>Asked for</source>
        <translation>Consultado</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message numerus="yes">
        <source>All %n rows: {what}</source>
        <translation>
            <numerusform>%Ln fila · {what}</numerusform>
            <numerusform>Las %Ln filas · {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n rows: {what}</source>
        <translation>
            <numerusform>{count} de %Ln fila · {what}</numerusform>
            <numerusform>{count} de %Ln filas · {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>Fi&amp;x All…</source>
        <translation>Corregir &amp;todas…</translation>
    </message>
    <message>
        <source>Show &amp;Them</source>
        <translation>Mostra&amp;rlas</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>S&amp;ilenciar</translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message>
        <source>none</source>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>no válido</translation>
    </message>
    <message>
        <source>before {year}</source>
        <translation>antes de {year}</translation>
    </message>
    <message>
        <source>No rows for a long time</source>
        <translation>Mucho tiempo sin filas</translation>
    </message>
</context>
<context>
    <name>BarWords</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlockForm</name>
    <message>
        <source>All fields</source>
        <translation>Todos los campos</translation>
    </message>
    <message>
        <source>No effect since 2022</source>
        <translation>Sin efecto desde 2022</translation>
    </message>
    <message>
        <source>Not documented by any search engine</source>
        <translation>Ningún motor de búsqueda lo documenta</translation>
    </message>
</context>
<context>
    <name>BlockPart</name>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>(nothing in it)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Too old to count as news.</source>
        <translation>Demasiado antigua para contar como noticia.</translation>
    </message>
    <message numerus="yes">
        <source>Counts as news for %n more day(s).</source>
        <translation>
            <numerusform>Cuenta como noticia %Ln día más.</numerusform>
            <numerusform>Cuenta como noticia %Ln días más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counts as news for %n more hour(s).</source>
        <translation>
            <numerusform>Cuenta como noticia %Ln hora más.</numerusform>
            <numerusform>Cuenta como noticia %Ln horas más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrowserCalls</name>
    <message numerus="yes">
        <source>%n URL(s) opened in the browser.</source>
        <translation>
            <numerusform>%Ln URL abierta en el navegador.</numerusform>
            <numerusform>%Ln URL abiertas en el navegador.</numerusform>
        </translation>
    </message>
    <message>
        <source>No browser was found. Copy the URL and open it yourself.</source>
        <translation>No se encontró ningún navegador. Copie la URL y ábrala usted.</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Work in progress</source>
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
    <name>CausesModel</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
</context>
<context>
    <name>CellCommands</name>
    <message numerus="yes">
        <source>%n row(s) are like this, in too many places to select. To get them all, choose “Filter Like This Value”, then select all.</source>
        <translation>
            <numerusform>%Ln fila es igual, pero está en demasiados lugares para seleccionarla. Para obtenerlas todas, elija «Filtrar por este valor» y después selecciónelo todo.</numerusform>
            <numerusform>%Ln filas son iguales, pero están en demasiados lugares para seleccionarlas. Para obtenerlas todas, elija «Filtrar por este valor» y después selecciónelo todo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) selected.</source>
        <translation>
            <numerusform>%Ln fila seleccionada.</numerusform>
            <numerusform>%Ln filas seleccionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select up to {count} rows to open them.</source>
        <translation>Seleccione hasta {count} filas para abrirlas.</translation>
    </message>
    <message>
        <source>There is no web address here.</source>
        <translation>Aquí no hay ninguna dirección web.</translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) copied.</source>
        <translation>
            <numerusform>%Ln URL copiada.</numerusform>
            <numerusform>%Ln URL copiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copying rows</source>
        <translation>Copiando filas</translation>
    </message>
</context>
<context>
    <name>ChangeCommands</name>
    <message>
        <source>The file was reloaded or closed in the meantime; nothing was changed.</source>
        <translation>El archivo se recargó o cerró entretanto; no se cambió nada.</translation>
    </message>
    <message>
        <source>The file changed in the meantime. Try again.</source>
        <translation>El archivo cambió entretanto. Inténtelo de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n duplicate(s)</source>
        <translation>
            <numerusform>Quitar %Ln duplicado</numerusform>
            <numerusform>Quitar %Ln duplicados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) removed.</source>
        <translation>
            <numerusform>%Ln duplicado quitado.</numerusform>
            <numerusform>%Ln duplicados quitados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title}: %n row(s)</source>
        <translation>
            <numerusform>{title}: %Ln fila</numerusform>
            <numerusform>{title}: %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) changed.</source>
        <translation>
            <numerusform>%Ln fila cambiada.</numerusform>
            <numerusform>%Ln filas cambiadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) removed.</source>
        <translation>
            <numerusform>%Ln fila eliminada.</numerusform>
            <numerusform>%Ln filas eliminadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) moved.</source>
        <translation>
            <numerusform>%Ln fila movida.</numerusform>
            <numerusform>%Ln filas movidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeDialog</name>
    <message>
        <source>Change Rows</source>
        <translation>Cambiar filas</translation>
    </message>
    <message>
        <source>Works on values as cells show them.</source>
        <translation>Se aplica a los valores tal como se ven en las celdas.</translation>
    </message>
    <message>
        <source>Preparing the preview</source>
        <translation>Preparando la vista previa</translation>
    </message>
    <message>
        <source>C&amp;hange</source>
        <translation>Ca&amp;mbiar</translation>
    </message>
    <message numerus="yes">
        <source>All %n row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>Todas las filas (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n selected row(s)</source>
        <translation>
            <numerusform>%Ln fila seleccionada</numerusform>
            <numerusform>Las %Ln filas seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Preparando la vista previa…</translation>
    </message>
    <message>
        <source>Enter a value. To empty cells, choose Clear values.</source>
        <translation>Introduzca un valor. Para vaciar celdas, elija Vaciar valores.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will move, all or none. You can undo this in one step.</source>
        <translation>
            <numerusform>Se moverá %Ln fila, o ninguna. Puede deshacerlo en un solo paso.</numerusform>
            <numerusform>Se moverán %Ln filas, todas o ninguna. Puede deshacerlo en un solo paso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules: {codes}.</source>
        <translation>Reglas: {codes}.</translation>
    </message>
    <message>
        <source>Still checking by the rules…</source>
        <translation>Comprobando aún según las reglas…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will be removed. You can undo this in one step.</source>
        <translation>
            <numerusform>Se eliminará %Ln fila. Puede deshacerlo en un solo paso.</numerusform>
            <numerusform>Se eliminarán %Ln filas. Puede deshacerlo en un solo paso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will change. You can undo this in one step.</source>
        <translation>
            <numerusform>Cambiará %Ln fila. Puede deshacerlo en un solo paso.</numerusform>
            <numerusform>Cambiarán %Ln filas. Puede deshacerlo en un solo paso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would break a rule; they come first.</source>
        <translation>
            <numerusform>%Ln fila infringiría una regla; aparece al principio.</numerusform>
            <numerusform>%Ln filas infringirían una regla; aparecen al principio.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} of {all} rows (those shown)</source>
        <translation>{shown} de {all} filas (las mostradas)</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>No cambiaría nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) stay: {reason}</source>
        <translation>
            <numerusform>%Ln valor queda como está. {reason}</numerusform>
            <numerusform>%Ln valores quedan como están. {reason}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangedOnDisk</name>
    <message>
        <source>Reloading {name}</source>
        <translation>Recargando {name}</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>Otro programa ha modificado «{name}».</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program and can no longer be read. You see its previous content. {reason}</source>
        <translation>Otro programa ha modificado «{name}», que ya no se puede leer. Se muestra el contenido anterior. {reason}</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program and reloaded.</source>
        <translation>Otro programa ha modificado «{name}», que se ha recargado.</translation>
    </message>
    <message>
        <source>“{name}” was deleted or moved. Save to create it again.</source>
        <translation>«{name}» se ha eliminado o movido. Guarde para crearlo de nuevo.</translation>
    </message>
    <message>
        <source>“{name}” is write-protected. You can edit it and save it under another name.</source>
        <translation>«{name}» está protegido contra escritura. Puede editarlo y guardarlo con otro nombre.</translation>
    </message>
    <message>
        <source>“{name}” is also open in another window of this program. You will be notified when it is saved there.</source>
        <translation>«{name}» también está abierto en otra ventana de este programa. Se le avisará cuando se guarde allí.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>Recar&amp;gar</translation>
    </message>
    <message>
        <source>Keep &amp;Mine</source>
        <translation>Conservar &amp;mi versión</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>C&amp;omparar…</translation>
    </message>
    <message>
        <source>“{name}” was deleted or moved.</source>
        <translation>«{name}» se ha eliminado o movido.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Guardar como…</translation>
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
    <name>ChangesModel</name>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>Row {number}, would break a rule</source>
        <translation>Fila {number}, infringiría una regla</translation>
    </message>
</context>
<context>
    <name>CheckRow</name>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Aún no comprobado</translation>
    </message>
    <message>
        <source>Show Errors</source>
        <translation>Mostrar errores</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>Dividir…</translation>
    </message>
    <message>
        <source>Use This URL</source>
        <translation>Usar esta URL</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Lines for robots.txt…</source>
        <translation>Líneas para robots.txt…</translation>
    </message>
</context>
<context>
    <name>ChecklistDialog</name>
    <message>
        <source>Publish Checklist</source>
        <translation>Lista de comprobación para publicar</translation>
    </message>
    <message>
        <source>URL where this sitemap is published</source>
        <translation>URL en la que está publicado este sitemap</translation>
    </message>
    <message>
        <source>&amp;Check Now</source>
        <translation>&amp;Comprobar ahora</translation>
    </message>
    <message>
        <source>&amp;Published at:</source>
        <translation>&amp;Publicado en:</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Lista de comprobación</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>&amp;Check Again</source>
        <translation>&amp;Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Asking the site: {done} of {count}…</source>
        <translation>Consultando el sitio: {done} de {count}…</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>You seem to be offline. Nothing is known of the site.</source>
        <translation>Parece que no tiene conexión. No se sabe nada del sitio.</translation>
    </message>
    <message>
        <source>You edited the file since. Check again.</source>
        <translation>Ha editado el archivo desde entonces. Compruebe de nuevo.</translation>
    </message>
    <message>
        <source>All in order: the file is published as it is here.</source>
        <translation>Todo en orden: el archivo está publicado tal como está aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to fix.</source>
        <translation>
            <numerusform>%Ln punto por corregir.</numerusform>
            <numerusform>%Ln puntos por corregir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything is known: the address is private. Ask it anyway, if it is right.</source>
        <translation>No se sabe todo: la dirección es privada. Si es correcta, consúltela de todos modos.</translation>
    </message>
    <message>
        <source>Not everything is known. Check again later.</source>
        <translation>No se sabe todo. Compruebe de nuevo más tarde.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Enter the full URL of the sitemap.</source>
        <translation>Escriba la URL completa del sitemap.</translation>
    </message>
    <message>
        <source>The site is only asked when you press the button.</source>
        <translation>Solo se consulta el sitio cuando pulsa el botón.</translation>
    </message>
    <message>
        <source>This URL is then remembered as where the file is published.</source>
        <translation>Esta URL se recuerda entonces como el lugar donde está publicado el archivo.</translation>
    </message>
</context>
<context>
    <name>ChildColumns</name>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s), uncompressed</source>
        <translation>
            <numerusform>%Ln byte, sin comprimir</numerusform>
            <numerusform>%Ln bytes, sin comprimir</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>There is no file with this name in the folder of the index or its subfolders.</source>
        <translation>No hay ningún archivo con este nombre en la carpeta del índice ni en sus subcarpetas.</translation>
    </message>
    <message>
        <source>Double-click to open it.</source>
        <translation>Doble clic para abrirlo.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%Ln advertencia</numerusform>
            <numerusform>%Ln advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln sugerencia</numerusform>
            <numerusform>%Ln sugerencias</numerusform>
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
        <source>Save the index first. Its sitemaps are opened from its folder.</source>
        <translation>Guarde antes el índice. Sus sitemaps se abren desde su carpeta.</translation>
    </message>
    <message>
        <source>Looking for the sitemaps of the index</source>
        <translation>Buscando los sitemaps del índice</translation>
    </message>
    <message>
        <source>These are many: select some of them, or use Web, Download All.</source>
        <translation>Son muchos: seleccione algunos, o use Web, «Descargar todo».</translation>
    </message>
    <message numerus="yes">
        <source>%n sitemap(s) of {name} are not in its folder.</source>
        <translation>
            <numerusform>%Ln sitemap de {name} no está en su carpeta.</numerusform>
            <numerusform>%Ln sitemaps de {name} no están en su carpeta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemap(s) that the index lists are not in its folder.</source>
        <translation>
            <numerusform>%Ln sitemap que el índice enumera no está en su carpeta.</numerusform>
            <numerusform>%Ln sitemaps que el índice enumera no están en su carpeta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Download Missing Files…</source>
        <translation>Descargar los archivos que faltan…</translation>
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
        <source>“{name}” is open for repair. Finish the repair first.</source>
        <translation>«{name}» está abierto para repararlo. Termine antes la reparación.</translation>
    </message>
    <message>
        <source>Reading {name}</source>
        <translation>Leyendo {name}</translation>
    </message>
    <message>
        <source>“{index}” no longer lists “{name}”, so nothing was changed.</source>
        <translation>«{index}» ya no incluye «{name}», así que no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>lastmod of “{name}” was set in “{index}”. Save that file too.</source>
        <translation>Se ha puesto el lastmod de «{name}» en «{index}». Guarde también ese archivo.</translation>
    </message>
    <message>
        <source>Set lastmod of {name}</source>
        <translation>Cambiar lastmod de {name}</translation>
    </message>
</context>
<context>
    <name>ChipRow</name>
    <message>
        <source>Remove {term}</source>
        <translation>Quitar {term}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>&amp;Before:</source>
        <translation>&amp;Antes:</translation>
    </message>
    <message>
        <source>&amp;After:</source>
        <translation>&amp;Después:</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>Intercam&amp;biar</translation>
    </message>
    <message>
        <source>the same URL</source>
        <translation>la misma URL</translation>
    </message>
    <message>
        <source>URLs of the same page</source>
        <translation>URL de la misma página</translation>
    </message>
    <message>
        <source>What makes two rows one</source>
        <translation>Qué hace de dos filas una</translation>
    </message>
    <message>
        <source>One row &amp;is:</source>
        <translation>Una &amp;fila es:</translation>
    </message>
    <message>
        <source>Scheme: http or https</source>
        <translation>Protocolo: http o https</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Slash at the end of the path</source>
        <translation>Barra al final de la ruta</translation>
    </message>
    <message>
        <source>Folder that all URLs of a side begin with</source>
        <translation>Carpeta con la que empiezan todas las URL de un lado</translation>
    </message>
    <message>
        <source>Other elements</source>
        <translation>Otros elementos</translation>
    </message>
    <message numerus="yes">
        <source>I&amp;gnore: %n thing(s)</source>
        <translation>
            <numerusform>I&amp;gnorar: %Ln cosa</numerusform>
            <numerusform>I&amp;gnorar: %Ln cosas</numerusform>
        </translation>
    </message>
    <message>
        <source>I&amp;gnore: nothing</source>
        <translation>I&amp;gnorar: nada</translation>
    </message>
</context>
<context>
    <name>ChoicesForm</name>
    <message>
        <source>&amp;Base URL for relative URLs</source>
        <translation>URL &amp;base para URL relativas</translation>
    </message>
    <message>
        <source>Base URL for relative URLs</source>
        <translation>URL base para URL relativas</translation>
    </message>
    <message>
        <source>Leave out what stays in another fo&amp;rm</source>
        <translation>Omitir lo que &amp;quede en otra forma</translation>
    </message>
    <message>
        <source>&amp;Match similar URLs too</source>
        <translation>Ta&amp;mbién URL parecidas</translation>
    </message>
    <message>
        <source>Empty cells clear &amp;values</source>
        <translation>Las celdas vacías borran &amp;valores</translation>
    </message>
    <message>
        <source>With http or https, with or without www and final slash</source>
        <translation>Con http o https, con o sin www y barra final</translation>
    </message>
    <message>
        <source>URLs that exist already</source>
        <translation>URL que ya existen</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Omi&amp;tir</translation>
    </message>
    <message>
        <source>&amp;Fill in empty values</source>
        <translation>&amp;Rellenar valores vacíos</translation>
    </message>
    <message>
        <source>&amp;Overwrite values</source>
        <translation>&amp;Sobrescribir valores</translation>
    </message>
    <message>
        <source>&amp;Add another row</source>
        <translation>&amp;Añadir otra fila</translation>
    </message>
    <message>
        <source>&amp;New rows</source>
        <translation>Filas &amp;nuevas</translation>
    </message>
    <message>
        <source>New rows</source>
        <translation>Filas nuevas</translation>
    </message>
    <message>
        <source>At the end of the file</source>
        <translation>Al final del archivo</translation>
    </message>
    <message>
        <source>Below the selected rows</source>
        <translation>Debajo de las filas seleccionadas</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguna)</translation>
    </message>
    <message>
        <source>Only re&amp;quests GET with 200</source>
        <translation>Solo peticiones GET &amp;con 200</translation>
    </message>
    <message>
        <source>Only Sitemap &amp;lines</source>
        <translation>Solo &amp;líneas Sitemap</translation>
    </message>
    <message>
        <source>Only inde&amp;xable pages (200)</source>
        <translation>Solo páginas inde&amp;xables (200)</translation>
    </message>
    <message>
        <source>Keep as they are</source>
        <translation>Dejar como están</translation>
    </message>
    <message>
        <source>&amp;Dates in another form, such as “{example}”</source>
        <translation>Fechas en otro &amp;formato, como «{example}»</translation>
    </message>
    <message>
        <source>Convert: {date}</source>
        <translation>Convertir: {date}</translation>
    </message>
    <message>
        <source>Day first: {date}</source>
        <translation>Primero el día: {date}</translation>
    </message>
    <message>
        <source>Month first: {date}</source>
        <translation>Primero el mes: {date}</translation>
    </message>
    <message>
        <source>Convert only where certain</source>
        <translation>Convertir solo si no hay duda</translation>
    </message>
</context>
<context>
    <name>ClipboardCommands</name>
    <message numerus="yes">
        <source>%n row(s) cut.</source>
        <translation>
            <numerusform>%Ln fila cortada.</numerusform>
            <numerusform>%Ln filas cortadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n row(s)</source>
        <translation>
            <numerusform>Cortar %Ln fila</numerusform>
            <numerusform>Cortar %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut cells</source>
        <translation>Cortar celdas</translation>
    </message>
    <message>
        <source>Copying rows</source>
        <translation>Copiando filas</translation>
    </message>
    <message>
        <source>The selected cells are hidden.</source>
        <translation>Las celdas seleccionadas están ocultas.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled.</source>
        <translation>
            <numerusform>%Ln celda rellenada.</numerusform>
            <numerusform>%Ln celdas rellenadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill cells</source>
        <translation>Rellenar celdas</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>El portapapeles no contiene texto.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n row(s)</source>
        <translation>
            <numerusform>Pegar %Ln fila</numerusform>
            <numerusform>Pegar %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) did not fit and were left out.</source>
        <translation>
            <numerusform>%Ln columna no cabía y se ha omitido.</numerusform>
            <numerusform>%Ln columnas no cabían y se han omitido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) pasted.</source>
        <translation>
            <numerusform>%Ln fila pegada.</numerusform>
            <numerusform>%Ln filas pegadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear cells</source>
        <translation>Vaciar celdas</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cleared.</source>
        <translation>
            <numerusform>%Ln celda vaciada.</numerusform>
            <numerusform>%Ln celdas vaciadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>These values are computed; they cannot be changed here.</source>
        <translation>Estos valores se calculan; aquí no se pueden cambiar.</translation>
    </message>
</context>
<context>
    <name>CodeForm</name>
    <message>
        <source>&amp;New code in place of “{code}”:</source>
        <translation>Código &amp;nuevo en lugar de «{code}»:</translation>
    </message>
    <message>
        <source>Enter a language code, such as “fr” or “pt-BR”.</source>
        <translation>Escriba un código de idioma, como «fr» o «pt-BR».</translation>
    </message>
</context>
<context>
    <name>CodesField</name>
    <message>
        <source>Alt+Down lists what can be chosen.</source>
        <translation>Alt+Abajo muestra lo que se puede elegir.</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Besides their own values, show what the rows of {name} hold:</source>
        <translation>Además de sus propios valores, mostrar lo que contienen las filas de {name}:</translation>
    </message>
    <message>
        <source>Ano&amp;ther element or attribute:</source>
        <translation>O&amp;tro elemento o atributo:</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Names are those of filters: x:PREFIX:NAME for elements, x:PREFIX:A/B for those inside others, x:PREFIX:NAME@ATTRIBUTE for attributes, alt:de for links.</source>
        <translation>Los nombres son los de los filtros: x:PREFIJO:NOMBRE para elementos, x:PREFIJO:A/B para los que están dentro de otros, x:PREFIJO:NOMBRE@ATRIBUTO para atributos, alt:de para enlaces.</translation>
    </message>
</context>
<context>
    <name>CommandDialog</name>
    <message>
        <source>Run After Saving</source>
        <translation>Ejecutar al guardar</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>&amp;Run it after each save of this file</source>
        <translation>&amp;Ejecutarla cada vez que se guarde este archivo</translation>
    </message>
    <message>
        <source>Run &amp;Now</source>
        <translation>Ejecutar a&amp;hora</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>{file} is the file, {folder} its folder, {name} its name. Words with spaces need quotation marks; no shell is used. Saving does not wait for the command.</source>
        <translation>{file} es el archivo, {folder} su carpeta, {name} su nombre. Las palabras con espacios necesitan comillas; no se usa ningún intérprete de órdenes. Guardar no espera a la orden.</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>&amp;Orden:</translation>
    </message>
    <message>
        <source>&amp;Output:</source>
        <translation>&amp;Salida:</translation>
    </message>
    <message>
        <source>Runs: {words}</source>
        <translation>Ejecuta: {words}</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>It has not run yet.</source>
        <translation>Aún no se ha ejecutado.</translation>
    </message>
    <message>
        <source>Stopping… Press Stop again to end it at once.</source>
        <translation>Deteniendo… Pulse Detener otra vez para terminarla de inmediato.</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Ejecutando…</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Se detuvo.</translation>
    </message>
    <message>
        <source>It could not be started: {reason}.</source>
        <translation>No se pudo iniciar: {reason}.</translation>
    </message>
    <message>
        <source>It failed with exit code {code}.</source>
        <translation>Falló con el código de salida {code}.</translation>
    </message>
    <message>
        <source>It ended without errors.</source>
        <translation>Terminó sin errores.</translation>
    </message>
</context>
<context>
    <name>CompareCommands</name>
    <message>
        <source>Opening {name}</source>
        <translation>Abriendo {name}</translation>
    </message>
    <message>
        <source>That row is no longer in the file.</source>
        <translation>Esa fila ya no está en el archivo.</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s) across</source>
        <translation>
            <numerusform>Copiar %Ln fila al otro lado</numerusform>
            <numerusform>Copiar %Ln filas al otro lado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied across.</source>
        <translation>
            <numerusform>%Ln fila copiada al otro lado.</numerusform>
            <numerusform>%Ln filas copiadas al otro lado.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is open in another tab. Close that tab first.</source>
        <translation>Este archivo está abierto en otra pestaña. Ciérrela antes.</translation>
    </message>
    <message>
        <source>{name} written.</source>
        <translation>{name} escrito.</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Escribiendo {name}</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare with File on Disk</source>
        <translation>Comparar con el archivo del disco</translation>
    </message>
    <message>
        <source>Comparing…</source>
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
        <translation>&amp;Conservar mi versión</translation>
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
        <source>Some rows are in a different order.</source>
        <translation>Algunas filas están en otro orden.</translation>
    </message>
    <message>
        <source>Content outside the rows is also different.</source>
        <translation>El contenido fuera de las filas también es distinto.</translation>
    </message>
    <message>
        <source>If you reload, you lose the changes made here since the last save.</source>
        <translation>Si recarga, se pierden los cambios hechos aquí desde la última vez que se guardó.</translation>
    </message>
</context>
<context>
    <name>CompleteForm</name>
    <message>
        <source>Leave these pages as they are</source>
        <translation>Dejar estas páginas como están</translation>
    </message>
    <message>
        <source>Language of pages that &amp;no link names:</source>
        <translation>Idioma de las páginas que &amp;ningún enlace indica:</translation>
    </message>
</context>
<context>
    <name>ConflictsModel</name>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Se conserva</translation>
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
        <source>URLs with different rows</source>
        <translation>URL con filas distintas</translation>
    </message>
    <message>
        <source>Rows with this URL, side by side</source>
        <translation>Las filas con esta URL, una al lado de otra</translation>
    </message>
    <message>
        <source>For rows with the same URL, &amp;keep:</source>
        <translation>De las filas con la misma URL, co&amp;nservar:</translation>
    </message>
    <message numerus="yes">
        <source>Clear %Ln Cho&amp;ice(s)</source>
        <translation>
            <numerusform>Borrar %Ln &amp;elección</numerusform>
            <numerusform>Borrar %Ln &amp;elecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln UR&amp;L(s) with different rows:</source>
        <translation>
            <numerusform>Filas distintas en una UR&amp;L (%Ln):</numerusform>
            <numerusform>Filas distintas en %Ln UR&amp;L:</numerusform>
        </translation>
    </message>
    <message>
        <source>To choose for one URL, click a file below or press 1, 2, … or Space.</source>
        <translation>para elegir en una sola URL, haga clic abajo en un archivo o pulse 1, 2… o Espacio.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are exact duplicates; no rows differ.</source>
        <translation>
            <numerusform>%Ln fila es un duplicado exacto; no hay filas distintas.</numerusform>
            <numerusform>%Ln filas son duplicados exactos; no hay filas distintas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no duplicate URLs.</source>
        <translation>No hay URL repetidas.</translation>
    </message>
</context>
<context>
    <name>ConsoleDialog</name>
    <message>
        <source>Why Does Search Console Say…</source>
        <translation>Por qué Search Console dice…</translation>
    </message>
    <message>
        <source>Messages of Search Console</source>
        <translation>Mensajes de Search Console</translation>
    </message>
    <message>
        <source>Such as “Invalid XML tag”, or several lines.</source>
        <translation>Por ejemplo, «Etiqueta XML no válida», o varias líneas.</translation>
    </message>
    <message>
        <source>Rules that cause it</source>
        <translation>Reglas que lo causan</translation>
    </message>
    <message>
        <source>&amp;Show Problems</source>
        <translation>&amp;Mostrar problemas</translation>
    </message>
    <message>
        <source>&amp;Paste messages of its report on sitemaps, in English or Spanish:</source>
        <translation>&amp;Pegue mensajes de su informe de sitemaps, en inglés o en español:</translation>
    </message>
    <message>
        <source>This is none of the messages of its report on sitemaps.</source>
        <translation>No es ninguno de los mensajes de su informe de sitemaps.</translation>
    </message>
    <message>
        <source>The file is still being checked…</source>
        <translation>El archivo aún se está comprobando…</translation>
    </message>
    <message>
        <source>One cause: a wrong namespace. Search Console reports it once, then every element in it as an invalid tag, and the tags that it expects as missing. Correct the namespace, and these messages go together.</source>
        <translation>Una sola causa: un espacio de nombres incorrecto. Search Console lo señala una vez y, después, cada elemento que contiene como etiqueta no válida y las etiquetas que espera como ausentes. Corrija el espacio de nombres y estos mensajes desaparecerán juntos.</translation>
    </message>
    <message>
        <source>Nothing in {name} causes {messages}.</source>
        <translation>Nada en {name} causa {messages}.</translation>
    </message>
    <message>
        <source>These problems of {name} cause {messages}:</source>
        <translation>Estos problemas de {name} causan {messages}:</translation>
    </message>
    <message>
        <source>Nothing in the file causes {messages}.</source>
        <translation>Nada en el archivo causa {messages}.</translation>
    </message>
    <message>
        <source>Search Console may have read another version: compare with the live file.</source>
        <translation>Es posible que Search Console haya leído otra versión: compare con el archivo en línea.</translation>
    </message>
    <message>
        <source>“{message}”</source>
        <translation>«{message}»</translation>
    </message>
</context>
<context>
    <name>ContentCommands</name>
    <message>
        <source>Select an image, a video or an article in Details to copy it.</source>
        <translation>Seleccione una imagen, un vídeo o una noticia en Detalles para copiarlos.</translation>
    </message>
    <message>
        <source>“{name}” copied.</source>
        <translation>«{name}» copiado.</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>Seleccione primero una fila.</translation>
    </message>
    <message>
        <source>This row has no language links.</source>
        <translation>Esta fila no tiene enlaces de idioma.</translation>
    </message>
    <message numerus="yes">
        <source>%n language link(s) copied. Put them into the head of the page.</source>
        <translation>
            <numerusform>%Ln enlace de idioma copiado. Póngalo en el head de la página.</numerusform>
            <numerusform>%Ln enlaces de idioma copiados. Póngalos en el head de la página.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard contains no block of a row.</source>
        <translation>El portapapeles no contiene ningún bloque de una fila.</translation>
    </message>
</context>
<context>
    <name>ContentEdits</name>
    <message>
        <source>Change {name}</source>
        <translation>Cambiar {name}</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Añadir {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Quitar {name}</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>Mover {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) do not contain “{text}”.</source>
        <translation>
            <numerusform>%Ln fila no contiene «{text}».</numerusform>
            <numerusform>%Ln filas no contienen «{text}».</numerusform>
        </translation>
    </message>
    <message>
        <source>Add the language {language}</source>
        <translation>Añadir el idioma {language}</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>Cambiar el nombre de {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) changed.</source>
        <translation>
            <numerusform>%Ln fila cambiada.</numerusform>
            <numerusform>%Ln filas cambiadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n row(s)</source>
        <translation>
            <numerusform>{what} en %Ln fila</numerusform>
            <numerusform>{what} en %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in row {number}</source>
        <translation>{what} en la fila {number}</translation>
    </message>
</context>
<context>
    <name>ContentsPart</name>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Add an image</source>
        <translation>Añadir una imagen</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>Add a video</source>
        <translation>Añadir un vídeo</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Noticias</translation>
    </message>
    <message>
        <source>Add a news article</source>
        <translation>Añadir una noticia</translation>
    </message>
    <message>
        <source>Language versions</source>
        <translation>Versiones de idioma</translation>
    </message>
    <message>
        <source>Add a language version</source>
        <translation>Añadir una versión de idioma</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Add an element or attribute</source>
        <translation>Añadir un elemento o atributo</translation>
    </message>
    <message>
        <source>Select {count} rows or fewer to see what they have in common.</source>
        <translation>Seleccione {count} filas como máximo para ver qué tienen en común.</translation>
    </message>
    <message numerus="yes">
        <source>Common to %n row(s)</source>
        <translation>
            <numerusform>De %Ln fila</numerusform>
            <numerusform>Común a las %Ln filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DateField</name>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>The zone of the time, as hours from UTC</source>
        <translation>La zona de la hora, en horas respecto a UTC</translation>
    </message>
</context>
<context>
    <name>DateHistogram</name>
    <message>
        <source>lastmod from {first} to {last}</source>
        <translation>lastmod de {first} a {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DatesCommands</name>
    <message>
        <source>The file was reloaded or closed in the meantime; nothing was changed.</source>
        <translation>El archivo se recargó o cerró entretanto; no se cambió nada.</translation>
    </message>
    <message>
        <source>The file changed in the meantime. Try again.</source>
        <translation>El archivo cambió entretanto. Inténtelo de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%n stamped date(s) cleared.</source>
        <translation>
            <numerusform>%Ln fecha estampada borrada.</numerusform>
            <numerusform>%Ln fechas estampadas borradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n date(s) set by evidence.</source>
        <translation>
            <numerusform>%Ln fecha puesta según indicios.</numerusform>
            <numerusform>%Ln fechas puestas según indicios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n date(s) by evidence</source>
        <translation>
            <numerusform>Poner %Ln fecha según indicios</numerusform>
            <numerusform>Poner %Ln fechas según indicios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DatesDialog</name>
    <message>
        <source>Dates from Evidence</source>
        <translation>Fechas según indicios</translation>
    </message>
    <message>
        <source>Proposed dates</source>
        <translation>Fechas propuestas</translation>
    </message>
    <message>
        <source>Looking for dates</source>
        <translation>Buscando fechas</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>A&amp;plicar</translation>
    </message>
    <message>
        <source>&amp;Git log</source>
        <translation>Registro de &amp;git</translation>
    </message>
    <message>
        <source>When the file behind each URL was last changed by a commit</source>
        <translation>Cuándo cambió un commit por última vez el archivo que hay detrás de cada URL</translation>
    </message>
    <message>
        <source>Times of &amp;files</source>
        <translation>&amp;Horas de archivos</translation>
    </message>
    <message>
        <source>When the file behind each URL was modified on this disk</source>
        <translation>Cuándo se modificó en este disco el archivo que hay detrás de cada URL</translation>
    </message>
    <message>
        <source>Rows that are the same in an older version of this file keep its dates</source>
        <translation>Las filas que son iguales en una versión anterior de este archivo conservan sus fechas</translation>
    </message>
    <message>
        <source>Ask &amp;Live Pages</source>
        <translation>Consultar páginas en &amp;línea</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>Elegi&amp;r…</translation>
    </message>
    <message>
        <source>as in each row</source>
        <translation>como en cada fila</translation>
    </message>
    <message>
        <source>as days</source>
        <translation>como días</translation>
    </message>
    <message>
        <source>with a time</source>
        <translation>con hora</translation>
    </message>
    <message>
        <source>Clear &amp;stamped dates</source>
        <translation>&amp;Borrar fechas estampadas</translation>
    </message>
    <message>
        <source>Dates that nearly all rows share, or that were set as the file was made</source>
        <translation>Fechas que comparten casi todas las filas, o puestas al crear el archivo</translation>
    </message>
    <message numerus="yes">
        <source>O&amp;nly the %n selected row(s)</source>
        <translation>
            <numerusform>&amp;Solo la %Ln fila seleccionada</numerusform>
            <numerusform>&amp;Solo las %Ln filas seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Fol&amp;der:</source>
        <translation>&amp;Carpeta:</translation>
    </message>
    <message>
        <source>Patte&amp;rn:</source>
        <translation>Patró&amp;n:</translation>
    </message>
    <message>
        <source>&amp;Write dates</source>
        <translation>&amp;Escribir fechas</translation>
    </message>
    <message>
        <source>Folder of the Files</source>
        <translation>Carpeta de los archivos</translation>
    </message>
    <message>
        <source>&amp;Older version…</source>
        <translation>&amp;Versión anterior…</translation>
    </message>
    <message>
        <source>&amp;Older version: {name}</source>
        <translation>&amp;Versión anterior: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Stop (%Ln page(s) asked)</source>
        <translation>
            <numerusform>Detener (%Ln página consultada)</numerusform>
            <numerusform>Detener (%Ln páginas consultadas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask %Ln &amp;Live Page(s)</source>
        <translation>
            <numerusform>Consultar %Ln página en &amp;línea</numerusform>
            <numerusform>Consultar %Ln páginas en &amp;línea</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask each page once for the date it tells</source>
        <translation>Consultar cada página una vez por la fecha que indica</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln page(s) at once: filter or select rows</source>
        <translation>
            <numerusform>Como máximo %Ln página a la vez: filtre o seleccione filas</numerusform>
            <numerusform>Como máximo %Ln páginas a la vez: filtre o seleccione filas</numerusform>
        </translation>
    </message>
    <message>
        <source>No page is left to ask</source>
        <translation>No queda ninguna página por consultar</translation>
    </message>
    <message>
        <source>Choose where to look. Rows without evidence stay as they are.</source>
        <translation>Elija dónde buscar. Las filas sin indicios se quedan como están.</translation>
    </message>
    <message>
        <source>Write a pattern that leads from each URL to its file.</source>
        <translation>Escriba un patrón que lleve de cada URL a su archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln date(s) will change.</source>
        <translation>
            <numerusform>Cambiará %Ln fecha.</numerusform>
            <numerusform>Cambiarán %Ln fechas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them will be cleared.</source>
        <translation>
            <numerusform>Se borrará %Ln de ellas.</numerusform>
            <numerusform>Se borrarán %Ln de ellas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No stamped date is left to clear; 20 rows or more share one.</source>
        <translation>No queda ninguna fecha estampada por borrar; la comparten 20 filas o más.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln agree(s) with the evidence.</source>
        <translation>
            <numerusform>%Ln concuerda con los indicios.</numerusform>
            <numerusform>%Ln concuerdan con los indicios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found for %Ln row(s).</source>
        <translation>
            <numerusform>No se encontró nada para %Ln fila.</numerusform>
            <numerusform>No se encontró nada para %Ln filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{url} has no file by this pattern.</source>
        <translation>{url} no tiene archivo según este patrón.</translation>
    </message>
    <message>
        <source>{url} is {file}.</source>
        <translation>{url} es {file}.</translation>
    </message>
    <message>
        <source>{url} would be {file}, which is not there.</source>
        <translation>{url} sería {file}, que no existe.</translation>
    </message>
</context>
<context>
    <name>DatesModel</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Propuesta</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Other evidence</source>
        <translation>Otros indicios</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguna)</translation>
    </message>
    <message>
        <source>stamped</source>
        <translation>estampada</translation>
    </message>
</context>
<context>
    <name>DatingReview</name>
    <message>
        <source>page (JSON-LD)</source>
        <translation>página (JSON-LD)</translation>
    </message>
    <message>
        <source>page (meta)</source>
        <translation>página (meta)</translation>
    </message>
    <message>
        <source>git</source>
        <translation>git</translation>
    </message>
    <message>
        <source>older version</source>
        <translation>versión anterior</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>Last-Modified</source>
        <translation>Last-Modified</translation>
    </message>
    <message>
        <source>page (changed)</source>
        <translation>página (cambió)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) gave no date: {why}. The first: {url}</source>
        <translation>
            <numerusform>%Ln página no dio ninguna fecha: {why}. La primera: {url}</numerusform>
            <numerusform>%Ln páginas no dieron ninguna fecha: {why}. La primera: {url}</numerusform>
        </translation>
    </message>
    <message>
        <source>{url} gave no date: {why}.</source>
        <translation>{url} no dio ninguna fecha: {why}.</translation>
    </message>
    <message>
        <source>changed since {day}</source>
        <translation>cambió desde el {day}</translation>
    </message>
</context>
<context>
    <name>DetailsDock</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código fuente</translation>
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
    <name>DifferencesModel</name>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadida</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiada</translation>
    </message>
    <message>
        <source>In another file</source>
        <translation>En otro archivo</translation>
    </message>
    <message>
        <source>Moved page</source>
        <translation>Página movida</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>Moved page, {percent} %</source>
        <translation>Página movida, {percent} %</translation>
    </message>
    <message>
        <source>(no URL)</source>
        <translation>(sin URL)</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguna)</translation>
    </message>
    <message>
        <source>Other elements</source>
        <translation>Otros elementos</translation>
    </message>
    <message>
        <source>Changed: {field}</source>
        <translation>Cambia: {field}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>fila {number}</translation>
    </message>
    <message>
        <source>{name}, row {number}</source>
        <translation>{name}, fila {number}</translation>
    </message>
    <message>
        <source>{percent} % sure: {why}</source>
        <translation>{percent} % seguro: {why}</translation>
    </message>
</context>
<context>
    <name>DifferencesViews</name>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
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
        <source>Copy to After</source>
        <translation>Copiar a Después</translation>
    </message>
    <message>
        <source>Copy to Before</source>
        <translation>Copiar a Antes</translation>
    </message>
    <message>
        <source>Copy Lines</source>
        <translation>Copiar líneas</translation>
    </message>
</context>
<context>
    <name>DocumentPage</name>
    <message>
        <source>Sorting by {field}</source>
        <translation>Ordenando por {field}</translation>
    </message>
    <message>
        <source>This file is encoded in {encoding}. Sitemaps must be in UTF-8. When you save, you are asked to save it as UTF-8.</source>
        <translation>Este archivo está codificado en {encoding}. Los sitemaps deben estar en UTF-8. Al guardar, se pregunta antes de guardarlo en UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>%n extra byte(s) follow the compressed data. They are removed when you save the file.</source>
        <translation>
            <numerusform>Tras los datos comprimidos sobra %Ln byte. Se quita al guardar el archivo.</numerusform>
            <numerusform>Tras los datos comprimidos sobran %Ln bytes. Se quitan al guardar el archivo.</numerusform>
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
        <source>{name}, all files</source>
        <translation>{name}, todos los archivos</translation>
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
    <name>DownloadDialog</name>
    <message>
        <source>Download All</source>
        <translation>Descargar todo</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>Elegi&amp;r…</translation>
    </message>
    <message>
        <source>&amp;Replace existing files</source>
        <translation>Reempla&amp;zar los archivos que existen</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>Archivos descargados</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Descargando</translation>
    </message>
    <message>
        <source>Download Missing Files</source>
        <translation>Descargar los archivos que faltan</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>De&amp;scargar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Open what was downloaded first: the index</source>
        <translation>Abrir lo que se descargó primero: el índice</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>&amp;Dirección:</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Carpeta:</translation>
    </message>
    <message>
        <source>Folder for the Files</source>
        <translation>Carpeta para los archivos</translation>
    </message>
    <message>
        <source>Instead of it, what its site names is downloaded.</source>
        <translation>En su lugar se descarga lo que su sitio indica.</translation>
    </message>
    <message>
        <source>Asking for {url}</source>
        <translation>Consultando {url}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln missing file(s) will be put beside the index.</source>
        <translation>
            <numerusform>%Ln archivo que falta se pondrá junto al índice.</numerusform>
            <numerusform>%Ln archivos que faltan se pondrán junto al índice.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files are kept as they are served, an index with all it lists.</source>
        <translation>Los archivos se guardan tal como se sirven; un índice, con todo lo que contiene.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved.</source>
        <translation>
            <numerusform>%Ln archivo guardado.</numerusform>
            <numerusform>%Ln archivos guardados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) existed already.</source>
        <translation>
            <numerusform>%Ln archivo ya existía.</numerusform>
            <numerusform>%Ln archivos ya existían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be saved.</source>
        <translation>
            <numerusform>%Ln archivo no se pudo guardar.</numerusform>
            <numerusform>%Ln archivos no se pudieron guardar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DownloadReview</name>
    <message>
        <source>Saved, {size}</source>
        <translation>Guardado, {size}</translation>
    </message>
    <message numerus="yes">
        <source>Saved, %Ln row(s), {size}</source>
        <translation>
            <numerusform>Guardado, %Ln fila, {size}</numerusform>
            <numerusform>Guardado, %Ln filas, {size}</numerusform>
        </translation>
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
    <name>DuplicatesDialog</name>
    <message>
        <source>Remove Duplicates</source>
        <translation>Quitar duplicados</translation>
    </message>
    <message>
        <source>&amp;Copy missing images, videos and alternates to it</source>
        <translation>Com&amp;pletarla con imágenes, vídeos y alternativas</translation>
    </message>
    <message numerus="yes">
        <source>Only among the %n selected row(s)</source>
        <translation>
            <numerusform>Solo en %Ln fila seleccionada</numerusform>
            <numerusform>Solo en las %Ln filas seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep &amp;This Row</source>
        <translation>Conservar &amp;esta fila</translation>
    </message>
    <message>
        <source>Clear &amp;Marks</source>
        <translation>Quitar &amp;marcas</translation>
    </message>
    <message>
        <source>Looking for duplicates</source>
        <translation>Buscando duplicados</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Rows with duplicates</source>
        <translation>Filas con duplicados</translation>
    </message>
    <message>
        <source>&amp;Duplicates are</source>
        <translation>C&amp;riterio</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conservar</translation>
    </message>
    <message>
        <source>Only rows that are shown are compared.</source>
        <translation>Solo se comparan las filas mostradas.</translation>
    </message>
    <message>
        <source>There are no duplicates among the selected rows.</source>
        <translation>No hay duplicados entre las filas seleccionadas.</translation>
    </message>
    <message>
        <source>There are no duplicates among the rows that are shown.</source>
        <translation>No hay duplicados entre las filas mostradas.</translation>
    </message>
    <message>
        <source>There are no duplicates.</source>
        <translation>No hay duplicados.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {groups} will be removed.</source>
        <translation>
            <numerusform>Se quitará %Ln fila de {groups}.</numerusform>
            <numerusform>Se quitarán %Ln filas de {groups}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%Ln grupo</numerusform>
            <numerusform>%Ln grupos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) will be copied to rows that stay.</source>
        <translation>
            <numerusform>Se copiará %Ln elemento a filas que se conservan.</numerusform>
            <numerusform>Se copiarán %Ln elementos a filas que se conservan.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can undo this in one step.</source>
        <translation>Puede deshacerlo en un solo paso.</translation>
    </message>
</context>
<context>
    <name>DuplicatesModel</name>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensiones</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>se conserva</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>se quita</translation>
    </message>
    <message>
        <source>Row {number}, {state}</source>
        <translation>Fila {number}, {state}</translation>
    </message>
    <message>
        <source>{value}, differs</source>
        <translation>{value}, diferente</translation>
    </message>
</context>
<context>
    <name>DurationField</name>
    <message>
        <source>Seconds, or 1:17:57, or PT1H17M57S: seconds are what is written.</source>
        <translation>Segundos, o 1:17:57, o PT1H17M57S: se escriben segundos.</translation>
    </message>
    <message>
        <source>= {seconds} s</source>
        <translation>= {seconds} s</translation>
    </message>
</context>
<context>
    <name>DurationWords</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%Ln segundo</numerusform>
            <numerusform>%Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%Ln hora</numerusform>
            <numerusform>%Ln horas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarlierDialog</name>
    <message>
        <source>Earlier Versions of “{name}”</source>
        <translation>Versiones anteriores de «{name}»</translation>
    </message>
    <message>
        <source>Looking for copies, and asking git…</source>
        <translation>Buscando copias y consultando git…</translation>
    </message>
    <message>
        <source>Looking for earlier versions</source>
        <translation>Buscando versiones anteriores</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Versiones anteriores</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>&amp;Open as New File</source>
        <translation>&amp;Abrir como archivo nuevo</translation>
    </message>
    <message>
        <source>There is no backup copy of this file, and no commit.</source>
        <translation>No hay ninguna copia de seguridad de este archivo ni ningún commit.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier version(s).</source>
        <translation>
            <numerusform>%Ln versión anterior.</numerusform>
            <numerusform>%Ln versiones anteriores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare shows what differs, and takes rows back, some or all, as one step.</source>
        <translation>Comparar muestra qué difiere y recupera filas, algunas o todas, en un solo paso.</translation>
    </message>
</context>
<context>
    <name>EarlierModel</name>
    <message>
        <source>Backup copy</source>
        <translation>Copia de seguridad</translation>
    </message>
    <message>
        <source>Original before repair</source>
        <translation>Original antes de reparar</translation>
    </message>
    <message>
        <source>git commit</source>
        <translation>Commit de git</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Kept As</source>
        <translation>Guardada como</translation>
    </message>
    <message>
        <source>Name or Message</source>
        <translation>Nombre o mensaje</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>Nothing changed. The cells already have these values.</source>
        <translation>No ha cambiado nada. Las celdas ya tienen estos valores.</translation>
    </message>
</context>
<context>
    <name>EditsBeside</name>
    <message numerus="yes">
        <source>%n row(s) edited in the meantime stay as they are.</source>
        <translation>
            <numerusform>%Ln fila editada mientras tanto se deja como está.</numerusform>
            <numerusform>%Ln filas editadas mientras tanto se dejan como están.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EitherChoice</name>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>File or player</source>
        <translation>Archivo o reproductor</translation>
    </message>
</context>
<context>
    <name>EmptyHint</name>
    <message>
        <source>No rows yet. Paste URLs, import a CSV file, or add a row.</source>
        <translation>Aún no hay filas. Pegue URL, importe un archivo CSV o añada una fila.</translation>
    </message>
    <message>
        <source>Paste URLs</source>
        <translation>Pegar las URL</translation>
    </message>
    <message>
        <source>Add a Row</source>
        <translation>Añadir una fila</translation>
    </message>
    <message>
        <source>Import CSV</source>
        <translation>Importar CSV</translation>
    </message>
</context>
<context>
    <name>Explore</name>
    <message>
        <source>Explore is about the rows of a file, and about the files of an index.</source>
        <translation>«Explorar» trata de las filas de un archivo y de los archivos de un índice.</translation>
    </message>
</context>
<context>
    <name>ExploreDock</name>
    <message>
        <source>Explore</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Filter by</source>
        <translation>Filtrar por</translation>
    </message>
    <message>
        <source>Nothing wrong by these rules.</source>
        <translation>Según estas reglas, todo está bien.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) muted.</source>
        <translation>
            <numerusform>%Ln regla silenciada.</numerusform>
            <numerusform>%Ln reglas silenciadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>This file is open in another tab. Close that tab first.</source>
        <translation>Este archivo está abierto en otra pestaña. Ciérrela antes.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) exported to {name}</source>
        <translation>
            <numerusform>%Ln fila exportada a {name}</numerusform>
            <numerusform>%Ln filas exportadas a {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting {name}</source>
        <translation>Exportando {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied as {format}</source>
        <translation>
            <numerusform>%Ln fila copiada como {format}</numerusform>
            <numerusform>%Ln filas copiadas como {format}</numerusform>
        </translation>
    </message>
    <message>
        <source>Copying rows of {name}</source>
        <translation>Copiando filas de {name}</translation>
    </message>
</context>
<context>
    <name>FacetModel</name>
    <message>
        <source>No rows match</source>
        <translation>Ninguna coincide</translation>
    </message>
    <message>
        <source>Not in this list</source>
        <translation>No está en esta lista</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Sin valores</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>desplegado</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>plegado</translation>
    </message>
    <message>
        <source>filters</source>
        <translation>filtrando</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>included</source>
        <translation>incluido</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>excluido</translation>
    </message>
</context>
<context>
    <name>FacetWords</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>File type</source>
        <translation>Tipo de archivo</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <source>Precision of lastmod</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensión</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En línea</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Sin problemas</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Sin comprobar</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Sin valor</translation>
    </message>
    <message>
        <source>Not a date</source>
        <translation>No es una fecha</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>No válido</translation>
    </message>
    <message>
        <source>Indexable</source>
        <translation>Indexable</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>Redirige</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Noindex</source>
        <translation>Noindex</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>Bloqueada por robots.txt</translation>
    </message>
    <message>
        <source>Canonical elsewhere</source>
        <translation>Canónica en otra URL</translation>
    </message>
    <message>
        <source>Checked more than a day ago</source>
        <translation>Comprobada hace más de un día</translation>
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
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Noticias</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
</context>
<context>
    <name>FacetsPart</name>
    <message>
        <source>Search these lists</source>
        <translation>Buscar en estas listas</translation>
    </message>
    <message>
        <source>Values to filter by</source>
        <translation>Valores por los que filtrar</translation>
    </message>
    <message>
        <source>&amp;Only These</source>
        <translation>&amp;Solo estos</translation>
    </message>
    <message>
        <source>&amp;Without These</source>
        <translation>S&amp;in estos</translation>
    </message>
    <message>
        <source>&amp;Copy with Counts</source>
        <translation>&amp;Copiar con recuentos</translation>
    </message>
    <message>
        <source>Sort by Co&amp;unt</source>
        <translation>Ordenar por &amp;recuento</translation>
    </message>
    <message>
        <source>Sort by &amp;Name</source>
        <translation>Ordenar por &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Show All Values</source>
        <translation>&amp;Mostrar todos los valores</translation>
    </message>
</context>
<context>
    <name>FieldEditor</name>
    <message>
        <source>several values</source>
        <translation>varios valores</translation>
    </message>
    <message>
        <source>empty in all rows</source>
        <translation>vacío en todas las filas</translation>
    </message>
    <message>
        <source>Delete empties it in all rows.</source>
        <translation>Supr lo vacía en todas las filas.</translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>{name}, required</source>
        <translation>{name}, obligatorio</translation>
    </message>
</context>
<context>
    <name>FileBoxes</name>
    <message>
        <source>Open Sitemaps</source>
        <translation>Abrir sitemaps</translation>
    </message>
    <message>
        <source>Save Sitemap As</source>
        <translation>Guardar sitemap como</translation>
    </message>
    <message>
        <source>Tables, lists, pages, logs, sitemaps</source>
        <translation>Tablas, listas, páginas, registros, sitemaps</translation>
    </message>
    <message>
        <source>Import Rows</source>
        <translation>Importar filas</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
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
    <message>
        <source>Export Rows</source>
        <translation>Exportar filas</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Exportar imagen</translation>
    </message>
    <message>
        <source>Export Languages</source>
        <translation>Exportar idiomas</translation>
    </message>
    <message>
        <source>Save Differences</source>
        <translation>Guardar diferencias</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>Import Recipe</source>
        <translation>Importar receta</translation>
    </message>
    <message>
        <source>Recipe (*.json)</source>
        <translation>Receta (*.json)</translation>
    </message>
    <message>
        <source>Export Recipe</source>
        <translation>Exportar receta</translation>
    </message>
    <message>
        <source>Import Shortcuts</source>
        <translation>Importar atajos</translation>
    </message>
    <message>
        <source>Shortcuts (*.json)</source>
        <translation>Atajos (*.json)</translation>
    </message>
    <message>
        <source>Export Shortcuts</source>
        <translation>Exportar atajos</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>Sitemaps</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
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
</context>
<context>
    <name>FileButtons</name>
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
        <source>Add Sitemaps from a Folder</source>
        <translation>Añadir los sitemaps de una carpeta</translation>
    </message>
</context>
<context>
    <name>FileCountWords</name>
    <message numerus="yes">
        <source>{count} rows in %Ln file(s)</source>
        <translation>
            <numerusform>{count} filas en %Ln archivo</numerusform>
            <numerusform>{count} filas en %Ln archivos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileFigures</name>
    <message>
        <source>“{name}”: {used} of {limit}</source>
        <translation>«{name}»: {used} de {limit}</translation>
    </message>
</context>
<context>
    <name>FileHeadings</name>
    <message>
        <source>Add File…</source>
        <translation>Añadir archivo…</translation>
    </message>
</context>
<context>
    <name>FileLimits</name>
    <message>
        <source>Show Its R&amp;ows</source>
        <translation>Mostrar s&amp;us filas</translation>
    </message>
    <message>
        <source>“{name}” has {used} rows; a file may have {limit}.</source>
        <translation>«{name}» tiene {used} filas; un archivo puede tener {limit}.</translation>
    </message>
    <message>
        <source>“{name}” has {used}; a file may have {limit}.</source>
        <translation>«{name}» ocupa {used}; un archivo puede ocupar {limit}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s) are too full, too.</source>
        <translation>
            <numerusform>También %Ln archivo más está demasiado lleno.</numerusform>
            <numerusform>También %Ln archivos más están demasiado llenos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move rows to another file.</source>
        <translation>Mueva filas a otro archivo.</translation>
    </message>
</context>
<context>
    <name>FileLine</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Rows in this file, and how many it may have</source>
        <translation>Filas de este archivo y cuántas puede tener</translation>
    </message>
    <message>
        <source>Size as it will be saved, uncompressed, and how large it may be</source>
        <translation>Tamaño sin comprimir con el que se guardará y cuánto puede ocupar</translation>
    </message>
    <message>
        <source>One Table</source>
        <translation>Una tabla</translation>
    </message>
    <message>
        <source>Edit the rows of all listed files in one table</source>
        <translation>Editar en una sola tabla las filas de todos los archivos de la lista</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>The URL was guessed: check against it and remember it</source>
        <translation>La URL es una conjetura: comprobar con ella y recordarla</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>{count} of {limit} rows</source>
        <translation>{count} de {limit} filas</translation>
    </message>
    <message>
        <source>{size} of {limit}</source>
        <translation>{size} de {limit}</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>from {url}</source>
        <translation>de {url}</translation>
    </message>
    <message>
        <source>Check &amp;against: {profile}</source>
        <translation>&amp;Comprobar según: {profile}</translation>
    </message>
    <message>
        <source>Whose rules the file is checked against</source>
        <translation>Según qué reglas se comprueba el archivo</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocida</translation>
    </message>
    <message>
        <source>Pub&amp;lished at: {url}</source>
        <translation>Pub&amp;licado en: {url}</translation>
    </message>
    <message>
        <source>Guessed, not confirmed yet.</source>
        <translation>Es una conjetura, sin confirmar.</translation>
    </message>
</context>
<context>
    <name>FileNameDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>FilesModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>FillCommands</name>
    <message>
        <source>Ctrl+Enter now fills the selection; Alt+Enter inserts a row below.</source>
        <translation>Ctrl+Intro ahora rellena la selección; Alt+Intro inserta una fila debajo.</translation>
    </message>
    <message>
        <source>Ctrl+D now fills down; duplicate is Ctrl+Shift+D.</source>
        <translation>Ctrl+D ahora rellena hacia abajo; duplicar es Ctrl+Mayús+D.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) set.</source>
        <translation>
            <numerusform>%Ln fila cambiada.</numerusform>
            <numerusform>%Ln filas cambiadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set lastmod of %n row(s)</source>
        <translation>
            <numerusform>Poner lastmod de %Ln fila</numerusform>
            <numerusform>Poner lastmod de %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled.</source>
        <translation>
            <numerusform>%Ln celda rellenada.</numerusform>
            <numerusform>%Ln celdas rellenadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s)</source>
        <translation>
            <numerusform>Rellenar %Ln celda</numerusform>
            <numerusform>Rellenar %Ln celdas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FillHandle</name>
    <message>
        <source>Drag to fill</source>
        <translation>Arrastre para rellenar</translation>
    </message>
    <message>
        <source>Drag to fill, or double-click to fill to the last row.
Several dates or numbers go on in their steps; with Ctrl, one does.</source>
        <translation>Arrastre para rellenar, o haga doble clic para rellenar hasta la última fila.
Varias fechas o números continúan con su paso; con Ctrl, uno solo.</translation>
    </message>
</context>
<context>
    <name>FilledMenus</name>
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
    <name>FilterBar</name>
    <message>
        <source>Schema</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Show violations of the XSD schema</source>
        <translation>Mostrar las infracciones del esquema XSD</translation>
    </message>
    <message>
        <source>List the rules that are not checked here</source>
        <translation>Ver las reglas que no se comprueban aquí</translation>
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
    <message>
        <source>Only {kind}: show all kinds again</source>
        <translation>Solo {kind}: volver a mostrar todos los tipos</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) muted</source>
        <translation>
            <numerusform>%Ln regla silenciada</numerusform>
            <numerusform>%Ln reglas silenciadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter rows: text, folder:/blog/, lastmod&lt;2024 …</source>
        <translation>Filtrar filas: texto, folder:/blog/, lastmod&lt;2024 …</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtrar filas</translation>
    </message>
    <message>
        <source>Number of rows shown</source>
        <translation>Número de filas mostradas</translation>
    </message>
    <message>
        <source>Apply Again</source>
        <translation>Volver a aplicar</translation>
    </message>
    <message>
        <source>Hide the rows that no longer match because they were changed</source>
        <translation>Ocultar las filas que ya no cumplen el filtro porque se han modificado</translation>
    </message>
    <message numerus="yes">
        <source>%n more term(s) cannot be understood.</source>
        <translation>
            <numerusform>No se entiende %Ln término más.</numerusform>
            <numerusform>No se entienden %Ln términos más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterChips</name>
    <message>
        <source>Nothing is missing.</source>
        <translation>No falta nada.</translation>
    </message>
</context>
<context>
    <name>FilterField</name>
    <message>
        <source>Filter rows</source>
        <translation>Filtrar filas</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Show only the rows that match</source>
        <translation>Mostrar solo las filas que coinciden</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Texto que buscar</translation>
    </message>
    <message>
        <source>Find in table</source>
        <translation>Buscar en la tabla</translation>
    </message>
    <message>
        <source>Column to search</source>
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
        <source>Number of matches</source>
        <translation>Número de resultados</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Sin resultados</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%Ln resultado</numerusform>
            <numerusform>%Ln resultados</numerusform>
        </translation>
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
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
</context>
<context>
    <name>FixCommands</name>
    <message>
        <source>There is no automatic fix for this value. Edit it by hand.</source>
        <translation>No hay una corrección automática para este valor. Edítelo a mano.</translation>
    </message>
    <message>
        <source>There is no automatic fix for this kind of problem. Edit the values by hand.</source>
        <translation>No hay una corrección automática para este tipo de problema. Edite los valores a mano.</translation>
    </message>
    <message>
        <source>There is no problem in this cell.</source>
        <translation>En esta celda no hay ningún problema.</translation>
    </message>
    <message>
        <source>The file was reloaded or closed in the meantime, so nothing was fixed.</source>
        <translation>El archivo se ha recargado o cerrado entretanto, así que no se ha corregido nada.</translation>
    </message>
    <message>
        <source>The file changed in the meantime. Start the fix again.</source>
        <translation>El archivo ha cambiado entretanto. Vuelva a iniciar la corrección.</translation>
    </message>
    <message>
        <source>This fix changes rows that the filter hides. Show all rows first.</source>
        <translation>Esta corrección cambia filas que el filtro oculta. Muestre antes todas las filas.</translation>
    </message>
    <message numerus="yes">
        <source>Fix everything safe in %n row(s)</source>
        <translation>
            <numerusform>Corregir todo lo seguro en %Ln fila</numerusform>
            <numerusform>Corregir todo lo seguro en %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n row(s): {title}</source>
        <translation>
            <numerusform>Corregir %Ln fila: {title}</numerusform>
            <numerusform>Corregir %Ln filas: {title}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) copied</source>
        <translation>
            <numerusform>%Ln problema copiado</numerusform>
            <numerusform>%Ln problemas copiados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) saved to {name}</source>
        <translation>
            <numerusform>%Ln problema guardado en {name}</numerusform>
            <numerusform>%Ln problemas guardados en {name}</numerusform>
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
        <source>Preparing the preview</source>
        <translation>Preparando la vista previa</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>Co&amp;rregir</translation>
    </message>
    <message>
        <source>Fix Everything Safe</source>
        <translation>Corregir todo lo seguro</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will be removed. You can undo this in one step.</source>
        <translation>
            <numerusform>Se eliminará %Ln fila. Se puede deshacer en un solo paso.</numerusform>
            <numerusform>Se eliminarán %Ln filas. Se puede deshacer en un solo paso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will change.</source>
        <translation>
            <numerusform>Cambiará %Ln fila.</numerusform>
            <numerusform>Cambiarán %Ln filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Preparando la vista previa…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will change. You can undo this in one step.</source>
        <translation>
            <numerusform>Cambiará %Ln fila. Se puede deshacer en un solo paso.</numerusform>
            <numerusform>Cambiarán %Ln filas. Se puede deshacer en un solo paso.</numerusform>
        </translation>
    </message>
    <message>
        <source>They change together: none can be left out.</source>
        <translation>Cambian juntas: no se puede excluir ninguna.</translation>
    </message>
    <message>
        <source>The filter of the list leaves out all other rows.</source>
        <translation>El filtro de la lista deja fuera las demás filas.</translation>
    </message>
    <message>
        <source>More rows may change once you answer all questions.</source>
        <translation>Puede que cambien más filas cuando responda a todas las preguntas.</translation>
    </message>
    <message>
        <source>Answer the questions above to see what would change.</source>
        <translation>Responda a las preguntas de arriba para ver qué cambiaría.</translation>
    </message>
    <message>
        <source>This fix does not apply to any of these values. Edit them by hand.</source>
        <translation>Esta corrección no sirve para ninguno de estos valores. Edítelos a mano.</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Next to the file</source>
        <translation>Junto al archivo</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>E&amp;legir…</translation>
    </message>
    <message>
        <source>Choose a folder for backup copies</source>
        <translation>Elegir una carpeta para las copias de seguridad</translation>
    </message>
    <message>
        <source>Backup Folder</source>
        <translation>Carpeta de copias de seguridad</translation>
    </message>
</context>
<context>
    <name>FoldingPart</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>desplegado</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>plegado</translation>
    </message>
</context>
<context>
    <name>GroupWords</name>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln grupo</numerusform>
            <numerusform>%Ln grupos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeadBar</name>
    <message>
        <source>Open files</source>
        <translation>Archivos abiertos</translation>
    </message>
</context>
<context>
    <name>HeadingsModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>{name}: {rows} of {limit} rows, {size} of {most}</source>
        <translation>{name}: {rows} de {limit} filas, {size} de {most}</translation>
    </message>
</context>
<context>
    <name>HeadingsTable</name>
    <message>
        <source>Files of this table</source>
        <translation>Archivos de esta tabla</translation>
    </message>
    <message>
        <source>&amp;Show Its Rows</source>
        <translation>Mo&amp;strar sus filas</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Re&amp;nombrar…</translation>
    </message>
    <message>
        <source>S&amp;plit…</source>
        <translation>Di&amp;vidir…</translation>
    </message>
    <message>
        <source>&amp;Merge Into…</source>
        <translation>Co&amp;mbinar con…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Add File…</source>
        <translation>&amp;Añadir archivo…</translation>
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
        <source>Sitemap Rules</source>
        <translation>Reglas de los sitemaps</translation>
    </message>
</context>
<context>
    <name>HiddenProblems</name>
    <message numerus="yes">
        <source>%n problem(s), found by the XSD schema only.</source>
        <translation>
            <numerusform>%Ln problema que solo encuentra el esquema XSD.</numerusform>
            <numerusform>%Ln problemas que solo encuentra el esquema XSD.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n problem(s).</source>
        <translation>
            <numerusform>El filtro oculta %Ln problema.</numerusform>
            <numerusform>El filtro oculta los %Ln problemas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message numerus="yes">
        <source>{key} sets all %Ln selected cell(s).</source>
        <translation>
            <numerusform>{key} rellena la %Ln celda seleccionada.</numerusform>
            <numerusform>{key} rellena las %Ln celdas seleccionadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Only steps that changed this row</source>
        <translation>Solo los pasos que cambiaron esta fila</translation>
    </message>
    <message>
        <source>More Steps Set Aside</source>
        <translation>Más pasos apartados</translation>
    </message>
    <message>
        <source>Make a Recipe…</source>
        <translation>Crear una receta…</translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n step(s) set aside</source>
        <translation>
            <numerusform>Recuperar %Ln paso apartado</numerusform>
            <numerusform>Recuperar %Ln pasos apartados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportCommands</name>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>El portapapeles no contiene texto.</translation>
    </message>
    <message>
        <source>The file was reloaded or closed in the meantime; nothing was changed.</source>
        <translation>El archivo se recargó o cerró entretanto; no se cambió nada.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n row(s)</source>
        <translation>
            <numerusform>Importar %Ln fila</numerusform>
            <numerusform>Importar %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) added.</source>
        <translation>
            <numerusform>%Ln fila añadida.</numerusform>
            <numerusform>%Ln filas añadidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) updated.</source>
        <translation>
            <numerusform>%Ln fila actualizada.</numerusform>
            <numerusform>%Ln filas actualizadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>New rows are shown until the filter is applied again (F9).</source>
        <translation>Las filas nuevas se muestran hasta que se vuelva a aplicar el filtro (F9).</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import Rows</source>
        <translation>Importar filas</translation>
    </message>
    <message>
        <source>Preparing the preview</source>
        <translation>Preparando la vista previa</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importar</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>What becomes of each line</source>
        <translation>Qué se hará con cada línea</translation>
    </message>
    <message>
        <source>Do Not Import</source>
        <translation>No importar</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Preparando la vista previa…</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Portapapeles</translation>
    </message>
    <message numerus="yes">
        <source>{name} ({format}, {encoding}): %n line(s)</source>
        <translation>
            <numerusform>{name} ({format}, {encoding}): %Ln línea</numerusform>
            <numerusform>{name} ({format}, {encoding}): %Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) stay: {reason}</source>
        <translation>
            <numerusform>%Ln valor queda como está. {reason}</numerusform>
            <numerusform>%Ln valores quedan como están. {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) that the filter hides stay as they are.</source>
        <translation>
            <numerusform>%Ln fila que el filtro oculta se queda como está.</numerusform>
            <numerusform>%Ln filas que el filtro oculta se quedan como están.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) also have images, videos, links or other elements. They are not imported; Merge Files takes them along.</source>
        <translation>
            <numerusform>%Ln fila tiene además imágenes, vídeos, enlaces u otros elementos. No se importan; Combinar archivos los conserva.</numerusform>
            <numerusform>%Ln filas tienen además imágenes, vídeos, enlaces u otros elementos. No se importan; Combinar archivos los conserva.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} new</source>
        <translation>nuevas: {count}</translation>
    </message>
    <message>
        <source>{count} updated</source>
        <translation>actualizadas: {count}</translation>
    </message>
    <message>
        <source>{count} unchanged</source>
        <translation>sin cambios: {count}</translation>
    </message>
    <message>
        <source>{count} skipped</source>
        <translation>omitidas: {count}</translation>
    </message>
    <message>
        <source>{count} repeated</source>
        <translation>repetidas: {count}</translation>
    </message>
    <message>
        <source>{count} left out</source>
        <translation>excluidas: {count}</translation>
    </message>
    <message>
        <source>{count} in hidden rows</source>
        <translation>{count} en filas ocultas</translation>
    </message>
    <message>
        <source>{count} refused</source>
        <translation>rechazadas: {count}</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>No cambiaría nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would break a rule; they come first.</source>
        <translation>
            <numerusform>%Ln fila infringiría una regla; aparece al principio.</numerusform>
            <numerusform>%Ln filas infringirían una regla; aparecen al principio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n date(s) are converted: “{before}” to “{after}”.</source>
        <translation>
            <numerusform>Se convierte %Ln fecha: «{before}» en «{after}».</numerusform>
            <numerusform>Se convierten %Ln fechas: «{before}» en «{after}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n date(s) are left out.</source>
        <translation>
            <numerusform>Se omite %Ln fecha.</numerusform>
            <numerusform>Se omiten %Ln fechas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have no URL.</source>
        <translation>
            <numerusform>%Ln línea no tiene URL.</numerusform>
            <numerusform>%Ln líneas no tienen URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) are relative: give a base URL.</source>
        <translation>
            <numerusform>%Ln URL es relativa: indique una URL base.</numerusform>
            <numerusform>%Ln URL son relativas: indique una URL base.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) are no pages.</source>
        <translation>
            <numerusform>%Ln URL no es una página.</numerusform>
            <numerusform>%Ln URL no son páginas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) hold a character that XML cannot hold.</source>
        <translation>
            <numerusform>%Ln línea contiene un carácter que XML no admite.</numerusform>
            <numerusform>%Ln líneas contienen un carácter que XML no admite.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportLinesModel</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>Exists</source>
        <translation>Ya existe</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Repetida</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Excluida</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>No URL</source>
        <translation>Sin URL</translation>
    </message>
    <message>
        <source>Needs a base</source>
        <translation>Falta la base</translation>
    </message>
    <message>
        <source>Not a page</source>
        <translation>No es una página</translation>
    </message>
    <message>
        <source>Bad character</source>
        <translation>Carácter no válido</translation>
    </message>
    <message>
        <source>Click to choose what this column is</source>
        <translation>Haga clic para elegir qué es esta columna</translation>
    </message>
    <message>
        <source>{result}, breaks a rule</source>
        <translation>{result}, con fallo</translation>
    </message>
</context>
<context>
    <name>IndexCommands</name>
    <message numerus="yes">
        <source>New index of %n sitemap(s). Save it in their folder.</source>
        <translation>
            <numerusform>Índice nuevo de %Ln sitemap. Guárdelo en su misma carpeta.</numerusform>
            <numerusform>Índice nuevo de %Ln sitemaps. Guárdelo en su misma carpeta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The index was reloaded or closed, so nothing was added.</source>
        <translation>El índice se ha recargado o cerrado, así que no se ha añadido nada.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n sitemap(s)</source>
        <translation>
            <numerusform>Añadir %Ln sitemap</numerusform>
            <numerusform>Añadir %Ln sitemaps</numerusform>
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
        <source>URL of the folder where the sitemaps are published</source>
        <translation>URL de la carpeta en la que se publican los sitemaps</translation>
    </message>
    <message>
        <source>Add sitemaps, or drop files and folders here.</source>
        <translation>Añada sitemaps, o suelte aquí archivos y carpetas.</translation>
    </message>
    <message>
        <source>Files to list in the index</source>
        <translation>Archivos que incluir en el índice</translation>
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
        <source>Folder UR&amp;L:</source>
        <translation>&amp;URL de la carpeta:</translation>
    </message>
    <message>
        <source>&amp;Files, in this order:</source>
        <translation>&amp;Archivos, en este orden:</translation>
    </message>
    <message>
        <source>An index lists full URLs. Enter the folder where the files will be published.</source>
        <translation>Un índice incluye URL completas. Indique la carpeta en la que se publicarán los archivos.</translation>
    </message>
    <message>
        <source>Write the folder URL like this: {example}</source>
        <translation>Escriba la URL de la carpeta así: {example}</translation>
    </message>
    <message>
        <source>This means {folder}. With a slash at the end, it would be {other}</source>
        <translation>Esto significa {folder}. Con una barra al final sería {other}</translation>
    </message>
    <message>
        <source>Reading the files: {number} of {count}</source>
        <translation>Leyendo los archivos: {number} de {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) for the index</source>
        <translation>
            <numerusform>%Ln fila para el índice</numerusform>
            <numerusform>%Ln filas para el índice</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” becomes {url}</source>
        <translation>«{name}» será {url}</translation>
    </message>
</context>
<context>
    <name>IndexNowDialog</name>
    <message>
        <source>IndexNow key</source>
        <translation>Clave de IndexNow</translation>
    </message>
    <message>
        <source>&amp;Make Key</source>
        <translation>C&amp;rear clave</translation>
    </message>
    <message>
        <source>Save Key &amp;File…</source>
        <translation>Guardar &amp;archivo de clave…</translation>
    </message>
    <message>
        <source>URL of the key file</source>
        <translation>URL del archivo de clave</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Send These &amp;Again</source>
        <translation>&amp;Volver a enviar</translation>
    </message>
    <message>
        <source>URLs to send</source>
        <translation>URL por enviar</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>&amp;Export Log…</source>
        <translation>E&amp;xportar registro…</translation>
    </message>
    <message>
        <source>&amp;Check first that file and pages are online</source>
        <translation>Comprobar a&amp;ntes que archivo y páginas están en línea</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>&amp;Enviar</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>&amp;Clave:</translation>
    </message>
    <message>
        <source>Key file &amp;URL:</source>
        <translation>&amp;URL del archivo de clave:</translation>
    </message>
    <message>
        <source>E&amp;ndpoint:</source>
        <translation>&amp;Destino:</translation>
    </message>
    <message>
        <source>The key is public: anyone can read its file on your site. Engines that take part pass on what they receive; Google does not take part.</source>
        <translation>La clave es pública: cualquiera puede leer su archivo en su sitio. Los motores de búsqueda participantes comparten lo que reciben; Google no participa.</translation>
    </message>
    <message>
        <source>U&amp;RLs</source>
        <translation>UR&amp;L</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Reg&amp;istro</translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) were sent without an answer; nobody knows whether they arrived.</source>
        <translation>
            <numerusform>Se envió %Ln URL sin respuesta; nadie sabe si llegó.</numerusform>
            <numerusform>Se enviaron %Ln URL sin respuesta; nadie sabe si llegaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>Note &amp;Pages</source>
        <translation>Anotar pá&amp;ginas</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>Checking pages: {done} of {count}…</source>
        <translation>Comprobando páginas: {done} de {count}…</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Checking the published file…</source>
        <translation>Comprobando el archivo publicado…</translation>
    </message>
    <message>
        <source>Checking the key file…</source>
        <translation>Comprobando el archivo de clave…</translation>
    </message>
    <message>
        <source>Enter first where this sitemap is published, above the table.</source>
        <translation>Indique primero dónde se publica este sitemap, encima de la tabla.</translation>
    </message>
    <message>
        <source>Nothing was sent of this sitemap yet. The first time, its pages are only noted; from then on, what was added, changed or removed is sent.</source>
        <translation>Aún no se ha enviado nada de este sitemap. La primera vez solo se anotan sus páginas; desde entonces se envía lo que se añada, cambie o elimine.</translation>
    </message>
    <message>
        <source>Nothing to send: what changed is left out for the reasons below.</source>
        <translation>Nada que enviar: lo que cambió se deja fuera por los motivos de abajo.</translation>
    </message>
    <message>
        <source>Nothing to send: no page changed since the last time.</source>
        <translation>Nada por enviar: ninguna página cambió desde la última vez.</translation>
    </message>
    <message>
        <source>To send to {host}: {added} added, {changed} changed, {removed} removed.</source>
        <translation>Por enviar para {host}. Añadidas: {added}; cambiadas: {changed}; eliminadas: {removed}.</translation>
    </message>
    <message>
        <source>A key has 8 to 128 letters, digits and hyphens.</source>
        <translation>Una clave tiene de 8 a 128 letras, cifras y guiones.</translation>
    </message>
    <message>
        <source>Enter the key of the site, or make one and upload its file.</source>
        <translation>Escriba la clave del sitio o cree una y suba su archivo.</translation>
    </message>
</context>
<context>
    <name>JoinedOnDisk</name>
    <message>
        <source>“{name}” was changed or removed by another program.</source>
        <translation>Otro programa cambió o eliminó «{name}».</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), “{name}” first, were changed or removed by another program.</source>
        <translation>
            <numerusform>Otro programa cambió o eliminó %Ln archivo, «{name}».</numerusform>
            <numerusform>Otro programa cambió o eliminó %Ln archivos; el primero es «{name}».</numerusform>
        </translation>
    </message>
    <message>
        <source>Reloa&amp;d All Files</source>
        <translation>Re&amp;cargar todos los archivos</translation>
    </message>
    <message>
        <source>Reloading {name}</source>
        <translation>Recargando {name}</translation>
    </message>
</context>
<context>
    <name>JoinedOpening</name>
    <message>
        <source>Save the index first. Its sitemaps are opened from its folder.</source>
        <translation>Guarde antes el índice. Sus sitemaps se abren desde su carpeta.</translation>
    </message>
    <message>
        <source>This index is on the web. Save it with its files by Web, Download All; then open it from there.</source>
        <translation>Este índice está en la web. Guárdelo con sus archivos mediante Web, Descargar todo; después, ábralo desde ahí.</translation>
    </message>
    <message>
        <source>Reading the files of {name}</source>
        <translation>Leyendo los archivos de {name}</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln file(s) of this index are {size} together, more than one table holds. This list has the rows and problems of each; open files from here.</source>
        <translation>
            <numerusform>El %Ln archivo de este índice ocupa {size}, más de lo que cabe en una tabla. Esta lista tiene las filas y los problemas de cada uno; abra los archivos desde aquí.</numerusform>
            <numerusform>Los %Ln archivos de este índice ocupan {size} en total, más de lo que cabe en una tabla. Esta lista tiene las filas y los problemas de cada uno; abra los archivos desde aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln of {count} files are shown while the others are read. You can edit and save once all are there.</source>
        <translation>
            <numerusform>Se muestra el primero (%Ln) de {count} archivos mientras se leen los demás. Podrá editar y guardar cuando estén todos.</numerusform>
            <numerusform>Se muestran los primeros %Ln de {count} archivos mientras se leen los demás. Podrá editar y guardar cuando estén todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Reading</source>
        <translation>Detener la lectura</translation>
    </message>
    <message>
        <source>“{name}” is open with unsaved changes. Save it, then open the table again.</source>
        <translation>«{name}» está abierto con cambios sin guardar. Guárdelo y vuelva a abrir la tabla.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) opened as one table.</source>
        <translation>
            <numerusform>%Ln archivo abierto como una tabla.</numerusform>
            <numerusform>%Ln archivos abiertos como una tabla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of the index are not in this table.</source>
        <translation>
            <numerusform>%Ln archivo del índice no está en esta tabla.</numerusform>
            <numerusform>%Ln archivos del índice no están en esta tabla.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name} · {reason}</translation>
    </message>
    <message>
        <source>and {count} more.</source>
        <translation>y {count} más.</translation>
    </message>
</context>
<context>
    <name>JoinedSaving</name>
    <message>
        <source>“{name}” is also open in a tab of its own with unsaved changes. Save or close it first.</source>
        <translation>«{name}» también está abierto en su propia pestaña con cambios sin guardar. Guárdelo o ciérrelo primero.</translation>
    </message>
    <message>
        <source>Saving {name}</source>
        <translation>Guardando {name}</translation>
    </message>
    <message>
        <source>Save all files</source>
        <translation>Guardar todos los archivos</translation>
    </message>
    <message>
        <source>Set lastmod of saved files</source>
        <translation>Poner lastmod de los archivos guardados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved, and their lastmod in the index.</source>
        <translation>
            <numerusform>%Ln archivo guardado, y su lastmod en el índice.</numerusform>
            <numerusform>%Ln archivos guardados, y su lastmod en el índice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved.</source>
        <translation>
            <numerusform>%Ln archivo guardado.</numerusform>
            <numerusform>%Ln archivos guardados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) removed.</source>
        <translation>
            <numerusform>%Ln archivo quitado.</numerusform>
            <numerusform>%Ln archivos quitados.</numerusform>
        </translation>
    </message>
    <message>
        <source>No file had to be saved: all have these rows already.</source>
        <translation>No hacía falta guardar ningún archivo: todos tienen ya estas filas.</translation>
    </message>
</context>
<context>
    <name>JudgedModel</name>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitida</translation>
    </message>
    <message>
        <source>Disallowed</source>
        <translation>No permitida</translation>
    </message>
    <message>
        <source>no line applies</source>
        <translation>no se aplica ninguna línea</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Click here, then press the new key</source>
        <translation>Haga clic aquí y pulse la nueva tecla</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nueva tecla</translation>
    </message>
</context>
<context>
    <name>LanguageCommands</name>
    <message>
        <source>Only an XML sitemap of pages can hold language links.</source>
        <translation>Solo un sitemap XML de páginas puede contener enlaces de idioma.</translation>
    </message>
    <message>
        <source>That row is no longer in the file.</source>
        <translation>Esa fila ya no está en el archivo.</translation>
    </message>
    <message>
        <source>The file changed in the meantime. Try again.</source>
        <translation>El archivo ha cambiado entretanto. Inténtelo de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>Language links written into %n row(s).</source>
        <translation>
            <numerusform>Enlaces de idioma escritos en %Ln fila.</numerusform>
            <numerusform>Enlaces de idioma escritos en %Ln filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This index is on the web. Save it with its files by Web, Download All; then open it from there.</source>
        <translation>Este índice está en la web. Guárdelo con sus archivos mediante Web, Descargar todo; después, ábralo desde ahí.</translation>
    </message>
    <message>
        <source>Save the index first. Its sitemaps are read from its folder.</source>
        <translation>Guarde primero el índice. Sus sitemaps se leen de su carpeta.</translation>
    </message>
    <message numerus="yes">
        <source>Language links removed from %n row(s).</source>
        <translation>
            <numerusform>Enlaces de idioma quitados de %Ln fila.</numerusform>
            <numerusform>Enlaces de idioma quitados de %Ln filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add language {code}</source>
        <translation>Añadir el idioma {code}</translation>
    </message>
    <message>
        <source>Change language {code} to {meant}</source>
        <translation>Cambiar el idioma {code} por {meant}</translation>
    </message>
    <message>
        <source>Import language links</source>
        <translation>Importar enlaces de idioma</translation>
    </message>
    <message>
        <source>Set URL of language {code}</source>
        <translation>Fijar la URL del idioma {code}</translation>
    </message>
    <message>
        <source>Remove language {code}</source>
        <translation>Quitar el idioma {code}</translation>
    </message>
    <message>
        <source>Complete language links</source>
        <translation>Completar enlaces de idioma</translation>
    </message>
    <message>
        <source>Reading {name}</source>
        <translation>Leyendo {name}</translation>
    </message>
    <message>
        <source>This file is open in another tab. Close that tab first.</source>
        <translation>Este archivo está abierto en otra pestaña. Ciérrela primero.</translation>
    </message>
    <message>
        <source>{name} written.</source>
        <translation>{name} escrito.</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Escribiendo {name}</translation>
    </message>
</context>
<context>
    <name>LanguagePlanDialog</name>
    <message>
        <source>What stays as it is</source>
        <translation>Lo que queda como está</translation>
    </message>
    <message>
        <source>Preparing the preview</source>
        <translation>Preparando la vista previa</translation>
    </message>
    <message>
        <source>These stay as they are:</source>
        <translation>Estas quedan como están:</translation>
    </message>
    <message>
        <source>&amp;Write Links</source>
        <translation>&amp;Escribir enlaces</translation>
    </message>
    <message>
        <source>&amp;Remove Links</source>
        <translation>&amp;Quitar enlaces</translation>
    </message>
    <message>
        <source>Add a Language</source>
        <translation>Añadir un idioma</translation>
    </message>
    <message>
        <source>Change a Language Code</source>
        <translation>Cambiar un código de idioma</translation>
    </message>
    <message>
        <source>Import Language Links</source>
        <translation>Importar enlaces de idioma</translation>
    </message>
    <message>
        <source>Set the URL of a Language</source>
        <translation>Fijar la URL de un idioma</translation>
    </message>
    <message>
        <source>Remove the URL of a Language</source>
        <translation>Quitar la URL de un idioma</translation>
    </message>
    <message>
        <source>Complete Language Links of {name}</source>
        <translation>Completar los enlaces de idioma de {name}</translation>
    </message>
    <message>
        <source>Complete Language Links</source>
        <translation>Completar enlaces de idioma</translation>
    </message>
    <message>
        <source>There is no link to remove.</source>
        <translation>No hay ningún enlace que quitar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them replace a link to another URL.</source>
        <translation>
            <numerusform>%Ln de ellos sustituye un enlace a otra URL.</numerusform>
            <numerusform>%Ln de ellos sustituyen un enlace a otra URL.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that the filter of the table hides may change too.</source>
        <translation>También pueden cambiar filas que oculta el filtro de la tabla.</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Preparando la vista previa…</translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation>No hay nada que escribir.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) will change. You can undo this in one step.</source>
        <translation>
            <numerusform>Cambiará %Ln fila. Se puede deshacer en un solo paso.</numerusform>
            <numerusform>Cambiarán %Ln filas. Se puede deshacer en un solo paso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s) will be written.</source>
        <translation>
            <numerusform>Se escribirá %Ln enlace.</numerusform>
            <numerusform>Se escribirán %Ln enlaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the new URLs have no row in this file.</source>
        <translation>
            <numerusform>%Ln de las URL nuevas no tiene fila en este archivo.</numerusform>
            <numerusform>%Ln de las URL nuevas no tienen fila en este archivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these URLs are spelt otherwise in the file and stay so.</source>
        <translation>
            <numerusform>%Ln de estas URL está escrita de otra forma en el archivo y se queda así.</numerusform>
            <numerusform>%Ln de estas URL están escritas de otra forma en el archivo y se quedan así.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanguagesPage</name>
    <message>
        <source>Reading the language links</source>
        <translation>Leyendo los enlaces de idioma</translation>
    </message>
    <message>
        <source>Current cell</source>
        <translation>Celda actual</translation>
    </message>
    <message>
        <source>&amp;Complete All…</source>
        <translation>&amp;Completar todo…</translation>
    </message>
    <message>
        <source>Let every page list all versions of its group, itself included</source>
        <translation>Hacer que cada página enumere todas las versiones de su grupo, también a sí misma</translation>
    </message>
    <message>
        <source>A&amp;dd Language…</source>
        <translation>Aña&amp;dir idioma…</translation>
    </message>
    <message>
        <source>Add a language to all groups by a pattern of URLs</source>
        <translation>Añadir un idioma a todos los grupos según un patrón de URL</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>I&amp;mportar…</translation>
    </message>
    <message>
        <source>Read groups from a table with the columns group, language and URL</source>
        <translation>Leer grupos de una tabla con las columnas grupo, idioma y URL</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Write the groups to a table</source>
        <translation>Escribir los grupos en una tabla</translation>
    </message>
    <message>
        <source>all in use</source>
        <translation>todos los usados</translation>
    </message>
    <message>
        <source>Languages that every page of this site should have, such as “en de fr”</source>
        <translation>Idiomas que toda página de este sitio debería tener, como «en de fr»</translation>
    </message>
    <message>
        <source>Expec&amp;ted:</source>
        <translation>Espe&amp;rados:</translation>
    </message>
    <message>
        <source>Languages · {name}</source>
        <translation>Idiomas · {name}</translation>
    </message>
    <message>
        <source>Reading the language links…</source>
        <translation>Leyendo los enlaces de idioma…</translation>
    </message>
    <message>
        <source>“{code}” is not a language code.</source>
        <translation>«{code}» no es un código de idioma.</translation>
    </message>
    <message>
        <source>“{code}” is not a language code. Did you mean “{meant}”?</source>
        <translation>«{code}» no es un código de idioma. ¿Quería decir «{meant}»?</translation>
    </message>
    <message>
        <source>No row has this URL.</source>
        <translation>Ninguna fila tiene esta URL.</translation>
    </message>
    <message>
        <source>&amp;Go to Row</source>
        <translation>&amp;Ir a la fila</translation>
    </message>
    <message>
        <source>&amp;Edit URL</source>
        <translation>&amp;Editar URL</translation>
    </message>
    <message>
        <source>&amp;Remove URL…</source>
        <translation>&amp;Quitar URL…</translation>
    </message>
    <message>
        <source>Complete This Grou&amp;p…</source>
        <translation>Completar este &amp;grupo…</translation>
    </message>
    <message>
        <source>Complete &amp;Language {code}…</source>
        <translation>Completar el i&amp;dioma {code}…</translation>
    </message>
    <message>
        <source>Complete &amp;All…</source>
        <translation>Completar &amp;todo…</translation>
    </message>
    <message>
        <source>&amp;Change Code {code}…</source>
        <translation>&amp;Cambiar código {code}…</translation>
    </message>
    <message>
        <source>No group matches these filters.</source>
        <translation>Ningún grupo cumple estos filtros.</translation>
    </message>
    <message>
        <source>This file has no rows with URLs.</source>
        <translation>Este archivo no tiene filas con URL.</translation>
    </message>
    <message>
        <source>No version</source>
        <translation>Sin versión</translation>
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
    <name>LiveBar</name>
    <message>
        <source>Live check</source>
        <translation>Comprobación en línea</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Live check: reading what is known…</source>
        <translation>Comprobación en línea: leyendo lo que ya se sabe…</translation>
    </message>
    <message numerus="yes">
        <source>Live check: %n URL(s) checked.</source>
        <translation>
            <numerusform>Comprobación en línea: %Ln URL comprobada.</numerusform>
            <numerusform>Comprobación en línea: %Ln URL comprobadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{host} asks for a pause of more than 5 minutes. Continue asking it, or skip its other URLs?</source>
        <translation>{host} pide una pausa de más de 5 minutos. ¿Continuar consultándolo u omitir sus demás URL?</translation>
    </message>
    <message>
        <source>Most of the last requests to {host} failed. Continue asking it, or skip its other URLs?</source>
        <translation>La mayoría de las últimas peticiones a {host} fallaron. ¿Continuar consultándolo u omitir sus demás URL?</translation>
    </message>
    <message>
        <source>Live check: {done} of {total} URLs checked.</source>
        <translation>Comprobación en línea: {done} de {total} URL comprobadas.</translation>
    </message>
    <message>
        <source>Live check paused: {done} of {total} URLs.</source>
        <translation>Comprobación en línea en pausa: {done} de {total} URL.</translation>
    </message>
    <message>
        <source>Live check: {done} of {total} URLs, waiting for your choice</source>
        <translation>Comprobación en línea: {done} de {total} URL, a la espera de su decisión</translation>
    </message>
    <message>
        <source>Live check: {done} of {total} URLs, waiting for answers</source>
        <translation>Comprobación en línea: {done} de {total} URL, a la espera de respuestas</translation>
    </message>
    <message>
        <source>Live check: {done} of {total} URLs, {rate} a second</source>
        <translation>Comprobación en línea: {done} de {total} URL, {rate} por segundo</translation>
    </message>
    <message>
        <source>{said}, {time} left</source>
        <translation>{said}, quedan {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) on this computer or its network were not asked. To ask them too, check again and tick “Allow addresses of this computer and its network”.</source>
        <translation>
            <numerusform>No se consultó %Ln URL de este equipo o de su red. Para consultarla también, vuelva a comprobar y marque «Permitir direcciones de este equipo y de su red».</numerusform>
            <numerusform>No se consultaron %Ln URL de este equipo o de su red. Para consultarlas también, vuelva a comprobar y marque «Permitir direcciones de este equipo y de su red».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LiveCommands</name>
    <message>
        <source>A live check of this file is under way. Stop it to begin another one.</source>
        <translation>Hay una comprobación en línea de este archivo en curso. Deténgala para empezar otra.</translation>
    </message>
    <message>
        <source>The live check was stopped, since the file was read again. Check Live goes on with what is left.</source>
        <translation>La comprobación en línea se ha detenido, porque el archivo se ha vuelto a leer. Comprobar en línea continúa con lo que falta.</translation>
    </message>
</context>
<context>
    <name>LiveCompareDialog</name>
    <message>
        <source>Compare with Live File</source>
        <translation>Comparar con el archivo en línea</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparando</translation>
    </message>
    <message>
        <source>Rows that differ</source>
        <translation>Filas que difieren</translation>
    </message>
    <message>
        <source>&amp;Open Live File</source>
        <translation>&amp;Abrir el archivo en línea</translation>
    </message>
    <message>
        <source>Asking for {url}</source>
        <translation>Consultando {url}</translation>
    </message>
    <message>
        <source>{url} has the same rows as this window.</source>
        <translation>{url} tiene las mismas filas que esta ventana.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) changed</source>
        <translation>
            <numerusform>%Ln fila cambiada</numerusform>
            <numerusform>%Ln filas cambiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) added here</source>
        <translation>
            <numerusform>%Ln fila añadida aquí</numerusform>
            <numerusform>%Ln filas añadidas aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) removed here</source>
        <translation>
            <numerusform>%Ln fila quitada aquí</numerusform>
            <numerusform>%Ln filas quitadas aquí</numerusform>
        </translation>
    </message>
    <message>
        <source>{url}: {parts}.</source>
        <translation>{url}: {parts}.</translation>
    </message>
    <message>
        <source>Some rows are in a different order.</source>
        <translation>Algunas filas están en otro orden.</translation>
    </message>
    <message>
        <source>Content outside the rows is also different.</source>
        <translation>El contenido fuera de las filas también es diferente.</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Check Live</source>
        <translation>Comprobar en línea</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Shown rows (%n)</source>
        <translation>
            <numerusform>&amp;Fila mostrada (%Ln)</numerusform>
            <numerusform>&amp;Filas mostradas (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Se&amp;lected rows (%n)</source>
        <translation>
            <numerusform>Fila se&amp;leccionada (%Ln)</numerusform>
            <numerusform>Filas se&amp;leccionadas (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Any search engine</source>
        <translation>Cualquier motor de búsqueda</translation>
    </message>
    <message>
        <source>&amp;Headers only: faster, but pages are not read</source>
        <translation>Solo ca&amp;beceras: más rápido, pero no se leen las páginas</translation>
    </message>
    <message>
        <source>Allow addresses of this computer and its &amp;network</source>
        <translation>Permitir direcciones de este equipo y de su &amp;red</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>C&amp;omprobar</translation>
    </message>
    <message>
        <source>requests a second to one host</source>
        <translation>peticiones por segundo a un mismo servidor</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>Como &amp;máximo:</translation>
    </message>
    <message>
        <source>Check &amp;as:</source>
        <translation>Comprobar &amp;como:</translation>
    </message>
    <message>
        <source>robots.txt is obeyed as {agent} has to, with its Crawl-delay.</source>
        <translation>Se obedece robots.txt como debe hacerlo {agent}, con su Crawl-delay.</translation>
    </message>
    <message>
        <source>robots.txt is obeyed as any crawler has to, with its Crawl-delay.</source>
        <translation>Se obedece robots.txt como debe hacerlo cualquier rastreador, con su Crawl-delay.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>There is no URL to ask for.</source>
        <translation>No hay ninguna URL que pedir.</translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) will be asked for</source>
        <translation>
            <numerusform>Se pedirá %Ln URL</numerusform>
            <numerusform>Se pedirán %Ln URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more host(s)</source>
        <translation>
            <numerusform>%Ln servidor más</numerusform>
            <numerusform>%Ln servidores más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URL(s) are known from the check that was cut off.</source>
        <translation>
            <numerusform>Se conoce %Ln URL de la comprobación interrumpida.</numerusform>
            <numerusform>Se conocen %Ln URL de la comprobación interrumpida.</numerusform>
        </translation>
    </message>
    <message>
        <source>At most 8 requests at once, 2 to one host.</source>
        <translation>Como máximo 8 peticiones a la vez, 2 a un mismo servidor.</translation>
    </message>
    <message>
        <source>At most 8 requests at once, also to one host.</source>
        <translation>Como máximo 8 peticiones a la vez, también a un mismo servidor.</translation>
    </message>
    <message>
        <source>This takes at least {time}.</source>
        <translation>Tarda al menos {time}.</translation>
    </message>
</context>
<context>
    <name>LiveDifferenceModel</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En línea</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>added here</source>
        <translation>añadida aquí</translation>
    </message>
    <message>
        <source>removed here</source>
        <translation>quitada aquí</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiada</translation>
    </message>
</context>
<context>
    <name>LiveFileCommands</name>
    <message>
        <source>Say where this file is published first: its URL is compared.</source>
        <translation>Indique primero dónde se publica este archivo: se compara con su URL.</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadida</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiada</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>{name}: did you mean {meant}?</source>
        <translation>{name}: ¿quería decir {meant}?</translation>
    </message>
    <message>
        <source>{name}: did you mean {meant}? The URL says “{evidence}”.</source>
        <translation>{name}: ¿quería decir {meant}? La URL dice «{evidence}».</translation>
    </message>
    <message>
        <source>{name}: it says “{said}”</source>
        <translation>{name}: dice «{said}»</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Language not stated</source>
        <translation>Idioma no indicado</translation>
    </message>
    <message>
        <source>{code}: did you mean {meant}?</source>
        <translation>{code}: ¿quería decir {meant}?</translation>
    </message>
    <message>
        <source>No version</source>
        <translation>Sin versión</translation>
    </message>
</context>
<context>
    <name>MatrixTable</name>
    <message>
        <source>Languages matrix</source>
        <translation>Matriz de idiomas</translation>
    </message>
</context>
<context>
    <name>MergeCommands</name>
    <message>
        <source>The file was reloaded or closed in the meantime, so nothing was merged.</source>
        <translation>El archivo se ha recargado o cerrado entretanto, así que no se ha combinado nada.</translation>
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
        <source>The file changed in the meantime. Merge again.</source>
        <translation>El archivo ha cambiado entretanto. Vuelva a combinar.</translation>
    </message>
    <message>
        <source>Nothing changed: this file already contains every URL of those files.</source>
        <translation>No ha cambiado nada: este archivo ya contiene todas las URL de esos archivos.</translation>
    </message>
    <message numerus="yes">
        <source>Merge files: add %Ln row(s)</source>
        <translation>
            <numerusform>Combinar archivos: añadir %Ln fila</numerusform>
            <numerusform>Combinar archivos: añadir %Ln filas</numerusform>
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
        <translation>Añada los archivos que se van a combinar.</translation>
    </message>
    <message>
        <source>These files contain no rows, so there is nothing to merge.</source>
        <translation>Estos archivos no contienen filas: no hay nada que combinar.</translation>
    </message>
    <message>
        <source>“{name}” cannot be merged. Remove it from the list. {reason}</source>
        <translation>«{name}» no se puede combinar. Quítelo de la lista. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) in the list cannot be merged. See the reasons there, and remove them.</source>
        <translation>
            <numerusform>%Ln archivo de la lista no se puede combinar. Vea ahí el motivo y quítelo.</numerusform>
            <numerusform>%Ln archivos de la lista no se pueden combinar. Vea ahí los motivos y quítelos.</numerusform>
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
    <name>MuteCommands</name>
    <message>
        <source>{code} is muted for {site}. Problems &gt; Muted Rules lists it.</source>
        <translation>{code} queda silenciada para {site}. Está en Problemas &gt; Reglas silenciadas.</translation>
    </message>
    <message>
        <source>{code} is muted in this file. Problems &gt; Muted Rules lists it.</source>
        <translation>{code} queda silenciada en este archivo. Está en Problemas &gt; Reglas silenciadas.</translation>
    </message>
    <message>
        <source>In This &amp;File</source>
        <translation>En este &amp;archivo</translation>
    </message>
    <message>
        <source>F&amp;or {site}</source>
        <translation>&amp;Para {site}</translation>
    </message>
    <message>
        <source>Mute This Rule f&amp;or {site}</source>
        <translation>Silenciar esta re&amp;gla para {site}</translation>
    </message>
    <message>
        <source>{name}, line {line}</source>
        <translation>{name}, línea {line}</translation>
    </message>
    <message>
        <source>{name} mutes what is no rule: {codes}. Check how it is written.</source>
        <translation>{name} silencia lo que no es ninguna regla: {codes}. Compruebe cómo está escrito.</translation>
    </message>
</context>
<context>
    <name>MutedDialog</name>
    <message>
        <source>Muted Rules</source>
        <translation>Reglas silenciadas</translation>
    </message>
    <message>
        <source>&amp;Unmute</source>
        <translation>&amp;Reactivar</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Compartir</translation>
    </message>
    <message>
        <source>Shared rules are in {name}, beside the file. They apply to everyone who opens or checks files of this folder.</source>
        <translation>Las reglas compartidas están en {name}, junto al archivo. Valen para todos los que abran o comprueben archivos de esta carpeta.</translation>
    </message>
    <message>
        <source>These rules are not checked in {name}:</source>
        <translation>Estas reglas no se comprueban en {name}:</translation>
    </message>
    <message>
        <source>All rules are checked in {name}.</source>
        <translation>En {name} se comprueban todas las reglas.</translation>
    </message>
</context>
<context>
    <name>MutedModel</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>Silenciada</translation>
    </message>
    <message>
        <source>for {site}</source>
        <translation>en {site}</translation>
    </message>
    <message>
        <source>in this file</source>
        <translation>en este archivo</translation>
    </message>
    <message>
        <source>in this file, shared</source>
        <translation>en este archivo, compartida</translation>
    </message>
    <message>
        <source>in this folder, shared</source>
        <translation>en esta carpeta, compartida</translation>
    </message>
</context>
<context>
    <name>MutedTable</name>
    <message>
        <source>Muted rules</source>
        <translation>Reglas silenciadas</translation>
    </message>
</context>
<context>
    <name>NoHits</name>
    <message>
        <source>No rows match the filter.</source>
        <translation>Ninguna fila cumple el filtro.</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Did you mean {filter}?</source>
        <translation>¿Quiso decir {filter}?</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss this notice</source>
        <translation>Ocultar este aviso</translation>
    </message>
</context>
<context>
    <name>OfferModel</name>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Encontrado por</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Qué es</translation>
    </message>
</context>
<context>
    <name>OffersModel</name>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Name in filters</source>
        <translation>Nombre en los filtros</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Hallados</translation>
    </message>
</context>
<context>
    <name>OffersTable</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
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
        <source>Number of rows, in file order</source>
        <translation>Número de filas, en el orden del archivo</translation>
    </message>
    <message>
        <source>{number} is the part number, {padded} the same with three digits, {group} the group: a folder, year or host. Leave empty for the default name.</source>
        <translation>{number} es el número de la parte; {padded}, lo mismo con tres cifras; {group}, el grupo: una carpeta, un año o un servidor. Si se deja vacío, se usa el nombre predeterminado.</translation>
    </message>
    <message>
        <source>&amp;Keep URLs in their current files</source>
        <translation>Conser&amp;var cada URL en su archivo</translation>
    </message>
    <message>
        <source>This folder contains an earlier split. Unchanged files keep their date, so crawlers need not read them again. Clear this to divide everything from scratch.</source>
        <translation>Esta carpeta contiene una división anterior. Los archivos sin cambios conservan su fecha, así que los rastreadores no tienen que volver a leerlos. Desmarque esta opción para dividirlo todo desde cero.</translation>
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
        <source>The URL of the folder where the files will be published. The index needs it.</source>
        <translation>La URL de la carpeta en la que se publicarán los archivos. El índice la necesita.</translation>
    </message>
    <message>
        <source>This is a guess. Please check.</source>
        <translation>Es una conjetura. Compruébela.</translation>
    </message>
    <message>
        <source>{number} is the part number, {group} the group name</source>
        <translation>{number}: número de la parte; {group}: nombre del grupo</translation>
    </message>
    <message>
        <source>MB per part</source>
        <translation>MB por parte</translation>
    </message>
    <message>
        <source>Part &amp;names:</source>
        <translation>&amp;Nombre de las partes:</translation>
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
        <source>Divide &amp;by:</source>
        <translation>Dividir &amp;por:</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>Como &amp;máximo:</translation>
    </message>
    <message>
        <source>In &amp;folder:</source>
        <translation>&amp;En la carpeta:</translation>
    </message>
    <message>
        <source>P&amp;ublished at:</source>
        <translation>P&amp;ublicado en:</translation>
    </message>
    <message>
        <source>Folder for the Parts</source>
        <translation>Carpeta para las partes</translation>
    </message>
</context>
<context>
    <name>OtherForm</name>
    <message>
        <source>Namespace</source>
        <translation>Espacio de nombres</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Dentro de</translation>
    </message>
    <message>
        <source>An attribute begins with @.</source>
        <translation>Un atributo empieza por @.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The row</source>
        <translation>La fila</translation>
    </message>
</context>
<context>
    <name>OthersModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>OthersPart</name>
    <message>
        <source>Other elements and attributes</source>
        <translation>Otros elementos y atributos</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n element(s)</source>
        <translation>
            <numerusform>Mostrar %Ln elemento</numerusform>
            <numerusform>Mostrar los %Ln elementos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>“{name}” was split into %Ln part(s)</source>
        <translation>
            <numerusform>«{name}» se ha dividido en %Ln parte</numerusform>
            <numerusform>«{name}» se ha dividido en %Ln partes</numerusform>
        </translation>
    </message>
    <message>
        <source>All files in {folder} are up to date. Nothing was written.</source>
        <translation>Todos los archivos de {folder} están al día. No se ha escrito nada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were written to {folder}.</source>
        <translation>
            <numerusform>Se ha escrito %Ln archivo en {folder}.</numerusform>
            <numerusform>Se han escrito %Ln archivos en {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s) unchanged.</source>
        <translation>
            <numerusform>%Ln parte sin cambios.</numerusform>
            <numerusform>%Ln partes sin cambios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Upload the files to your server, and list {index} in robots.txt.</source>
        <translation>Suba los archivos al servidor e indique {index} en robots.txt.</translation>
    </message>
    <message>
        <source>Upload the files to your server, and list each of them in robots.txt.</source>
        <translation>Suba los archivos al servidor e indique cada uno en robots.txt.</translation>
    </message>
</context>
<context>
    <name>OutcomesModel</name>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiadas</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>OutsideModel</name>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What would help</source>
        <translation>Qué ayudaría</translation>
    </message>
    <message>
        <source>Publish in a higher folder</source>
        <translation>Publicar en una carpeta superior</translation>
    </message>
    <message>
        <source>Change scheme or www</source>
        <translation>Cambiar el protocolo o www</translation>
    </message>
    <message>
        <source>Line in the other robots.txt</source>
        <translation>Línea en el otro robots.txt</translation>
    </message>
    <message>
        <source>Write full URLs</source>
        <translation>Escribir URL completas</translation>
    </message>
</context>
<context>
    <name>OverviewContent</name>
    <message>
        <source>Show All Rows</source>
        <translation>Mostrar todas las filas</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Filter by the folder above (Backspace)</source>
        <translation>Filtrar por la carpeta superior (Retroceso)</translation>
    </message>
    <message>
        <source>Last modified</source>
        <translation>Última modificación</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Sin fecha</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
    <message>
        <source>Change frequency</source>
        <translation>Frecuencia de cambio</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Size: rows in the folder. Color: the share of rows with problems</source>
        <translation>Tamaño: filas de la carpeta. Color: proporción de filas con problemas</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Size: rows with problems. Color: their share of the rows</source>
        <translation>Tamaño: filas con problemas. Color: su proporción entre las filas</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Size: rows in the folder. Color: the newest lastmod</source>
        <translation>Tamaño: filas de la carpeta. Color: el lastmod más reciente</translation>
    </message>
    <message>
        <source>{shown} of {all} rows (filtered)</source>
        <translation>{shown} de {all} filas (filtradas)</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} with problems</source>
        <translation>{count} con problemas</translation>
    </message>
    <message>
        <source>checking problems…</source>
        <translation>comprobando problemas…</translation>
    </message>
    <message>
        <source>most in {folder}</source>
        <translation>la mayoría, en {folder}</translation>
    </message>
    <message>
        <source>All rows have the same lastmod: {date}</source>
        <translation>Todas las filas tienen el mismo lastmod: {date}</translation>
    </message>
    <message>
        <source>All rows shown have the same lastmod: {date}</source>
        <translation>Todas las filas mostradas tienen el mismo lastmod: {date}</translation>
    </message>
    <message>
        <source>No row has a lastmod.</source>
        <translation>Ninguna fila tiene lastmod.</translation>
    </message>
    <message>
        <source>No row shown has a lastmod.</source>
        <translation>Ninguna fila mostrada tiene lastmod.</translation>
    </message>
    <message>
        <source>No rows</source>
        <translation>Ninguna fila</translation>
    </message>
    <message>
        <source>No rows with problems</source>
        <translation>Ninguna fila con problemas</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
</context>
<context>
    <name>OverviewDock</name>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
    <message>
        <source>Export Picture…</source>
        <translation>Exportar imagen…</translation>
    </message>
    <message>
        <source>Counting rows</source>
        <translation>Contando filas</translation>
    </message>
    <message>
        <source>Counting rows…</source>
        <translation>Contando filas…</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>Exporting {name}</source>
        <translation>Exportando {name}</translation>
    </message>
    <message>
        <source>Picture exported to {name}</source>
        <translation>Imagen exportada a {name}</translation>
    </message>
</context>
<context>
    <name>PageFilter</name>
    <message>
        <source>{shown} of {all} rows</source>
        <translation>{shown} de {all} filas</translation>
    </message>
    <message>
        <source>Row {number} is hidden by the filter.</source>
        <translation>El filtro oculta la fila {number}.</translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>Mostrar todas las filas</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
</context>
<context>
    <name>PaletteCommands</name>
    <message>
        <source>{key} now opens the command palette; Split is {split}.</source>
        <translation>{key} abre ahora la paleta de comandos; Dividir es {split}.</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Archivo abierto</translation>
    </message>
    <message>
        <source>Recent file</source>
        <translation>Archivo reciente</translation>
    </message>
    <message>
        <source>Show this column</source>
        <translation>Mostrar esta columna</translation>
    </message>
    <message>
        <source>Go to this column</source>
        <translation>Ir a esta columna</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Rule {code}</source>
        <translation>Regla {code}</translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message>
        <source>Search commands, files, columns and rules</source>
        <translation>Buscar comandos, archivos, columnas y reglas</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Paleta de comandos</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer letters.</source>
        <translation>No se encontró nada. Pruebe con menos letras.</translation>
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
        <source>Uncompressed; the limit applies to this size</source>
        <translation>Sin comprimir; el límite se aplica a este tamaño</translation>
    </message>
    <message>
        <source>The file in the folder is identical and stays unchanged</source>
        <translation>El archivo de la carpeta es idéntico y no cambia</translation>
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
</context>
<context>
    <name>PartTable</name>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
</context>
<context>
    <name>PartsBar</name>
    <message>
        <source>Go to {part}</source>
        <translation>Ir a {part}</translation>
    </message>
</context>
<context>
    <name>PartsModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
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
        <source>No preferences match.</source>
        <translation>Ninguna preferencia coincide.</translation>
    </message>
    <message>
        <source>Secure connections by {library}.</source>
        <translation>Conexiones seguras con {library}.</translation>
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
        <source>now row {number}</source>
        <translation>ahora en la fila {number}</translation>
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
        <source>(row deleted)</source>
        <translation>(fila eliminada)</translation>
    </message>
    <message>
        <source>(new row)</source>
        <translation>(fila nueva)</translation>
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
        <source>unfolded</source>
        <translation>desplegado</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>plegado</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%Ln problema</numerusform>
            <numerusform>%Ln problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
</context>
<context>
    <name>ProblemPart</name>
    <message>
        <source>About the selected problem</source>
        <translation>Acerca del problema seleccionado</translation>
    </message>
    <message>
        <source>About this rule</source>
        <translation>Sobre esta regla</translation>
    </message>
    <message>
        <source>There is no automatic fix for this problem. Edit the value by hand.</source>
        <translation>No hay una corrección automática para este problema. Edite el valor a mano.</translation>
    </message>
    <message>
        <source>The fix asks you a question first.</source>
        <translation>Antes, la corrección hace una pregunta.</translation>
    </message>
    <message>
        <source>Press Fix to see what would change.</source>
        <translation>Pulse Corregir para ver qué cambiaría.</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>Corrección:</translation>
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
    <name>PublishedBar</name>
    <message>
        <source>URL where this sitemap is published</source>
        <translation>URL en la que está publicado este sitemap</translation>
    </message>
    <message>
        <source>The URL of the sitemap itself. It can list URLs with the same scheme, host and port, in its own folder and subfolders. Press Enter to check the file against it.</source>
        <translation>La URL del propio sitemap. Puede incluir URL con el mismo protocolo, servidor y puerto, de su propia carpeta y sus subcarpetas. Pulse Intro para comprobar el archivo con ella.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Check against this URL and remember it for this file</source>
        <translation>Comprobar con esta URL y recordarla para este archivo</translation>
    </message>
    <message>
        <source>Also lists other sites</source>
        <translation>Incluye otros sitios</translation>
    </message>
    <message>
        <source>Allow other hosts; their robots.txt must list this sitemap</source>
        <translation>Permitir otros servidores; su robots.txt debe mencionar este sitemap</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>Publicado en</translation>
    </message>
    <message>
        <source>Unknown: rows are not checked against it</source>
        <translation>Desconocida: las filas no se comprueban con ella</translation>
    </message>
    <message>
        <source>Not the full URL of a sitemap</source>
        <translation>No es la URL completa de un sitemap</translation>
    </message>
    <message numerus="yes">
        <source>Guess; %n row(s) outside</source>
        <translation>
            <numerusform>Conjetura; %Ln fila fuera</numerusform>
            <numerusform>Conjetura; %Ln filas fuera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) outside</source>
        <translation>
            <numerusform>%Ln fila fuera</numerusform>
            <numerusform>%Ln filas fuera</numerusform>
        </translation>
    </message>
    <message>
        <source>0 rows outside</source>
        <translation>0 filas fuera</translation>
    </message>
</context>
<context>
    <name>QtFetcher</name>
    <message>
        <source>No encrypted connections here, because {library} was not found.</source>
        <translation>Aquí no hay conexiones cifradas, porque no se encontró {library}.</translation>
    </message>
</context>
<context>
    <name>QuestionBoxes</name>
    <message>
        <source>There is a problem with “{name}”.</source>
        <translation>Hay un problema con «{name}».</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>Línea {line}, columna {column}</translation>
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
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Close Anyway</source>
        <translation>&amp;Cerrar de todos modos</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since you opened it.</source>
        <translation>Otro programa ha modificado «{name}» desde que se abrió.</translation>
    </message>
    <message>
        <source>If you save now, those changes are overwritten.</source>
        <translation>Si guarda ahora, se sobrescriben esos cambios.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>“{name}” is encoded in {encoding}.</source>
        <translation>«{name}» está codificado en {encoding}.</translation>
    </message>
    <message>
        <source>Sitemaps must be in UTF-8, so the file will be saved as UTF-8. Nothing is lost.</source>
        <translation>Los sitemaps deben estar en UTF-8, así que se guardará en UTF-8. No se pierde nada.</translation>
    </message>
    <message>
        <source>&amp;Save as UTF-8</source>
        <translation>&amp;Guardar en UTF-8</translation>
    </message>
    <message>
        <source>Overwrite it anyway?</source>
        <translation>¿Sobrescribirlo de todos modos?</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Sobrescribir</translation>
    </message>
    <message>
        <source>“{name}” cannot hold all of this sitemap.</source>
        <translation>«{name}» no puede contener todo este sitemap.</translation>
    </message>
    <message>
        <source>&amp;Save URLs</source>
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
        <source>The file “{name}” does not exist.</source>
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
        <source>Opening it needs at least this much memory, and the file may be malicious.</source>
        <translation>Abrirlo requiere al menos esa cantidad de memoria, y el archivo podría ser malicioso.</translation>
    </message>
    <message>
        <source>&amp;Open Anyway</source>
        <translation>&amp;Abrir de todos modos</translation>
    </message>
    <message>
        <source>Each file opens in its own tab and is held in memory.</source>
        <translation>Cada archivo se abre en su propia pestaña y se mantiene en la memoria.</translation>
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
        <source>A form was not added yet, or a source is not a whole row, or its row was changed elsewhere. If you close now, what you typed is lost.</source>
        <translation>Un formulario aún no se ha añadido, o un código fuente no es una fila completa, o su fila se cambió en otro lugar. Si cierra ahora, se pierde lo que escribió.</translation>
    </message>
    <message>
        <source>Move to File</source>
        <translation>Mover a un archivo</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Archivo:</translation>
    </message>
    <message>
        <source>Merge Into File</source>
        <translation>Combinar con otro archivo</translation>
    </message>
    <message>
        <source>Move all rows of “{name}” &amp;into:</source>
        <translation>Mover todas las filas de «{name}» &amp;a:</translation>
    </message>
    <message>
        <source>New Recipe</source>
        <translation>Receta nueva</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>You cannot get them back. The files on disk stay unchanged.</source>
        <translation>No se podrán recuperar. Los archivos del disco no cambian.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message numerus="yes">
        <source>What you typed in Details for %n row(s) was not applied.</source>
        <translation>
            <numerusform>Lo que escribió en Detalles para %Ln fila no se ha aplicado.</numerusform>
            <numerusform>Lo que escribió en Detalles para %Ln filas no se ha aplicado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n file(s)?</source>
        <translation>
            <numerusform>¿Abrir %Ln archivo?</numerusform>
            <numerusform>¿Abrir %Ln archivos?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the unsaved changes to %n file(s)?</source>
        <translation>
            <numerusform>¿Descartar los cambios sin guardar de %Ln archivo?</numerusform>
            <numerusform>¿Descartar los cambios sin guardar de %Ln archivos?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionsModel</name>
    <message>
        <source>Conflict</source>
        <translation>Conflicto</translation>
    </message>
    <message>
        <source>1 Base</source>
        <translation>1 Base</translation>
    </message>
    <message>
        <source>2 Ours</source>
        <translation>2 Nuestra</translation>
    </message>
    <message>
        <source>3 Theirs</source>
        <translation>3 De ellos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>{field}: two dates</source>
        <translation>{field}: dos fechas</translation>
    </message>
    <message>
        <source>{field}: both changed it</source>
        <translation>{field}: cambiado por ambos</translation>
    </message>
    <message>
        <source>{field}: both added the row</source>
        <translation>{field}: fila añadida por ambos</translation>
    </message>
    <message>
        <source>Deleted by them</source>
        <translation>Eliminada por ellos</translation>
    </message>
    <message>
        <source>Deleted by us</source>
        <translation>Eliminada por nosotros</translation>
    </message>
    <message>
        <source>Other elements</source>
        <translation>Otros elementos</translation>
    </message>
    <message>
        <source>row deleted</source>
        <translation>fila eliminada</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Sin decidir</translation>
    </message>
    <message>
        <source>row left out</source>
        <translation>fila excluida</translation>
    </message>
    <message>
        <source>row kept</source>
        <translation>fila conservada</translation>
    </message>
    <message>
        <source>{result}, chosen by you</source>
        <translation>{result}, según su elección</translation>
    </message>
</context>
<context>
    <name>QuestionsTable</name>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
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
    <name>RecipeCommands</name>
    <message>
        <source>The file was reloaded or closed in the meantime; nothing was changed.</source>
        <translation>El archivo se recargó o cerró entretanto; no se cambió nada.</translation>
    </message>
    <message>
        <source>New recipe</source>
        <translation>Receta nueva</translation>
    </message>
    <message>
        <source>Recipe “{name}” saved; it is in the menu Rows.</source>
        <translation>Receta «{name}» guardada; está en el menú Filas.</translation>
    </message>
    <message>
        <source>The file changed in the meantime. Try again.</source>
        <translation>El archivo cambió entretanto. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Recipe “{name}” applied.</source>
        <translation>Receta «{name}» aplicada.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) failed.</source>
        <translation>
            <numerusform>%Ln paso falló.</numerusform>
            <numerusform>%Ln pasos fallaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply recipe “{name}”</source>
        <translation>Aplicar la receta «{name}»</translation>
    </message>
</context>
<context>
    <name>RecipeDialog</name>
    <message>
        <source>Recipes</source>
        <translation>Recetas</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nueva…</translation>
    </message>
    <message>
        <source>Edi&amp;t…</source>
        <translation>Edi&amp;tar…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Move Step &amp;Up</source>
        <translation>S&amp;ubir paso</translation>
    </message>
    <message>
        <source>Move Step &amp;Down</source>
        <translation>&amp;Bajar paso</translation>
    </message>
    <message>
        <source>&amp;Remove Step</source>
        <translation>&amp;Quitar paso</translation>
    </message>
    <message>
        <source>New recipe</source>
        <translation>Receta nueva</translation>
    </message>
    <message>
        <source>No recipes yet. Make a new one, import one, or tick steps in the history.</source>
        <translation>Aún no hay recetas. Cree una, importe una o marque pasos en el historial.</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Preparando la vista previa…</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>No cambiaría nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s). You can undo this in one step.</source>
        <translation>
            <numerusform>%Ln cambio. Puede deshacerlo en un solo paso.</numerusform>
            <numerusform>%Ln cambios. Puede deshacerlos en un solo paso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that the filter hides may change too.</source>
        <translation>También pueden cambiar filas que el filtro oculta.</translation>
    </message>
    <message>
        <source>{title} “{value}”</source>
        <translation>{title} «{value}»</translation>
    </message>
    <message>
        <source>No row matches.</source>
        <translation>No coincide ninguna fila.</translation>
    </message>
</context>
<context>
    <name>RecipeEditor</name>
    <message>
        <source>Edit Recipe</source>
        <translation>Editar receta</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>todas las filas</translation>
    </message>
    <message>
        <source>&amp;Add Step</source>
        <translation>&amp;Añadir paso</translation>
    </message>
    <message>
        <source>&amp;Remove Step</source>
        <translation>&amp;Quitar paso</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>&amp;Where (a filter):</source>
        <translation>&amp;Dónde (un filtro):</translation>
    </message>
    <message>
        <source>Where (a filter)</source>
        <translation>Dónde (un filtro)</translation>
    </message>
    <message>
        <source>where {filter}</source>
        <translation>donde {filter}</translation>
    </message>
    <message>
        <source>Give the recipe a name that no other one has.</source>
        <translation>Dé a la receta un nombre que no tenga otra.</translation>
    </message>
    <message>
        <source>A recipe needs a step. Add one.</source>
        <translation>Una receta necesita un paso. Añada uno.</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Unsaved changes cannot be recovered after a crash: {reason}.</source>
        <translation>Los cambios sin guardar no se podrán recuperar si el programa falla: {reason}.</translation>
    </message>
    <message>
        <source>Unsaved changes can be recovered after a crash again.</source>
        <translation>Los cambios sin guardar vuelven a poder recuperarse si el programa falla.</translation>
    </message>
    <message>
        <source>Unsaved changes from an earlier session could not be read: {reason}</source>
        <translation>No se pudieron leer los cambios sin guardar de una sesión anterior: {reason}</translation>
    </message>
    <message>
        <source>“{name}” could not be restored: {reason} The program will try again at the next start.</source>
        <translation>No se pudo restaurar «{name}». {reason} El programa lo intentará de nuevo en el próximo inicio.</translation>
    </message>
    <message>
        <source>Restoring {name}</source>
        <translation>Restaurando {name}</translation>
    </message>
    <message>
        <source>“{name}” is open and was edited, so its text was not restored. You can restore it at the next start.</source>
        <translation>«{name}» está abierto y se ha editado, así que su texto no se ha restaurado. Podrá restaurarlo en el próximo inicio.</translation>
    </message>
    <message>
        <source>Restore unsaved changes</source>
        <translation>Restaurar cambios sin guardar</translation>
    </message>
    <message>
        <source>Only the edited rows of “{name}” could be restored because the original file has changed. Copy them into the right file, or save them.</source>
        <translation>Solo se han podido restaurar las filas editadas de «{name}», porque el archivo original ha cambiado. Cópielas en el archivo correcto o guárdelas.</translation>
    </message>
    <message>
        <source>The interrupted save of “{name}” was restored. Save it again.</source>
        <translation>Se ha restaurado el guardado interrumpido de «{name}». Guárdelo de nuevo.</translation>
    </message>
    <message>
        <source>The unsaved changes to “{name}” were restored. They are not saved yet.</source>
        <translation>Se han restaurado los cambios sin guardar de «{name}». Todavía no están guardados.</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
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
        <source>Unsaved Changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>The program ended before these changes were saved. Restored changes can be undone; nothing on disk changes until you save.</source>
        <translation>El programa terminó antes de que se guardaran estos cambios. Los cambios restaurados se pueden deshacer; en el disco no cambia nada hasta que se guarde.</translation>
    </message>
    <message>
        <source>Files with unsaved changes</source>
        <translation>Archivos con cambios sin guardar</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Descartar…</translation>
    </message>
    <message>
        <source>Interrupted save, {time}</source>
        <translation>Guardado interrumpido, {time}</translation>
    </message>
    <message>
        <source>Edited as text, last change: {time}</source>
        <translation>Editado como texto; último cambio: {time}</translation>
    </message>
    <message>
        <source>Never saved in this form; last change: {time}</source>
        <translation>Nunca se ha guardado en esta forma; último cambio: {time}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) since the last save</source>
        <translation>
            <numerusform>%Ln cambio desde la última vez que se guardó</numerusform>
            <numerusform>%Ln cambios desde la última vez que se guardó</numerusform>
        </translation>
    </message>
    <message>
        <source>{edits}; last change: {time}</source>
        <translation>{edits}; último cambio: {time}</translation>
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
        <source>The file was being overwritten and may be incomplete. The complete version was kept.</source>
        <translation>El archivo se estaba sobrescribiendo y puede estar incompleto. Se ha conservado la versión completa.</translation>
    </message>
    <message>
        <source>The file on disk has changed since. Your version is restored; you are asked before it replaces the file on disk.</source>
        <translation>El archivo del disco ha cambiado desde entonces. Se restaura su versión; se pregunta antes de reemplazar el archivo del disco.</translation>
    </message>
    <message>
        <source>The file no longer exists. Save to create it again.</source>
        <translation>El archivo ya no existe. Guarde para crearlo de nuevo.</translation>
    </message>
    <message>
        <source>The file has changed, and no complete copy was kept. Only the rows you edited can be restored, in a new document.</source>
        <translation>El archivo ha cambiado y no se conservó ninguna copia completa. Solo se pueden restaurar las filas editadas, en un documento nuevo.</translation>
    </message>
    <message>
        <source>Later changes are damaged and cannot be read.</source>
        <translation>Los cambios posteriores están dañados y no se pueden leer.</translation>
    </message>
</context>
<context>
    <name>RepairHeader</name>
    <message>
        <source>&amp;Open Repaired</source>
        <translation>Abrir &amp;reparado</translation>
    </message>
    <message>
        <source>Show as &amp;Text</source>
        <translation>Mostrar como &amp;texto</translation>
    </message>
    <message>
        <source>Repair and Show as Te&amp;xt</source>
        <translation>Reparar y mostrar como te&amp;xto</translation>
    </message>
    <message>
        <source>Keep a cop&amp;y of the original</source>
        <translation>&amp;Conservar una copia del original</translation>
    </message>
    <message>
        <source>Result of the repairs</source>
        <translation>Resultado de las reparaciones</translation>
    </message>
    <message>
        <source>Open the file with the accepted repairs. The file on disk changes only when you save.</source>
        <translation>Abrir el archivo con las reparaciones aceptadas. El archivo del disco solo cambia al guardar.</translation>
    </message>
    <message>
        <source>Show the text unchanged, to fix it by hand</source>
        <translation>Mostrar el texto tal como está, para corregirlo a mano</translation>
    </message>
    <message>
        <source>Apply the accepted repairs and show the text, to fix the rest by hand</source>
        <translation>Hacer las reparaciones aceptadas y mostrar el texto, para corregir el resto a mano</translation>
    </message>
    <message>
        <source>Save the current file as “{name}” in the same folder</source>
        <translation>Guardar el archivo actual como «{name}» en la misma carpeta</translation>
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
        <translation>N&amp;inguna</translation>
    </message>
    <message>
        <source>Accept no repairs</source>
        <translation>No aceptar ninguna reparación</translation>
    </message>
    <message>
        <source>&amp;Certain Only</source>
        <translation>Solo las &amp;que son seguras</translation>
    </message>
    <message>
        <source>Repairs made to {name} when it was opened</source>
        <translation>Reparaciones hechas en {name} al abrirlo</translation>
    </message>
    <message>
        <source>{name} contains both versions of a merge conflict.</source>
        <translation>{name} contiene las dos versiones de un conflicto de fusión.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) prevent {name} from opening as a table.</source>
        <translation>
            <numerusform>%Ln problema impide abrir {name} como tabla.</numerusform>
            <numerusform>%Ln problemas impiden abrir {name} como tabla.</numerusform>
        </translation>
    </message>
    <message>
        <source>This list does not include later changes.</source>
        <translation>Esta lista no incluye los cambios posteriores.</translation>
    </message>
    <message>
        <source>Checking the result of these repairs…</source>
        <translation>Comprobando el resultado de estas reparaciones…</translation>
    </message>
    <message>
        <source>No repair is accepted, so the file cannot be opened.</source>
        <translation>No se ha aceptado ninguna reparación, así que el archivo no se puede abrir.</translation>
    </message>
    <message>
        <source>Some problems cannot be repaired. Remaining:</source>
        <translation>Algunos problemas no se pueden reparar. Queda:</translation>
    </message>
    <message>
        <source>These repairs are not enough. Remaining:</source>
        <translation>Estas reparaciones no bastan. Queda:</translation>
    </message>
    <message numerus="yes">
        <source>After repair, the file opens with %Ln row(s).</source>
        <translation>
            <numerusform>Tras la reparación, el archivo se abre con %Ln fila.</numerusform>
            <numerusform>Tras la reparación, el archivo se abre con %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything can be repaired. The file then opens with %Ln row(s).</source>
        <translation>
            <numerusform>Todo se puede reparar. Después, el archivo se abre con %Ln fila.</numerusform>
            <numerusform>Todo se puede reparar. Después, el archivo se abre con %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these repairs, the file opens with %Ln row(s).</source>
        <translation>
            <numerusform>Con estas reparaciones, el archivo se abre con %Ln fila.</numerusform>
            <numerusform>Con estas reparaciones, el archivo se abre con %Ln filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file on disk does not change until you save.</source>
        <translation>El archivo del disco no cambia hasta que se guarde.</translation>
    </message>
    <message>
        <source>Accept only the repairs that are certain</source>
        <translation>Aceptar solo las reparaciones seguras</translation>
    </message>
    <message>
        <source>{count} of {all} accepted</source>
        <translation>{count} de {all} aceptadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are lost.</source>
        <translation>
            <numerusform>Se pierde %Ln fila.</numerusform>
            <numerusform>Se pierden %Ln filas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RepairList</name>
    <message>
        <source>Proposed repairs; press Space to accept or reject one</source>
        <translation>Reparaciones propuestas; con Espacio se acepta o se rechaza cada una</translation>
    </message>
</context>
<context>
    <name>RepairListModel</name>
    <message>
        <source>Certain: there is only one possible meaning.</source>
        <translation>Segura: solo hay un significado posible.</translation>
    </message>
    <message>
        <source>Likely: right in nearly every file.</source>
        <translation>Probable: correcta en casi todos los archivos.</translation>
    </message>
    <message>
        <source>Guess: something is lost or made up. Please review.</source>
        <translation>Conjetura: algo se pierde o se inventa. Conviene revisarla.</translation>
    </message>
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
        <source>Proposed fix</source>
        <translation>Corrección</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>Certeza</translation>
    </message>
    <message>
        <source>Line {line}: not accepted</source>
        <translation>Línea {line}: no aceptada</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>segura</translation>
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
        <source>Line {line}: accepted</source>
        <translation>Línea {line}: aceptada</translation>
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
    <message numerus="yes">
        <source>%Ln repair(s) were made when this file was opened</source>
        <translation>
            <numerusform>Al abrir este archivo se hizo %Ln reparación</numerusform>
            <numerusform>Al abrir este archivo se hicieron %Ln reparaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a table yet: choose a version of this file first</source>
        <translation>Aún no es una tabla: elija primero una versión del archivo</translation>
    </message>
    <message numerus="yes">
        <source>Not a table yet: %Ln problem(s) to repair</source>
        <translation>
            <numerusform>Aún no es una tabla: %Ln problema por reparar</numerusform>
            <numerusform>Aún no es una tabla: %Ln problemas por reparar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Repairing</name>
    <message>
        <source>Opening {name}</source>
        <translation>Abriendo {name}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) opened from “{name}”, a feed in the format {format}.</source>
        <translation>
            <numerusform>Se ha abierto %Ln URL de «{name}», un canal de noticias en formato {format}.</numerusform>
            <numerusform>Se han abierto %Ln URL de «{name}», un canal de noticias en formato {format}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(ies) without a URL left out.</source>
        <translation>
            <numerusform>Se omite %Ln entrada sin URL.</numerusform>
            <numerusform>Se omiten %Ln entradas sin URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln repair(s) made. The file on disk does not change until you save.</source>
        <translation>
            <numerusform>Se ha hecho %Ln reparación. El archivo del disco no cambia hasta que se guarde.</numerusform>
            <numerusform>Se han hecho %Ln reparaciones. El archivo del disco no cambia hasta que se guarde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The original was saved as “{name}”.</source>
        <translation>El original se ha guardado como «{name}».</translation>
    </message>
    <message>
        <source>Reading {name}</source>
        <translation>Leyendo {name}</translation>
    </message>
    <message>
        <source>Keeping a copy of {name}</source>
        <translation>Guardando una copia de {name}</translation>
    </message>
    <message>
        <source>Show Repairs</source>
        <translation>Ver reparaciones</translation>
    </message>
</context>
<context>
    <name>ReplaceBox</name>
    <message>
        <source>&amp;Replace these files</source>
        <translation>&amp;Reemplazar estos archivos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) in this folder will be replaced if you allow it: {names}.</source>
        <translation>
            <numerusform>En esta carpeta se reemplazaría %Ln archivo, si se permite: {names}.</numerusform>
            <numerusform>En esta carpeta se reemplazarían %Ln archivos, si se permite: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is the file you are splitting.</source>
        <translation>«{name}» es el archivo que se está dividiendo.</translation>
    </message>
</context>
<context>
    <name>ReportCommands</name>
    <message>
        <source>The file is still being checked. Try again in a moment.</source>
        <translation>El archivo aún se está comprobando. Vuelva a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>This file is open in another tab. Close that tab first.</source>
        <translation>Este archivo está abierto en otra pestaña. Ciérrela primero.</translation>
    </message>
    <message>
        <source>{name} written.</source>
        <translation>{name} escrito.</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Escribiendo {name}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) sent to the printer.</source>
        <translation>
            <numerusform>%Ln página enviada a la impresora.</numerusform>
            <numerusform>%Ln páginas enviadas a la impresora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing {name}</source>
        <translation>Imprimiendo {name}</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report of “{name}”</source>
        <translation>Informe de «{name}»</translation>
    </message>
    <message>
        <source>A report tells the figures of the file, its problems, how many rows each folder and month has, and the rows. HTML can be sorted and filtered in any browser.</source>
        <translation>Un informe muestra las cifras del archivo, sus problemas, cuántas filas tiene cada carpeta y cada mes, y las filas. El HTML se puede ordenar y filtrar en cualquier navegador.</translation>
    </message>
    <message>
        <source>&amp;Rows listed, from the first on:</source>
        <translation>&amp;Filas incluidas, desde la primera:</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>de {count}</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Guardar como &amp;HTML…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar como P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
</context>
<context>
    <name>Restoring</name>
    <message numerus="yes">
        <source>%n file(s) from the last session no longer exist: {names}</source>
        <translation>
            <numerusform>%Ln archivo de la última sesión ya no existe: {names}</numerusform>
            <numerusform>%Ln archivos de la última sesión ya no existen: {names}</numerusform>
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
        <source>URL where this sitemap is published</source>
        <translation>URL en la que está publicado este sitemap</translation>
    </message>
    <message>
        <source>Con&amp;firm</source>
        <translation>C&amp;onfirmar</translation>
    </message>
    <message>
        <source>Check against this URL and remember it for this file</source>
        <translation>Comprobar con esta URL y recordarla para este archivo</translation>
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
        <source>&amp;Line for robots.txt:</source>
        <translation>&amp;Línea para robots.txt:</translation>
    </message>
    <message>
        <source>You only need this line: crawlers find the listed sitemaps through the index. It can be anywhere in robots.txt.</source>
        <translation>Basta con esta línea: los rastreadores encuentran los sitemaps a través del índice. Puede estar en cualquier lugar de robots.txt.</translation>
    </message>
    <message>
        <source>The line can be anywhere in robots.txt. If an index lists this sitemap, a line for the index is enough.</source>
        <translation>La línea puede estar en cualquier lugar de robots.txt. Si un índice incluye este sitemap, basta con una línea para el índice.</translation>
    </message>
    <message>
        <source>This is not the full URL of a sitemap. Write it like this: {example}</source>
        <translation>Esto no es la URL completa de un sitemap. Escríbala así: {example}</translation>
    </message>
    <message>
        <source>Save the file to check the robots.txt in its folder as well.</source>
        <translation>Guarde el archivo para comprobar también el robots.txt de su carpeta.</translation>
    </message>
    <message>
        <source>Checking robots.txt…</source>
        <translation>Comprobando robots.txt…</translation>
    </message>
    <message>
        <source>There is no robots.txt in the folder of this file, so none was checked.</source>
        <translation>En la carpeta de este archivo no hay ningún robots.txt, así que no se ha comprobado ninguno.</translation>
    </message>
    <message>
        <source>Problems in {path}:</source>
        <translation>Problemas de {path}:</translation>
    </message>
    <message>
        <source>{path}: no problems found.</source>
        <translation>{path}: no hay problemas.</translation>
    </message>
    <message>
        <source>{path} lists this sitemap; no problems found.</source>
        <translation>{path} menciona este sitemap; no hay problemas.</translation>
    </message>
    <message>
        <source>{code} · Line {line}: {sentence}</source>
        <translation>{code} · Línea {line} · {sentence}</translation>
    </message>
    <message>
        <source>{path} could not be checked: {reason}</source>
        <translation>{path} no se ha podido comprobar: {reason}</translation>
    </message>
    <message>
        <source>&amp;Copied</source>
        <translation>&amp;Copiado</translation>
    </message>
</context>
<context>
    <name>RowCommands</name>
    <message numerus="yes">
        <source>Duplicate %n row(s)</source>
        <translation>
            <numerusform>Duplicar %Ln fila</numerusform>
            <numerusform>Duplicar %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) duplicated.</source>
        <translation>
            <numerusform>%Ln fila duplicada.</numerusform>
            <numerusform>%Ln filas duplicadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) deleted.</source>
        <translation>
            <numerusform>%Ln fila eliminada.</numerusform>
            <numerusform>%Ln filas eliminadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n row(s)</source>
        <translation>
            <numerusform>Eliminar %Ln fila</numerusform>
            <numerusform>Eliminar %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>You can only move rows while all rows are shown.</source>
        <translation>Solo puede mover filas mientras se muestran todas.</translation>
    </message>
    <message>
        <source>You can only move rows in file order (see View).</source>
        <translation>Las filas solo se pueden mover en el orden del archivo (véase Ver).</translation>
    </message>
    <message numerus="yes">
        <source>Move %n row(s)</source>
        <translation>
            <numerusform>Mover %Ln fila</numerusform>
            <numerusform>Mover %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) moved.</source>
        <translation>
            <numerusform>%Ln fila movida.</numerusform>
            <numerusform>%Ln filas movidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert row</source>
        <translation>Insertar fila</translation>
    </message>
</context>
<context>
    <name>RowEditor</name>
    <message>
        <source>Source of the row</source>
        <translation>Código fuente de la fila</translation>
    </message>
</context>
<context>
    <name>RowPart</name>
    <message>
        <source>URL of the row</source>
        <translation>URL de la fila</translation>
    </message>
    <message>
        <source>This is only shown here. Change it in the table.</source>
        <translation>Aquí solo se muestra. Cámbielo en la tabla.</translation>
    </message>
    <message>
        <source>Copy URL</source>
        <translation>Copiar URL</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>This row has no problems.</source>
        <translation>Esta fila no tiene problemas.</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Fila {number}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more problem(s)</source>
        <translation>
            <numerusform>y %Ln problema más</numerusform>
            <numerusform>y %Ln problemas más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowsModel</name>
    <message>
        <source>row in the file</source>
        <translation>fila en el archivo</translation>
    </message>
    <message>
        <source>different content</source>
        <translation>contenido distinto</translation>
    </message>
    <message>
        <source>{file}, kept</source>
        <translation>{file}, se conserva</translation>
    </message>
    <message>
        <source>{file}, left out</source>
        <translation>{file}, se omite</translation>
    </message>
    <message>
        <source>Click, or press {number}, to keep this row</source>
        <translation>Hacer clic o pulsar {number} para conservar esta fila</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Robots Rules</source>
        <translation>Reglas de robots</translation>
    </message>
    <message>
        <source>Paste a robots.txt here, open one or fetch it</source>
        <translation>Pegue aquí un robots.txt, abra uno u obténgalo</translation>
    </message>
    <message>
        <source>Text of robots.txt</source>
        <translation>Texto de robots.txt</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Fetch from Site</source>
        <translation>O&amp;btener del sitio</translation>
    </message>
    <message>
        <source>Crawler</source>
        <translation>Rastreador</translation>
    </message>
    <message>
        <source>The name of a crawler; * is one that no line names</source>
        <translation>El nombre de un rastreador; * es uno que ninguna línea nombra</translation>
    </message>
    <message>
        <source>URLs, one per line</source>
        <translation>URL, una por línea</translation>
    </message>
    <message>
        <source>Which line decides</source>
        <translation>Qué línea decide</translation>
    </message>
    <message>
        <source>Content-Signal, License, LLM-Policy and Sitemap lines decide over no URL; they are no errors.</source>
        <translation>Las líneas Content-Signal, License, LLM-Policy y Sitemap no deciden sobre ninguna URL; no son errores.</translation>
    </message>
    <message>
        <source>&amp;Crawler:</source>
        <translation>&amp;Rastreador:</translation>
    </message>
    <message>
        <source>&amp;URLs, one per line:</source>
        <translation>&amp;URL, una por línea:</translation>
    </message>
    <message>
        <source>Fetching…</source>
        <translation>Obteniendo…</translation>
    </message>
</context>
<context>
    <name>SaveCommandRuns</name>
    <message>
        <source>Save the file first.</source>
        <translation>Guarde primero el archivo.</translation>
    </message>
    <message>
        <source>The command after saving {name} is done</source>
        <translation>La orden tras guardar {name} ha terminado</translation>
    </message>
    <message>
        <source>The command after saving {name} was stopped</source>
        <translation>La orden tras guardar {name} se detuvo</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>código de salida {code}</translation>
    </message>
    <message>
        <source>The command after saving {name} failed: {reason}</source>
        <translation>La orden tras guardar {name} falló: {reason}</translation>
    </message>
    <message>
        <source>Show Output</source>
        <translation>Mostrar salida</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>These rows belong to several files. Use Save, or Export, All Rows.</source>
        <translation>Estas filas pertenecen a varios archivos. Use «Guardar», o «Exportar», «Todas las filas».</translation>
    </message>
    <message>
        <source>This file is open in another tab. Close that tab first.</source>
        <translation>Este archivo está abierto en otra pestaña. Ciérrela antes.</translation>
    </message>
    <message>
        <source>Saving {name}</source>
        <translation>Guardando {name}</translation>
    </message>
    <message>
        <source>Saved a copy as {name}</source>
        <translation>Se ha guardado una copia como {name}</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>Se ha guardado {name}</translation>
    </message>
</context>
<context>
    <name>ScopeDialog</name>
    <message>
        <source>If Published At</source>
        <translation>Si se publica en</translation>
    </message>
    <message>
        <source>URL to try</source>
        <translation>URL que se prueba</translation>
    </message>
    <message>
        <source>Rows outside</source>
        <translation>Filas fuera</translation>
    </message>
    <message>
        <source>&amp;Show These Rows</source>
        <translation>&amp;Mostrar estas filas</translation>
    </message>
    <message>
        <source>&amp;Try That URL</source>
        <translation>&amp;Probar esa URL</translation>
    </message>
    <message>
        <source>&amp;URL:</source>
        <translation>&amp;URL:</translation>
    </message>
    <message numerus="yes">
        <source>From {url}, %n row(s) would be outside.</source>
        <translation>
            <numerusform>Desde {url} quedaría fuera %Ln fila.</numerusform>
            <numerusform>Desde {url} quedarían fuera %Ln filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the full URL of a sitemap.</source>
        <translation>Escriba la URL completa de un sitemap.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>All rows can be listed from there.</source>
        <translation>Desde ahí se pueden incluir todas las filas.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {count} cannot be listed from there.</source>
        <translation>
            <numerusform>Desde ahí no se puede incluir %Ln fila de {count}.</numerusform>
            <numerusform>Desde ahí no se pueden incluir %Ln filas de {count}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentModel</name>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadida</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiada</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Not sent: other host</source>
        <translation>No se envía: otro servidor</translation>
    </message>
    <message>
        <source>Not sent: outside the key&apos;s folder</source>
        <translation>No se envía: fuera de la carpeta de la clave</translation>
    </message>
    <message>
        <source>Not sent: not online</source>
        <translation>No se envía: no está en línea</translation>
    </message>
    <message>
        <source>Not sent: not indexable</source>
        <translation>No se envía: no es indexable</translation>
    </message>
    <message>
        <source>Not sent: not checked</source>
        <translation>No se envía: no se ha comprobado</translation>
    </message>
    <message>
        <source>Not sent: sent just now</source>
        <translation>No se envía: recién enviada</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Search commands or keys</source>
        <translation>Buscar comandos o teclas</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Asignar</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>R&amp;establecer</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>Restab&amp;lecer todo</translation>
    </message>
    <message>
        <source>New &amp;key:</source>
        <translation>Nueva &amp;tecla:</translation>
    </message>
    <message>
        <source>&amp;Set:</source>
        <translation>&amp;Conjunto:</translation>
    </message>
    <message>
        <source>{key} is {command} now. Assign takes it from there.</source>
        <translation>{key} es ahora «{command}», que la perderá si pulsa Asignar.</translation>
    </message>
    <message>
        <source>{command} has {keys} now.</source>
        <translation>«{command}» tiene ahora {keys}.</translation>
    </message>
    <message>
        <source>{command} has no key now.</source>
        <translation>«{command}» ya no tiene ninguna tecla.</translation>
    </message>
    <message>
        <source>All shortcuts are as the set has them.</source>
        <translation>Todos los atajos son ahora los del conjunto.</translation>
    </message>
    <message numerus="yes">
        <source>%n shortcut(s) imported.</source>
        <translation>
            <numerusform>%Ln atajo importado.</numerusform>
            <numerusform>%Ln atajos importados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shortcut(s) cannot be used here.</source>
        <translation>
            <numerusform>%Ln atajo no se puede usar aquí.</numerusform>
            <numerusform>%Ln atajos no se pueden usar aquí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsModel</name>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atajo</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
</context>
<context>
    <name>ShortcutsTable</name>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>Comandos y sus atajos</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>Which version do you want to keep?</source>
        <translation>¿Qué versión quiere conservar?</translation>
    </message>
    <message>
        <source>Keep o&amp;urs</source>
        <translation>&amp;Lo nuestro</translation>
    </message>
    <message>
        <source>&amp;Keep theirs</source>
        <translation>L&amp;o de ellos</translation>
    </message>
    <message>
        <source>Keep both, e&amp;qual rows once</source>
        <translation>Ambos lados, las filas iguales una ve&amp;z</translation>
    </message>
    <message>
        <source>Keep the first version between the markers</source>
        <translation>Conservar la primera versión entre las marcas</translation>
    </message>
    <message>
        <source>Keep the second version between the markers</source>
        <translation>Conservar la segunda versión entre las marcas</translation>
    </message>
    <message>
        <source>Keep our rows, then add their rows that differ; outside the rows, keep ours</source>
        <translation>Conservar nuestras filas y añadir las de ellos que sean distintas; fuera de las filas, conservar lo nuestro</translation>
    </message>
    <message>
        <source>nothing left out</source>
        <translation>sin omitir nada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the other version left out</source>
        <translation>
            <numerusform>se omite %Ln fila de la otra versión</numerusform>
            <numerusform>se omiten %Ln filas de la otra versión</numerusform>
        </translation>
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
    <message>
        <source>{side}: {rows}, {dropped}</source>
        <translation>{side}: {rows}, {dropped}</translation>
    </message>
</context>
<context>
    <name>SideField</name>
    <message>
        <source>A file or an open document</source>
        <translation>Un archivo o un documento abierto</translation>
    </message>
    <message>
        <source>A file, a folder or an open document</source>
        <translation>Un archivo, una carpeta o un documento abierto</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Examinar</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Archivo…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Carpeta…</translation>
    </message>
    <message>
        <source>Folder of Sitemaps</source>
        <translation>Carpeta de sitemaps</translation>
    </message>
</context>
<context>
    <name>SideNames</name>
    <message>
        <source>{name} (open)</source>
        <translation>{name} (abierto)</translation>
    </message>
    <message>
        <source>{name} (on disk)</source>
        <translation>{name} (en el disco)</translation>
    </message>
</context>
<context>
    <name>SiteLanguageCommands</name>
    <message>
        <source>That row is no longer in the file.</source>
        <translation>Esa fila ya no está en el archivo.</translation>
    </message>
    <message>
        <source>The file changed in the meantime. Try again.</source>
        <translation>El archivo cambió entretanto. Inténtelo de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>Language links written into %n row(s) of {name}. Save or undo it in its tab.</source>
        <translation>
            <numerusform>Enlaces de idioma escritos en %Ln fila de {name}. Guárdelo o deshágalo en su pestaña.</numerusform>
            <numerusform>Enlaces de idioma escritos en %Ln filas de {name}. Guárdelo o deshágalo en su pestaña.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete language links</source>
        <translation>Completar enlaces de idioma</translation>
    </message>
</context>
<context>
    <name>SitePage</name>
    <message>
        <source>Let the pages of one file list all versions that the files together say</source>
        <translation>Hacer que las páginas de un archivo enumeren todas las versiones que indican los archivos en conjunto</translation>
    </message>
    <message>
        <source>&amp;Complete File…</source>
        <translation>&amp;Completar archivo…</translation>
    </message>
    <message>
        <source>Read all files again: other programs may have changed them</source>
        <translation>Volver a leer todos los archivos: otros programas pueden haberlos cambiado</translation>
    </message>
    <message>
        <source>Read A&amp;gain</source>
        <translation>Volver a &amp;leer</translation>
    </message>
    <message>
        <source>All pages list all versions that are there.</source>
        <translation>Todas las páginas enumeran todas las versiones que hay.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln page(s) lack links…</source>
        <translation>
            <numerusform>{name}: a %Ln página le faltan enlaces…</numerusform>
            <numerusform>{name}: a %Ln páginas les faltan enlaces…</numerusform>
        </translation>
    </message>
    <message>
        <source>No row has this URL.</source>
        <translation>Ninguna fila tiene esta URL.</translation>
    </message>
    <message>
        <source>&amp;Complete {name}…</source>
        <translation>&amp;Completar {name}…</translation>
    </message>
    <message>
        <source>&amp;Go to Row</source>
        <translation>&amp;Ir a la fila</translation>
    </message>
    <message>
        <source>{name}, row {row}</source>
        <translation>{name}, fila {row}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemap(s) of the index were not read.</source>
        <translation>
            <numerusform>No se leyó %Ln sitemap del índice.</numerusform>
            <numerusform>No se leyeron %Ln sitemaps del índice.</numerusform>
        </translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Y {count} más.</translation>
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
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
</context>
<context>
    <name>SitesDialog</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparando</translation>
    </message>
    <message>
        <source>Side by Si&amp;de</source>
        <translation>&amp;Lado a lado</translation>
    </message>
    <message>
        <source>&amp;Redirects</source>
        <translation>&amp;Redirecciones</translation>
    </message>
    <message>
        <source>Re&amp;port</source>
        <translation>&amp;Informe</translation>
    </message>
    <message>
        <source>Rows that are only before</source>
        <translation>Filas que solo están antes</translation>
    </message>
    <message>
        <source>Rows that are only after</source>
        <translation>Filas que solo están después</translation>
    </message>
    <message>
        <source>Rows with other values</source>
        <translation>Filas con otros valores</translation>
    </message>
    <message>
        <source>Rows that are in another file of the site</source>
        <translation>Filas que están en otro archivo del sitio</translation>
    </message>
    <message>
        <source>Removed and added URLs that are probably the same page; untick those that are not</source>
        <translation>URL quitadas y añadidas que probablemente son la misma página; desmarque las que no lo sean</translation>
    </message>
    <message>
        <source>Rows that say the same</source>
        <translation>Filas que dicen lo mismo</translation>
    </message>
    <message>
        <source>Removed {count}</source>
        <translation>Eliminadas {count}</translation>
    </message>
    <message>
        <source>Added {count}</source>
        <translation>Añadidas {count}</translation>
    </message>
    <message>
        <source>Changed {count}</source>
        <translation>Cambiadas {count}</translation>
    </message>
    <message>
        <source>In another file {count}</source>
        <translation>En otro archivo {count}</translation>
    </message>
    <message>
        <source>Moved pages {count}</source>
        <translation>Páginas movidas {count}</translation>
    </message>
    <message>
        <source>Copy &amp;to After</source>
        <translation>Copiar a D&amp;espués</translation>
    </message>
    <message>
        <source>Copy t&amp;o Before</source>
        <translation>Copiar a Ante&amp;s</translation>
    </message>
    <message>
        <source>Se&amp;lected Differences</source>
        <translation>Diferencias &amp;seleccionadas</translation>
    </message>
    <message>
        <source>All &amp;Shown Differences</source>
        <translation>&amp;Todas las mostradas</translation>
    </message>
    <message>
        <source>&amp;Text…</source>
        <translation>&amp;Texto…</translation>
    </message>
    <message>
        <source>Show before and after in two tables that go together</source>
        <translation>Mostrar antes y después en dos tablas que avanzan juntas</translation>
    </message>
    <message>
        <source>Widen the window to see before and after in two tables</source>
        <translation>Ensanche la ventana para ver antes y después en dos tablas</translation>
    </message>
    <message>
        <source>Neither file is open. Open one to go to its rows.</source>
        <translation>Ninguno de los dos archivos está abierto. Abra uno para ir a sus filas.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>Unchanged {count}</source>
        <translation>Sin cambios {count}</translation>
    </message>
    <message>
        <source>Make rows of “{name}” as they are on the other side</source>
        <translation>Dejar filas de «{name}» como están en el otro lado</translation>
    </message>
    <message>
        <source>Reading and comparing…</source>
        <translation>Leyendo y comparando…</translation>
    </message>
    <message>
        <source>Choose two files, folders, indexes or open documents.</source>
        <translation>Elija dos archivos, carpetas, índices o documentos abiertos.</translation>
    </message>
    <message>
        <source>“{name}” was closed; you see it as it was.</source>
        <translation>«{name}» se cerró; se muestra como estaba.</translation>
    </message>
    <message>
        <source>You edited a file since. Compare again.</source>
        <translation>Ha editado un archivo desde entonces. Compare de nuevo.</translation>
    </message>
    <message>
        <source>Apart from what was ignored, “{before}” and “{after}” list the same rows with the same values.</source>
        <translation>Aparte de lo ignorado, «{before}» y «{after}» tienen las mismas filas con los mismos valores.</translation>
    </message>
    <message>
        <source>“{before}” and “{after}” list the same rows with the same values.</source>
        <translation>«{before}» y «{after}» tienen las mismas filas con los mismos valores.</translation>
    </message>
    <message>
        <source>“{before}” and “{after}” differ.</source>
        <translation>«{before}» y «{after}» difieren.</translation>
    </message>
</context>
<context>
    <name>SourceContent</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Li&amp;ne</source>
        <translation>Lí&amp;nea</translation>
    </message>
    <message>
        <source>Counting lines…</source>
        <translation>Contando líneas…</translation>
    </message>
    <message>
        <source>of {count}, column {column}</source>
        <translation>de {count}, columna {column}</translation>
    </message>
    <message>
        <source>{place}, row {row}</source>
        <translation>{place}, fila {row}</translation>
    </message>
    <message>
        <source>The source is only shown here. Edit its rows in Details.</source>
        <translation>Aquí el código fuente solo se muestra. Edite las filas en Detalles.</translation>
    </message>
    <message>
        <source>This is too much text to copy. Select less of it.</source>
        <translation>Es demasiado texto para copiarlo. Seleccione menos.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Seleccionar &amp;todo</translation>
    </message>
    <message>
        <source>Go to This &amp;Row in the Table</source>
        <translation>Ir a esta &amp;fila en la tabla</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>&amp;Go to Line</source>
        <translation>&amp;Ir a la línea</translation>
    </message>
</context>
<context>
    <name>SourceDock</name>
    <message>
        <source>Source</source>
        <translation>Código fuente</translation>
    </message>
</context>
<context>
    <name>SourceFind</name>
    <message>
        <source>Find in source</source>
        <translation>Buscar en el código fuente</translation>
    </message>
</context>
<context>
    <name>SourcePart</name>
    <message>
        <source>Write this into the file (Ctrl+Enter)</source>
        <translation>Escribir esto en el archivo (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Show the row as it was (Esc)</source>
        <translation>Mostrar la fila como estaba (Esc)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Declare xmlns:{prefix}</source>
        <translation>Declarar xmlns:{prefix}</translation>
    </message>
    <message>
        <source>This row cannot be edited as text here.</source>
        <translation>Esta fila no se puede editar aquí como texto.</translation>
    </message>
    <message>
        <source>This row was changed elsewhere. Apply replaces it.</source>
        <translation>Esta fila se cambió en otro lugar. Aplicar la reemplaza.</translation>
    </message>
    <message>
        <source>Edit the source of row {number}</source>
        <translation>Editar el código fuente de la fila {number}</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Source of the file</source>
        <translation>Código fuente del archivo</translation>
    </message>
    <message>
        <source>Source of the file, line {line}: {text}</source>
        <translation>Código fuente del archivo, línea {line}: {text}</translation>
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
        <source>other files are merged into it</source>
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
        <source>&amp;Files, in merge order:</source>
        <translation>&amp;Archivos, en orden de combinación:</translation>
    </message>
    <message>
        <source>Files to merge</source>
        <translation>Archivos que combinar</translation>
    </message>
    <message>
        <source>Add files, folders or indexes, or drop them here.</source>
        <translation>Añada archivos, carpetas o índices, o suéltelos aquí.</translation>
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
        <source>“{name}” is open in its old version. Reload it to see the new one.</source>
        <translation>«{name}» está abierto en su versión anterior. Recárguelo para ver la nueva.</translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <source>Split “{name}”</source>
        <translation>Dividir «{name}»</translation>
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
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Show Fol&amp;der</source>
        <translation>Mo&amp;strar carpeta</translation>
    </message>
    <message>
        <source>“{name}” has unsaved changes. The split includes them.</source>
        <translation>«{name}» tiene cambios sin guardar. La división los incluye.</translation>
    </message>
    <message>
        <source>Writing to {folder}…</source>
        <translation>Escribiendo en {folder}…</translation>
    </message>
    <message>
        <source>Calculating the parts…</source>
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
        <source>{figures}, and an index</source>
        <translation>{figures} y un índice</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Cancelando…</translation>
    </message>
    <message>
        <source>Cancelled. The folder {folder} is unchanged.</source>
        <translation>Cancelado. La carpeta {folder} no ha cambiado.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Open First Part</source>
        <translation>A&amp;brir la primera parte</translation>
    </message>
</context>
<context>
    <name>SplitFileDialog</name>
    <message>
        <source>Split File</source>
        <translation>Dividir archivo</translation>
    </message>
    <message>
        <source>Split “{name}” into this many &amp;files:</source>
        <translation>Dividir «{name}» en este número de &amp;archivos:</translation>
    </message>
    <message>
        <source>Number of files</source>
        <translation>Número de archivos</translation>
    </message>
    <message>
        <source>The files after the split</source>
        <translation>Los archivos tras la división</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>&amp;Dividir</translation>
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
        <source>Drop files here: sitemaps (.xml, .xml.gz, .txt) or tables (.csv).</source>
        <translation>Suelte archivos aquí: sitemaps (.xml, .xml.gz, .txt) o tablas (.csv).</translation>
    </message>
    <message>
        <source>Open URL</source>
        <translation>Abrir URL</translation>
    </message>
    <message>
        <source>Import CSV</source>
        <translation>Importar CSV</translation>
    </message>
    <message>
        <source>Merge Files</source>
        <translation>Combinar archivos</translation>
    </message>
    <message>
        <source>Compare Files</source>
        <translation>Comparar archivos</translation>
    </message>
    <message>
        <source>Open a Sample</source>
        <translation>Abrir un ejemplo</translation>
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
        <source>Rules that are not checked here</source>
        <translation>Reglas que no se comprueban aquí</translation>
    </message>
    <message>
        <source>Rows shown in the table, and their size</source>
        <translation>Filas mostradas en la tabla y su tamaño</translation>
    </message>
    <message>
        <source>Original encoding of the file; sitemaps are saved as UTF-8</source>
        <translation>Codificación original del archivo; los sitemaps se guardan en UTF-8</translation>
    </message>
    <message>
        <source>Line endings of this file: LF (Unix), CRLF (Windows), CR, or mixed</source>
        <translation>Finales de línea de este archivo: LF (Unix), CRLF (Windows), CR o mixtos</translation>
    </message>
    <message>
        <source>Whether the file is compressed with gzip</source>
        <translation>Indica si el archivo está comprimido con gzip</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) muted</source>
        <translation>
            <numerusform>%Ln regla silenciada</numerusform>
            <numerusform>%Ln reglas silenciadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) shown</source>
        <translation>
            <numerusform>%Ln fila visible</numerusform>
            <numerusform>%Ln filas visibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing wrong by {profile}</source>
        <translation>Sin problemas según {profile}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in their files</source>
        <translation>
            <numerusform>%Ln fila en sus archivos</numerusform>
            <numerusform>%Ln filas en sus archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed line endings</source>
        <translation>finales de línea mixtos</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%Ln seleccionada</numerusform>
            <numerusform>%Ln seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>una línea</translation>
    </message>
</context>
<context>
    <name>StepPlurals</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Recipes have no step of this kind.</source>
        <translation>Las recetas no tienen pasos de este tipo.</translation>
    </message>
    <message>
        <source>Many cells got values of their own.</source>
        <translation>Muchas celdas recibieron cada una su valor.</translation>
    </message>
    <message>
        <source>It inserted rows.</source>
        <translation>Insertó filas.</translation>
    </message>
    <message>
        <source>It was for selected rows; other files have others.</source>
        <translation>Se aplicó a las filas seleccionadas; en otro archivo serían otras.</translation>
    </message>
    <message>
        <source>Rows were marked or left out by hand.</source>
        <translation>Se marcaron o excluyeron filas a mano.</translation>
    </message>
    <message>
        <source>Its filter says something of this file alone, such as what a live check found.</source>
        <translation>Su filtro dice algo que solo vale para este archivo, como lo que encontró una comprobación en línea.</translation>
    </message>
    <message>
        <source>Rows were among them that no longer matched the filter. Apply the filter again before such a step.</source>
        <translation>Había filas que ya no cumplían el filtro. Vuelva a aplicar el filtro antes de un paso así.</translation>
    </message>
    <message>
        <source>It needed an answer.</source>
        <translation>Necesitaba una respuesta.</translation>
    </message>
    <message>
        <source>Not for a recipe: {reason}</source>
        <translation>No sirve para una receta. {reason}</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Como se abrió</translation>
    </message>
    <message>
        <source>{step}, where you are</source>
        <translation>{step}, donde está</translation>
    </message>
    <message>
        <source>{step}, undone</source>
        <translation>{step}, deshecho</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Reading {number} of {count}: {name}</source>
        <translation>Leyendo {number} de {count}: {name}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Looking for files…</source>
        <translation>Buscando archivos…</translation>
    </message>
    <message>
        <source>Comparing URLs…</source>
        <translation>Comparando las URL…</translation>
    </message>
    <message>
        <source>Merging…</source>
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
        <source>%Ln more note(s)</source>
        <translation>
            <numerusform>%Ln nota más</numerusform>
            <numerusform>%Ln notas más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TabMenu</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <translation>Cerrar las &amp;demás</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>Copiar &amp;ruta</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>Abrir c&amp;arpeta</translation>
    </message>
    <message>
        <source>Compare &amp;With…</source>
        <translation>Comparar co&amp;n…</translation>
    </message>
</context>
<context>
    <name>TableFiles</name>
    <message>
        <source>Other files are still being read. Edit once all are there.</source>
        <translation>Aún se están leyendo otros archivos. Edite cuando estén todos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) moved to {name}.</source>
        <translation>
            <numerusform>%Ln fila movida a {name}.</numerusform>
            <numerusform>%Ln filas movidas a {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rows are in {name} already.</source>
        <translation>Estas filas ya están en {name}.</translation>
    </message>
    <message>
        <source>Move rows to {name}</source>
        <translation>Mover filas a {name}</translation>
    </message>
    <message>
        <source>Add File</source>
        <translation>Añadir archivo</translation>
    </message>
    <message>
        <source>“{name}” is added and has no rows yet. Move rows to it, then save.</source>
        <translation>«{name}» se ha añadido y aún no tiene filas. Mueva filas a él y guarde.</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Añadir {name}</translation>
    </message>
    <message>
        <source>Rename File</source>
        <translation>Renombrar archivo</translation>
    </message>
    <message>
        <source>“{before}” is called “{name}” once you save.</source>
        <translation>«{before}» se llamará «{name}» en cuanto guarde.</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>Renombrar {name}</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and its %Ln row(s) are removed. The file is deleted when you save.</source>
        <translation>
            <numerusform>«{name}» y su %Ln fila se han quitado. El archivo se borra al guardar.</numerusform>
            <numerusform>«{name}» y sus %Ln filas se han quitado. El archivo se borra al guardar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Quitar {name}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) moved to “{into}”. “{name}” is deleted when you save.</source>
        <translation>
            <numerusform>%Ln fila movida a «{into}». «{name}» se borra al guardar.</numerusform>
            <numerusform>%Ln filas movidas a «{into}». «{name}» se borra al guardar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge {name} into {into}</source>
        <translation>Combinar {name} con {into}</translation>
    </message>
    <message>
        <source>“{name}” has too few rows to be split.</source>
        <translation>«{name}» tiene muy pocas filas para dividirlo.</translation>
    </message>
    <message>
        <source>Counting rows</source>
        <translation>Contando filas</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is split into %Ln file(s) once you save.</source>
        <translation>
            <numerusform>«{name}» se dividirá en %Ln archivo en cuanto guarde.</numerusform>
            <numerusform>«{name}» se dividirá en %Ln archivos en cuanto guarde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>Dividir {name}</translation>
    </message>
    <message>
        <source>This table has one file only. Add another one first.</source>
        <translation>Esta tabla solo tiene un archivo. Añada antes otro.</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>This row no longer matches the filter. Apply the filter again to hide it.</source>
        <translation>Esta fila ya no cumple el filtro. Vuelva a aplicar el filtro para ocultarla.</translation>
    </message>
    <message>
        <source>Change {field} of row {number}</source>
        <translation>Cambiar {field}, fila {number}</translation>
    </message>
    <message>
        <source>Clear {field} of row {number}</source>
        <translation>Vaciar {field}, fila {number}</translation>
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
        <source>Error in the text</source>
        <translation>Error en el texto</translation>
    </message>
    <message>
        <source>Go to where the error is (F8)</source>
        <translation>Ir al lugar del error (F8)</translation>
    </message>
    <message>
        <source>Check whether the text can be opened now (F5)</source>
        <translation>Comprobar si el texto ya se puede abrir (F5)</translation>
    </message>
    <message>
        <source>Show the file as a table</source>
        <translation>Mostrar el archivo como tabla</translation>
    </message>
    <message>
        <source>Create a new sitemap from the URLs in this feed</source>
        <translation>Crear un sitemap nuevo con las URL de este canal</translation>
    </message>
    <message>
        <source>This file is too large to edit here. The text around line {line} is shown read-only.</source>
        <translation>Este archivo es demasiado grande para editarlo aquí. El texto que rodea la línea {line} se muestra en solo lectura.</translation>
    </message>
    <message>
        <source>This text contains characters that would be lost in editing, so it is read-only.</source>
        <translation>Este texto contiene caracteres que se perderían al editarlo, así que es de solo lectura.</translation>
    </message>
    <message>
        <source>This file is not in UTF-8. It is shown as {encoding} and will be saved as UTF-8.</source>
        <translation>Este archivo no está en UTF-8. Se muestra como {encoding} y se guardará en UTF-8.</translation>
    </message>
    <message>
        <source>The file declares {encoding}, but it will be saved and declared as UTF-8.</source>
        <translation>El archivo declara {encoding}, pero se guardará y declarará como UTF-8.</translation>
    </message>
    <message>
        <source>Text that can be opened as a sitemap</source>
        <translation>Texto que se puede abrir como sitemap</translation>
    </message>
    <message>
        <source>The file as text</source>
        <translation>El archivo como texto</translation>
    </message>
    <message numerus="yes">
        <source>The file as text: %Ln problem(s), the first in line {line}</source>
        <translation>
            <numerusform>El archivo como texto: %Ln problema, en la línea {line}</numerusform>
            <numerusform>El archivo como texto: %Ln problemas, el primero en la línea {line}</numerusform>
        </translation>
    </message>
    <message>
        <source>The file as text, with a problem in line {line}</source>
        <translation>El archivo como texto, con un problema en la línea {line}</translation>
    </message>
    <message>
        <source>The text has changed since it was last checked.</source>
        <translation>El texto ha cambiado desde la última comprobación.</translation>
    </message>
    <message numerus="yes">
        <source>The file can be opened now: %Ln row(s).</source>
        <translation>
            <numerusform>El archivo ya se puede abrir: %Ln fila.</numerusform>
            <numerusform>El archivo ya se puede abrir: %Ln filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to Error</source>
        <translation>&amp;Ir al error</translation>
    </message>
    <message>
        <source>&amp;Check Again</source>
        <translation>&amp;Comprobar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Open as Sitemap</source>
        <translation>Ab&amp;rir como sitemap</translation>
    </message>
    <message>
        <source>Open Its &amp;URLs</source>
        <translation>Abrir sus &amp;URL</translation>
    </message>
</context>
<context>
    <name>ThreeWayCommands</name>
    <message>
        <source>Three versions merged: {before} rows became {after}.</source>
        <translation>Tres versiones combinadas: de {before} filas a {after}.</translation>
    </message>
    <message>
        <source>Merge three versions</source>
        <translation>Combinar tres versiones</translation>
    </message>
    <message>
        <source>Merged sitemap</source>
        <translation>Sitemap combinado</translation>
    </message>
    <message>
        <source>Three versions merged into a new file</source>
        <translation>Tres versiones combinadas en un archivo nuevo</translation>
    </message>
</context>
<context>
    <name>ThreeWayDialog</name>
    <message>
        <source>Merge Three Versions</source>
        <translation>Combinar tres versiones</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparando</translation>
    </message>
    <message>
        <source>Select All of This &amp;Kind</source>
        <translation>Seleccionar todas las de este t&amp;ipo</translation>
    </message>
    <message>
        <source>Keep the value that was there before (1)</source>
        <translation>Conservar el valor que había antes (1)</translation>
    </message>
    <message>
        <source>Keep what ours says (2)</source>
        <translation>Conservar lo que dice la nuestra (2)</translation>
    </message>
    <message>
        <source>Take what theirs says (3)</source>
        <translation>Tomar lo que dice la de ellos (3)</translation>
    </message>
    <message>
        <source>Decide the selected lines no more; of two dates the later stays (0)</source>
        <translation>Dejar sin decidir las líneas seleccionadas; de dos fechas queda la más reciente (0)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;2 Ours: leaves out %Ln row(s)</source>
        <translation>
            <numerusform>&amp;2 Nuestra: deja fuera %Ln fila</numerusform>
            <numerusform>&amp;2 Nuestra: deja fuera %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;3 Theirs: leaves out %Ln row(s)</source>
        <translation>
            <numerusform>&amp;3 De ellos: deja fuera %Ln fila</numerusform>
            <numerusform>&amp;3 De ellos: deja fuera %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;1 Base</source>
        <translation>&amp;1 Base</translation>
    </message>
    <message>
        <source>&amp;2 Ours</source>
        <translation>&amp;2 Nuestra</translation>
    </message>
    <message>
        <source>&amp;3 Theirs</source>
        <translation>&amp;3 De ellos</translation>
    </message>
    <message>
        <source>&amp;Undo Choice</source>
        <translation>&amp;Deshacer elección</translation>
    </message>
    <message>
        <source>Both changed {count}</source>
        <translation>Cambiadas por ambos {count}</translation>
    </message>
    <message>
        <source>Both added {count}</source>
        <translation>Añadidas por ambos {count}</translation>
    </message>
    <message>
        <source>Deleted and changed {count}</source>
        <translation>Eliminadas y cambiadas {count}</translation>
    </message>
    <message>
        <source>Later date {count}</source>
        <translation>Fecha más reciente {count}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) cannot be as in base: choose ours or theirs.</source>
        <translation>
            <numerusform>%Ln línea no puede quedar como en la base: elija la nuestra o la de ellos.</numerusform>
            <numerusform>%Ln líneas no pueden quedar como en la base: elija la nuestra o la de ellos.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>&amp;Save and Close</source>
        <translation>&amp;Guardar y cerrar</translation>
    </message>
    <message>
        <source>&amp;Merge into “{name}”</source>
        <translation>Co&amp;mbinar en «{name}»</translation>
    </message>
    <message>
        <source>&amp;Merge into New File</source>
        <translation>Co&amp;mbinar en un archivo nuevo</translation>
    </message>
    <message>
        <source>Reading and comparing…</source>
        <translation>Leyendo y comparando…</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Combinando…</translation>
    </message>
    <message>
        <source>Choose the version that both others were made from (base), the one with your edits (ours), and the one whose changes are to come in (theirs).</source>
        <translation>Elija la versión de la que salieron las otras dos (base), la que tiene sus cambios (nuestra) y aquella cuyos cambios hay que incorporar (de ellos).</translation>
    </message>
    <message>
        <source>A file was edited or closed since. Compare again.</source>
        <translation>Se ha editado o cerrado un archivo desde entonces. Compare de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s) are not decided.</source>
        <translation>
            <numerusform>Queda %Ln conflicto sin decidir.</numerusform>
            <numerusform>Quedan %Ln conflictos sin decidir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press 1 for base, 2 for ours, 3 for theirs; F8 goes to the next.</source>
        <translation>Pulse 1 para la base, 2 para la nuestra, 3 para la de ellos; F8 va al siguiente.</translation>
    </message>
    <message>
        <source>All is decided.</source>
        <translation>Todo está decidido.</translation>
    </message>
    <message>
        <source>All merges by itself: nothing contradicts.</source>
        <translation>Todo se combina solo: no hay contradicciones.</translation>
    </message>
    <message>
        <source>same {count}</source>
        <translation>iguales {count}</translation>
    </message>
    <message>
        <source>ours {count}</source>
        <translation>nuestras {count}</translation>
    </message>
    <message>
        <source>theirs {count}</source>
        <translation>de ellos {count}</translation>
    </message>
    <message>
        <source>both the same {count}</source>
        <translation>ambos lo mismo {count}</translation>
    </message>
    <message>
        <source>both different {count}</source>
        <translation>ambos distinto {count}</translation>
    </message>
    <message>
        <source>added by both {count}</source>
        <translation>añadidas por ambos {count}</translation>
    </message>
    <message>
        <source>deleted by one {count}</source>
        <translation>eliminadas por uno {count}</translation>
    </message>
    <message>
        <source>deleted by one, changed by the other {count}</source>
        <translation>eliminadas por uno, cambiadas por el otro {count}</translation>
    </message>
    <message>
        <source>moved {count}</source>
        <translation>movidas {count}</translation>
    </message>
    <message>
        <source>Rows: {counts}</source>
        <translation>Filas: {counts}</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” holds %Ln undecided conflict(s) of an earlier merge.</source>
        <translation>
            <numerusform>«{name}» contiene %Ln conflicto sin decidir de una combinación anterior.</numerusform>
            <numerusform>«{name}» contiene %Ln conflictos sin decidir de una combinación anterior.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitleBar</name>
    <message>
        <source>Leave one line of this panel, or show the list again</source>
        <translation>Dejar una sola línea de este panel o volver a mostrar la lista</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Cerrar este panel</translation>
    </message>
</context>
<context>
    <name>ToolList</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Priority and changefreq</source>
        <translation>Prioridad y changefreq</translation>
    </message>
    <message>
        <source>Images, videos, news, languages</source>
        <translation>Imágenes, vídeos, noticias, idiomas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>Steps to undo</source>
        <translation>Pasos que se pueden deshacer</translation>
    </message>
    <message>
        <source>Which rows to export</source>
        <translation>Qué filas exportar</translation>
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
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
</context>
<context>
    <name>TreemapChart</name>
    <message>
        <source>rows with problems</source>
        <translation>filas con problemas</translation>
    </message>
    <message numerus="yes">
        <source>%n smaller folder(s)</source>
        <translation>
            <numerusform>%Ln carpeta más pequeña</numerusform>
            <numerusform>%Ln carpetas más pequeñas</numerusform>
        </translation>
    </message>
    <message>
        <source>Directly in {folder}</source>
        <translation>Directamente en {folder}</translation>
    </message>
    <message>
        <source>Newest lastmod: {date}</source>
        <translation>lastmod más reciente: {date}</translation>
    </message>
    <message>
        <source>No lastmod</source>
        <translation>Sin lastmod</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with problems</source>
        <translation>
            <numerusform>%Ln fila con problemas</numerusform>
            <numerusform>%Ln filas con problemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>In no folder</source>
        <translation>En ninguna carpeta</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>{problems} of {rows}</source>
        <translation>{problems} de {rows}</translation>
    </message>
</context>
<context>
    <name>UndoLink</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>UnexpectedDialog</name>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Unexpected Error</source>
        <translation>Error inesperado</translation>
    </message>
    <message>
        <source>Your last action may not be complete. Your files are still open: save them now, then continue or restart the program.</source>
        <translation>Puede que la última acción no se haya completado. Los archivos siguen abiertos: guárdelos ahora y después continúe o reinicie el programa.</translation>
    </message>
    <message>
        <source>&amp;Report for the developers:</source>
        <translation>&amp;Informe para los desarrolladores:</translation>
    </message>
    <message>
        <source>The report may contain file names and values from your files. Read it before you share it.</source>
        <translation>El informe puede contener nombres y valores de sus archivos. Léalo antes de compartirlo.</translation>
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
        <source>An internal error occurred.</source>
        <translation>Ha ocurrido un error interno.</translation>
    </message>
    <message numerus="yes">
        <source>%n internal error(s) occurred.</source>
        <translation>
            <numerusform>Ha ocurrido %Ln error interno.</numerusform>
            <numerusform>Han ocurrido %Ln errores internos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>UrlEditor</name>
    <message>
        <source>URL of this language</source>
        <translation>URL de este idioma</translation>
    </message>
</context>
<context>
    <name>ValueBox</name>
    <message>
        <source>Today: {date}</source>
        <translation>Hoy: {date}</translation>
    </message>
    <message>
        <source>Now: {date}</source>
        <translation>Ahora: {date}</translation>
    </message>
</context>
<context>
    <name>VersionFields</name>
    <message>
        <source>&amp;Base:</source>
        <translation>&amp;Base:</translation>
    </message>
    <message>
        <source>&amp;Ours:</source>
        <translation>&amp;Nuestra:</translation>
    </message>
    <message>
        <source>&amp;Theirs:</source>
        <translation>De &amp;ellos:</translation>
    </message>
    <message>
        <source>The version that both others were made from</source>
        <translation>La versión de la que salieron las otras dos</translation>
    </message>
    <message>
        <source>The version with your edits; its rows keep their bytes</source>
        <translation>La versión con sus cambios; sus filas conservan sus bytes</translation>
    </message>
    <message>
        <source>The version whose changes come in</source>
        <translation>La versión cuyos cambios se incorporan</translation>
    </message>
</context>
<context>
    <name>WebBoxes</name>
    <message>
        <source>Key file</source>
        <translation>Archivo de clave</translation>
    </message>
    <message>
        <source>Save Key File</source>
        <translation>Guardar archivo de clave</translation>
    </message>
    <message>
        <source>Export Log</source>
        <translation>Exportar registro</translation>
    </message>
    <message>
        <source>Run this command after each save of “{name}”?</source>
        <translation>¿Ejecutar esta orden cada vez que se guarde «{name}»?</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ejecutar</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Open robots.txt</source>
        <translation>Abrir robots.txt</translation>
    </message>
</context>
<context>
    <name>_LeftModel</name>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>_LinksPreview</name>
    <message>
        <source>Languages before</source>
        <translation>Idiomas antes</translation>
    </message>
    <message>
        <source>Languages after</source>
        <translation>Idiomas después</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
</context>
<context>
    <name>_Mark</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%Ln advertencia</numerusform>
            <numerusform>%Ln advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln sugerencia</numerusform>
            <numerusform>%Ln sugerencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Click or press F8 for the next problem.</source>
        <translation>Hacer clic o pulsar F8 para ir al problema siguiente.</translation>
    </message>
</context>
<context>
    <name>_ProblemLine</name>
    <message>
        <source>Go to problem {code}</source>
        <translation>Ir al problema {code}</translation>
    </message>
    <message>
        <source>Go to it in the Problems panel</source>
        <translation>Ir a él en el panel Problemas</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Fix {code}</source>
        <translation>Corregir {code}</translation>
    </message>
</context>
<context>
    <name>_Remarks</name>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
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
        <source>Open &amp;URL…</source>
        <translation>Abrir &amp;URL…</translation>
    </message>
    <message>
        <source>Open a sitemap from the web, or find those of a site</source>
        <translation>Abrir un sitemap de la web, o encontrar los de un sitio</translation>
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
        <source>Prin&amp;t or Save Report…</source>
        <translation>Imprimir o gu&amp;ardar informe…</translation>
    </message>
    <message>
        <source>Make a page, a PDF or a print of this file, for people without an editor</source>
        <translation>Hacer una página, un PDF o una impresión de este archivo para quien no tiene un editor</translation>
    </message>
    <message>
        <source>Earlier &amp;Versions…</source>
        <translation>&amp;Versiones anteriores…</translation>
    </message>
    <message>
        <source>List backup copies and commits of this file, to take rows back from them</source>
        <translation>Listar las copias de seguridad y los commits de este archivo para recuperar filas de ellos</translation>
    </message>
    <message>
        <source>Re&amp;pairs…</source>
        <translation>Re&amp;paraciones…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>Imp&amp;ortar…</translation>
    </message>
    <message>
        <source>Add or update rows from a table, list, web page or log</source>
        <translation>Añadir o actualizar filas de una tabla, una lista, una página web o un registro</translation>
    </message>
    <message>
        <source>Rows S&amp;hown…</source>
        <translation>Filas &amp;mostradas…</translation>
    </message>
    <message>
        <source>Write the rows in the table to a file: CSV, Markdown, JSON</source>
        <translation>Escribir las filas de la tabla en un archivo: CSV, Markdown, JSON</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>&amp;Selected Rows…</source>
        <translation>Filas &amp;seleccionadas…</translation>
    </message>
    <message>
        <source>Write the selected rows to a file</source>
        <translation>Escribir las filas seleccionadas en un archivo</translation>
    </message>
    <message>
        <source>&amp;All Rows…</source>
        <translation>&amp;Todas las filas…</translation>
    </message>
    <message>
        <source>Write all rows to a file, in file order</source>
        <translation>Escribir todas las filas en un archivo, en el orden del archivo</translation>
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
        <source>Paste as &amp;New Rows</source>
        <translation>Pegar como &amp;filas nuevas</translation>
    </message>
    <message>
        <source>Paste Spec&amp;ial…</source>
        <translation>P&amp;egado especial…</translation>
    </message>
    <message>
        <source>Choose columns, and whether to update URLs that exist</source>
        <translation>Elegir columnas y si se actualizan las URL que ya existen</translation>
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
        <source>Select All Like T&amp;his</source>
        <translation>Seleccionar todo lo i&amp;gual</translation>
    </message>
    <message>
        <source>Select rows with this value, or with URLs in this folder</source>
        <translation>Seleccionar las filas con este valor o con URL de esta carpeta</translation>
    </message>
    <message>
        <source>Open in Brow&amp;ser</source>
        <translation>Abrir e&amp;n el navegador</translation>
    </message>
    <message>
        <source>Open the URLs of the selected rows in the web browser</source>
        <translation>Abrir las URL de las filas seleccionadas en el navegador web</translation>
    </message>
    <message>
        <source>Copy U&amp;RL</source>
        <translation>Copiar &amp;URL</translation>
    </message>
    <message>
        <source>Copy the URLs of the selected rows, one per line</source>
        <translation>Copiar las URL de las filas seleccionadas, una por línea</translation>
    </message>
    <message>
        <source>Fill &amp;Selection</source>
        <translation>Rellenar la se&amp;lección</translation>
    </message>
    <message>
        <source>Put the value of the current cell into all selected cells</source>
        <translation>Poner el valor de la celda actual en todas las celdas seleccionadas</translation>
    </message>
    <message>
        <source>Fill D&amp;own</source>
        <translation>Rellenar &amp;hacia abajo</translation>
    </message>
    <message>
        <source>Copy the top cell of the selection into those below</source>
        <translation>Copiar la celda superior de la selección en las de debajo</translation>
    </message>
    <message>
        <source>Fill Ri&amp;ght</source>
        <translation>Rellenar hac&amp;ia la derecha</translation>
    </message>
    <message>
        <source>Copy the first cell of each selected row into the others</source>
        <translation>Copiar la primera celda de cada fila seleccionada en las demás</translation>
    </message>
    <message>
        <source>Set lastmod to Toda&amp;y</source>
        <translation>Poner la fecha de ho&amp;y en lastmod</translation>
    </message>
    <message>
        <source>Set lastmod of the selected rows to the current date</source>
        <translation>Poner la fecha actual en lastmod de las filas seleccionadas</translation>
    </message>
    <message>
        <source>Set lastmod to No&amp;w</source>
        <translation>Poner la fecha y hor&amp;a en lastmod</translation>
    </message>
    <message>
        <source>Show i&amp;n Source</source>
        <translation>&amp;Mostrar en el código fuente</translation>
    </message>
    <message>
        <source>Show where in the file the current row is</source>
        <translation>Mostrar en qué parte del archivo está la fila actual</translation>
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
        <source>Add</source>
        <translation>Añadir</translation>
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
        <source>Delete</source>
        <translation>Eliminar</translation>
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
        <source>&amp;Replace…</source>
        <translation>&amp;Reemplazar…</translation>
    </message>
    <message>
        <source>Replace text in many rows, after a preview</source>
        <translation>Reemplazar texto en muchas filas, tras una vista previa</translation>
    </message>
    <message>
        <source>&amp;Go to Details</source>
        <translation>&amp;Ir a los detalles</translation>
    </message>
    <message>
        <source>Show all that the selected rows hold, to edit it</source>
        <translation>Mostrar todo lo que contienen las filas seleccionadas, para editarlo</translation>
    </message>
    <message>
        <source>Change URLs, dates or priorities of many rows at once</source>
        <translation>Cambiar URL, fechas o prioridades de muchas filas a la vez</translation>
    </message>
    <message>
        <source>S&amp;ort in File…</source>
        <translation>Ordenar en el &amp;archivo…</translation>
    </message>
    <message>
        <source>Write rows to the file in the order of a column</source>
        <translation>Escribir las filas en el archivo en el orden de una columna</translation>
    </message>
    <message>
        <source>Remove Du&amp;plicates…</source>
        <translation>&amp;Quitar duplicados…</translation>
    </message>
    <message>
        <source>Keep one of several rows with the same URL or page</source>
        <translation>Conservar una de varias filas con la misma URL o página</translation>
    </message>
    <message>
        <source>Add &amp;Images…</source>
        <translation>Añadir &amp;imágenes…</translation>
    </message>
    <message>
        <source>Read from a table which row gets which image</source>
        <translation>Leer de una tabla qué fila recibe qué imagen</translation>
    </message>
    <message>
        <source>Add &amp;Language Versions…</source>
        <translation>Añadir &amp;versiones de idioma…</translation>
    </message>
    <message>
        <source>Read from a table which row gets which language version</source>
        <translation>Leer de una tabla qué fila recibe qué versión de idioma</translation>
    </message>
    <message>
        <source>Add &amp;Image…</source>
        <translation>Añadir &amp;imagen…</translation>
    </message>
    <message>
        <source>Add an image to the selected rows</source>
        <translation>Añadir una imagen a las filas seleccionadas</translation>
    </message>
    <message>
        <source>Add &amp;Video…</source>
        <translation>Añadir &amp;vídeo…</translation>
    </message>
    <message>
        <source>Add a video to the selected rows</source>
        <translation>Añadir un vídeo a las filas seleccionadas</translation>
    </message>
    <message>
        <source>Add &amp;News…</source>
        <translation>Añadir &amp;noticia…</translation>
    </message>
    <message>
        <source>Add a news article to the selected rows</source>
        <translation>Añadir una noticia a las filas seleccionadas</translation>
    </message>
    <message>
        <source>Add &amp;Language Version…</source>
        <translation>Añadir versión de i&amp;dioma…</translation>
    </message>
    <message>
        <source>Add a language version to the selected rows, also by a pattern</source>
        <translation>Añadir una versión de idioma a las filas seleccionadas, también con un patrón</translation>
    </message>
    <message>
        <source>&amp;Copy Block</source>
        <translation>&amp;Copiar bloque</translation>
    </message>
    <message>
        <source>Copy the image, video or article that Details shows</source>
        <translation>Copiar la imagen, el vídeo o la noticia que muestra Detalles</translation>
    </message>
    <message>
        <source>Copy Language Links as &amp;HTML</source>
        <translation>Copiar los enlaces de idioma como &amp;HTML</translation>
    </message>
    <message>
        <source>Copy the language links of the current row for its page</source>
        <translation>Copiar los enlaces de idioma de la fila actual para su página</translation>
    </message>
    <message>
        <source>&amp;Paste Block</source>
        <translation>&amp;Pegar bloque</translation>
    </message>
    <message>
        <source>Paste a copied block into each selected row</source>
        <translation>Pegar un bloque copiado en cada fila seleccionada</translation>
    </message>
    <message>
        <source>&amp;Manage and Apply…</source>
        <translation>&amp;Administrar y aplicar…</translation>
    </message>
    <message>
        <source>Apply recipes to this file, import, export and order them</source>
        <translation>Aplicar recetas a este archivo; importarlas, exportarlas y ordenarlas</translation>
    </message>
    <message>
        <source>Fil&amp;ter</source>
        <translation>Fil&amp;trar</translation>
    </message>
    <message>
        <source>Show only the rows you name</source>
        <translation>Mostrar solo las filas que indique</translation>
    </message>
    <message>
        <source>Filter Like This &amp;Value</source>
        <translation>&amp;Filtrar por este valor</translation>
    </message>
    <message>
        <source>Show rows with this value, or with URLs in this folder</source>
        <translation>Mostrar las filas con este valor, o con URL de esta carpeta</translation>
    </message>
    <message>
        <source>&amp;Apply Filter Again</source>
        <translation>&amp;Volver a aplicar el filtro</translation>
    </message>
    <message>
        <source>&amp;Show All Rows</source>
        <translation>&amp;Mostrar todas las filas</translation>
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
        <source>Show in &amp;Source</source>
        <translation>&amp;Mostrar en el código fuente</translation>
    </message>
    <message>
        <source>Show where in the file the current problem is</source>
        <translation>Mostrar en qué parte del archivo está el problema actual</translation>
    </message>
    <message>
        <source>&amp;Group by Rule</source>
        <translation>Agr&amp;upar por regla</translation>
    </message>
    <message>
        <source>List the problems by rule, or all of them by row</source>
        <translation>Listar los problemas por regla, o todos por fila</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Agrupar</translation>
    </message>
    <message>
        <source>&amp;Mute This Rule in This File</source>
        <translation>Si&amp;lenciar esta regla en este archivo</translation>
    </message>
    <message>
        <source>Do not check this file for the rule of the current problem</source>
        <translation>No comprobar en este archivo la regla del problema actual</translation>
    </message>
    <message>
        <source>Mute This Rule f&amp;or This Site</source>
        <translation>Silenciar esta re&amp;gla para este sitio</translation>
    </message>
    <message>
        <source>Do not check the files of this site for the rule of the current problem</source>
        <translation>No comprobar en los archivos de este sitio la regla del problema actual</translation>
    </message>
    <message>
        <source>M&amp;uted Rules…</source>
        <translation>Reglas silencia&amp;das…</translation>
    </message>
    <message>
        <source>List the rules that are not checked here, and unmute them</source>
        <translation>Ver las reglas que no se comprueban aquí y reactivarlas</translation>
    </message>
    <message>
        <source>Divide this file into several files and create an index of them</source>
        <translation>Repartir este archivo en varios y crear un índice de ellos</translation>
    </message>
    <message>
        <source>Make one new file from several files</source>
        <translation>Crear un archivo nuevo a partir de varios</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Combinar</translation>
    </message>
    <message>
        <source>Add the rows of other files; you can undo it in one step</source>
        <translation>Añadir las filas de otros archivos; se deshace en un solo paso</translation>
    </message>
    <message>
        <source>Create a sitemap index from files on this computer</source>
        <translation>Crear un índice de sitemaps con archivos de este equipo</translation>
    </message>
    <message>
        <source>Add more files to this index</source>
        <translation>Añadir más archivos a este índice</translation>
    </message>
    <message>
        <source>Open the files of the selected rows from the folder of the index</source>
        <translation>Abrir los archivos de las filas seleccionadas desde la carpeta del índice</translation>
    </message>
    <message>
        <source>Open every listed file that is in the folder of the index</source>
        <translation>Abrir todos los archivos de la lista que estén en la carpeta del índice</translation>
    </message>
    <message>
        <source>Find any command, open file, column or rule by typing</source>
        <translation>Encontrar cualquier comando, archivo abierto, columna o regla con unas letras</translation>
    </message>
    <message>
        <source>&amp;Explore Panel</source>
        <translation>Panel E&amp;xplorar</translation>
    </message>
    <message>
        <source>Show files that belong together and kinds of problems</source>
        <translation>Mostrar los archivos relacionados y los tipos de problemas</translation>
    </message>
    <message>
        <source>&amp;Details Panel</source>
        <translation>Panel &amp;Detalles</translation>
    </message>
    <message>
        <source>Show all there is to know about the current row</source>
        <translation>Mostrar todo lo que se sabe de la fila actual</translation>
    </message>
    <message>
        <source>&amp;History Panel</source>
        <translation>Panel &amp;Historial</translation>
    </message>
    <message>
        <source>Show the steps done so far, to go to any of them</source>
        <translation>Mostrar los pasos hechos hasta ahora para ir a cualquiera de ellos</translation>
    </message>
    <message>
        <source>&amp;Overview Panel</source>
        <translation>Panel &amp;Vista general</translation>
    </message>
    <message>
        <source>Show folders, dates and values as pictures</source>
        <translation>Mostrar carpetas, fechas y valores como gráficos</translation>
    </message>
    <message>
        <source>Export Over&amp;view Picture…</source>
        <translation>Exportar ima&amp;gen de la vista general…</translation>
    </message>
    <message>
        <source>Save the pictures of the overview to a file: PNG or SVG</source>
        <translation>Guarda en un archivo las imágenes de la vista general: PNG o SVG</translation>
    </message>
    <message>
        <source>&amp;Source Panel</source>
        <translation>Panel Código &amp;fuente</translation>
    </message>
    <message>
        <source>Show the whole file as text, at the current row</source>
        <translation>Mostrar el archivo entero como texto, en la fila actual</translation>
    </message>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>Mostrar u ocultar la lista de problemas</translation>
    </message>
    <message>
        <source>&amp;Languages Matrix</source>
        <translation>Matriz de &amp;idiomas</translation>
    </message>
    <message>
        <source>Show which language versions each page has, and complete them</source>
        <translation>Mostrar qué versiones de idioma tiene cada página y completarlas</translation>
    </message>
    <message>
        <source>Toolbar with &amp;Icons Only</source>
        <translation>&amp;Barra solo con iconos</translation>
    </message>
    <message>
        <source>Leave out the words of the toolbar</source>
        <translation>Mostrar la barra de herramientas sin palabras</translation>
    </message>
    <message>
        <source>&amp;Customize Shortcuts…</source>
        <translation>&amp;Personalizar atajos…</translation>
    </message>
    <message>
        <source>Change, import and export keyboard shortcuts</source>
        <translation>Cambiar, importar y exportar atajos de teclado</translation>
    </message>
    <message>
        <source>Sitemap &amp;Rules</source>
        <translation>&amp;Reglas de los sitemaps</translation>
    </message>
    <message>
        <source>Fix All of This &amp;Kind…</source>
        <translation>Corregir los de e&amp;ste tipo…</translation>
    </message>
    <message>
        <source>Fix &amp;Everything Safe…</source>
        <translation>Corregir todo lo s&amp;eguro…</translation>
    </message>
    <message>
        <source>&amp;Copy List</source>
        <translation>&amp;Copiar lista</translation>
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
        <source>Show what was repaired when this file was opened</source>
        <translation>Ver lo que se reparó al abrir este archivo</translation>
    </message>
    <message>
        <source>Paste over the selected cells, or paste rows as rows</source>
        <translation>Pegar sobre las celdas seleccionadas, o filas como filas</translation>
    </message>
    <message>
        <source>Set lastmod of the selected rows to the current date and time</source>
        <translation>Poner la fecha y la hora actuales en lastmod de las filas seleccionadas</translation>
    </message>
    <message>
        <source>Choose language, appearance and file handling</source>
        <translation>Elegir el idioma, el aspecto y el tratamiento de los archivos</translation>
    </message>
    <message>
        <source>C&amp;hange Rows…</source>
        <translation>&amp;Cambiar filas…</translation>
    </message>
    <message>
        <source>Fix the current problem</source>
        <translation>Corregir el problema actual</translation>
    </message>
    <message>
        <source>Fix all problems of the same rule as the current one</source>
        <translation>Corregir todos los problemas de la misma regla que el actual</translation>
    </message>
    <message>
        <source>Fix everything that loses nothing and asks no questions</source>
        <translation>Corregir todo lo que no pierde nada ni hace preguntas</translation>
    </message>
    <message>
        <source>&amp;Why Does Search Console Say…</source>
        <translation>Por &amp;qué Search Console dice…</translation>
    </message>
    <message>
        <source>Paste messages of Search Console; find the rules and rows that cause them</source>
        <translation>Pegar mensajes de Search Console y encontrar las reglas y filas que los causan</translation>
    </message>
    <message>
        <source>Copy the listed problems as text, one per line</source>
        <translation>Copiar como texto los problemas de la lista, uno por línea</translation>
    </message>
    <message>
        <source>Save the listed problems to a file: text, CSV or JSON</source>
        <translation>Guardar los problemas de la lista en un archivo: texto, CSV o JSON</translation>
    </message>
    <message>
        <source>&amp;Split…</source>
        <translation>&amp;Dividir…</translation>
    </message>
    <message>
        <source>&amp;Merge Files…</source>
        <translation>&amp;Combinar archivos…</translation>
    </message>
    <message>
        <source>Merge In&amp;to This File…</source>
        <translation>Combinar &amp;en este archivo…</translation>
    </message>
    <message>
        <source>Merge T&amp;hree Versions…</source>
        <translation>Combinar tre&amp;s versiones…</translation>
    </message>
    <message>
        <source>Merge two versions of a sitemap that were made from a third</source>
        <translation>Combinar dos versiones de un sitemap que salieron de una tercera</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>C&amp;omparar…</translation>
    </message>
    <message>
        <source>List what differs between two files, folders or indexes</source>
        <translation>Listar en qué difieren dos archivos, carpetas o índices</translation>
    </message>
    <message>
        <source>&amp;Index from Files…</source>
        <translation>Índice a &amp;partir de archivos…</translation>
    </message>
    <message>
        <source>&amp;Add Sitemaps…</source>
        <translation>&amp;Añadir sitemaps…</translation>
    </message>
    <message>
        <source>&amp;Open Listed Sitemap</source>
        <translation>A&amp;brir sitemaps seleccionados</translation>
    </message>
    <message>
        <source>Open A&amp;ll Listed</source>
        <translation>Abrir &amp;todos los sitemaps</translation>
    </message>
    <message>
        <source>Open All as One Ta&amp;ble</source>
        <translation>Abrir todo como &amp;una tabla</translation>
    </message>
    <message>
        <source>Edit the rows of all listed files in one table; each file is saved by itself</source>
        <translation>Editar en una sola tabla las filas de todos los archivos de la lista; cada archivo se guarda por separado</translation>
    </message>
    <message>
        <source>Move Rows to &amp;File…</source>
        <translation>Mover las filas a un arc&amp;hivo…</translation>
    </message>
    <message>
        <source>Put the selected rows into another file of this table</source>
        <translation>Llevar las filas seleccionadas a otro archivo de esta tabla</translation>
    </message>
    <message>
        <source>&amp;Add File…</source>
        <translation>&amp;Añadir archivo…</translation>
    </message>
    <message>
        <source>Add a file to this table and its index</source>
        <translation>Añadir un archivo a esta tabla y a su índice</translation>
    </message>
    <message>
        <source>Re&amp;name File…</source>
        <translation>Re&amp;nombrar archivo…</translation>
    </message>
    <message>
        <source>Give the file of the current row another name</source>
        <translation>Dar otro nombre al archivo de la fila actual</translation>
    </message>
    <message>
        <source>S&amp;plit File…</source>
        <translation>Di&amp;vidir archivo…</translation>
    </message>
    <message>
        <source>Divide the file of the current row into several files</source>
        <translation>Dividir el archivo de la fila actual en varios</translation>
    </message>
    <message>
        <source>&amp;Merge File Into…</source>
        <translation>Co&amp;mbinar archivo con…</translation>
    </message>
    <message>
        <source>Move all rows of this file to another one, and remove it</source>
        <translation>Mover todas las filas de este archivo a otro y quitarlo</translation>
    </message>
    <message>
        <source>&amp;Remove File</source>
        <translation>&amp;Quitar archivo</translation>
    </message>
    <message>
        <source>Remove the file of the current row, with its rows</source>
        <translation>Quitar el archivo de la fila actual, con sus filas</translation>
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
        <source>Co&amp;mmand Palette…</source>
        <translation>Paleta de co&amp;mandos…</translation>
    </message>
    <message>
        <source>&amp;Problems Panel</source>
        <translation>Pa&amp;nel Problemas</translation>
    </message>
    <message>
        <source>Choose Col&amp;umns…</source>
        <translation>&amp;Elegir columnas…</translation>
    </message>
    <message>
        <source>Show images, videos, news, languages or other elements</source>
        <translation>Mostrar imágenes, vídeos, noticias, idiomas u otros elementos</translation>
    </message>
    <message>
        <source>Rows in &amp;File Order</source>
        <translation>Filas en el &amp;orden del archivo</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Make the text of the table larger</source>
        <translation>Agrandar el texto de la tabla</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Al&amp;ejar</translation>
    </message>
    <message>
        <source>Make the text of the table smaller</source>
        <translation>Reducir el texto de la tabla</translation>
    </message>
    <message>
        <source>&amp;Usual Size</source>
        <translation>Tamaño &amp;habitual</translation>
    </message>
    <message>
        <source>Show the table in the usual size</source>
        <translation>Mostrar la tabla en el tamaño habitual</translation>
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
        <source>Open a &amp;Sample</source>
        <translation>Abrir un &amp;ejemplo</translation>
    </message>
    <message>
        <source>Open a small sitemap to try things out</source>
        <translation>Abrir un sitemap pequeño para probar</translation>
    </message>
    <message>
        <source>&amp;About Sitemap Editor</source>
        <translation>A&amp;cerca de Sitemap Editor</translation>
    </message>
    <message>
        <source>Check &amp;Live…</source>
        <translation>Comprobar en &amp;línea…</translation>
    </message>
    <message>
        <source>Ask for the URLs of the shown or selected rows, and see what they answer</source>
        <translation>Pedir las URL de las filas mostradas o seleccionadas y ver qué responden</translation>
    </message>
    <message>
        <source>Publish &amp;Checklist…</source>
        <translation>Lista de &amp;comprobación para publicar…</translation>
    </message>
    <message>
        <source>Check that this file is online as it is here, and found</source>
        <translation>Comprobar que este archivo está en línea tal como está aquí y que se encuentra</translation>
    </message>
    <message>
        <source>&amp;IndexNow…</source>
        <translation>&amp;IndexNow…</translation>
    </message>
    <message>
        <source>Tell search engines which pages were added, changed, removed</source>
        <translation>Avisar a los motores de búsqueda de qué páginas se añadieron, cambiaron o eliminaron</translation>
    </message>
    <message>
        <source>If Published &amp;At…</source>
        <translation>Si se publica &amp;en…</translation>
    </message>
    <message>
        <source>See which rows a URL does not cover, and what would help</source>
        <translation>Ver qué filas no cubre una URL y qué ayudaría</translation>
    </message>
    <message>
        <source>Co&amp;mpare with Live File…</source>
        <translation>Co&amp;mparar con el archivo en línea…</translation>
    </message>
    <message>
        <source>See which rows differ from the file that is online</source>
        <translation>Ver qué filas difieren del archivo que está en línea</translation>
    </message>
    <message>
        <source>D&amp;ownload All…</source>
        <translation>&amp;Descargar todo…</translation>
    </message>
    <message>
        <source>Save a sitemap of the web, an index with all its files</source>
        <translation>Guardar un sitemap de la web, o un índice con todos sus archivos</translation>
    </message>
    <message>
        <source>&amp;Dates from Evidence…</source>
        <translation>&amp;Fechas según indicios…</translation>
    </message>
    <message>
        <source>Set lastmod by git, by files, by live pages or by an older version</source>
        <translation>Poner lastmod según git, archivos, páginas en línea o una versión anterior</translation>
    </message>
    <message>
        <source>Run After &amp;Saving…</source>
        <translation>Ejecutar al &amp;guardar…</translation>
    </message>
    <message>
        <source>Choose a command to run after each save, such as an upload</source>
        <translation>Elegir una orden que se ejecuta tras guardar, como una subida</translation>
    </message>
    <message>
        <source>Robots &amp;Rules…</source>
        <translation>&amp;Reglas de robots…</translation>
    </message>
    <message>
        <source>See which line of a robots.txt decides over URLs</source>
        <translation>Ver qué línea de un robots.txt decide sobre las URL</translation>
    </message>
</context>
<context>
    <name>anyway</name>
    <message>
        <source>Ask It An&amp;yway</source>
        <translation>C&amp;onsultar de todos modos</translation>
    </message>
    <message>
        <source>Ask an address of this computer or its own network</source>
        <translation>Consultar una dirección de este equipo o de su propia red</translation>
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
    <name>columns</name>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Number of rows in the sitemap</source>
        <translation>Número de filas del sitemap</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size of the sitemap, uncompressed</source>
        <translation>Tamaño del sitemap, sin comprimir</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Number of problems in the sitemap</source>
        <translation>Número de problemas del sitemap</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>When the sitemap file was last changed</source>
        <translation>Cuándo se modificó por última vez el archivo del sitemap</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Image URL</source>
        <translation>URL de la imagen</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>Video Title</source>
        <translation>Título del vídeo</translation>
    </message>
    <message>
        <source>Video Description</source>
        <translation>Descripción del vídeo</translation>
    </message>
    <message>
        <source>Video Duration</source>
        <translation>Duración del vídeo</translation>
    </message>
    <message>
        <source>Video Thumbnail</source>
        <translation>Miniatura del vídeo</translation>
    </message>
    <message>
        <source>Video File</source>
        <translation>Archivo del vídeo</translation>
    </message>
    <message>
        <source>Video Player</source>
        <translation>Reproductor del vídeo</translation>
    </message>
    <message>
        <source>Video Date</source>
        <translation>Fecha del vídeo</translation>
    </message>
    <message>
        <source>News Articles</source>
        <translation>Noticias</translation>
    </message>
    <message>
        <source>News Title</source>
        <translation>Título de la noticia</translation>
    </message>
    <message>
        <source>News Date</source>
        <translation>Fecha de la noticia</translation>
    </message>
    <message>
        <source>News Publication</source>
        <translation>Publicación de la noticia</translation>
    </message>
    <message>
        <source>News Language</source>
        <translation>Idioma de la noticia</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Sort Ascending</source>
        <translation>Orden ascendente</translation>
    </message>
    <message>
        <source>Sort Descending</source>
        <translation>Orden descendente</translation>
    </message>
    <message>
        <source>File Order</source>
        <translation>Orden del archivo</translation>
    </message>
    <message>
        <source>Fit Width</source>
        <translation>Ajustar el ancho</translation>
    </message>
    <message>
        <source>Hide Column</source>
        <translation>Ocultar la columna</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>The first answer of the URL in the live check</source>
        <translation>La primera respuesta de la URL en la comprobación en línea</translation>
    </message>
    <message>
        <source>Leads To</source>
        <translation>Lleva a</translation>
    </message>
    <message>
        <source>Where the redirects of the URL end</source>
        <translation>Dónde terminan las redirecciones de la URL</translation>
    </message>
    <message>
        <source>Indexable</source>
        <translation>Indexable</translation>
    </message>
    <message>
        <source>Whether crawlers may index the page, and why not; what decides on hover</source>
        <translation>Si los rastreadores pueden indexar la página y por qué no; lo que decide, al pasar el ratón</translation>
    </message>
    <message>
        <source>Canonical</source>
        <translation>Canónica</translation>
    </message>
    <message>
        <source>The URL that the page names as its own</source>
        <translation>La URL que la página da como suya</translation>
    </message>
    <message>
        <source>Page Size</source>
        <translation>Tamaño de la página</translation>
    </message>
    <message>
        <source>Size of the page, uncompressed, as far as it was read</source>
        <translation>Tamaño de la página sin comprimir, hasta donde se leyó</translation>
    </message>
    <message>
        <source>Last-Modified</source>
        <translation>Last-Modified</translation>
    </message>
    <message>
        <source>When the server says that the page was changed</source>
        <translation>Cuándo se modificó la página según el servidor</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Comprobada</translation>
    </message>
    <message>
        <source>When the URL was asked for in the live check</source>
        <translation>Cuándo se pidió la URL en la comprobación en línea</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>Redirecciones</translation>
    </message>
    <message>
        <source>How many redirects were followed; each of them on hover</source>
        <translation>Cuántas redirecciones se siguieron; cada una, al pasar el ratón</translation>
    </message>
    <message>
        <source>Content Type</source>
        <translation>Tipo de contenido</translation>
    </message>
    <message>
        <source>What the server says that it sent</source>
        <translation>Lo que el servidor dice que envió</translation>
    </message>
    <message>
        <source>Page Title</source>
        <translation>Título de la página</translation>
    </message>
    <message>
        <source>The title of the page</source>
        <translation>El título de la página</translation>
    </message>
    <message>
        <source>Page Language</source>
        <translation>Idioma de la página</translation>
    </message>
    <message>
        <source>The language that the page names as its own</source>
        <translation>El idioma que la página nombra como suyo</translation>
    </message>
    <message>
        <source>Page Versions</source>
        <translation>Versiones de la página</translation>
    </message>
    <message>
        <source>The language versions that the page names (hreflang); their URLs on hover</source>
        <translation>Las versiones de idioma que la página indica (hreflang); sus URL al pasar el ratón</translation>
    </message>
    <message>
        <source>Page Date</source>
        <translation>Fecha de la página</translation>
    </message>
    <message>
        <source>When the page says that it was changed; all its dates on hover</source>
        <translation>Cuándo dice la página que cambió; todas sus fechas, al pasar el ratón</translation>
    </message>
    <message>
        <source>ETag</source>
        <translation>ETag</translation>
    </message>
    <message>
        <source>What the server calls this version of the page</source>
        <translation>Cómo llama el servidor a esta versión de la página</translation>
    </message>
    <message>
        <source>Answer Time</source>
        <translation>Tiempo de respuesta</translation>
    </message>
    <message>
        <source>How long the last answer took, in milliseconds</source>
        <translation>Lo que tardó la última respuesta, en milisegundos</translation>
    </message>
    <message>
        <source>no address</source>
        <translation>sin dirección</translation>
    </message>
    <message>
        <source>no such host</source>
        <translation>servidor desconocido</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>not secure</source>
        <translation>no segura</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privada</translation>
    </message>
    <message>
        <source>endless</source>
        <translation>sin fin</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>en círculo</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>demasiado grande</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>cortada</translation>
    </message>
    <message>
        <source>not HTTP</source>
        <translation>no es HTTP</translation>
    </message>
    <message>
        <source>Not asked: private</source>
        <translation>Sin consultar: privada</translation>
    </message>
    <message>
        <source>No: error</source>
        <translation>No: error</translation>
    </message>
    <message>
        <source>No: status</source>
        <translation>No: estado</translation>
    </message>
    <message>
        <source>No: redirect</source>
        <translation>No: redirección</translation>
    </message>
    <message>
        <source>No: robots.txt</source>
        <translation>No: robots.txt</translation>
    </message>
    <message>
        <source>No: noindex</source>
        <translation>No: noindex</translation>
    </message>
    <message>
        <source>No: noindex header</source>
        <translation>No: cabecera noindex</translation>
    </message>
    <message>
        <source>No: canonical</source>
        <translation>No: canónica</translation>
    </message>
    <message>
        <source>Yes (headers only)</source>
        <translation>Sí (solo cabeceras)</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>{value}, and {count} more</source>
        <translation>{value} y {count} más</translation>
    </message>
    <message>
        <source>The file that the row belongs to</source>
        <translation>El archivo al que pertenece la fila</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>This file has {count} rows; the limit for a sitemap is {limit}. Split it into several files.</source>
        <translation>Este archivo tiene {count} filas; el límite de un sitemap es {limit}. Divídalo en varios archivos.</translation>
    </message>
    <message>
        <source>This file has {size} bytes uncompressed; the limit for a sitemap is {limit}. Split it into several files.</source>
        <translation>Este archivo ocupa {size} bytes sin comprimir; el límite de un sitemap es {limit}. Divídalo en varios archivos.</translation>
    </message>
    <message>
        <source>The file is empty. Search Console reports a missing tag. Add a row, or remove the file from the index.</source>
        <translation>El archivo no contiene filas. Search Console avisa de que falta una etiqueta. Añada una fila o quite el archivo del índice.</translation>
    </message>
    <message>
        <source>This index lists {count} sitemaps; the limit is {limit}. Split it into several indexes.</source>
        <translation>Este índice contiene {count} sitemaps; el límite es {limit}. Divídalo en varios índices.</translation>
    </message>
    <message>
        <source>This index has {size} bytes uncompressed; the limit is {limit}. Split it into several indexes.</source>
        <translation>Este índice ocupa {size} bytes sin comprimir; el límite es {limit}. Divídalo en varios índices.</translation>
    </message>
    <message>
        <source>This index lists {count} sitemaps; the report in Search Console shows {limit}. All of them are read.</source>
        <translation>Este índice contiene {count} sitemaps; el informe de Search Console muestra {limit}. Se leen todos.</translation>
    </message>
    <message>
        <source>File holds at most 50,000 rows</source>
        <translation>El archivo contiene como máximo 50.000 filas</translation>
    </message>
    <message>
        <source>Too many rows</source>
        <translation>Demasiadas filas</translation>
    </message>
    <message>
        <source>Search engines reject or truncate longer files. Split the file (Sitemaps, Split, or “sitemap-tool split”): its rows go into several files, with an index of them.</source>
        <translation>Los motores de búsqueda rechazan o cortan los archivos más largos. Divida el archivo (Sitemaps, Dividir, o «sitemap-tool split»): sus filas pasan a varios archivos, con un índice de ellos.</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Archivo demasiado grande</translation>
    </message>
    <message>
        <source>The limit is 52,428,800 bytes uncompressed; compressing does not help. Before 2016 it was 10,485,760 bytes, and for Baidu it still is. Split the file (Sitemaps, Split, or “sitemap-tool split”): its rows go into several files, with an index of them.</source>
        <translation>El límite es de 52.428.800 bytes sin comprimir; comprimir no ayuda. Antes de 2016 era de 10.485.760 bytes, y para Baidu lo sigue siendo. Divida el archivo (Sitemaps, Dividir, o «sitemap-tool split»): sus filas pasan a varios archivos, con un índice de ellos.</translation>
    </message>
    <message>
        <source>File has at least one row</source>
        <translation>El archivo tiene al menos una fila</translation>
    </message>
    <message>
        <source>File without rows</source>
        <translation>Archivo sin filas</translation>
    </message>
    <message>
        <source>The schema requires at least one row. Google accepts an empty file, such as a news sitemap without recent articles.</source>
        <translation>El esquema exige al menos una fila. Google acepta un archivo vacío, como un sitemap de noticias sin artículos recientes.</translation>
    </message>
    <message>
        <source>Index too large</source>
        <translation>Índice demasiado grande</translation>
    </message>
    <message>
        <source>Search engines reject or truncate longer indexes; older versions of the protocol allowed 1,000 sitemaps. Submit several indexes: an index cannot list another one.</source>
        <translation>Los motores de búsqueda rechazan o cortan los índices más largos; las versiones anteriores del protocolo permitían 1000 sitemaps. Envíe varios índices: un índice no puede incluir otro.</translation>
    </message>
    <message>
        <source>Too long for Search Console</source>
        <translation>No cabe en Search Console</translation>
    </message>
    <message>
        <source>Search Console shows 1,000 sitemaps of an index, and accepts up to 500 indexes per site. Use several indexes to see all sitemaps in the report.</source>
        <translation>Search Console muestra 1000 sitemaps de un índice y acepta hasta 500 índices por sitio. Use varios índices para ver todos los sitemaps en el informe.</translation>
    </message>
    <message>
        <source>File has at most 50 MB uncompressed</source>
        <translation>El archivo ocupa como máximo 50 MB sin comprimir</translation>
    </message>
    <message>
        <source>Index lists at most 50,000 sitemaps and has at most 50 MB</source>
        <translation>El índice contiene como máximo 50.000 sitemaps y ocupa como máximo 50 MB</translation>
    </message>
    <message>
        <source>Index is short enough for the report of Search Console</source>
        <translation>El índice cabe en el informe de Search Console</translation>
    </message>
    <message>
        <source>Write it in lowercase and without spaces: “{value}”.</source>
        <translation>Escríbalo en minúsculas y sin espacios: «{value}».</translation>
    </message>
    <message>
        <source>This is not one of the allowed words: always, hourly, daily, weekly, monthly, yearly, never.</source>
        <translation>No es ninguna de las palabras permitidas: always, hourly, daily, weekly, monthly, yearly, never.</translation>
    </message>
    <message>
        <source>This is not a decimal number with a point, such as 0.8.</source>
        <translation>No es un número decimal con punto, como 0.8.</translation>
    </message>
    <message>
        <source>The priority must be between 0.0 and 1.0.</source>
        <translation>La prioridad debe estar entre 0.0 y 1.0.</translation>
    </message>
    <message>
        <source>This is an unusual form of {number}; some readers reject it.</source>
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
        <source>always, hourly, daily, weekly, monthly, yearly or never, in lowercase. Google and Bing ignore the value; with a wrong word, validators reject the file.</source>
        <translation>always (siempre), hourly (cada hora), daily (diariamente), weekly (semanalmente), monthly (mensualmente), yearly (anualmente) o never (nunca), en inglés y en minúsculas. Google y Bing no tienen en cuenta el valor; con una palabra incorrecta, los validadores rechazan el archivo.</translation>
    </message>
    <message>
        <source>Write the word in lowercase</source>
        <translation>Escribir la palabra en minúsculas</translation>
    </message>
    <message>
        <source>Use the closest of the seven words</source>
        <translation>Poner la más cercana de las siete palabras</translation>
    </message>
    <message>
        <source>Wrong priority</source>
        <translation>Prioridad incorrecta</translation>
    </message>
    <message>
        <source>Write it with a decimal point; the default is 0.5. Yandex and Seznam use it, Google and Bing do not.</source>
        <translation>Se escribe con punto decimal; el valor predeterminado es 0.5. Yandex y Seznam la usan; Google y Bing, no.</translation>
    </message>
    <message>
        <source>Replace the comma with a point</source>
        <translation>Escribir un punto en lugar de la coma</translation>
    </message>
    <message>
        <source>Write the number in the usual form</source>
        <translation>Escribir el número de la forma habitual</translation>
    </message>
    <message>
        <source>Write the percentage as a decimal number</source>
        <translation>Escribir el porcentaje como número decimal</translation>
    </message>
    <message>
        <source>Use 0.8 for high, 0.5 for medium, 0.3 for low</source>
        <translation>Poner 0.8 si es alta, 0.5 si es media, 0.3 si es baja</translation>
    </message>
    <message>
        <source>Use the closest number from 0.0 to 1.0</source>
        <translation>Poner el número más cercano entre 0.0 y 1.0</translation>
    </message>
    <message>
        <source>Over 100 bytes (Yandex)</source>
        <translation>Más de 100 bytes (Yandex)</translation>
    </message>
    <message>
        <source>Yandex drops rows with a longer lastmod, changefreq or priority. No correct value is that long, so check the value.</source>
        <translation>Yandex descarta las filas con un lastmod, changefreq o priority más largo. Ningún valor correcto es tan largo, así que compruebe el valor.</translation>
    </message>
    <message>
        <source>Priority is a decimal number from 0.0 to 1.0</source>
        <translation>La prioridad es un número decimal de 0.0 a 1.0</translation>
    </message>
    <message>
        <source>Wrong frequency</source>
        <translation>Frecuencia incorrecta</translation>
    </message>
    <message>
        <source>Values have at most 100 bytes (Yandex)</source>
        <translation>Los valores tienen como máximo 100 bytes (Yandex)</translation>
    </message>
    <message>
        <source>This date is older than the Web.</source>
        <translation>Esta fecha es anterior a la Web.</translation>
    </message>
    <message>
        <source>Write it as a W3C date</source>
        <translation>Escribirla como fecha W3C</translation>
    </message>
    <message>
        <source>Clear the date</source>
        <translation>Vaciar la fecha</translation>
    </message>
    <message>
        <source>This is not a W3C date. Write 2026-05-06 or 2026-05-06T10:20:30+02:00.</source>
        <translation>No es una fecha W3C. Escriba 2026-05-06 o 2026-05-06T10:20:30+02:00.</translation>
    </message>
    <message>
        <source>A time needs a zone. Add “Z” for UTC or an offset such as “+02:00”.</source>
        <translation>Una hora necesita zona horaria. Añada «Z» para UTC o una diferencia como «+02:00».</translation>
    </message>
    <message>
        <source>This date is in another ISO 8601 format. Write 2026-05-06T10:20:30+02:00.</source>
        <translation>Esta fecha está en otro formato de ISO 8601. Escriba 2026-05-06T10:20:30+02:00.</translation>
    </message>
    <message>
        <source>Write “T” and “Z” as capital letters. Some readers reject lowercase.</source>
        <translation>Escriba «T» y «Z» en mayúscula. Algunos lectores rechazan las minúsculas.</translation>
    </message>
    <message>
        <source>This day does not exist.</source>
        <translation>Ese día no existe.</translation>
    </message>
    <message>
        <source>This time of day does not exist.</source>
        <translation>Esa hora del día no existe.</translation>
    </message>
    <message>
        <source>This time zone does not exist.</source>
        <translation>Esa zona horaria no existe.</translation>
    </message>
    <message>
        <source>A date alone has no time zone. Remove the zone, or add the time.</source>
        <translation>Una fecha sola no lleva zona horaria. Quite la zona o añada la hora.</translation>
    </message>
    <message>
        <source>The protocol allows this precision; the schema requires a full date, or a time with seconds.</source>
        <translation>El protocolo admite esta precisión; el esquema exige una fecha completa, o una hora con segundos.</translation>
    </message>
    <message>
        <source>This date is in the future.</source>
        <translation>Esta fecha está en el futuro.</translation>
    </message>
    <message>
        <source>This looks like a placeholder date that a program filled in.</source>
        <translation>Parece una fecha de relleno puesta por un programa.</translation>
    </message>
    <message>
        <source>Most dates have no time of day. Bing prefers date, time and zone.</source>
        <translation>La mayoría de las fechas no llevan hora. Bing prefiere fecha, hora y zona horaria.</translation>
    </message>
    <message>
        <source>Add a zone, or remove the time…</source>
        <translation>Añadir una zona horaria o quitar la hora…</translation>
    </message>
    <message>
        <source>Keep the date only</source>
        <translation>Dejar solo la fecha</translation>
    </message>
    <message>
        <source>Date is in one of the six W3C formats</source>
        <translation>La fecha está en uno de los seis formatos del W3C</translation>
    </message>
    <message>
        <source>Not a W3C date</source>
        <translation>No es una fecha W3C</translation>
    </message>
    <message>
        <source>Search engines ignore dates they cannot read. The formats are 2026, 2026-05, 2026-05-06, 2026-05-06T10:20Z, 2026-05-06T10:20:30Z and 2026-05-06T10:20:30.45Z.</source>
        <translation>Los motores de búsqueda no tienen en cuenta las fechas que no pueden leer. Los formatos son 2026, 2026-05, 2026-05-06, 2026-05-06T10:20Z, 2026-05-06T10:20:30Z y 2026-05-06T10:20:30.45Z.</translation>
    </message>
    <message>
        <source>Write it as a W3C date, with day and month in the right order…</source>
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
        <source>Time without a zone</source>
        <translation>Hora sin zona horaria</translation>
    </message>
    <message>
        <source>Without a zone, the exact time is unknown, and Search Console reports the date as wrong. Add the zone, or shorten the value to the date.</source>
        <translation>Sin zona horaria no se conoce la hora exacta, y Search Console da la fecha por incorrecta. Añada la zona horaria o deje solo la fecha.</translation>
    </message>
    <message>
        <source>Date is not in another ISO 8601 format</source>
        <translation>La fecha no está en otro formato de ISO 8601</translation>
    </message>
    <message>
        <source>Another ISO 8601 format</source>
        <translation>Otro formato de ISO 8601</translation>
    </message>
    <message>
        <source>A space instead of T, +0200, a comma, basic dates, week dates and lowercase letters are valid in ISO 8601, but not in the W3C profile that sitemaps use.</source>
        <translation>Un espacio en lugar de la T, +0200, una coma, las fechas básicas, las fechas por semanas y las minúsculas son válidas en ISO 8601, pero no en el perfil del W3C que usan los sitemaps.</translation>
    </message>
    <message>
        <source>The format is correct, but this date or time does not exist. Set the correct date, or clear it: no date is better than a wrong one.</source>
        <translation>El formato es correcto, pero esa fecha u hora no existe. Ponga la fecha correcta o vacíela: más vale ninguna que una incorrecta.</translation>
    </message>
    <message>
        <source>Write the end of the day as the start of the next day</source>
        <translation>Escribir el final del día como el comienzo del siguiente</translation>
    </message>
    <message>
        <source>Swap day and month</source>
        <translation>Intercambiar el día y el mes</translation>
    </message>
    <message>
        <source>Imprecise date (schema)</source>
        <translation>Fecha imprecisa (esquema)</translation>
    </message>
    <message>
        <source>Zone without a time</source>
        <translation>Zona horaria sin hora</translation>
    </message>
    <message>
        <source>Date in the future</source>
        <translation>Fecha en el futuro</translation>
    </message>
    <message>
        <source>Placeholder date</source>
        <translation>Fecha de relleno</translation>
    </message>
    <message>
        <source>Date without a time (Bing)</source>
        <translation>Fecha sin hora (Bing)</translation>
    </message>
    <message>
        <source>The protocol allows a date alone. Bing uses lastmod to decide what to read again, and prefers a time with zone. Let the program that creates the file add them.</source>
        <translation>El protocolo admite una fecha sola. Bing decide por lastmod qué volver a leer y prefiere una hora con zona horaria. Conviene que las añada el programa que crea el archivo.</translation>
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
        <source>No such date or time</source>
        <translation>Fecha u hora inexistente</translation>
    </message>
    <message>
        <source>Add the seconds</source>
        <translation>Añadir los segundos</translation>
    </message>
    <message>
        <source>The schema allows a zone after a date alone; the W3C profile does not.</source>
        <translation>El esquema admite una zona horaria tras una fecha sola; el perfil del W3C, no.</translation>
    </message>
    <message>
        <source>A page cannot have changed in the future. Search engines distrust files with such dates. Clear the value, or set the correct date.</source>
        <translation>Una página no puede haberse modificado en el futuro. Los motores de búsqueda desconfían de los archivos con fechas así. Vacíe el valor o ponga la fecha correcta.</translation>
    </message>
    <message>
        <source>Date is not a placeholder</source>
        <translation>La fecha no es de relleno</translation>
    </message>
    <message>
        <source>Programs write dates of 1970 or year 1 when no date is known. Clear the value.</source>
        <translation>Los programas escriben fechas de 1970 o del año 1 cuando no conocen ninguna. Vacíe el valor.</translation>
    </message>
    <message>
        <source>Dates have a time of day (Bing)</source>
        <translation>Las fechas llevan hora (Bing)</translation>
    </message>
    <message>
        <source>Date is precise to the day or the second (schema)</source>
        <translation>La fecha es precisa hasta el día o el segundo (esquema)</translation>
    </message>
    <message>
        <source>The protocol and search engines accept a year, a month, or a time without seconds; the schema does not. Only you know which day a year or month means.</source>
        <translation>El protocolo y los motores de búsqueda aceptan un año, un mes o una hora sin segundos; el esquema, no. Solo usted sabe qué día representa un año o un mes.</translation>
    </message>
    <message>
        <source>Date without time has no zone</source>
        <translation>La fecha sin hora no lleva zona horaria</translation>
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
        <source>Set the date to today</source>
        <translation>Poner la fecha de hoy</translation>
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
        <source>The port “{port}” is not a number from 1 to 65535.</source>
        <translation>El puerto «{port}» no es un número del 1 al 65535.</translation>
    </message>
    <message>
        <source>{count} characters; Yandex reads at most 1,024.</source>
        <translation>{count} caracteres; Yandex lee como máximo 1024.</translation>
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
        <source>Escaped twice: “{escape}” is part of the URL itself. Write the character.</source>
        <translation>La sustitución de entidades se ha hecho dos veces: «{escape}» forma parte de la propia URL. Escriba el carácter.</translation>
    </message>
    <message>
        <source>There is an invisible character {count} times, at positions {places} and {last}: {character} {name}.</source>
        <translation>Hay un carácter invisible {count} veces, en las posiciones {places} y {last}: {character} {name}.</translation>
    </message>
    <message>
        <source>The quotation mark “{character}” (position {place}) looks pasted. Remove it.</source>
        <translation>La comilla «{character}» (posición {place}) parece pegada por error. Quítela.</translation>
    </message>
    <message>
        <source>The quotation mark “{character}” looks pasted {count} times (positions {places} and {last}). Remove it.</source>
        <translation>La comilla «{character}» parece pegada por error {count} veces (posiciones {places} y {last}). Quítela.</translation>
    </message>
    <message>
        <source>“{character}” (position {place}) must be percent-encoded in a URL: {code}.</source>
        <translation>«{character}» (posición {place}) debe escribirse en una URL como código de porcentaje: {code}.</translation>
    </message>
    <message>
        <source>“{character}” ({count} times, at positions {places} and {last}) must be percent-encoded in a URL: {code}.</source>
        <translation>«{character}» ({count} veces, en las posiciones {places} y {last}) debe escribirse en una URL como código de porcentaje: {code}.</translation>
    </message>
    <message>
        <source>“%” (position {place}) is not followed by two hexadecimal digits. Write a percent sign as %25.</source>
        <translation>A «%» (posición {place}) no le siguen dos cifras hexadecimales. El signo de porcentaje se escribe %25.</translation>
    </message>
    <message>
        <source>“%” is not followed by two hexadecimal digits {count} times (positions {places} and {last}). Write each percent sign as %25.</source>
        <translation>A «%» no le siguen dos cifras hexadecimales {count} veces (posiciones {places} y {last}). Cada signo de porcentaje se escribe %25.</translation>
    </message>
    <message>
        <source>There is a space at position {place}. Write it as %20.</source>
        <translation>Hay un espacio en la posición {place}. Escríbalo como %20.</translation>
    </message>
    <message>
        <source>There are {count} spaces, at positions {places} and {last}. Write each as %20.</source>
        <translation>Hay {count} espacios, en las posiciones {places} y {last}. Escriba cada uno como %20.</translation>
    </message>
    <message>
        <source>There is an invisible character at position {place}: {character} {name}.</source>
        <translation>Hay un carácter invisible en la posición {place}: {character} {name}.</translation>
    </message>
    <message>
        <source>Letters beyond ASCII are valid, but percent-encoded UTF-8 (and punycode for the host) works everywhere.</source>
        <translation>Las letras no ASCII son válidas, pero los códigos de porcentaje en UTF-8 (y punycode para el servidor) funcionan en todas partes.</translation>
    </message>
    <message>
        <source>There is white space around the URL. Most readers remove it, some keep it.</source>
        <translation>Hay espacios alrededor de la URL. Casi todos los lectores los quitan, algunos los conservan.</translation>
    </message>
    <message>
        <source>Remove invisible characters and encode the others</source>
        <translation>Quitar lo invisible y codificar los demás caracteres</translation>
    </message>
    <message>
        <source>Write invisible characters inside words as percent codes</source>
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
        <source>Replace “\” with “/”</source>
        <translation>Escribir «/» en lugar de «\»</translation>
    </message>
    <message>
        <source>Remove what looks pasted and encode the others</source>
        <translation>Quitar lo que parece pegado y codificar los demás caracteres</translation>
    </message>
    <message>
        <source>URL escaped twice</source>
        <translation>Entidades sustituidas dos veces</translation>
    </message>
    <message>
        <source>In XML, “&amp;” is written as “&amp;amp;”. If this is done twice, the URL itself contains “&amp;amp;”, and crawlers request an address with these characters.</source>
        <translation>En XML, «&amp;» se escribe «&amp;amp;». Si la sustitución se hace dos veces, la propia URL contiene «&amp;amp;», y los rastreadores piden una dirección con esos caracteres.</translation>
    </message>
    <message>
        <source>Replace the escapes with the characters</source>
        <translation>Escribir los caracteres en lugar de sus sustituciones</translation>
    </message>
    <message>
        <source>URL contains no characters that must be encoded</source>
        <translation>La URL no contiene caracteres que deban codificarse</translation>
    </message>
    <message>
        <source>Unencoded characters</source>
        <translation>Caracteres sin codificar</translation>
    </message>
    <message>
        <source>Spaces, invisible characters and some signs are not allowed in a URL. Write them as percent codes, or remove them if they were pasted by accident. Browsers read a backslash as a slash, so open the page before you choose.</source>
        <translation>En una URL no se permiten espacios, caracteres invisibles ni algunos signos. Escríbalos como códigos de porcentaje, o quítelos si se pegaron por accidente. Los navegadores leen una barra invertida como una barra normal, así que abra la página antes de elegir.</translation>
    </message>
    <message>
        <source>Write “\” as %5C</source>
        <translation>Escribir «\» como %5C</translation>
    </message>
    <message>
        <source>URL is escaped once</source>
        <translation>La sustitución de entidades de la URL se ha hecho una sola vez</translation>
    </message>
    <message>
        <source>Unescape once</source>
        <translation>Deshacer una vez la sustitución de entidades</translation>
    </message>
    <message>
        <source>Not percent-encoded UTF-8</source>
        <translation>Sin códigos de porcentaje UTF-8</translation>
    </message>
    <message>
        <source>Modern crawlers read both forms, but Google asks for percent-encoded UTF-8. Percent codes of another encoding lead to pages that do not exist; only the site can interpret them.</source>
        <translation>Los rastreadores actuales leen las dos formas, pero Google pide UTF-8 con códigos de porcentaje. Los códigos de otra codificación llevan a páginas que no existen; solo el sitio puede interpretarlos.</translation>
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
        <source>URL percent-encoded twice</source>
        <translation>URL codificada dos veces</translation>
    </message>
    <message>
        <source>Decode once</source>
        <translation>Descodificar una vez</translation>
    </message>
    <message>
        <source>White space around the URL</source>
        <translation>Espacios alrededor de la URL</translation>
    </message>
    <message>
        <source>Readers that follow the schema remove it, others request a page with a space in its name. Edit the cell to write the URL without it.</source>
        <translation>Los lectores que siguen el esquema los quitan; otros piden una página con un espacio en el nombre. Edite la celda para escribir la URL sin ellos.</translation>
    </message>
    <message>
        <source>Remove the white space</source>
        <translation>Quitar los espacios</translation>
    </message>
    <message>
        <source>This is not a full URL. It must begin with “https://” or “http://” and a host.</source>
        <translation>No es una URL completa. Debe comenzar con «https://» o «http://» y un servidor.</translation>
    </message>
    <message>
        <source>The scheme appears twice. Write it once.</source>
        <translation>El protocolo aparece dos veces. Escríbalo una sola vez.</translation>
    </message>
    <message>
        <source>“{host}” is not a valid host name.</source>
        <translation>«{host}» no es un nombre de servidor válido.</translation>
    </message>
    <message>
        <source>A colon without a port is after the host. Most pages are listed without it.</source>
        <translation>Detrás del servidor hay dos puntos sin ningún puerto. La mayoría de las páginas se listan sin ellos.</translation>
    </message>
    <message>
        <source>Port {port} is the default. Most pages are listed without it.</source>
        <translation>El puerto {port} es el predeterminado. Casi todas las páginas se indican sin él.</translation>
    </message>
    <message>
        <source>Capital letters make no difference in scheme and host. Write them in lowercase.</source>
        <translation>Las mayúsculas no significan nada en el protocolo ni en el servidor. Escríbalos en minúsculas.</translation>
    </message>
    <message>
        <source>{count} characters; a URL must have fewer than 2,048.</source>
        <translation>{count} caracteres; una URL debe contener menos de 2048.</translation>
    </message>
    <message>
        <source>Exactly 2,048 characters. The schema accepts this; the protocol requires fewer.</source>
        <translation>Exactamente 2048 caracteres. El esquema la acepta; el protocolo exige menos.</translation>
    </message>
    <message>
        <source>Shorter than 12 characters. This is correct, but the schema rejects it.</source>
        <translation>Menos de 12 caracteres. Es correcta, pero el esquema la rechaza.</translation>
    </message>
    <message>
        <source>Search engines drop everything from “#” on. List the page without it.</source>
        <translation>Los motores de búsqueda descartan todo a partir de «#». Indique la página sin esa parte.</translation>
    </message>
    <message>
        <source>There is a user name or password before the host. Anyone can read it.</source>
        <translation>Delante del servidor hay un nombre de usuario o una contraseña. Cualquiera puede leerlo.</translation>
    </message>
    <message>
        <source>Write scheme and host in the usual form</source>
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
        <source>Add the scheme</source>
        <translation>Añadir el protocolo</translation>
    </message>
    <message>
        <source>Add the site of the sitemap</source>
        <translation>Añadir el sitio del sitemap</translation>
    </message>
    <message>
        <source>Add a site…</source>
        <translation>Añadir un sitio…</translation>
    </message>
    <message>
        <source>Not an absolute URL</source>
        <translation>No es una URL absoluta</translation>
    </message>
    <message>
        <source>Crawlers request exactly the listed URL and do not complete relative addresses. Write the full URL, beginning with the scheme.</source>
        <translation>Los rastreadores piden exactamente la URL indicada y no completan direcciones relativas. Escriba la URL completa, comenzando con el protocolo (por ejemplo, https).</translation>
    </message>
    <message>
        <source>URL has fewer than 2,048 characters</source>
        <translation>La URL contiene menos de 2048 caracteres</translation>
    </message>
    <message>
        <source>URL too long</source>
        <translation>URL demasiado larga</translation>
    </message>
    <message>
        <source>Longer URLs are not read. Shorten the address of the page, or remove unneeded parameters.</source>
        <translation>Las URL más largas no se leen. Acorte la dirección de la página o quite los parámetros que no necesita.</translation>
    </message>
    <message>
        <source>Very short URL (schema)</source>
        <translation>URL muy corta (esquema)</translation>
    </message>
    <message>
        <source>The schema rejects very short URLs, although the protocol allows them. Crawlers accept them; strict validators do not.</source>
        <translation>El esquema rechaza las URL muy cortas, aunque el protocolo las permite. Los rastreadores las aceptan; los validadores estrictos, no.</translation>
    </message>
    <message>
        <source>URL with a fragment</source>
        <translation>URL con fragmento</translation>
    </message>
    <message>
        <source>The part after “#” is a position inside a page. Search engines index the page only, so the row may repeat another one.</source>
        <translation>Lo que sigue a «#» es una posición dentro de una página. Los motores de búsqueda indexan solo la página, así que la fila puede repetir otra.</translation>
    </message>
    <message>
        <source>URL contains no user name or password</source>
        <translation>La URL no contiene nombre de usuario ni contraseña</translation>
    </message>
    <message>
        <source>User or password in the URL</source>
        <translation>Usuario o contraseña en la URL</translation>
    </message>
    <message>
        <source>A sitemap is public. Remove the part before “@”, and change the password.</source>
        <translation>Un sitemap es público. Quite la parte anterior a «@» y cambie la contraseña.</translation>
    </message>
    <message>
        <source>URL is absolute, with http or https and a host</source>
        <translation>La URL es absoluta, con http o https y un servidor</translation>
    </message>
    <message>
        <source>URL has at least 12 characters (schema)</source>
        <translation>La URL contiene al menos 12 caracteres (esquema)</translation>
    </message>
    <message>
        <source>Remove the user name and password</source>
        <translation>Quitar el nombre de usuario y la contraseña</translation>
    </message>
    <message>
        <source>Letters beyond ASCII are percent-encoded UTF-8</source>
        <translation>Las letras no ASCII son códigos de porcentaje en UTF-8</translation>
    </message>
    <message>
        <source>“%25C3%25BC” is “%C3%BC” encoded a second time, and leads to another page. A parameter that contains a whole encoded URL may be correct, so it is decoded only when you ask for it.</source>
        <translation>«%25C3%25BC» es «%C3%BC» codificado por segunda vez, y lleva a otra página. Un parámetro que contiene una URL codificada entera puede ser correcto, así que solo se descodifica cuando se pide.</translation>
    </message>
    <message>
        <source>No white space around the URL</source>
        <translation>No hay espacios alrededor de la URL</translation>
    </message>
    <message>
        <source>URL has no fragment</source>
        <translation>La URL no tiene fragmento</translation>
    </message>
    <message>
        <source>Cut the URL at “#”</source>
        <translation>Cortar la URL en «#»</translation>
    </message>
    <message>
        <source>The URL is missing. Every row needs one.</source>
        <translation>Falta la URL. Cada fila necesita una.</translation>
    </message>
    <message>
        <source>The URL is empty. Every row needs one.</source>
        <translation>La URL está vacía. Cada fila necesita una.</translation>
    </message>
    <message>
        <source>The row has {count} URLs. Only the first is shown and read.</source>
        <translation>La fila tiene {count} URL. Solo se muestra y se lee la primera.</translation>
    </message>
    <message>
        <source>“{field}” appears {count} times in this row. Only one is allowed.</source>
        <translation>«{field}» aparece {count} veces en esta fila. Solo se permite una.</translation>
    </message>
    <message>
        <source>“{field}” is empty. Add a value, or clear the cell.</source>
        <translation>«{field}» está vacía. Añada un valor o vacíe la celda.</translation>
    </message>
    <message>
        <source>Remove empty elements</source>
        <translation>Quitar las etiquetas vacías</translation>
    </message>
    <message>
        <source>Row has exactly one URL</source>
        <translation>La fila tiene exactamente una URL</translation>
    </message>
    <message>
        <source>No URL, or several</source>
        <translation>Sin URL o con varias</translation>
    </message>
    <message>
        <source>A row without a URL has no effect, and a second URL is never read.</source>
        <translation>Una fila sin URL no tiene efecto, y una segunda URL nunca se lee.</translation>
    </message>
    <message>
        <source>No element appears twice in a row</source>
        <translation>Ninguna etiqueta se repite en una fila</translation>
    </message>
    <message>
        <source>Repeated element</source>
        <translation>Etiqueta repetida</translation>
    </message>
    <message>
        <source>Readers use the first or the last one, so it is unclear which one counts. Clear the cell to remove all of them, then set the correct value.</source>
        <translation>Los lectores toman la primera o la última, así que no está claro cuál cuenta. Vacíe la celda para quitarlas todas y después ponga el valor correcto.</translation>
    </message>
    <message>
        <source>Optional elements have a value or are left out</source>
        <translation>Las etiquetas opcionales tienen valor o no están</translation>
    </message>
    <message>
        <source>Empty element</source>
        <translation>Etiqueta vacía</translation>
    </message>
    <message>
        <source>Validators report an empty element as an error; crawlers ignore it.</source>
        <translation>Los validadores señalan una etiqueta vacía como error; los rastreadores no la tienen en cuenta.</translation>
    </message>
    <message>
        <source>Remove the repeated URL</source>
        <translation>Quitar la URL repetida</translation>
    </message>
    <message>
        <source>Keep the first one</source>
        <translation>Dejar la primera</translation>
    </message>
    <message>
        <source>There are no rows at these positions.</source>
        <translation>No hay filas en estas posiciones.</translation>
    </message>
    <message>
        <source>These rows belong to one file.</source>
        <translation>Estas filas son de un solo archivo.</translation>
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
        <source>The invisible character {character} is not allowed in an XML file.</source>
        <translation>El carácter invisible {character} no se permite en un archivo XML.</translation>
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
        <translation>Línea {line}: «&amp;» debe escribirse «&amp;amp;». Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: “&lt;” must be written “&amp;lt;” inside a value. Near: {excerpt}</source>
        <translation>Línea {line}: falta la sustitución de entidades; dentro de un valor, «&lt;» debe escribirse «&amp;lt;». Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: XML does not define this entity; write the character itself. Near: {excerpt}</source>
        <translation>Línea {line}: esta entidad no existe en XML; hay que escribir el propio carácter. Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: an element is closed with a different name. Near: {excerpt}</source>
        <translation>Línea {line}: una etiqueta se cierra con otro nombre. Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: nothing is allowed before “&lt;?xml”. Near: {excerpt}</source>
        <translation>Línea {line}: no puede haber nada delante de «&lt;?xml». Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: this character is not allowed in XML. Near: {excerpt}</source>
        <translation>Línea {line}: este carácter no se permite en XML. Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: these bytes are not UTF-8. Near: {excerpt}</source>
        <translation>Línea {line}: estos bytes no son UTF-8. Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}: an attribute appears twice. Near: {excerpt}</source>
        <translation>Línea {line}: un atributo está repetido. Cerca de: {excerpt}</translation>
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
        <source>Line {line}: the declaration of a namespace prefix is missing or wrong ({reason}). Near: {excerpt}</source>
        <translation>Línea {line}: falta la declaración de un prefijo de espacio de nombres, o es incorrecta ({reason}). Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this is not well-formed XML ({reason}). Near: {excerpt}</source>
        <translation>Línea {line}, columna {column}: el XML no está bien formado ({reason}). Cerca de: {excerpt}</translation>
    </message>
    <message>
        <source>The compressed data is incomplete or damaged. Download or create the file again.</source>
        <translation>Los datos comprimidos están incompletos o dañados. Descargue o cree el archivo de nuevo.</translation>
    </message>
    <message>
        <source>The file holds more than {megabytes} MB. The limit of a sitemap is 50 MB uncompressed.</source>
        <translation>El archivo contiene más de {megabytes} MB. El límite de un sitemap es de 50 MB sin comprimir.</translation>
    </message>
    <message>
        <source>This file is compressed twice. Unpack it once, then open the result.</source>
        <translation>Este archivo está comprimido dos veces. Descomprímalo una vez y abra el resultado.</translation>
    </message>
    <message>
        <source>This is a file in the format {name}, not a sitemap. Open it with another program.</source>
        <translation>Es un archivo en formato {name}, no un sitemap. Ábralo con otro programa.</translation>
    </message>
    <message>
        <source>This file was created by an office program ({name}). Copy the rows there and paste them into a new sitemap.</source>
        <translation>Este archivo es de un programa ofimático ({name}). Copie allí las filas y péguelas en un sitemap nuevo.</translation>
    </message>
    <message>
        <source>This file is a {name} archive. Unpack it first. Sitemaps can only be compressed with gzip.</source>
        <translation>Este archivo está comprimido en {name}. Extráigalo antes. Los sitemaps solo se pueden comprimir con gzip.</translation>
    </message>
    <message>
        <source>This file does not contain text, so it is not a sitemap. Try another program.</source>
        <translation>Este archivo no contiene texto, así que no es un sitemap. Pruebe con otro programa.</translation>
    </message>
    <message>
        <source>This is JSON, not a sitemap. A sitemap is XML, or text with one URL a line.</source>
        <translation>Es JSON, no un sitemap. Un sitemap es XML, o texto con una URL por línea.</translation>
    </message>
    <message>
        <source>This is a robots.txt file, not a sitemap. Its “Sitemap:” lines list the sitemaps.</source>
        <translation>Es un archivo robots.txt, no un sitemap. Sus líneas «Sitemap:» indican los sitemaps.</translation>
    </message>
    <message>
        <source>This is text without tags, not a sitemap. A sitemap is XML, or text with one URL a line.</source>
        <translation>Es texto sin etiquetas, no un sitemap. Un sitemap es XML, o texto con una URL por línea.</translation>
    </message>
    <message>
        <source>The file is empty (0 bytes).</source>
        <translation>El archivo está vacío (0 bytes).</translation>
    </message>
    <message>
        <source>The file is empty: it contains only white space.</source>
        <translation>El archivo está vacío: solo contiene espacios en blanco.</translation>
    </message>
    <message>
        <source>This is a folder, not a file. Choose a file in it.</source>
        <translation>Es una carpeta, no un archivo. Hay que elegir un archivo de ella.</translation>
    </message>
    <message>
        <source>This is not a regular file, so it cannot be opened here.</source>
        <translation>No es un archivo normal, así que no se puede abrir aquí.</translation>
    </message>
    <message>
        <source>This is a link to “{target}”, which does not exist.</source>
        <translation>Es un enlace a «{target}», que no existe.</translation>
    </message>
    <message>
        <source>This file does not exist.</source>
        <translation>Este archivo no existe.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file. Ask its owner for access.</source>
        <translation>No tiene permiso para leer este archivo. Pida acceso a su propietario.</translation>
    </message>
    <message>
        <source>The file could not be read: {reason}.</source>
        <translation>No se pudo leer el archivo: {reason}.</translation>
    </message>
    <message>
        <source>Another program changed the file just before it was saved, so it was not overwritten.</source>
        <translation>Otro programa modificó el archivo justo antes de guardarlo, así que no se ha sobrescrito.</translation>
    </message>
    <message>
        <source>The file can only be overwritten in place, and the new version could not first be stored in “{folder}”: {reason}. The file is unchanged. Save to another folder.</source>
        <translation>El archivo solo se puede sobrescribir en su sitio, y la versión nueva no se pudo guardar antes en «{folder}»: {reason}. El archivo no ha cambiado. Guárdelo en otra carpeta.</translation>
    </message>
    <message>
        <source>The file was written, but the system could not confirm that it is on disk: {reason}. Save again. Until then, “{kept}” holds the complete new version.</source>
        <translation>El archivo se ha escrito, pero el sistema no pudo confirmar que esté en el disco: {reason}. Guarde de nuevo. Hasta entonces, «{kept}» contiene la versión nueva completa.</translation>
    </message>
    <message>
        <source>The disk is full and the file on it is incomplete. Free some space and save again. Until then, “{kept}” holds the complete new version.</source>
        <translation>El disco está lleno y el archivo ha quedado incompleto. Libere espacio y guarde de nuevo. Hasta entonces, «{kept}» contiene la versión nueva completa.</translation>
    </message>
    <message>
        <source>Overwriting the file was interrupted, so it is incomplete: {reason}. Save again. Until then, “{kept}” holds the complete new version.</source>
        <translation>La sobrescritura del archivo se interrumpió, así que está incompleto: {reason}. Guarde de nuevo. Hasta entonces, «{kept}» contiene la versión nueva completa.</translation>
    </message>
    <message>
        <source>The disk is full. The file on disk is unchanged. Free some space, or save to another disk.</source>
        <translation>El disco está lleno. El archivo del disco no ha cambiado. Libere espacio o guárdelo en otro disco.</translation>
    </message>
    <message>
        <source>The folder “{folder}” no longer exists.</source>
        <translation>La carpeta «{folder}» ya no existe.</translation>
    </message>
    <message>
        <source>A folder with this name already exists.</source>
        <translation>Ya existe una carpeta con este nombre.</translation>
    </message>
    <message>
        <source>The file cannot be replaced safely in this folder. It can be overwritten in place; meanwhile, the complete new version is stored in your own folder.</source>
        <translation>En esta carpeta, el archivo no se puede reemplazar de forma segura. Se puede sobrescribir en su sitio; mientras tanto, la versión nueva completa se guarda en su propia carpeta.</translation>
    </message>
    <message>
        <source>You do not have permission to write here. Save under another name or in another folder.</source>
        <translation>No tiene permiso para escribir aquí. Guarde con otro nombre o en otra carpeta.</translation>
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
        <source>The row lists other language versions but not itself: add a link with its own URL and language.</source>
        <translation>La fila indica otras versiones de idioma, pero no la suya: hay que añadir un enlace con su propia URL y su idioma.</translation>
    </message>
    <message>
        <source>hreflang is “{code}”. Use a language code, optionally followed by a hyphen and a country code, such as “en” or “en-GB”.</source>
        <translation>hreflang es «{code}». Use un código de idioma, seguido si hace falta de un guion y un código de país, como «en» o «en-GB».</translation>
    </message>
    <message>
        <source>hreflang is “{code}”. It must begin with a two-letter language code (ISO 639-1), such as “en”. A country alone is not enough.</source>
        <translation>hreflang es «{code}». Debe comenzar con un código de idioma de dos letras (ISO 639-1), como «en». Un país solo no basta.</translation>
    </message>
    <message>
        <source>hreflang is “{code}”. Use a two-letter language code (ISO 639-1), such as “en”.</source>
        <translation>hreflang es «{code}». Use un código de idioma de dos letras (ISO 639-1), como «en».</translation>
    </message>
    <message>
        <source>hreflang is “{code}”. Four letters behind the language are a script code (ISO 15924), such as “Hant” in “zh-Hant”, but these are none. Correct or remove them.</source>
        <translation>hreflang es «{code}». Cuatro letras tras el idioma son un código de escritura (ISO 15924), como «Hant» en «zh-Hant», pero estas no lo son. Corríjalas o quítelas.</translation>
    </message>
    <message>
        <source>hreflang is “{code}”. Only a two-letter country code (ISO 3166-1), such as “GB”, can follow the language. Correct or remove it.</source>
        <translation>hreflang es «{code}». Detrás del idioma solo puede ir un código de país de dos letras (ISO 3166-1), como «GB». Corríjalo o quítelo.</translation>
    </message>
    <message>
        <source>hreflang is “{code}”; it must be “{right}”.</source>
        <translation>hreflang es «{code}»; debe ser «{right}».</translation>
    </message>
    <message>
        <source>hreflang is “{code}”. Search engines read two-letter language codes (ISO 639-1); the closest is “{near}”.</source>
        <translation>hreflang es «{code}». Los motores de búsqueda leen códigos de idioma de dos letras (ISO 639-1); el más cercano es «{near}».</translation>
    </message>
    <message>
        <source>hreflang is “{code}”, which is usually written “{usual}”. Search engines read both.</source>
        <translation>hreflang es «{code}», que suele escribirse «{usual}». Los motores de búsqueda leen las dos formas.</translation>
    </message>
    <message>
        <source>hreflang is “{code}”, which is a code, but most likely “{meant}” is meant: the URL contains “{evidence}”.</source>
        <translation>hreflang es «{code}», que es un código, pero lo más probable es que se quiera decir «{meant}»: la URL contiene «{evidence}».</translation>
    </message>
    <message>
        <source>hreflang is “{code}”, which is a code, but most likely “{meant}” is meant.</source>
        <translation>hreflang es «{code}», que es un código, pero lo más probable es que se quiera decir «{meant}».</translation>
    </message>
    <message>
        <source>No version is for readers of all other languages. Google recommends a link with hreflang “x-default”.</source>
        <translation>Ninguna versión es para los lectores de los demás idiomas. Google recomienda un enlace con hreflang «x-default».</translation>
    </message>
    <message>
        <source>“{language}” is there only for some countries ({codes}). Google recommends a version for all other readers of the language, with hreflang “{language}”.</source>
        <translation>«{language}» solo está para algunos países ({codes}). Google recomienda una versión para los demás lectores del idioma, con hreflang «{language}».</translation>
    </message>
    <message>
        <source>Wrong hreflang code</source>
        <translation>Código hreflang incorrecto</translation>
    </message>
    <message>
        <source>hreflang is written in the usual case</source>
        <translation>hreflang se escribe con las mayúsculas habituales</translation>
    </message>
    <message>
        <source>Unusual case in hreflang</source>
        <translation>Mayúsculas inusuales en hreflang</translation>
    </message>
    <message>
        <source>Languages are usually written in lowercase, scripts with a capital letter and countries in capitals: “zh-Hant-TW”. Case makes no difference to search engines, but other tools compare letter by letter.</source>
        <translation>Los idiomas suelen escribirse en minúsculas, los alfabetos con mayúscula inicial y los países en mayúsculas: «zh-Hant-TW». A los motores de búsqueda les da igual, pero otras herramientas comparan letra por letra.</translation>
    </message>
    <message>
        <source>Write the code in the usual case</source>
        <translation>Escribir el código con las mayúsculas habituales</translation>
    </message>
    <message>
        <source>Readers of other languages and countries have a version</source>
        <translation>Los lectores de otros idiomas y países tienen una versión</translation>
    </message>
    <message>
        <source>No version for other readers</source>
        <translation>Sin versión para otros lectores</translation>
    </message>
    <message>
        <source>x-default names the page for everyone whose language is not listed. Beside versions for countries, such as en-GB and en-US, a version “en” is for everyone else who reads the language.</source>
        <translation>x-default indica la página para quienes no encuentran su idioma en la lista. Junto a versiones para países, como en-GB y en-US, una versión «en» es para todos los demás que leen ese idioma.</translation>
    </message>
    <message>
        <source>hreflang says the language that is meant</source>
        <translation>hreflang indica el idioma que se quiere decir</translation>
    </message>
    <message>
        <source>Probably the wrong language</source>
        <translation>Idioma probablemente incorrecto</translation>
    </message>
    <message>
        <source>Some codes are right and nearly always wrong: “kr” is Kanuri and not Korean, “se” Northern Sami and not Swedish, “es-LA” Spanish in Laos. Search engines show such pages to nobody.</source>
        <translation>Algunos códigos son válidos y casi siempre están mal: «kr» es kanuri y no coreano, «se» es sami septentrional y no sueco, «es-LA» es español en Laos. Los motores de búsqueda no muestran esas páginas a nadie.</translation>
    </message>
    <message>
        <source>Write the code that is most likely meant</source>
        <translation>Escribir el código que probablemente se quiere decir</translation>
    </message>
    <message>
        <source>The row&apos;s URL is “{url}”, but its language versions list “{href}”. The only difference is the slash at the end. Use the same form in both.</source>
        <translation>La URL de la fila es «{url}», pero sus versiones de idioma enumeran «{href}». Solo se diferencian en la barra final. Use la misma forma en las dos.</translation>
    </message>
    <message>
        <source>“{url}” does not link back to this row, so search engines ignore both links.</source>
        <translation>«{url}» no enlaza de vuelta a esta fila, así que los motores de búsqueda no tienen en cuenta ninguno de los dos enlaces.</translation>
    </message>
    <message>
        <source>hreflang “{code}” appears {count} times in this row. Keep one link per language.</source>
        <translation>hreflang «{code}» aparece {count} veces en esta fila. Deje un solo enlace por idioma.</translation>
    </message>
    <message>
        <source>“{element}” has no meaning in a sitemap; only “xhtml:link” is read.</source>
        <translation>«{element}» no significa nada en un sitemap; solo se lee «xhtml:link».</translation>
    </message>
    <message>
        <source>A link opens an app. Search engines no longer read such links.</source>
        <translation>Un enlace abre una aplicación. Los motores de búsqueda ya no leen esos enlaces.</translation>
    </message>
    <message>
        <source>A link has rel=&quot;{rel}&quot;. In a sitemap, only rel=&quot;alternate&quot; is read.</source>
        <translation>Un enlace tiene rel=&quot;{rel}&quot;. En un sitemap solo se lee rel=&quot;alternate&quot;.</translation>
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
        <source>Incomplete language link</source>
        <translation>Enlace de idioma incompleto</translation>
    </message>
    <message>
        <source>A link to a language version is written as &lt;xhtml:link rel=&quot;alternate&quot; hreflang=&quot;de&quot; href=&quot;https://example.com/de/&quot;/&gt;. Other forms are ignored.</source>
        <translation>Un enlace a una versión de idioma se escribe &lt;xhtml:link rel=&quot;alternate&quot; hreflang=&quot;de&quot; href=&quot;https://example.com/de/&quot;/&gt;. Las demás formas no se tienen en cuenta.</translation>
    </message>
    <message>
        <source>No language link to itself</source>
        <translation>Sin enlace de idioma a sí misma</translation>
    </message>
    <message>
        <source>No return link</source>
        <translation>Sin enlace de vuelta</translation>
    </message>
    <message>
        <source>A link counts only if the other page links back. Otherwise anyone could claim your pages as versions of their own. An x-default that several pages share, such as the home page, cannot link back to all of them and need not.</source>
        <translation>Un enlace solo cuenta si la otra página enlaza de vuelta. De lo contrario, cualquiera podría presentar páginas ajenas como versiones de las suyas. Una x-default que comparten varias páginas, como la página de inicio, no puede enlazar de vuelta a todas y no hace falta que lo haga.</translation>
    </message>
    <message>
        <source>Language listed twice</source>
        <translation>Idioma repetido</translation>
    </message>
    <message>
        <source>Not a language link</source>
        <translation>No es un enlace de idioma</translation>
    </message>
    <message>
        <source>Search engines read rel=&quot;alternate&quot; only; canonical, amphtml and others belong in the page itself.</source>
        <translation>Los motores de búsqueda solo leen rel=&quot;alternate&quot;; canonical, amphtml y otros van en la propia página.</translation>
    </message>
    <message>
        <source>hreflang is a language, optionally with a country</source>
        <translation>hreflang es un idioma, con un país si hace falta</translation>
    </message>
    <message>
        <source>A language of ISO 639-1, optionally a script and a country of ISO 3166-1, with hyphens; or x-default. Great Britain is GB, Japanese ja, Chinese zh.</source>
        <translation>Un idioma de ISO 639-1, seguido si hace falta de una escritura y de un país de ISO 3166-1, con guiones; o bien x-default. Gran Bretaña es GB; el japonés, ja; el chino, zh.</translation>
    </message>
    <message>
        <source>Use the closest two-letter code</source>
        <translation>Usar el código de dos letras más cercano</translation>
    </message>
    <message>
        <source>Remove the country</source>
        <translation>Quitar el país</translation>
    </message>
    <message>
        <source>Every version lists all versions, including itself, so all rows of a page have the same links.</source>
        <translation>Cada versión indica todas las versiones, también la suya, así que todas las filas de una página tienen los mismos enlaces.</translation>
    </message>
    <message>
        <source>Each language appears once among the links of a row</source>
        <translation>Cada idioma aparece una sola vez entre los enlaces de una fila</translation>
    </message>
    <message>
        <source>With two links for one language, or two x-default, it is unclear which page is meant.</source>
        <translation>Con dos enlaces para un mismo idioma, o dos x-default, no está claro a qué página se refieren.</translation>
    </message>
    <message>
        <source>Remove duplicate links</source>
        <translation>Quitar los enlaces repetidos</translation>
    </message>
    <message>
        <source>Correct the language code</source>
        <translation>Corregir el código de idioma</translation>
    </message>
    <message>
        <source>Row lists itself among its language versions</source>
        <translation>La fila se incluye a sí misma entre sus versiones de idioma</translation>
    </message>
    <message>
        <source>Language versions link to each other both ways</source>
        <translation>Las versiones de idioma se enlazan entre sí en ambos sentidos</translation>
    </message>
    <message>
        <source>Links of a row are language links</source>
        <translation>Los enlaces de una fila son enlaces de idioma</translation>
    </message>
    <message>
        <source>{same} of {count} lastmod dates are identical. Search engines stop trusting the dates of such a site.</source>
        <translation>{same} de {count} fechas de lastmod son idénticas. Los motores de búsqueda dejan de fiarse de las fechas de un sitio así.</translation>
    </message>
    <message>
        <source>{same} of {count} lastmod dates are identical (rows without a valid date: {absent}). Search engines stop trusting the dates of such a site.</source>
        <translation>{same} de {count} fechas de lastmod son idénticas (filas sin una fecha válida: {absent}). Los motores de búsqueda dejan de fiarse de las fechas de un sitio así.</translation>
    </message>
    <message>
        <source>All {count} priorities are identical, which has no effect: priorities are compared within the site.</source>
        <translation>Las {count} prioridades son idénticas, lo que no tiene efecto: las prioridades se comparan dentro del sitio.</translation>
    </message>
    <message>
        <source>All {count} priorities are identical (rows without a valid priority: {absent}, read as 0.5). Priorities are compared within the site, so they only help if they differ.</source>
        <translation>Las {count} prioridades son idénticas (filas sin una válida: {absent}, que se leen como 0.5). Las prioridades se comparan dentro del sitio, así que solo sirven si son distintas.</translation>
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
        <source>lastmod dates differ</source>
        <translation>Las fechas de lastmod son distintas</translation>
    </message>
    <message>
        <source>Identical lastmod dates</source>
        <translation>Fechas lastmod idénticas</translation>
    </message>
    <message>
        <source>Programs that write the current time into every row make the dates worthless. Bing found wrong dates in one file out of five, mostly the same date in every row. No date is better than a wrong one.</source>
        <translation>Los programas que escriben la hora actual en cada fila dejan las fechas sin valor. Bing encontró fechas incorrectas en uno de cada cinco archivos, casi siempre la misma fecha en todas las filas. Más vale ninguna fecha que una incorrecta.</translation>
    </message>
    <message>
        <source>Identical priorities</source>
        <translation>Prioridades idénticas</translation>
    </message>
    <message>
        <source>A priority shows which of your own pages matter more. The same priority everywhere has no effect, whatever the number.</source>
        <translation>Una prioridad indica cuáles de las páginas propias importan más. La misma prioridad en todas no tiene efecto, sea cual sea el número.</translation>
    </message>
    <message>
        <source>Some search engine reads priority and change frequency</source>
        <translation>Algún motor de búsqueda lee la prioridad y la frecuencia de cambio</translation>
    </message>
    <message>
        <source>Ignored by Google and Bing</source>
        <translation>Sin efecto en Google y Bing</translation>
    </message>
    <message>
        <source>They do no harm, but take up space. Keep the priority if Yandex or Seznam matter to you.</source>
        <translation>No hacen daño, pero ocupan espacio. Conserve la prioridad si le interesan Yandex o Seznam.</translation>
    </message>
    <message>
        <source>Priorities differ</source>
        <translation>Las prioridades son distintas</translation>
    </message>
    <message>
        <source>Clear both columns</source>
        <translation>Vaciar ambas columnas</translation>
    </message>
    <message>
        <source>The file begins with an invisible mark (UTF-8 byte order mark). It is valid but not needed.</source>
        <translation>El archivo comienza con una marca invisible (marca de orden de bytes de UTF-8). Es válida, pero no hace falta.</translation>
    </message>
    <message>
        <source>The file begins with an invisible mark (UTF-8 byte order mark). Simple readers treat it as part of the first URL.</source>
        <translation>El archivo comienza con una marca invisible (marca de orden de bytes de UTF-8). Los lectores más simples la toman por una parte de la primera URL.</translation>
    </message>
    <message>
        <source>The file declares {encoding}, but its bytes look like UTF-8: “{wrong}” probably means “{right}”.</source>
        <translation>El archivo declara {encoding}, pero sus bytes parecen UTF-8: «{wrong}» significa muy probablemente «{right}».</translation>
    </message>
    <message>
        <source>The file declares {name}, but its bytes are UTF-8. It must declare UTF-8.</source>
        <translation>El archivo declara {name}, pero sus bytes son UTF-8. Debe declarar UTF-8.</translation>
    </message>
    <message>
        <source>The file is in {encoding}; a sitemap must be in UTF-8. Save it to convert it to UTF-8.</source>
        <translation>El archivo está en {encoding}; un sitemap debe estar en UTF-8. Guárdelo para convertirlo a UTF-8.</translation>
    </message>
    <message>
        <source>{count} extra bytes follow the compressed data. Some readers reject such a file. Save it to remove them.</source>
        <translation>Tras los datos comprimidos sobran {count} bytes. Algunos lectores rechazan un archivo así. Guárdelo para quitarlos.</translation>
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
        <source>A text sitemap can only contain URLs, no headings or comments.</source>
        <translation>Un sitemap de texto solo puede contener URL, sin encabezados ni comentarios.</translation>
    </message>
    <message>
        <source>The line contains several URLs. Put each on its own line.</source>
        <translation>La línea contiene varias URL. Ponga cada una en su propia línea.</translation>
    </message>
    <message>
        <source>The line above is blank. Simple readers take every line for a URL.</source>
        <translation>La línea anterior está en blanco. Los lectores sencillos toman cada línea por una URL.</translation>
    </message>
    <message>
        <source>The {count} lines above are blank. Simple readers take every line for a URL.</source>
        <translation>Las {count} líneas anteriores están en blanco. Los lectores sencillos toman cada línea por una URL.</translation>
    </message>
    <message>
        <source>The file ends with blank lines. Simple readers take every line for a URL.</source>
        <translation>El archivo termina con líneas en blanco. Los lectores sencillos toman cada línea por una URL.</translation>
    </message>
    <message>
        <source>File declares UTF-8, without a byte order mark</source>
        <translation>El archivo declara UTF-8, sin marca de orden de bytes</translation>
    </message>
    <message>
        <source>Wrong encoding line or BOM</source>
        <translation>Codificación mal declarada o BOM</translation>
    </message>
    <message>
        <source>Readers rely on the encoding in the first line. If it is wrong, they reject the file or misread characters.</source>
        <translation>Los lectores se guían por la codificación de la primera línea. Si es incorrecta, rechazan el archivo o leen mal los caracteres.</translation>
    </message>
    <message>
        <source>Declare UTF-8</source>
        <translation>Declarar UTF-8</translation>
    </message>
    <message>
        <source>Remove the byte order mark</source>
        <translation>Quitar la marca de orden de bytes</translation>
    </message>
    <message>
        <source>File not in UTF-8</source>
        <translation>Archivo que no está en UTF-8</translation>
    </message>
    <message>
        <source>The protocol does not allow other encodings, even if the file declares its encoding and this program can read it.</source>
        <translation>El protocolo no permite otras codificaciones, aunque el archivo declare la suya y este programa pueda leerla.</translation>
    </message>
    <message>
        <source>File name shows whether the file is compressed</source>
        <translation>El nombre indica si el archivo está comprimido</translation>
    </message>
    <message>
        <source>Compression or file name wrong</source>
        <translation>Compresión o nombre incorrectos</translation>
    </message>
    <message>
        <source>Servers and crawlers rely on the name: files ending with “.gz” are unpacked, others are read unchanged. Nothing can follow the compressed data.</source>
        <translation>Los servidores y los rastreadores se guían por el nombre: los archivos que terminan en «.gz» se descomprimen; los demás se leen tal cual. Tras los datos comprimidos no puede haber nada.</translation>
    </message>
    <message>
        <source>Text sitemap has one URL per line and nothing else</source>
        <translation>El sitemap de texto tiene una URL por línea y nada más</translation>
    </message>
    <message>
        <source>Not a plain list of URLs</source>
        <translation>No es una simple lista de URL</translation>
    </message>
    <message>
        <source>A text sitemap has no headings, comments or columns; every line is read as a URL. Google requires a name ending with “.txt”.</source>
        <translation>Un sitemap de texto no tiene encabezados, comentarios ni columnas; cada línea se lee como una URL. Google exige que el nombre termine en «.txt».</translation>
    </message>
    <message>
        <source>Text sitemap has no blank lines</source>
        <translation>El sitemap de texto no tiene líneas en blanco</translation>
    </message>
    <message>
        <source>Blank lines</source>
        <translation>Líneas en blanco</translation>
    </message>
    <message>
        <source>Every line of a text sitemap is a URL. Most readers pass over a blank line, others report it as a URL that is not valid.</source>
        <translation>Cada línea de un sitemap de texto es una URL. La mayoría de los lectores se saltan las líneas en blanco; otros las señalan como URL no válidas.</translation>
    </message>
    <message>
        <source>Remove the blank lines</source>
        <translation>Quitar las líneas en blanco</translation>
    </message>
    <message>
        <source>The file is a text sitemap, but its name does not end with “.txt”.</source>
        <translation>El archivo es un sitemap de texto, pero su nombre no termina en «.txt».</translation>
    </message>
    <message>
        <source>Read it as UTF-8</source>
        <translation>Leerlo como UTF-8</translation>
    </message>
    <message>
        <source>File is in UTF-8</source>
        <translation>El archivo está en UTF-8</translation>
    </message>
    <message>
        <source>Remove headings and comments</source>
        <translation>Quitar los encabezados y los comentarios</translation>
    </message>
    <message>
        <source>The file declares XML {version}; crawlers are only required to read XML 1.0.</source>
        <translation>El archivo declara XML {version}; los rastreadores solo tienen que leer XML 1.0.</translation>
    </message>
    <message>
        <source>The file has a document type (DOCTYPE). A sitemap needs none, and some readers reject files with one.</source>
        <translation>El archivo tiene un tipo de documento (DOCTYPE). Un sitemap no lo necesita, y algunos lectores rechazan los archivos que lo tienen.</translation>
    </message>
    <message>
        <source>All names have the prefix “{prefix}”. This is valid, but some readers expect names without one.</source>
        <translation>Todos los nombres llevan el prefijo «{prefix}». Es válido, pero algunos lectores esperan los nombres sin prefijo.</translation>
    </message>
    <message>
        <source>The namespace is missing: the first tag must contain xmlns=&quot;{right}&quot;.</source>
        <translation>Falta el espacio de nombres: la primera etiqueta debe contener xmlns=&quot;{right}&quot;.</translation>
    </message>
    <message>
        <source>The namespace is “{uri}”, but must be “{right}”.</source>
        <translation>El espacio de nombres es «{uri}», pero debe ser «{right}».</translation>
    </message>
    <message>
        <source>The namespace is “{uri}”. It is a name, not a link, and must be exactly “{right}”.</source>
        <translation>El espacio de nombres es «{uri}». Es un nombre, no un enlace, y debe ser exactamente «{right}».</translation>
    </message>
    <message>
        <source>The namespace “{uri}” is Google&apos;s own from before 2006. Today it is “{right}”.</source>
        <translation>El espacio de nombres «{uri}» es el propio de Google, anterior a 2006. Hoy es «{right}».</translation>
    </message>
    <message>
        <source>“xsi:schemaLocation” must contain pairs: a namespace, a space, and the location of its schema.</source>
        <translation>«xsi:schemaLocation» debe contener pares: un espacio de nombres, un espacio y la ubicación de su esquema.</translation>
    </message>
    <message>
        <source>“xsi:schemaLocation” lists a namespace that differs from the file&apos;s own, “{uri}”.</source>
        <translation>«xsi:schemaLocation» indica un espacio de nombres distinto del que tiene el archivo, «{uri}».</translation>
    </message>
    <message>
        <source>“xsi:schemaLocation” lists the schema of the other kind of sitemap file.</source>
        <translation>«xsi:schemaLocation» indica el esquema del otro tipo de archivo de sitemap.</translation>
    </message>
    <message>
        <source>The file refers to a stylesheet. Crawlers ignore it, and browsers are removing support for XSLT.</source>
        <translation>El archivo indica una hoja de estilo. Los rastreadores no la tienen en cuenta, y los navegadores están dejando de admitir XSLT.</translation>
    </message>
    <message>
        <source>The prefix “{prefix}:” is declared as “{uri}”, but should be “{right}”. It is not used, so it does no harm.</source>
        <translation>El prefijo «{prefix}:» está declarado como «{uri}», pero debería ser «{right}». No se usa, así que no hace daño.</translation>
    </message>
    <message>
        <source>The prefix “{prefix}:” is declared as “{uri}”, but must be “{right}”. Search engines ignore the elements that use it.</source>
        <translation>El prefijo «{prefix}:» está declarado como «{uri}», pero debe ser «{right}». Los motores de búsqueda no tienen en cuenta las etiquetas que lo usan.</translation>
    </message>
    <message>
        <source>Set the correct namespace</source>
        <translation>Poner el espacio de nombres correcto</translation>
    </message>
    <message>
        <source>Not XML 1.0</source>
        <translation>No es XML 1.0</translation>
    </message>
    <message>
        <source>XML 1.1 allows more control characters, but few programs read it. A sitemap does not need it.</source>
        <translation>XML 1.1 admite más caracteres de control, pero lo leen pocos programas. Un sitemap no lo necesita.</translation>
    </message>
    <message>
        <source>Declare XML 1.0</source>
        <translation>Declarar XML 1.0</translation>
    </message>
    <message>
        <source>DOCTYPE in the file</source>
        <translation>DOCTYPE en el archivo</translation>
    </message>
    <message>
        <source>A DOCTYPE can declare entities, which have been used to attack XML readers. This program never expands or loads them.</source>
        <translation>Un DOCTYPE puede declarar entidades, que se han usado para atacar a lectores de XML. Este programa nunca las sustituye ni las carga.</translation>
    </message>
    <message>
        <source>Remove the document type</source>
        <translation>Quitar el tipo de documento</translation>
    </message>
    <message>
        <source>Namespace is the one of the protocol</source>
        <translation>El espacio de nombres es el del protocolo</translation>
    </message>
    <message>
        <source>Unexpected namespace</source>
        <translation>Espacio de nombres inesperado</translation>
    </message>
    <message>
        <source>The namespace distinguishes a sitemap from other XML. It is compared character by character and never opened: http, not https, without a slash at the end.</source>
        <translation>El espacio de nombres distingue un sitemap de otro XML. Se compara carácter por carácter y nunca se abre: http, no https, y sin barra al final.</translation>
    </message>
    <message>
        <source>Write names without a prefix</source>
        <translation>Escribir los nombres sin prefijo</translation>
    </message>
    <message>
        <source>Google&apos;s old namespace</source>
        <translation>Espacio de nombres antiguo</translation>
    </message>
    <message>
        <source>Before sitemaps.org, the format belonged to Google. Google still reads it, others may not. The rows are the same.</source>
        <translation>Antes de sitemaps.org, el formato era de Google. Google todavía lo lee, otros quizá no. Las filas son iguales.</translation>
    </message>
    <message>
        <source>Schema locations are given in pairs</source>
        <translation>Las ubicaciones de los esquemas se indican por pares</translation>
    </message>
    <message>
        <source>Wrong schema location</source>
        <translation>Ubicación de esquema incorrecta</translation>
    </message>
    <message>
        <source>“xsi:schemaLocation” is optional. If present, validators expect pairs of namespace and location, and the schema for this kind of file.</source>
        <translation>«xsi:schemaLocation» es opcional. Si está, los validadores esperan pares de espacio de nombres y ubicación, y el esquema de este tipo de archivo.</translation>
    </message>
    <message>
        <source>File refers to no stylesheet</source>
        <translation>El archivo no indica ninguna hoja de estilo</translation>
    </message>
    <message>
        <source>Link to a stylesheet</source>
        <translation>Enlace a una hoja de estilo</translation>
    </message>
    <message>
        <source>An XSLT stylesheet makes a sitemap look good in a browser. Chrome removes XSLT in November 2026, and other browsers follow. Search engines ignore it.</source>
        <translation>Una hoja de estilo XSLT da buen aspecto a un sitemap en el navegador. Chrome elimina XSLT en noviembre de 2026 y otros navegadores le siguen. Los motores de búsqueda no la tienen en cuenta.</translation>
    </message>
    <message>
        <source>Remove the stylesheet</source>
        <translation>Quitar la hoja de estilo</translation>
    </message>
    <message>
        <source>Extension prefixes are declared with the correct namespaces</source>
        <translation>Los prefijos de las extensiones se declaran con los espacios de nombres correctos</translation>
    </message>
    <message>
        <source>Wrong extension namespace</source>
        <translation>Extensión mal declarada</translation>
    </message>
    <message>
        <source>Extensions are identified by the exact namespace. If it is almost right, all alternates, images, videos or news in the file are ignored.</source>
        <translation>Las extensiones se identifican por su espacio de nombres exacto. Si es casi correcto, no se tienen en cuenta las alternativas, imágenes, vídeos o noticias del archivo.</translation>
    </message>
    <message>
        <source>Set the correct namespaces</source>
        <translation>Poner los espacios de nombres correctos</translation>
    </message>
    <message>
        <source>File is XML 1.0</source>
        <translation>El archivo es XML 1.0</translation>
    </message>
    <message>
        <source>File has no document type</source>
        <translation>El archivo no tiene tipo de documento</translation>
    </message>
    <message>
        <source>Namespace is not that of Google&apos;s old format</source>
        <translation>El espacio de nombres no es el del antiguo formato de Google</translation>
    </message>
    <message>
        <source>Correct the pairs</source>
        <translation>Corregir los pares</translation>
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
        <source>Image {number} of this row has no URL. Add an “image:loc”, or remove the image.</source>
        <translation>La imagen {number} de esta fila no tiene URL. Añada un «image:loc» o quite la imagen.</translation>
    </message>
    <message>
        <source>Image {number} of this row has {count} URLs. Put each URL in its own “image:image”.</source>
        <translation>La imagen {number} de esta fila tiene {count} URL. Ponga cada una en su propio «image:image».</translation>
    </message>
    <message>
        <source>This row has {count} images; the limit is 1,000. Remove the least important ones.</source>
        <translation>Esta fila tiene {count} imágenes; el límite es 1000. Quite las menos importantes.</translation>
    </message>
    <message>
        <source>Image URL missing or wrong</source>
        <translation>Imagen sin una URL correcta</translation>
    </message>
    <message>
        <source>An image is identified by “image:loc” alone. It can be on another host if that host is verified too. Relative URLs are not completed.</source>
        <translation>Una imagen se identifica solo por su «image:loc». Puede estar en otro servidor si también está verificado. Las URL relativas no se completan.</translation>
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
        <source>More than 1,000 images</source>
        <translation>Más de 1000 imágenes</translation>
    </message>
    <message>
        <source>Search engines read the first 1,000 images of a page.</source>
        <translation>Los motores de búsqueda leen las primeras 1000 imágenes de una página.</translation>
    </message>
    <message>
        <source>Images have no obsolete elements</source>
        <translation>Las imágenes no tienen etiquetas en desuso</translation>
    </message>
    <message>
        <source>Obsolete image element</source>
        <translation>Etiqueta de imagen en desuso</translation>
    </message>
    <message>
        <source>Since 6 August 2022, Google no longer reads captions, titles, locations and licences of images. They may stay, but they take up space.</source>
        <translation>Desde el 6 de agosto de 2022, Google ya no lee los títulos, pies, lugares y licencias de las imágenes. Pueden quedarse, pero ocupan espacio.</translation>
    </message>
    <message>
        <source>Unexpected image element</source>
        <translation>Etiqueta de imagen inesperada</translation>
    </message>
    <message>
        <source>The image extension has “image:image” in the row and “image:loc” in it. Anything else is reported as an invalid tag.</source>
        <translation>La extensión de imágenes tiene «image:image» en la fila y, dentro, «image:loc». Cualquier otra cosa se señala como etiqueta no válida.</translation>
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
        <source>This URL is on {site}, the sitemap on {own}. A sitemap can only list URLs of its own site.</source>
        <translation>Esta URL está en {site} y el sitemap, en {own}. Un sitemap solo puede incluir las URL de su propio sitio.</translation>
    </message>
    <message>
        <source>If the sitemap is published on {own} (a guess), it should not list URLs on {site}.</source>
        <translation>Si el sitemap está publicado en {own} (una conjetura), no debería incluir URL de {site}.</translation>
    </message>
    <message>
        <source>A sitemap in {folder} only covers URLs in that folder, and this URL is outside.</source>
        <translation>Un sitemap situado en {folder} solo abarca las URL de esa carpeta, y esta URL está fuera.</translation>
    </message>
    <message>
        <source>If the sitemap is published in {folder} (a guess), it only covers URLs in that folder.</source>
        <translation>Si el sitemap está publicado en {folder} (una conjetura), solo abarca las URL de esa carpeta.</translation>
    </message>
    <message>
        <source>This sitemap is on {site}, the index on {own}. An index can only list sitemaps of its own site.</source>
        <translation>Este sitemap está en {site} y el índice, en {own}. Un índice solo puede incluir los sitemaps de su propio sitio.</translation>
    </message>
    <message>
        <source>If the index is published on {own} (a guess), it should not list sitemaps on {site}.</source>
        <translation>Si el índice está publicado en {own} (una conjetura), no debería incluir sitemaps de {site}.</translation>
    </message>
    <message>
        <source>Google requires the sitemaps of an index in the folder of the index, {folder}, or below it.</source>
        <translation>Google exige que los sitemaps de un índice estén en la carpeta del propio índice, {folder}, o por debajo de ella.</translation>
    </message>
    <message>
        <source>If the index is published in {folder} (a guess), Google requires its sitemaps in that folder or below it.</source>
        <translation>Si el índice está publicado en {folder} (una conjetura), Google exige que sus sitemaps estén en esa carpeta o por debajo de ella.</translation>
    </message>
    <message>
        <source>{count} rows are on other sites ({sites}). This is allowed if robots.txt of each of them contains the line “Sitemap: {url}”.</source>
        <translation>{count} filas están en otros sitios ({sites}). Se permite si el robots.txt de cada uno de ellos contiene la línea «Sitemap: {url}».</translation>
    </message>
    <message>
        <source>Use another site…</source>
        <translation>Usar otro sitio…</translation>
    </message>
    <message>
        <source>URL is on the site of the sitemap</source>
        <translation>La URL está en el sitio del sitemap</translation>
    </message>
    <message>
        <source>URL on another site</source>
        <translation>URL de otro sitio</translation>
    </message>
    <message>
        <source>Scheme, host and port must match the URL of the sitemap; “www.” and https make a different site. A sitemap can list other sites if their robots.txt lists it: turn on “Also lists other sites”. While the URL of the sitemap is only a guess, this is a hint.</source>
        <translation>El protocolo, el servidor y el puerto deben coincidir con la URL del sitemap; con «www.» o con https ya es otro sitio. Un sitemap puede incluir otros sitios si su robots.txt lo menciona: active «Incluye otros sitios». Mientras la URL del sitemap sea solo una conjetura, esto es una sugerencia.</translation>
    </message>
    <message>
        <source>URL is in the folder of the sitemap</source>
        <translation>La URL está en la carpeta del sitemap</translation>
    </message>
    <message>
        <source>Outside the sitemap&apos;s folder</source>
        <translation>Fuera de la carpeta del sitemap</translation>
    </message>
    <message>
        <source>A sitemap at /catalog/sitemap.xml covers URLs that begin with /catalog/. Publish it in the root of the site, or move these rows to another file. Google does not require this for files submitted in Search Console. While the URL of the sitemap is only a guess, this is a hint.</source>
        <translation>Un sitemap situado en /catalog/sitemap.xml abarca las URL que comienzan por /catalog/. Publíquelo en la raíz del sitio o pase estas filas a otro archivo. Google no lo exige a los archivos enviados en Search Console. Mientras la URL del sitemap sea solo una conjetura, esto es una sugerencia.</translation>
    </message>
    <message>
        <source>Other sites list this sitemap in robots.txt</source>
        <translation>Los otros sitios mencionan este sitemap en robots.txt</translation>
    </message>
    <message>
        <source>Other sites must allow it</source>
        <translation>Otros sitios deben permitirlo</translation>
    </message>
    <message>
        <source>A sitemap can list URLs of another site if the robots.txt of that site lists the sitemap by its full URL. Normally a file covers one site; Google also accepts several sites that are verified in Search Console.</source>
        <translation>Un sitemap puede incluir URL de otro sitio si el robots.txt de ese sitio lo menciona con su URL completa. Lo normal es un solo sitio por archivo; Google también admite varios, si están verificados en Search Console.</translation>
    </message>
    <message>
        <source>Sitemap outside site or folder</source>
        <translation>Sitemap de otro sitio o carpeta</translation>
    </message>
    <message>
        <source>An index lists sitemaps of its own site; for Google, also in its own folder or below. This does not apply if robots.txt of the other site lists the index. While the URL of the index is only a guess, this is a hint.</source>
        <translation>Un índice incluye sitemaps de su propio sitio y, para Google, también de su propia carpeta o por debajo de ella. Esto no se aplica si el robots.txt del otro sitio menciona el índice. Mientras la URL del índice sea solo una conjetura, esto es una sugerencia.</translation>
    </message>
    <message>
        <source>Use the scheme and host of the sitemap</source>
        <translation>Usar el protocolo y el servidor del sitemap</translation>
    </message>
    <message>
        <source>Sitemaps of an index are on its site</source>
        <translation>Los sitemaps de un índice están en su sitio</translation>
    </message>
    <message>
        <source>Use the scheme and host of the index</source>
        <translation>Usar el protocolo y el servidor del índice</translation>
    </message>
    <message>
        <source>Row has one news article</source>
        <translation>La fila tiene un solo artículo de noticias</translation>
    </message>
    <message>
        <source>File has at most 1,000 news articles</source>
        <translation>El archivo tiene como máximo 1000 artículos de noticias</translation>
    </message>
    <message>
        <source>Article names its publication</source>
        <translation>El artículo indica su publicación</translation>
    </message>
    <message>
        <source>Language of the publication is a code of ISO 639</source>
        <translation>El idioma de la publicación es un código de ISO 639</translation>
    </message>
    <message>
        <source>Article has a publication date</source>
        <translation>El artículo tiene fecha de publicación</translation>
    </message>
    <message>
        <source>Article has a title</source>
        <translation>El artículo tiene título</translation>
    </message>
    <message>
        <source>“news:news” appears {count} times in this row. A row can have one article.</source>
        <translation>«news:news» aparece {count} veces en esta fila. Una fila puede tener un artículo.</translation>
    </message>
    <message>
        <source>The file has {count} news articles; the limit is 1,000. Remove older articles from the news, or split the file.</source>
        <translation>El archivo tiene {count} artículos de noticias; el límite es 1000. Quite los más antiguos de las noticias o divida el archivo.</translation>
    </message>
    <message>
        <source>The article has no “{element}”. Add one with a value, or remove the news part of the row.</source>
        <translation>El artículo no tiene «{element}». Añádalo con un valor o quite la parte de noticias de la fila.</translation>
    </message>
    <message>
        <source>“{element}” appears {count} times in the article. Only one is allowed.</source>
        <translation>«{element}» aparece {count} veces en el artículo. Solo se permite una.</translation>
    </message>
    <message>
        <source>“news:language” is “{value}”. Use two or three lowercase letters such as “en”; for Chinese, “zh-cn” or “zh-tw”.</source>
        <translation>«news:language» es «{value}». Use dos o tres letras minúsculas, como «en»; para el chino, «zh-cn» o «zh-tw».</translation>
    </message>
    <message>
        <source>The article is dated {date}. News sitemaps list the last two days only. Keep the URL and remove the news part of the row.</source>
        <translation>El artículo es del {date}. Los sitemaps de noticias solo incluyen los dos últimos días. Conserve la URL y quite la parte de noticias de la fila.</translation>
    </message>
    <message>
        <source>No longer documented: {names}. They do no harm; remove them for a smaller file.</source>
        <translation>Ya no están documentadas: {names}. No hacen daño; si se quitan, el archivo ocupa menos.</translation>
    </message>
    <message>
        <source>More than one article</source>
        <translation>Más de un artículo</translation>
    </message>
    <message>
        <source>A page is one article. If there are several descriptions, only one is read.</source>
        <translation>Una página es un artículo. Si hay varias descripciones, solo se lee una.</translation>
    </message>
    <message>
        <source>More than 1,000 articles</source>
        <translation>Más de 1000 artículos</translation>
    </message>
    <message>
        <source>Google reads 1,000 articles per file. A news sitemap contains the articles of the last two days; if there are more, use several files.</source>
        <translation>Google lee 1000 artículos por archivo. Un sitemap de noticias contiene los artículos de los dos últimos días; si hay más, use varios archivos.</translation>
    </message>
    <message>
        <source>Publication not named</source>
        <translation>Publicación sin indicar</translation>
    </message>
    <message>
        <source>“news:publication” contains “news:name”, exactly as the publication is named on its pages, and “news:language”.</source>
        <translation>«news:publication» contiene «news:name», exactamente como se llama la publicación en sus páginas, y «news:language».</translation>
    </message>
    <message>
        <source>Wrong publication language</source>
        <translation>Idioma de publicación incorrecto</translation>
    </message>
    <message>
        <source>Two or three lowercase letters without a country. The only exception is Chinese: zh-cn for simplified, zh-tw for traditional.</source>
        <translation>Dos o tres letras minúsculas, sin país. La única excepción es el chino: zh-cn para el simplificado, zh-tw para el tradicional.</translation>
    </message>
    <message>
        <source>Wrong publication date</source>
        <translation>Fecha de publicación incorrecta</translation>
    </message>
    <message>
        <source>The date, or date and time with zone, when the article was first published. This is not the date of the last change.</source>
        <translation>La fecha, o la fecha y hora con zona horaria, en que el artículo se publicó por primera vez. No es la fecha de la última modificación.</translation>
    </message>
    <message>
        <source>Article without a title</source>
        <translation>Artículo sin título</translation>
    </message>
    <message>
        <source>The title as shown on the page, without author and date.</source>
        <translation>El título tal como figura en la página, sin autor ni fecha.</translation>
    </message>
    <message>
        <source>Article is from the last two days</source>
        <translation>El artículo es de los dos últimos días</translation>
    </message>
    <message>
        <source>Article older than two days</source>
        <translation>Artículo de hace más de dos días</translation>
    </message>
    <message>
        <source>A news sitemap lists recent articles only. Older articles stay in the search results; remove only the news part of their row.</source>
        <translation>Un sitemap de noticias incluye solo artículos recientes. Los más antiguos siguen en los resultados de búsqueda; quite solo la parte de noticias de su fila.</translation>
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
        <source>Undocumented news element</source>
        <translation>Etiqueta de noticia no documentada</translation>
    </message>
    <message>
        <source>access, genres, keywords and stock_tickers are still in the schema, but no longer in Google&apos;s documentation.</source>
        <translation>access, genres, keywords y stock_tickers siguen en el esquema, pero ya no en la documentación de Google.</translation>
    </message>
    <message>
        <source>Unexpected news element</source>
        <translation>Etiqueta de noticia inesperada</translation>
    </message>
    <message>
        <source>The news extension has “news:news” in the row and a fixed set of elements in it. Anything else is reported as an invalid tag.</source>
        <translation>La extensión de noticias tiene «news:news» en la fila y, dentro, un conjunto fijo de etiquetas. Cualquier otra cosa se señala como etiqueta no válida.</translation>
    </message>
    <message>
        <source>Articles have known elements only</source>
        <translation>Los artículos solo tienen etiquetas conocidas</translation>
    </message>
    <message>
        <source>“{name}” is before the row instead of inside it, so search engines do not find it.</source>
        <translation>La etiqueta «{name}» está delante de la fila, y no dentro, así que los motores de búsqueda no la encuentran.</translation>
    </message>
    <message>
        <source>“{name}” has no namespace, so it is ignored. Add the prefix of the elements around it, or remove it.</source>
        <translation>La etiqueta «{name}» no tiene espacio de nombres, así que no se tiene en cuenta. Añádale el prefijo de las etiquetas que la rodean o quítela.</translation>
    </message>
    <message>
        <source>Search engines do not recognise “{name}”: its namespace is “{uri}”, but must be “{right}”. Correct the declaration in the first tag.</source>
        <translation>Los motores de búsqueda no reconocen la etiqueta «{name}»: su espacio de nombres es «{uri}», pero debe ser «{right}». Corrija la declaración en la primera etiqueta.</translation>
    </message>
    <message>
        <source>“{name}” belongs to “{uri}”, which is not an extension that any search engine documents. Keep it if your own tools read it.</source>
        <translation>La etiqueta «{name}» pertenece a «{uri}», que no es una extensión documentada por ningún motor de búsqueda. Consérvela si la leen sus propias herramientas.</translation>
    </message>
    <message>
        <source>“{name}” is before “{core}”. Search engines accept this, but the schema requires it after the row&apos;s own elements.</source>
        <translation>La etiqueta «{name}» está antes de «{core}». Los motores de búsqueda lo aceptan, pero el esquema la pide detrás de las etiquetas propias de la fila.</translation>
    </message>
    <message>
        <source>“{name}” is after the last row. The schema forbids this, and search engines do not find it there. Move it into a row, or remove it.</source>
        <translation>La etiqueta «{name}» está detrás de la última fila. El esquema lo prohíbe, y los motores de búsqueda no la encuentran ahí. Pásela a una fila o quítela.</translation>
    </message>
    <message>
        <source>Elements of other namespaces are known and correctly placed</source>
        <translation>Las etiquetas de otros espacios de nombres son conocidas y están en su sitio</translation>
    </message>
    <message>
        <source>Unknown or misplaced element</source>
        <translation>Etiqueta ajena o fuera de lugar</translation>
    </message>
    <message>
        <source>A row can contain extension elements after its own. Search engines read the extensions they document, identified by the exact namespace, and ignore all others. The schema does not allow any after the last row.</source>
        <translation>Una fila puede contener etiquetas de extensiones detrás de las suyas. Los motores de búsqueda leen las extensiones que documentan, identificadas por su espacio de nombres exacto, y no tienen en cuenta las demás. El esquema no permite ninguna detrás de la última fila.</translation>
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
        <source>Marked for feature phones</source>
        <translation>Marca para móviles básicos</translation>
    </message>
    <message>
        <source>“mobile:mobile” marked pages for phones before smartphones. Such pages are no longer crawled separately.</source>
        <translation>«mobile:mobile» marcaba páginas para los teléfonos anteriores a los inteligentes. Esas páginas ya no se rastrean por separado.</translation>
    </message>
    <message>
        <source>“mobile:mobile” was for feature phones and has no effect. You can remove it.</source>
        <translation>«mobile:mobile» era para teléfonos móviles básicos y no tiene efecto. Se puede quitar.</translation>
    </message>
    <message>
        <source>Marked for Google Code Search</source>
        <translation>Marca para Google Code Search</translation>
    </message>
    <message>
        <source>Google Code Search closed in 2012. This is no longer read.</source>
        <translation>Google Code Search se cerró en 2012. Esto ya no se lee.</translation>
    </message>
    <message>
        <source>“codesearch” was for Google Code Search, which has closed. You can remove it.</source>
        <translation>«codesearch» era para Google Code Search, que está cerrado. Se puede quitar.</translation>
    </message>
    <message>
        <source>Marked for geographic search</source>
        <translation>Marca de búsqueda geográfica</translation>
    </message>
    <message>
        <source>Geo sitemaps listed KML and GeoRSS files. Google no longer accepts them; the files themselves may stay listed.</source>
        <translation>Los sitemaps geográficos indicaban archivos KML y GeoRSS. Google ya no los admite; los propios archivos pueden seguir en la lista.</translation>
    </message>
    <message>
        <source>“geo” was for maps and is no longer documented. It has no effect.</source>
        <translation>«geo» era para mapas y ya no está documentado. No tiene efecto.</translation>
    </message>
    <message>
        <source>PageMap in the row</source>
        <translation>PageMap en la fila</translation>
    </message>
    <message>
        <source>A PageMap gives facts about the page to a Programmable Search Engine. Google Search does not read it; keep it if you run such an engine.</source>
        <translation>Un PageMap da datos sobre la página a un Programmable Search Engine. La búsqueda de Google no lo lee; consérvelo si usa un buscador así.</translation>
    </message>
    <message>
        <source>“PageMap” has no effect in Google Search. Only your own Programmable Search Engine reads it.</source>
        <translation>«PageMap» no tiene efecto en la búsqueda de Google. Solo lo lee un Programmable Search Engine propio.</translation>
    </message>
    <message>
        <source>Row is not marked for Google Code Search</source>
        <translation>La fila no está marcada para Google Code Search</translation>
    </message>
    <message>
        <source>Row is not marked for geographic search</source>
        <translation>La fila no está marcada para la búsqueda geográfica</translation>
    </message>
    <message>
        <source>Row holds no PageMap</source>
        <translation>La fila no contiene ningún PageMap</translation>
    </message>
    <message>
        <source>The schema is for files in the namespace {expected}, but this file is in {uri}. Rows are not checked against it.</source>
        <translation>El esquema es para archivos en el espacio de nombres {expected}, pero este está en {uri}. Las filas no se comprueban con él.</translation>
    </message>
    <message>
        <source>The schema is for files in the namespace {expected}, but this file has no namespace. Rows are not checked against it.</source>
        <translation>El esquema es para archivos en el espacio de nombres {expected}, pero este no tiene ninguno. Las filas no se comprueban con él.</translation>
    </message>
    <message>
        <source>The schema does not define “{name}” here.</source>
        <translation>El esquema no define «{name}» aquí.</translation>
    </message>
    <message>
        <source>The schema allows elements of other namespaces inside rows or before the first row; “{name}” is elsewhere.</source>
        <translation>El esquema admite etiquetas de otros espacios de nombres dentro de las filas o antes de la primera fila; «{name}» está en otro lugar.</translation>
    </message>
    <message>
        <source>The schema allows no elements of other namespaces, such as “{name}”, in an index.</source>
        <translation>El esquema no admite etiquetas de otros espacios de nombres, como «{name}», en un índice.</translation>
    </message>
    <message>
        <source>The schema allows no text between the elements of “{name}”.</source>
        <translation>El esquema no admite texto entre las etiquetas de «{name}».</translation>
    </message>
    <message>
        <source>“{name}” is an element of a namespace without a schema: {uri}</source>
        <translation>«{name}» es una etiqueta de un espacio de nombres sin esquema: {uri}</translation>
    </message>
    <message>
        <source>The schema requires “{wanted}” in “{name}”.</source>
        <translation>El esquema exige «{wanted}» en «{name}».</translation>
    </message>
    <message>
        <source>The schema requires more in “{name}”. Allowed next: {wanted}.</source>
        <translation>El esquema exige algo más en «{name}». A continuación se permite: {wanted}.</translation>
    </message>
    <message>
        <source>The schema requires “{wanted}” before “{name}” here.</source>
        <translation>El esquema exige aquí «{wanted}» antes de «{name}».</translation>
    </message>
    <message>
        <source>The schema requires “{name}” before elements of other namespaces.</source>
        <translation>El esquema exige «{name}» antes de las etiquetas de otros espacios de nombres.</translation>
    </message>
    <message>
        <source>The schema does not allow another “{name}” here.</source>
        <translation>El esquema no admite aquí otra etiqueta «{name}».</translation>
    </message>
    <message>
        <source>The schema does not allow “{name}” here. Allowed next: {wanted}.</source>
        <translation>El esquema no admite «{name}» aquí. A continuación se permite: {wanted}.</translation>
    </message>
    <message>
        <source>The schema does not allow “{name}” here.</source>
        <translation>El esquema no admite «{name}» aquí.</translation>
    </message>
    <message>
        <source>The schema requires “{name}” to be empty.</source>
        <translation>El esquema exige que «{name}» esté vacía.</translation>
    </message>
    <message>
        <source>The schema allows no elements inside “{name}”.</source>
        <translation>El esquema no admite etiquetas dentro de «{name}».</translation>
    </message>
    <message>
        <source>The schema does not allow the attribute “{attribute}” on “{name}”.</source>
        <translation>El esquema no admite el atributo «{attribute}» en «{name}».</translation>
    </message>
    <message>
        <source>The schema requires the attribute “{attribute}” on “{name}”.</source>
        <translation>El esquema exige el atributo «{attribute}» en «{name}».</translation>
    </message>
    <message>
        <source>The schema does not allow this “{name}”: {reason}</source>
        <translation>El esquema no admite esta etiqueta «{name}»: {reason}</translation>
    </message>
    <message>
        <source>“{name}” is empty; the schema requires a value.</source>
        <translation>La etiqueta «{name}» está vacía; el esquema exige un valor.</translation>
    </message>
    <message>
        <source>“{value}” is too short for the schema: it has {count} characters, the minimum is {limit}.</source>
        <translation>«{value}» es demasiado corto para el esquema: tiene {count} caracteres y el mínimo es {limit}.</translation>
    </message>
    <message>
        <source>“{value}” is too long for the schema: it has {count} characters, the maximum is {limit}.</source>
        <translation>«{value}» es demasiado largo para el esquema: tiene {count} caracteres y el máximo es {limit}.</translation>
    </message>
    <message>
        <source>“{value}” is too small for the schema: the minimum is {limit}.</source>
        <translation>«{value}» es demasiado pequeño para el esquema: el mínimo es {limit}.</translation>
    </message>
    <message>
        <source>“{value}” is too large for the schema: the maximum is {limit}.</source>
        <translation>«{value}» es demasiado grande para el esquema: el máximo es {limit}.</translation>
    </message>
    <message>
        <source>The schema does not allow “{value}”. Allowed: {words}.</source>
        <translation>El esquema no admite «{value}». Se permite: {words}.</translation>
    </message>
    <message>
        <source>“{value}” does not match the schema&apos;s pattern for “{name}”.</source>
        <translation>«{value}» no se ajusta al patrón del esquema para «{name}».</translation>
    </message>
    <message>
        <source>“{value}” is not a date in the schema: it allows a full date, alone or with a time to the second.</source>
        <translation>«{value}» no es una fecha para el esquema: admite una fecha completa, sola o con una hora hasta los segundos.</translation>
    </message>
    <message>
        <source>“{value}” is not a decimal number in the schema.</source>
        <translation>«{value}» no es un número decimal para el esquema.</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number in the schema.</source>
        <translation>«{value}» no es un número entero para el esquema.</translation>
    </message>
    <message>
        <source>“{value}” is not a URL in the schema.</source>
        <translation>«{value}» no es una URL para el esquema.</translation>
    </message>
    <message>
        <source>“{value}” is not a language code in the schema.</source>
        <translation>«{value}» no es un código de idioma para el esquema.</translation>
    </message>
    <message>
        <source>“{owner}” has the attribute “{name}”. The protocol allows no attributes here.</source>
        <translation>«{owner}» tiene el atributo «{name}». El protocolo no permite atributos aquí.</translation>
    </message>
    <message>
        <source>Text appears where only elements are allowed: “{name}”.</source>
        <translation>Hay texto donde solo se permiten etiquetas: «{name}».</translation>
    </message>
    <message>
        <source>“{name}” does not belong in a row. Check its name, or remove it.</source>
        <translation>La etiqueta «{name}» no corresponde a una fila. Compruebe su nombre o quítela.</translation>
    </message>
    <message>
        <source>“{owner}” contains the element “{name}”, but can only contain text.</source>
        <translation>«{owner}» contiene la etiqueta «{name}», pero solo puede contener texto.</translation>
    </message>
    <message>
        <source>“{name}” is between or after the rows, where only rows are allowed.</source>
        <translation>La etiqueta «{name}» está entre las filas o detrás de ellas, donde solo se permiten filas.</translation>
    </message>
    <message>
        <source>“{name}” belongs in the other kind of file, so it is ignored: a urlset lists pages, a sitemap index lists sitemaps.</source>
        <translation>La etiqueta «{name}» corresponde al otro tipo de archivo, así que no se tiene en cuenta: un urlset incluye páginas, un índice de sitemaps incluye sitemaps.</translation>
    </message>
    <message>
        <source>“{name}” is inside the list itself, so its content is not read.</source>
        <translation>La etiqueta «{name}» está dentro de la propia lista, así que su contenido no se lee.</translation>
    </message>
    <message>
        <source>“{name}” has a different namespace than the file, so it is not read as a row.</source>
        <translation>La etiqueta «{name}» tiene un espacio de nombres distinto del que tiene el archivo, así que no se lee como fila.</translation>
    </message>
    <message>
        <source>The first tag has the attribute “{name}”, which is not in the protocol. Search engines ignore it.</source>
        <translation>La primera etiqueta tiene el atributo «{name}», que no está en el protocolo. Los motores de búsqueda no lo tienen en cuenta.</translation>
    </message>
    <message>
        <source>The elements are not in the order of the schema: {fields}. Crawlers accept any order.</source>
        <translation>Las etiquetas no están en el orden del esquema: {fields}. Los rastreadores aceptan cualquier orden.</translation>
    </message>
    <message>
        <source>A merge is not decided here: one side changed this row, the other removed it.</source>
        <translation>Aquí queda una combinación sin decidir: un lado cambió esta fila y el otro la quitó.</translation>
    </message>
    <message>
        <source>A merge is not decided here: {field} is {ours} here and {theirs} there.</source>
        <translation>Aquí queda una combinación sin decidir: {field} es {ours} aquí y {theirs} allí.</translation>
    </message>
    <message>
        <source>Remove what is not allowed there</source>
        <translation>Quitar lo que no se permite ahí</translation>
    </message>
    <message>
        <source>Keep what is here and remove the comment</source>
        <translation>Conservar lo que hay aquí y quitar el comentario</translation>
    </message>
    <message>
        <source>Keep one side and remove the comment…</source>
        <translation>Conservar un lado y quitar el comentario…</translation>
    </message>
    <message>
        <source>Correct the name of the element</source>
        <translation>Corregir el nombre de la etiqueta</translation>
    </message>
    <message>
        <source>Rows contain only what is allowed</source>
        <translation>Las filas contienen solo lo permitido</translation>
    </message>
    <message>
        <source>Content not allowed</source>
        <translation>Contenido no permitido</translation>
    </message>
    <message>
        <source>Rows contain loc, lastmod, changefreq and priority, and these contain text. Nothing else in the protocol has text or attributes. Validators reject files that contain more; search engines report unknown tags or ignore them.</source>
        <translation>Las filas contienen loc, lastmod, changefreq y priority, y estas etiquetas contienen texto. Nada más del protocolo lleva texto ni atributos. Los validadores rechazan los archivos que contienen algo más; los motores de búsqueda avisan de etiquetas desconocidas o no las tienen en cuenta.</translation>
    </message>
    <message>
        <source>File holds no undecided merge</source>
        <translation>El archivo no contiene combinaciones sin decidir</translation>
    </message>
    <message>
        <source>Undecided merge</source>
        <translation>Combinación sin decidir</translation>
    </message>
    <message>
        <source>A merge of three versions left a comment at each place where both sides changed the same. The file has the value of one side there. Keep it, or take that of the other side, which the comment has; of images, videos and other elements it has no more than their text: set what you want, then remove the comment.</source>
        <translation>Una combinación de tres versiones dejó un comentario en cada lugar en que ambos lados cambiaron lo mismo. El archivo tiene ahí el valor de un lado. Consérvelo o tome el del otro lado, que está en el comentario; de imágenes, vídeos y otros elementos el comentario solo tiene el texto: ponga lo que desee y quite el comentario.</translation>
    </message>
    <message>
        <source>Rows of an index contain only a URL and a date</source>
        <translation>Las filas de un índice contienen solo una URL y una fecha</translation>
    </message>
    <message>
        <source>Not allowed in an index</source>
        <translation>No permitido en un índice</translation>
    </message>
    <message>
        <source>In a sitemap index, each “sitemap” has one “loc” and may have a “lastmod”. Change frequency and priority belong in the sitemaps themselves.</source>
        <translation>En un índice de sitemaps, cada «sitemap» tiene un «loc» y puede tener un «lastmod». La frecuencia de cambio y la prioridad van en los propios sitemaps.</translation>
    </message>
    <message>
        <source>File is one list of one kind</source>
        <translation>El archivo es una sola lista de un solo tipo</translation>
    </message>
    <message>
        <source>Mixed or nested lists</source>
        <translation>Listas mezcladas o anidadas</translation>
    </message>
    <message>
        <source>A urlset contains “url” rows, a sitemap index “sitemap” rows, and neither contains another list. Rows of the other kind need a separate file. An index lists sitemaps, never another index.</source>
        <translation>Un urlset contiene filas «url»; un índice de sitemaps, filas «sitemap»; y ninguno contiene otra lista. Las filas del otro tipo necesitan un archivo aparte. Un índice incluye sitemaps, nunca otro índice.</translation>
    </message>
    <message>
        <source>Convert them to rows of this file</source>
        <translation>Convertirlas en filas de este archivo</translation>
    </message>
    <message>
        <source>Elements are in the order of the schema</source>
        <translation>Las etiquetas están en el orden del esquema</translation>
    </message>
    <message>
        <source>Elements out of order</source>
        <translation>Etiquetas desordenadas</translation>
    </message>
    <message>
        <source>The schema requires loc, lastmod, changefreq, priority, then extensions. Search engines accept any order; validators do not.</source>
        <translation>El esquema exige loc, lastmod, changefreq, priority y después las extensiones. Los motores de búsqueda aceptan cualquier orden; los validadores, no.</translation>
    </message>
    <message>
        <source>Another row has the same URL.</source>
        <translation>Otra fila tiene la misma URL.</translation>
    </message>
    <message>
        <source>Another row has the same URL in another spelling, such as capital letters or an extra dot in the host, a default port, percent codes, “..” in the path, or a “?” with nothing after it.</source>
        <translation>Otra fila tiene la misma URL escrita de otra forma, por ejemplo con mayúsculas o un punto de más en el servidor, un puerto habitual, códigos de porcentaje, «..» en la ruta o un «?» sin nada detrás.</translation>
    </message>
    <message>
        <source>Another row probably leads to the same page, with or without “www.”, https, a slash at the end, or the name of an index page.</source>
        <translation>Otra fila lleva muy probablemente a la misma página: con o sin «www.», https, una barra al final o el nombre de una página de índice.</translation>
    </message>
    <message>
        <source>This URL is on {site}, others are on {main}. A sitemap can only list URLs with one scheme and host.</source>
        <translation>Esta URL está en {site} y otras, en {main}. Un sitemap solo puede incluir las URL de un mismo protocolo y servidor.</translation>
    </message>
    <message>
        <source>Keep one of them…</source>
        <translation>Conservar una de ellas…</translation>
    </message>
    <message>
        <source>Use one scheme and host for all…</source>
        <translation>Usar un solo protocolo y servidor para todas…</translation>
    </message>
    <message>
        <source>URL listed twice</source>
        <translation>URL repetida</translation>
    </message>
    <message>
        <source>A duplicate row adds nothing, counts towards the limit, and may have different values.</source>
        <translation>Una fila repetida no añade nada, cuenta para el límite y puede tener valores distintos.</translation>
    </message>
    <message>
        <source>Same page, another URL</source>
        <translation>Misma página con otra URL</translation>
    </message>
    <message>
        <source>Search engines choose one of several URLs of a page. List the URL you want in search results, the same as in its canonical link.</source>
        <translation>Los motores de búsqueda eligen una de las varias URL de una página. Incluya la que quiera ver en los resultados, la misma que la de su enlace canónico.</translation>
    </message>
    <message>
        <source>Different scheme or host</source>
        <translation>Protocolo o servidor distinto</translation>
    </message>
    <message>
        <source>A sitemap is valid for the site where it is published. http and https, and hosts with and without “www.”, are different sites.</source>
        <translation>Un sitemap es válido para el sitio en el que está publicado. http y https, y los servidores con y sin «www.», son sitios distintos.</translation>
    </message>
    <message>
        <source>The index lists itself: {url}.</source>
        <translation>El índice se incluye a sí mismo: {url}.</translation>
    </message>
    <message>
        <source>Set it to the date the file changed</source>
        <translation>Poner la fecha en que se modificó el archivo</translation>
    </message>
    <message>
        <source>Dates in an index show when the sitemap files changed</source>
        <translation>Las fechas de un índice indican cuándo se modificaron los archivos de los sitemaps</translation>
    </message>
    <message>
        <source>Date not that of the file</source>
        <translation>La fecha no es la del archivo</translation>
    </message>
    <message>
        <source>Search engines read a sitemap again when its date in the index is newer. This is not the date of its newest page: removing a row changes the file too. The program knows when it saved a file itself; for other files, the time on disk is a guess, so this is a hint.</source>
        <translation>Los motores de búsqueda vuelven a leer un sitemap cuando su fecha en el índice es más reciente. No es la fecha de su página más reciente: quitar una fila también modifica el archivo. El programa sabe cuándo ha guardado él mismo un archivo; en los demás, la hora del disco es una conjetura, así que esto es una sugerencia.</translation>
    </message>
    <message>
        <source>Sitemaps of an index exist, are readable and correctly named</source>
        <translation>Los sitemaps de un índice existen, se pueden leer y tienen el nombre correcto</translation>
    </message>
    <message>
        <source>Listed sitemap has a problem</source>
        <translation>Sitemap incluido con problemas</translation>
    </message>
    <message>
        <source>Each listed sitemap is in the folder of the index, is listed once, can be read, and is compressed as its name says. It repeats no URLs of another sitemap, except to list their images, videos or news. The index does not list itself, which would send readers in a circle.</source>
        <translation>Cada sitemap incluido está en la carpeta del índice, figura una vez, se puede leer y está comprimido como indica su nombre. No repite URL de otro sitemap, salvo para indicar sus imágenes, vídeos o noticias. El índice no se incluye a sí mismo, pues llevaría a los lectores en círculo.</translation>
    </message>
    <message>
        <source>Remove the row of the index itself</source>
        <translation>Quitar la fila del propio índice</translation>
    </message>
    <message>
        <source>Remove the rows of missing files</source>
        <translation>Quitar las filas de los archivos que faltan</translation>
    </message>
    <message>
        <source>Every URL is listed once</source>
        <translation>Cada URL aparece una sola vez</translation>
    </message>
    <message>
        <source>Every page is listed under one URL</source>
        <translation>Cada página aparece con una sola URL</translation>
    </message>
    <message>
        <source>All URLs are on one scheme and host</source>
        <translation>Todas las URL están en un solo protocolo y servidor</translation>
    </message>
    <message>
        <source>“{name}” identifies a single visit. List the page without it.</source>
        <translation>El parámetro «{name}» identifica una sola visita. Indique la página sin él.</translation>
    </message>
    <message>
        <source>“{name}” only tracks where a visitor came from. List the page without it.</source>
        <translation>El parámetro «{name}» solo indica de dónde ha venido un visitante. Indique la página sin él.</translation>
    </message>
    <message>
        <source>“{host}” is an internal host. Search engines cannot open it.</source>
        <translation>«{host}» es un servidor interno. Los motores de búsqueda no pueden abrirlo.</translation>
    </message>
    <message>
        <source>“{host}” has no dot, but every public site name has one. Write the full name of the site, such as example.com.</source>
        <translation>«{host}» no tiene ningún punto, pero los nombres de todos los sitios públicos lo tienen. Escriba el nombre completo del sitio, por ejemplo example.com.</translation>
    </message>
    <message>
        <source>“{host}” looks like a test copy of a site. List the public one.</source>
        <translation>«{host}» parece una copia de prueba de un sitio. Indique el público.</translation>
    </message>
    <message>
        <source>“{folder}” looks like an admin page. Remove the row.</source>
        <translation>«{folder}» parece una página de administración. Quite la fila.</translation>
    </message>
    <message>
        <source>“{name}” looks like a secret, and anyone can read a sitemap.</source>
        <translation>«{name}» parece un dato secreto, y cualquiera puede leer un sitemap.</translation>
    </message>
    <message>
        <source>A file ending in “.{ending}” is not a page that people search for.</source>
        <translation>Un archivo que termina en «.{ending}» no es una página que la gente busque.</translation>
    </message>
    <message>
        <source>“{part}” is an unusual form of parameters. Google reads “name=value” pairs that are joined by “&amp;”.</source>
        <translation>«{part}» es una forma poco habitual de escribir parámetros. Google lee pares «nombre=valor» unidos por «&amp;».</translation>
    </message>
    <message>
        <source>URL contains no session or tracking parameters</source>
        <translation>La URL no contiene parámetros de sesión ni de seguimiento</translation>
    </message>
    <message>
        <source>Session or tracking parameter</source>
        <translation>Sesión o seguimiento en la URL</translation>
    </message>
    <message>
        <source>With these parameters, one page has many URLs, and crawlers waste time on copies. Some old sites need a session to show anything: open the page without it before you remove many.</source>
        <translation>Con estos parámetros, una misma página tiene muchas URL, y los rastreadores pierden el tiempo con copias. Algunos sitios antiguos necesitan una sesión para mostrar algo: abra la página sin ella antes de quitar muchos.</translation>
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
        <source>Probably not public</source>
        <translation>Probablemente no es pública</translation>
    </message>
    <message>
        <source>Test copies, internal addresses, admin pages and keys in parameters get into sitemaps by accident, and then into search results. Also change any key that was published.</source>
        <translation>Las copias de prueba, las direcciones internas, las páginas de administración y las claves en parámetros llegan por descuido a los sitemaps, y después a los resultados de búsqueda. Cambie también cualquier clave que se haya publicado.</translation>
    </message>
    <message>
        <source>Use the site of the sitemap instead</source>
        <translation>Usar en su lugar el sitio del sitemap</translation>
    </message>
    <message>
        <source>URL is a page, not part of one</source>
        <translation>La URL es una página, no una parte de una página</translation>
    </message>
    <message>
        <source>Not a page</source>
        <translation>No es una página</translation>
    </message>
    <message>
        <source>Search results do not show style sheets, scripts, fonts and archives, but they do show images and PDF files. Remove such rows, so that crawlers reach your pages sooner.</source>
        <translation>Los resultados de búsqueda no muestran hojas de estilo, scripts, fuentes ni archivos comprimidos, pero sí imágenes y PDF. Quite esas filas, para que los rastreadores lleguen antes a las páginas.</translation>
    </message>
    <message>
        <source>Parameters are written as name=value pairs</source>
        <translation>Los parámetros se escriben como pares nombre=valor</translation>
    </message>
    <message>
        <source>Unusual parameters</source>
        <translation>Parámetros inusuales</translation>
    </message>
    <message>
        <source>Queries such as ?sort,price,,size,42 or ?[sort:price][size:42] hide what is a name and what a value, so Google crawls many copies of a page, or none. The site itself must change its links.</source>
        <translation>Consultas como «orden,precio,,talla,42» o «[orden:precio][talla:42]» no dejan ver qué es nombre y qué es valor, así que Google rastrea muchas copias de una página, o ninguna. Es el propio sitio el que debe cambiar sus enlaces.</translation>
    </message>
    <message>
        <source>Remove the secret parameters</source>
        <translation>Quitar los parámetros secretos</translation>
    </message>
    <message>
        <source>Video {number} of this row has no “{element}”. Add one with a value, or remove the video.</source>
        <translation>El vídeo {number} de esta fila no tiene «{element}». Añada la etiqueta con un valor o quite el vídeo.</translation>
    </message>
    <message>
        <source>Video {number} of this row has neither a file (“video:content_loc”) nor a player (“video:player_loc”). Add one of them.</source>
        <translation>El vídeo {number} de esta fila no tiene ni archivo («video:content_loc») ni reproductor («video:player_loc»). Añada uno de los dos.</translation>
    </message>
    <message>
        <source>“{element}” is the URL of the page itself. Enter the URL of the video&apos;s file or player.</source>
        <translation>«{element}» es la URL de la propia página. Indique la URL del archivo o del reproductor del vídeo.</translation>
    </message>
    <message>
        <source>“{element}” appears {count} times in video {number} of this row. Only one is allowed.</source>
        <translation>«{element}» aparece {count} veces en el vídeo {number} de esta fila. Solo se permite una.</translation>
    </message>
    <message>
        <source>No longer in use: {names}. They do no harm; remove them for a smaller file.</source>
        <translation>Ya no se usan: {names}. No hacen daño; si se quitan, el archivo ocupa menos.</translation>
    </message>
    <message>
        <source>In the schema, but not documented by Google: {names}. They may stay.</source>
        <translation>Están en el esquema, pero Google no las documenta: {names}. Pueden quedarse.</translation>
    </message>
    <message>
        <source>Every video has a thumbnail, a title and a description</source>
        <translation>Cada vídeo tiene una miniatura, un título y una descripción</translation>
    </message>
    <message>
        <source>Video lacks required elements</source>
        <translation>Vídeo sin datos obligatorios</translation>
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
        <source>Video without file or player</source>
        <translation>Vídeo sin archivo ni reproductor</translation>
    </message>
    <message>
        <source>“video:content_loc” is the file itself and is preferred; “video:player_loc” is a player that can be embedded.</source>
        <translation>«video:content_loc» es el propio archivo y es la mejor opción; «video:player_loc», un reproductor que se puede insertar en otras páginas.</translation>
    </message>
    <message>
        <source>Wrong URL in a video</source>
        <translation>URL incorrecta en un vídeo</translation>
    </message>
    <message>
        <source>Thumbnail, file and player are requested exactly as listed. The file or player is not the page that shows it, so its URL must differ from the row&apos;s URL.</source>
        <translation>La miniatura, el archivo y el reproductor se piden exactamente como figuran en la lista. El archivo o el reproductor no es la página que lo muestra, así que su URL debe ser distinta de la de la fila.</translation>
    </message>
    <message>
        <source>Videos have no obsolete elements</source>
        <translation>Los vídeos no tienen etiquetas en desuso</translation>
    </message>
    <message>
        <source>Obsolete video element</source>
        <translation>Etiqueta de vídeo en desuso</translation>
    </message>
    <message>
        <source>Google no longer reads category, gallery_loc, price, tvshow and the attributes allow_embed and autoplay. They only take up space.</source>
        <translation>Google ya no lee category, gallery_loc, price, tvshow ni los atributos allow_embed y autoplay. Solo ocupan espacio.</translation>
    </message>
    <message>
        <source>Unexpected video element</source>
        <translation>Etiqueta de vídeo inesperada</translation>
    </message>
    <message>
        <source>The video extension has “video:video” in the row and a fixed set of elements in it. Anything else is reported as an invalid tag.</source>
        <translation>La extensión de vídeo tiene «video:video» en la fila y, dentro, un conjunto fijo de etiquetas. Cualquier otra cosa se señala como etiqueta no válida.</translation>
    </message>
    <message>
        <source>Undocumented video element</source>
        <translation>Etiqueta de vídeo no documentada</translation>
    </message>
    <message>
        <source>The schema of 2007 has two elements that Google&apos;s documentation does not explain. No reader is known to use them.</source>
        <translation>El esquema de 2007 tiene dos etiquetas que la documentación de Google no explica. No se conoce ningún lector que las use.</translation>
    </message>
    <message>
        <source>No element appears twice in a video</source>
        <translation>Ninguna etiqueta se repite en un vídeo</translation>
    </message>
    <message>
        <source>Repeated video element</source>
        <translation>Etiqueta de vídeo repetida</translation>
    </message>
    <message>
        <source>Only “video:tag” may be repeated. For any other element, it is unclear which one counts.</source>
        <translation>Solo se puede repetir «video:tag». Con las demás etiquetas no está claro cuál cuenta.</translation>
    </message>
    <message>
        <source>URLs of videos are absolute and not the page&apos;s own</source>
        <translation>Las URL de los vídeos son absolutas y no son la de la página</translation>
    </message>
    <message>
        <source>Videos have known elements only</source>
        <translation>Los vídeos solo tienen etiquetas conocidas</translation>
    </message>
    <message>
        <source>Videos have documented elements only</source>
        <translation>Los vídeos solo tienen etiquetas documentadas</translation>
    </message>
    <message>
        <source>Duration is 1 to 28,800 seconds</source>
        <translation>La duración es de 1 a 28.800 segundos</translation>
    </message>
    <message>
        <source>Rating and view count are numbers</source>
        <translation>La valoración y el número de visualizaciones son números</translation>
    </message>
    <message>
        <source>Video has at most 32 tags</source>
        <translation>El vídeo tiene como máximo 32 etiquetas «video:tag»</translation>
    </message>
    <message>
        <source>Write “yes” or “no”</source>
        <translation>Escribir «yes» o «no»</translation>
    </message>
    <message>
        <source>Correct the country codes</source>
        <translation>Corregir los códigos de país</translation>
    </message>
    <message>
        <source>“video:duration” is “{value}”. Write the length in whole seconds, from 1 to 28800.</source>
        <translation>«video:duration» es «{value}». Escriba la duración en segundos enteros, de 1 a 28800.</translation>
    </message>
    <message>
        <source>“video:rating” is “{value}”. Write a number from 0.0 to 5.0 with a decimal point.</source>
        <translation>«video:rating» es «{value}». Escriba un número de 0.0 a 5.0, con punto decimal.</translation>
    </message>
    <message>
        <source>“video:view_count” is “{value}”. Write a whole number in digits.</source>
        <translation>«video:view_count» es «{value}». Escriba un número entero en cifras.</translation>
    </message>
    <message>
        <source>Video {number} of this row has {count} tags; the limit is 32. Keep the best ones.</source>
        <translation>El vídeo {number} de esta fila tiene {count} etiquetas «video:tag»; el límite es 32. Conserve las mejores.</translation>
    </message>
    <message>
        <source>“{element}” is “{value}”. Write “yes” or “no” in lowercase.</source>
        <translation>«{element}» es «{value}». Escriba «yes» o «no» en minúsculas.</translation>
    </message>
    <message>
        <source>“{element}” must either allow or deny. Write relationship=&quot;allow&quot; or relationship=&quot;deny&quot;.</source>
        <translation>«{element}» debe permitir o prohibir. Escriba relationship=&quot;allow&quot; o relationship=&quot;deny&quot;.</translation>
    </message>
    <message>
        <source>“video:restriction” lists “{codes}”. Write countries as two uppercase letters separated by spaces, such as “DE GB US”.</source>
        <translation>«video:restriction» contiene «{codes}». Escriba los países con dos letras mayúsculas y separados por espacios, como «DE GB US».</translation>
    </message>
    <message>
        <source>“video:platform” lists “{words}”. Write “web”, “mobile” or “tv” in lowercase, separated by spaces.</source>
        <translation>«video:platform» contiene «{words}». Escriba «web», «mobile» o «tv» en minúsculas y separados por espacios.</translation>
    </message>
    <message>
        <source>The video expired on {date}, so search engines no longer show it. Remove it, or set a new “video:expiration_date”.</source>
        <translation>El vídeo caducó el {date}, así que los motores de búsqueda ya no lo muestran. Quítelo o ponga otra fecha en «video:expiration_date».</translation>
    </message>
    <message>
        <source>“video:uploader” has {count} characters; the limit is 255. Shorten the name.</source>
        <translation>«video:uploader» tiene {count} caracteres; el límite es 255. Acorte el nombre.</translation>
    </message>
    <message>
        <source>The page about the uploader, “{value}”, must be in the same domain as the row&apos;s URL. Correct it, or remove the attribute “info”.</source>
        <translation>La página sobre quien subió el vídeo, «{value}», debe estar en el mismo dominio que la URL de la fila. Corríjala o quite el atributo «info».</translation>
    </message>
    <message>
        <source>“video:description” has {count} characters; the limit is 2,048. Shorten the text.</source>
        <translation>«video:description» tiene {count} caracteres; el límite es 2048. Acorte el texto.</translation>
    </message>
    <message>
        <source>“video:title” has {count} characters. Google accepts it; the schema allows 100.</source>
        <translation>«video:title» tiene {count} caracteres. Google lo acepta; el esquema admite 100.</translation>
    </message>
    <message>
        <source>Wrong video duration</source>
        <translation>Duración de vídeo incorrecta</translation>
    </message>
    <message>
        <source>Eight hours at most, in seconds, without minutes, dots or units.</source>
        <translation>Ocho horas como máximo, en segundos, sin minutos, puntos ni unidades.</translation>
    </message>
    <message>
        <source>Wrong rating or view count</source>
        <translation>Valoración o vistas incorrectas</translation>
    </message>
    <message>
        <source>The rating is between 0.0 and 5.0; the view count is a whole number without separators.</source>
        <translation>La valoración está entre 0.0 y 5.0; el número de visualizaciones es un número entero sin separadores.</translation>
    </message>
    <message>
        <source>More than 32 video tags</source>
        <translation>Más de 32 etiquetas «video:tag»</translation>
    </message>
    <message>
        <source>If there are more tags, the whole video is invalid.</source>
        <translation>Si hay más etiquetas, todo el vídeo deja de ser válido.</translation>
    </message>
    <message>
        <source>Yes and no are written “yes” and “no”</source>
        <translation>Sí y no se escriben «yes» y «no»</translation>
    </message>
    <message>
        <source>Not “yes” or “no”</source>
        <translation>Ni «yes» ni «no»</translation>
    </message>
    <message>
        <source>family_friendly, requires_subscription and live accept these two words. The schema also allows uppercase; “true” and “1” are not understood.</source>
        <translation>family_friendly, requires_subscription y live admiten estas dos palabras. El esquema las acepta también en mayúsculas; «true» y «1» no se entienden.</translation>
    </message>
    <message>
        <source>Restriction lists countries and allows or denies them</source>
        <translation>La restricción indica países y los permite o los prohíbe</translation>
    </message>
    <message>
        <source>Wrong country restriction</source>
        <translation>Restricción de países incorrecta</translation>
    </message>
    <message>
        <source>The element lists country codes of ISO 3166 in uppercase, separated by spaces. Its attribute “relationship” is “allow” or “deny”. Great Britain is GB.</source>
        <translation>La etiqueta contiene códigos de país de ISO 3166 en mayúsculas, separados por espacios. Su atributo «relationship» es «allow» (permitir) o «deny» (prohibir). Gran Bretaña es GB.</translation>
    </message>
    <message>
        <source>Platform lists web, mobile or tv and allows or denies them</source>
        <translation>La plataforma indica web, mobile o tv y los permite o los prohíbe</translation>
    </message>
    <message>
        <source>Wrong video platform</source>
        <translation>Plataforma de vídeo incorrecta</translation>
    </message>
    <message>
        <source>The element lists these words in lowercase, separated by spaces. Its attribute “relationship” is “allow” or “deny”.</source>
        <translation>La etiqueta contiene estas palabras en minúsculas, separadas por espacios. Su atributo «relationship» es «allow» (permitir) o «deny» (prohibir).</translation>
    </message>
    <message>
        <source>Write the words in lowercase</source>
        <translation>Escribir las palabras en minúsculas</translation>
    </message>
    <message>
        <source>Dates of videos are dates, or dates and times with zone</source>
        <translation>Las fechas de los vídeos son fechas, o fechas y horas con zona horaria</translation>
    </message>
    <message>
        <source>Wrong video date</source>
        <translation>Fecha de vídeo incorrecta</translation>
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
        <source>Expired video</source>
        <translation>Vídeo caducado</translation>
    </message>
    <message>
        <source>Search engines no longer show a video after its expiration date. A video that does not expire needs no such date.</source>
        <translation>Los motores de búsqueda ya no muestran un vídeo después de su fecha de caducidad. Un vídeo que no caduca no necesita esa fecha.</translation>
    </message>
    <message>
        <source>Uploader has a short name and a page in the same domain</source>
        <translation>Quien subió el vídeo figura con un nombre corto y una página del mismo dominio</translation>
    </message>
    <message>
        <source>Wrong uploader name or page</source>
        <translation>Datos erróneos de quien lo subió</translation>
    </message>
    <message>
        <source>Title or description too long</source>
        <translation>Título o descripción muy largos</translation>
    </message>
    <message>
        <source>The limit for a description is 2,048 characters. The schema allows 100 for a title; Google sets no limit, but shows about that much.</source>
        <translation>El límite de una descripción es de 2048 caracteres. El esquema admite 100 en un título; Google no indica ningún límite, pero muestra más o menos eso.</translation>
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
        <source>Write {replacement}.</source>
        <translation>Escribir {replacement}.</translation>
    </message>
    <message>
        <source>The first tag, “{name}”, is missing.</source>
        <translation>Falta la primera etiqueta, «{name}».</translation>
    </message>
    <message>
        <source>There is an unexpected or duplicate byte order mark.</source>
        <translation>Hay una marca de orden de bytes inesperada o repetida.</translation>
    </message>
    <message>
        <source>There are spaces or empty lines before “&lt;?xml”, where nothing is allowed.</source>
        <translation>Hay espacios o líneas vacías delante de «&lt;?xml», donde no puede haber nada.</translation>
    </message>
    <message>
        <source>Remove them.</source>
        <translation>Quitarlos.</translation>
    </message>
    <message>
        <source>There is text before the beginning of the sitemap: {excerpt}</source>
        <translation>Hay texto delante del comienzo del sitemap: {excerpt}</translation>
    </message>
    <message>
        <source>The XML declaration is not valid: {excerpt}</source>
        <translation>La declaración XML no es válida: {excerpt}</translation>
    </message>
    <message>
        <source>The file declares the encoding “{name}”, but it is UTF-8.</source>
        <translation>El archivo declara la codificación «{name}», pero está en UTF-8.</translation>
    </message>
    <message>
        <source>The file has a document type (DOCTYPE) with its own declarations, which are never processed.</source>
        <translation>El archivo tiene un tipo de documento (DOCTYPE) con declaraciones propias, que nunca se procesan.</translation>
    </message>
    <message>
        <source>Remove the document type.</source>
        <translation>Quitar el tipo de documento.</translation>
    </message>
    <message>
        <source>The first tag is “{name}”, but the rows in it belong in “{replacement}”.</source>
        <translation>La primera etiqueta es «{name}», pero sus filas corresponden a «{replacement}».</translation>
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
        <source>This file contains no sitemap: no “urlset”, no “sitemapindex” and no rows.</source>
        <translation>Este archivo no contiene ningún sitemap: ni «urlset», ni «sitemapindex», ni filas.</translation>
    </message>
    <message>
        <source>Read them as windows-1252.</source>
        <translation>Leerlos como windows-1252.</translation>
    </message>
    <message>
        <source>Write the character itself.</source>
        <translation>Escribir el propio carácter.</translation>
    </message>
    <message>
        <source>There is a UTF-16 byte order mark before UTF-8 text.</source>
        <translation>Hay una marca de orden de bytes de UTF-16 delante de un texto en UTF-8.</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>Quitar la marca de orden de bytes.</translation>
    </message>
    <message>
        <source>These bytes are not UTF-8.</source>
        <translation>Estos bytes no son UTF-8.</translation>
    </message>
    <message>
        <source>A character is written as two halves, which UTF-8 does not allow.</source>
        <translation>Un carácter está escrito en dos mitades, algo que UTF-8 no permite.</translation>
    </message>
    <message>
        <source>There is half a character here; the other half is missing.</source>
        <translation>Aquí hay medio carácter; falta la otra mitad.</translation>
    </message>
    <message>
        <source>These bytes have no meaning in the encoding of the file.</source>
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
        <source>There is an extra “&lt;” before a tag.</source>
        <translation>Hay un «&lt;» de más delante de una etiqueta.</translation>
    </message>
    <message>
        <source>This tag is not valid XML: {tag}</source>
        <translation>Esta etiqueta no es XML válido: {tag}</translation>
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
        <source>A closing tag has no name.</source>
        <translation>Una etiqueta de cierre no tiene nombre.</translation>
    </message>
    <message>
        <source>The closing tag {replacement} is missing.</source>
        <translation>Falta la etiqueta de cierre {replacement}.</translation>
    </message>
    <message>
        <source>The file ends without {replacement} after row {rows}. More rows may be missing.</source>
        <translation>El archivo termina sin {replacement} después de la fila {rows}. Puede que falten más filas.</translation>
    </message>
    <message>
        <source>The tag {replacement} at the start of a row is missing.</source>
        <translation>Falta la etiqueta {replacement} al comienzo de una fila.</translation>
    </message>
    <message>
        <source>The closing tag {excerpt} does not match its opening tag.</source>
        <translation>La etiqueta de cierre {excerpt} no corresponde a su etiqueta de apertura.</translation>
    </message>
    <message>
        <source>The tag {tag} is closed by “{replacement}”. Its name looks misspelled.</source>
        <translation>La etiqueta {tag} se cierra con «{replacement}». Su nombre parece mal escrito.</translation>
    </message>
    <message>
        <source>The closing tag {excerpt} has no opening tag.</source>
        <translation>La etiqueta de cierre {excerpt} no tiene etiqueta de apertura.</translation>
    </message>
    <message>
        <source>The tag {excerpt} appears twice.</source>
        <translation>La etiqueta {excerpt} está repetida.</translation>
    </message>
    <message>
        <source>There are more rows after the end of the sitemap: {excerpt}</source>
        <translation>Hay más filas tras el final del sitemap: {excerpt}</translation>
    </message>
    <message>
        <source>There is text after the end of the sitemap: {excerpt}</source>
        <translation>Hay texto tras el final del sitemap: {excerpt}</translation>
    </message>
    <message>
        <source>The file ends early, in the incomplete row {row}: {excerpt}</source>
        <translation>El archivo termina antes de tiempo, en la fila {row}, que está incompleta: {excerpt}</translation>
    </message>
    <message>
        <source>Keep the rows before it, remove the rest and close the file.</source>
        <translation>Conservar las filas anteriores, quitar el resto y cerrar el archivo.</translation>
    </message>
    <message>
        <source>Remove this, so that all rows belong to one sitemap.</source>
        <translation>Quitar esto, para que todas las filas formen parte de un solo sitemap.</translation>
    </message>
    <message>
        <source>Row {row} cannot be read and cannot be repaired automatically ({reason}): {excerpt}</source>
        <translation>La fila {row} no se puede leer ni reparar automáticamente ({reason}): {excerpt}</translation>
    </message>
    <message>
        <source>The content before the first tag cannot be read: {excerpt}</source>
        <translation>El contenido anterior a la primera etiqueta no se puede leer: {excerpt}</translation>
    </message>
    <message>
        <source>Remove the row; all others are kept.</source>
        <translation>Quitar la fila; se conservan todas las demás.</translation>
    </message>
    <message>
        <source>The content before row {row} cannot be read ({reason}): {excerpt}</source>
        <translation>El contenido anterior a la fila {row} no se puede leer ({reason}): {excerpt}</translation>
    </message>
    <message>
        <source>A slash closes the first tag immediately, but rows follow.</source>
        <translation>Una barra cierra enseguida la primera etiqueta, pero siguen filas.</translation>
    </message>
    <message>
        <source>Remove the slash.</source>
        <translation>Quitar la barra.</translation>
    </message>
    <message>
        <source>The slash in a closing tag is missing.</source>
        <translation>Falta la barra en una etiqueta de cierre.</translation>
    </message>
    <message>
        <source>A second sitemap begins inside the first: {excerpt}</source>
        <translation>Un segundo sitemap comienza dentro del primero: {excerpt}</translation>
    </message>
    <message>
        <source>The file ends early, after {rows} complete rows: {excerpt}</source>
        <translation>El archivo termina antes de tiempo, después de {rows} filas completas: {excerpt}</translation>
    </message>
    <message>
        <source>The first tag cannot be read: {excerpt}</source>
        <translation>La primera etiqueta no se puede leer: {excerpt}</translation>
    </message>
    <message>
        <source>Row {row} is not complete: {excerpt}</source>
        <translation>La fila {row} no está completa: {excerpt}</translation>
    </message>
    <message>
        <source>“&lt;” inside a value begins a tag that is never closed.</source>
        <translation>Dentro de un valor, «&lt;» comienza una etiqueta que nunca se cierra.</translation>
    </message>
    <message>
        <source>Insert “/”.</source>
        <translation>Insertar «/».</translation>
    </message>
    <message>
        <source>“--” is not allowed inside a comment.</source>
        <translation>Dentro de un comentario no se permite «--».</translation>
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
        <source>Remove its beginning.</source>
        <translation>Quitar su comienzo.</translation>
    </message>
    <message>
        <source>This processing instruction is not allowed here: {excerpt}</source>
        <translation>Esta instrucción de procesamiento no se permite aquí: {excerpt}</translation>
    </message>
    <message>
        <source>There is an XML declaration in the middle of the file.</source>
        <translation>Hay una declaración XML en medio del archivo.</translation>
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
        <source>“&amp;” precedes a name that is not an XML or HTML entity.</source>
        <translation>Hay un «&amp;» delante de un nombre que no es ninguna entidad de XML ni de HTML.</translation>
    </message>
    <message>
        <source>Only the document type of this file declares this entity; it is never expanded.</source>
        <translation>Solo el tipo de documento de este archivo declara esta entidad; nunca se sustituye.</translation>
    </message>
    <message>
        <source>Write “&amp;amp;” to keep the name as text.</source>
        <translation>Escribir «&amp;amp;», para conservar su nombre como texto.</translation>
    </message>
    <message>
        <source>A character is written as two halves, which XML does not allow.</source>
        <translation>Un carácter está escrito en dos mitades, algo que XML no permite.</translation>
    </message>
    <message>
        <source>A character reference points to a character that XML does not allow.</source>
        <translation>Una referencia de carácter indica un carácter que XML no permite.</translation>
    </message>
    <message>
        <source>A character reference has a number that no character has.</source>
        <translation>Una referencia de carácter tiene un número que no corresponde a ningún carácter.</translation>
    </message>
    <message>
        <source>Write “&amp;amp;” to keep it as text.</source>
        <translation>Escribir «&amp;amp;», para conservarla como texto.</translation>
    </message>
    <message>
        <source>XML does not define the entity “{entity}”.</source>
        <translation>La entidad «{entity}» no existe en XML.</translation>
    </message>
    <message>
        <source>Write “{replacement}”.</source>
        <translation>Escribir «{replacement}».</translation>
    </message>
    <message>
        <source>Insert it.</source>
        <translation>Insertarlo.</translation>
    </message>
    <message>
        <source>The value of “{name}” is not in straight quotes.</source>
        <translation>El valor de «{name}» no está entre comillas rectas.</translation>
    </message>
    <message>
        <source>A space is missing between two attributes.</source>
        <translation>Falta un espacio entre dos atributos.</translation>
    </message>
    <message>
        <source>These characters are not allowed in a tag.</source>
        <translation>Estos caracteres no se permiten en una etiqueta.</translation>
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
        <source>The attribute “{name}” appears twice.</source>
        <translation>El atributo «{name}» está repetido.</translation>
    </message>
    <message>
        <source>Remove the second one; both have the same value.</source>
        <translation>Quitar el segundo; los dos tienen el mismo valor.</translation>
    </message>
    <message>
        <source>Keep {kept} and remove {cut}.</source>
        <translation>Conservar {kept} y quitar {cut}.</translation>
    </message>
    <message>
        <source>The compressed data is incomplete or damaged; everything after this position is lost.</source>
        <translation>Los datos comprimidos están incompletos o dañados; todo lo que venía después de esta posición se ha perdido.</translation>
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
        <source>Protocol as of 2013 (10 MB, 1,000 sitemaps per index)</source>
        <translation>El protocolo de 2013 (10 MB, 1000 sitemaps por índice)</translation>
    </message>
    <message>
        <source>Line {line} lists the same sitemap.</source>
        <translation>La línea {line} indica el mismo sitemap.</translation>
    </message>
    <message>
        <source>Write “Sitemap:” before the URL. Other spellings may not be read.</source>
        <translation>Escriba «Sitemap:» delante de la URL. Otras formas pueden no leerse.</translation>
    </message>
    <message>
        <source>This line lists no sitemap. Add the full URL.</source>
        <translation>Esta línea no indica ningún sitemap. Añada su URL completa.</translation>
    </message>
    <message>
        <source>“{url}” is not a full URL. Add scheme and host, such as {example}.</source>
        <translation>«{url}» no es una URL completa. Añada el protocolo y el servidor, como en {example}.</translation>
    </message>
    <message>
        <source>“{url}” does not begin with http or https, so crawlers do not fetch it.</source>
        <translation>«{url}» no comienza con http ni https, así que los rastreadores no la piden.</translation>
    </message>
    <message>
        <source>The URL contains a space. List one sitemap per line, and write spaces in URLs as %20.</source>
        <translation>La URL contiene un espacio. Indique un solo sitemap por línea y escriba los espacios de una URL como %20.</translation>
    </message>
    <message>
        <source>Readers treat “{fragment}” as a comment. It is not part of the URL.</source>
        <translation>Los lectores toman «{fragment}» por un comentario. No forma parte de la URL.</translation>
    </message>
    <message>
        <source>The sitemap is published with https, but this line has http. Write {url}.</source>
        <translation>El sitemap está publicado con https, pero esta línea tiene http. Escriba {url}.</translation>
    </message>
    <message>
        <source>The sitemap is not listed. Add “Sitemap: {url}”.</source>
        <translation>El sitemap no figura. Añada «Sitemap: {url}».</translation>
    </message>
    <message>
        <source>If the sitemap is published at {url} (a guess), it is not listed. Add “Sitemap: {url}”.</source>
        <translation>Si el sitemap está publicado en {url} (una conjetura), no figura. Añada «Sitemap: {url}».</translation>
    </message>
    <message>
        <source>No sitemap is listed. Add “Sitemap:” with the full URL, so that every search engine finds it.</source>
        <translation>No figura ningún sitemap. Añada «Sitemap:» con la URL completa, para que lo encuentren todos los motores de búsqueda.</translation>
    </message>
    <message>
        <source>No sitemap is listed. Add “{lines}”, so that every search engine finds it.</source>
        <translation>No figura ningún sitemap. Añada «{lines}», para que lo encuentren todos los motores de búsqueda.</translation>
    </message>
    <message>
        <source>robots.txt lists sitemaps by their full URLs</source>
        <translation>robots.txt indica los sitemaps con sus URL completas</translation>
    </message>
    <message>
        <source>Wrong line in robots.txt</source>
        <translation>Línea incorrecta en robots.txt</translation>
    </message>
    <message>
        <source>A “Sitemap:” line contains one absolute URL. It can be anywhere in the file, there can be several, and it can list another host. It does not depend on the groups for single crawlers. An index needs only its own line.</source>
        <translation>Una línea «Sitemap:» contiene una URL absoluta. Puede estar en cualquier lugar del archivo, puede haber varias y puede indicar otro servidor. No depende de los grupos para rastreadores concretos. Un índice solo necesita su propia línea.</translation>
    </message>
    <message>
        <source>robots.txt lists the sitemap</source>
        <translation>robots.txt indica el sitemap</translation>
    </message>
    <message>
        <source>Not listed in robots.txt</source>
        <translation>No figura en robots.txt</translation>
    </message>
    <message>
        <source>Without a line in robots.txt, Seznam only looks for /sitemap.xml, and Yandex needs it entered in Yandex Webmaster. With the line, every search engine finds the sitemap.</source>
        <translation>Sin una línea en robots.txt, Seznam solo busca /sitemap.xml, y para Yandex hay que indicarlo en Yandex Webmaster. Con la línea, todos los motores de búsqueda encuentran el sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is a sitemap index that lists this one, which sends readers in a circle. List the sitemaps themselves.</source>
        <translation>«{name}» es un índice de sitemaps que incluye este, lo que lleva a los lectores en círculo. Incluya los propios sitemaps.</translation>
    </message>
    <message>
        <source>“{name}” is a sitemap index, and an index can only list sitemaps. List the sitemaps in it instead.</source>
        <translation>«{name}» es un índice de sitemaps, y un índice solo puede incluir sitemaps. Incluya los que contiene.</translation>
    </message>
    <message>
        <source>“{name}” is in the folder of the index, but cannot be read as a sitemap. Open it to see why and to repair it.</source>
        <translation>«{name}» está en la carpeta del índice, pero no se puede leer como sitemap. Ábralo para ver el motivo y repararlo.</translation>
    </message>
    <message>
        <source>“{url}” is not in the folder of the index: the file “{name}” there belongs to {owner}. Add the file in a separate folder, or remove the row.</source>
        <translation>«{url}» no está en la carpeta del índice: el archivo «{name}» que hay allí es el de {owner}. Añada el archivo en una carpeta aparte o quite la fila.</translation>
    </message>
    <message>
        <source>“{name}” is not in the folder of the index, but other listed sitemaps are. Add the file, or remove the row.</source>
        <translation>«{name}» no está en la carpeta del índice, pero otros sitemaps incluidos sí. Añada el archivo o quite la fila.</translation>
    </message>
    <message>
        <source>“{name}” ends with “.gz” but is not compressed. Save it again, or rename it.</source>
        <translation>«{name}» termina en «.gz», pero no está comprimido. Guárdelo de nuevo o cámbiele el nombre.</translation>
    </message>
    <message>
        <source>“{name}” is compressed with gzip, but its name does not end with “.gz”.</source>
        <translation>«{name}» está comprimido con gzip, pero su nombre no termina en «.gz».</translation>
    </message>
    <message>
        <source>The index lists “{listed}”, but the file in its folder is named “{name}”. Publish it under the listed name.</source>
        <translation>El índice incluye «{listed}», pero el archivo de su carpeta se llama «{name}». Publíquelo con el nombre que figura en el índice.</translation>
    </message>
    <message>
        <source>URLs of this sitemap that are also in {loc}: {count}, such as {example}. List each URL in one sitemap.</source>
        <translation>URL de este sitemap que están también en {loc}: {count}, por ejemplo {example}. Cada una debe estar en un solo sitemap.</translation>
    </message>
    <message>
        <source>URLs of this sitemap that are also in {loc}: {count}. List each URL in one sitemap.</source>
        <translation>URL de este sitemap que están también en {loc}: {count}. Cada una debe estar en un solo sitemap.</translation>
    </message>
    <message>
        <source>The file was changed {changed}, but this lastmod is {lastmod}. In an index, the date shows when the sitemap file changed, not its newest page.</source>
        <translation>El archivo se modificó el {changed}, pero este lastmod es {lastmod}. En un índice, la fecha indica cuándo se modificó el archivo del sitemap, no su página más reciente.</translation>
    </message>
    <message>
        <source>The file on disk is dated {changed}, but this lastmod is {lastmod}. In an index, the date shows when the sitemap file changed, not its newest page. A copied file may have the time of the copy.</source>
        <translation>El archivo del disco es del {changed}, pero este lastmod es {lastmod}. En un índice, la fecha indica cuándo se modificó el archivo del sitemap, no su página más reciente. Un archivo copiado puede tener la fecha de la copia.</translation>
    </message>
    <message>
        <source>This row leads to the same file as {loc}.</source>
        <translation>Esta fila lleva al mismo archivo que {loc}.</translation>
    </message>
    <message>
        <source>“{name}” is in the folder, but it is not a sitemap index. The split starts from scratch.</source>
        <translation>«{name}» está en la carpeta, pero no es un índice de sitemaps. La división empieza de cero.</translation>
    </message>
    <message>
        <source>The earlier index “{name}” cannot be read, so the split starts from scratch: {reason}</source>
        <translation>El índice anterior «{name}» no se puede leer, así que la división empieza de cero: {reason}</translation>
    </message>
    <message>
        <source>The earlier part “{name}” cannot be read, so its URLs count as new: {reason}</source>
        <translation>La parte anterior «{name}» no se puede leer, así que sus URL cuentan como nuevas: {reason}</translation>
    </message>
    <message>
        <source>Enter the URL of the folder where the files are published.</source>
        <translation>Indique la URL de la carpeta en la que se publican los archivos.</translation>
    </message>
    <message>
        <source>“{url}” is not the full URL of a folder on a web server.</source>
        <translation>«{url}» no es la URL completa de una carpeta de un servidor web.</translation>
    </message>
    <message>
        <source>An index can list at most {limit} sitemaps, but there are {count}. Remove some, or create several indexes.</source>
        <translation>Un índice puede contener como máximo {limit} sitemaps, pero hay {count}. Quite algunos o cree varios índices.</translation>
    </message>
    <message>
        <source>Files left out: {count}. See the list for the reasons.</source>
        <translation>Archivos omitidos: {count}. En la lista figuran los motivos.</translation>
    </message>
    <message>
        <source>Files already in the list: {count}.</source>
        <translation>Archivos que ya están en la lista: {count}.</translation>
    </message>
    <message>
        <source>Some files are not in the folder of the index, so URLs are based on the common folder of all files: {folder}</source>
        <translation>Algunos archivos no están en la carpeta del índice, así que las URL parten de la carpeta común a todos: {folder}</translation>
    </message>
    <message>
        <source>The files are on several drives, so their URLs cannot be determined: put them into one folder.</source>
        <translation>Los archivos están en varias unidades, así que no se pueden determinar sus URL: póngalos en una misma carpeta.</translation>
    </message>
    <message>
        <source>Enter the full path of the folder for the parts.</source>
        <translation>Indique la ruta completa de la carpeta para las partes.</translation>
    </message>
    <message>
        <source>“{name}” is a file. Choose a folder for the parts.</source>
        <translation>«{name}» es un archivo. Elija una carpeta para las partes.</translation>
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
        <source>Merge conflict: both versions are here.</source>
        <translation>Conflicto de fusión: aquí están las dos versiones.</translation>
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
        <source>This file could not be checked because of a program error: {reason}</source>
        <translation>Este archivo no se pudo comprobar por un error del programa: {reason}</translation>
    </message>
    <message>
        <source>“{element}” is not expected here. Check its name and the element around it.</source>
        <translation>«{element}» no se espera aquí. Compruebe su nombre y la etiqueta que la contiene.</translation>
    </message>
    <message>
        <source>“{element}” is “{value}”. Write the full URL with “https://” or “http://” and a host.</source>
        <translation>«{element}» es «{value}». Escriba la URL completa, con «https://» o «http://» y un servidor.</translation>
    </message>
    <message>
        <source>“{element}” is “{value}”. This URL contains a space or an invisible character. Write it as a percent code, such as %20, or remove it.</source>
        <translation>«{element}» es «{value}». Esta URL contiene un espacio o un carácter invisible. Escríbalo como código de porcentaje, por ejemplo %20, o quítelo.</translation>
    </message>
    <message>
        <source>“{element}” is “{value}”. A time needs a zone, such as “Z” for UTC or “+02:00”.</source>
        <translation>«{element}» es «{value}». Una hora necesita zona horaria, como «Z» para UTC o «+02:00».</translation>
    </message>
    <message>
        <source>“{element}” is “{value}”. This day does not exist.</source>
        <translation>«{element}» es «{value}». Ese día no existe.</translation>
    </message>
    <message>
        <source>“{element}” is “{value}”. This time of day does not exist.</source>
        <translation>«{element}» es «{value}». Esa hora del día no existe.</translation>
    </message>
    <message>
        <source>“{element}” is “{value}”. Write a date such as 2026-05-06, or a date and time with zone such as 2026-05-06T10:20:30+02:00.</source>
        <translation>«{element}» es «{value}». Escriba una fecha, como 2026-05-06, o una fecha y hora con zona horaria, como 2026-05-06T10:20:30+02:00.</translation>
    </message>
    <message>
        <source>Line {line}: this file has a document type (DOCTYPE) with its own declarations, which are never processed. Remove the DOCTYPE and open the file again.</source>
        <translation>Línea {line}: este archivo tiene un tipo de documento (DOCTYPE) con declaraciones propias, que nunca se procesan. Quite el DOCTYPE y vuelva a abrir el archivo.</translation>
    </message>
    <message>
        <source>This file contains no element.</source>
        <translation>Este archivo no contiene ninguna etiqueta.</translation>
    </message>
    <message>
        <source>Line {line}: the first tag is “{name}”, but the rows in it belong in “{right}”.</source>
        <translation>Línea {line}: la primera etiqueta es «{name}», pero sus filas corresponden a «{right}».</translation>
    </message>
    <message>
        <source>This file is a news feed (root element “{name}”), not a sitemap. You can open its URLs as a list; the feed stays unchanged.</source>
        <translation>Este archivo es un canal de noticias (etiqueta raíz «{name}»), no un sitemap. Puede abrir sus URL como lista; el canal no cambia.</translation>
    </message>
    <message>
        <source>This is XML in the format {format}, not a sitemap: its root element is “{name}”. A sitemap begins with “urlset” or “sitemapindex”.</source>
        <translation>Es XML del formato {format}, no un sitemap: su etiqueta raíz es «{name}». Un sitemap comienza con «urlset» o «sitemapindex».</translation>
    </message>
    <message>
        <source>This is XML, but not a sitemap: its root element is “{name}”. A sitemap begins with “urlset” or “sitemapindex”.</source>
        <translation>Es XML, pero no un sitemap: su etiqueta raíz es «{name}». Un sitemap comienza con «urlset» o «sitemapindex».</translation>
    </message>
    <message>
        <source>This file is an HTML page, not a sitemap. Servers often send one when a file is missing. Download the sitemap again.</source>
        <translation>Este archivo es una página HTML, no un sitemap. Los servidores suelen enviarla cuando falta un archivo. Descargue el sitemap otra vez.</translation>
    </message>
    <message>
        <source>The beginning of the file cannot be changed this way.</source>
        <translation>El comienzo del archivo no se puede cambiar así.</translation>
    </message>
    <message>
        <source>The namespace {namespace} is not declared in this row. Declare it in the first tag of the file.</source>
        <translation>El espacio de nombres {namespace} no está declarado en esta fila. Declárelo en la primera etiqueta del archivo.</translation>
    </message>
    <message>
        <source>This regular expression takes too long. Write a simpler one.</source>
        <translation>Esta expresión regular tarda demasiado. Escriba una más sencilla.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>“{folder}” cannot be a folder because a file has this name. Choose another folder.</source>
        <translation>«{folder}» no puede ser una carpeta porque ya hay un archivo con ese nombre. Elija otra.</translation>
    </message>
    <message>
        <source>A folder named “{name}” already exists. Choose another name or folder.</source>
        <translation>Ya existe una carpeta con el nombre «{name}». Elija otro nombre u otra carpeta.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Esto no es un archivo normal.</translation>
    </message>
    <message>
        <source>The file is write-protected. Save under another name, or remove the protection.</source>
        <translation>El archivo está protegido contra escritura. Guárdelo con otro nombre o quite la protección.</translation>
    </message>
    <message>
        <source>“{name}” appeared in the folder in the meantime, so nothing was written. Review the files in the folder.</source>
        <translation>Entretanto ha aparecido «{name}» en la carpeta, así que no se ha escrito nada. Revise los archivos de la carpeta.</translation>
    </message>
    <message>
        <source>Some files could not be written, and “{name}” could not be put back. The previous files are in “{folder}”: move them back from there.</source>
        <translation>No se pudieron escribir todos los archivos y «{name}» no se pudo devolver a su sitio. Los archivos anteriores están en «{folder}»: muévalos de vuelta desde allí.</translation>
    </message>
    <message>
        <source>Files in this folder cannot be replaced safely, so nothing was written. Choose another folder.</source>
        <translation>Los archivos de esta carpeta no se pueden reemplazar de forma segura, así que no se ha escrito nada. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>“{name}” was saved, but no backup copy could be made: {reason}.</source>
        <translation>«{name}» se ha guardado, pero no se pudo crear una copia de seguridad: {reason}.</translation>
    </message>
    <message>
        <source>The copy of the original could not be written: {reason}. Nothing was changed; you can open the file without a copy.</source>
        <translation>No se pudo escribir la copia del original: {reason}. No se ha modificado nada; puede abrir el archivo sin copia.</translation>
    </message>
    <message>
        <source>“{name}” was written, but the system could not confirm that it is on disk: {reason}.</source>
        <translation>«{name}» se ha escrito, pero el sistema no pudo confirmar que esté en el disco: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” was saved, but the disk could not keep these attributes of the previous file: {attributes}.</source>
        <translation>«{name}» se ha guardado, pero el disco no pudo conservar estos atributos del archivo anterior: {attributes}.</translation>
    </message>
    <message>
        <source>The file declares the encoding “{name}”, which this program does not know. Sitemaps must be in UTF-8.</source>
        <translation>El archivo declara la codificación «{name}», que este programa no conoce. Los sitemaps deben estar en UTF-8.</translation>
    </message>
    <message>
        <source>The file declares {encoding}, but the byte at {offset} does not fit. Save it as UTF-8 with the program that created it.</source>
        <translation>El archivo declara {encoding}, pero el byte de la posición {offset} no corresponde. Guárdelo en UTF-8 con el programa que lo creó.</translation>
    </message>
    <message>
        <source>Rows read from “{name}” ({format}): {count}.</source>
        <translation>Filas leídas de «{name}» ({format}): {count}.</translation>
    </message>
    <message>
        <source>Lines left out because they have no URL: {count}.</source>
        <translation>Líneas omitidas por no tener URL: {count}.</translation>
    </message>
    <message>
        <source>Lines left out because XML cannot hold a character in them: {count}.</source>
        <translation>Líneas omitidas por contener un carácter que XML no admite: {count}.</translation>
    </message>
    <message>
        <source>Columns that no sitemap has, left out: {titles}.</source>
        <translation>Columnas omitidas por no existir en un sitemap: {titles}.</translation>
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
        <source>Text sitemap, one URL per line</source>
        <translation>Sitemap de texto, una URL por línea</translation>
    </message>
    <message>
        <source>Of a sitemap only URLs fit into a text file: dates, frequencies, priorities, images and comments are left behind.</source>
        <translation>De un sitemap, en un archivo de texto solo caben las URL: las fechas, las frecuencias, las prioridades, las imágenes y los comentarios se quedan fuera.</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tabla CSV</translation>
    </message>
    <message>
        <source>URLs, one per line</source>
        <translation>URL, una por línea</translation>
    </message>
    <message>
        <source>Markdown table</source>
        <translation>Tabla Markdown</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>Of a sitemap only URLs, dates, frequencies and priorities fit into a table: images, videos, news, alternates and comments are left behind.</source>
        <translation>De un sitemap, en una tabla solo caben las URL, las fechas, las frecuencias y las prioridades: las imágenes, los vídeos, las noticias, las versiones alternativas y los comentarios se quedan fuera.</translation>
    </message>
    <message>
        <source>TSV table</source>
        <translation>Tabla TSV</translation>
    </message>
    <message>
        <source>RSS feed</source>
        <translation>Canal RSS</translation>
    </message>
    <message>
        <source>Atom feed</source>
        <translation>Canal Atom</translation>
    </message>
    <message>
        <source>This is a table ({format}), not a sitemap. Open it in Sitemap Editor, or convert it, to make a sitemap of its rows.</source>
        <translation>Esto es una tabla ({format}), no un sitemap. Ábrala en Sitemap Editor, o conviértala, para hacer un sitemap con sus filas.</translation>
    </message>
    <message>
        <source>“{name}” is the name of a table, but a sitemap is written here. End it in .xml, .xml.gz or .txt; afterwards the sitemap can be saved as a table.</source>
        <translation>«{name}» es el nombre de una tabla, pero aquí se escribe un sitemap. Termínelo en .xml, .xml.gz o .txt; después el sitemap se puede guardar como tabla.</translation>
    </message>
    <message>
        <source>This file contains a merge conflict: both versions are in it, first at line {line}. Conflicts: {count}. Choose one version, or both.</source>
        <translation>Este archivo contiene un conflicto de fusión: están en él las dos versiones, por primera vez en la línea {line}. Conflictos: {count}. Elija una versión o las dos.</translation>
    </message>
    <message>
        <source>This file contains a merge conflict with mismatched markers, first at line {line}. Edit the file as text.</source>
        <translation>Este archivo contiene un conflicto de fusión cuyas marcas no encajan, por primera vez en la línea {line}. Edite el archivo como texto.</translation>
    </message>
    <message>
        <source>This is a template that generates a sitemap ({format}, line {line}: {excerpt}). Edit the template as text, or open the sitemap it generates.</source>
        <translation>Esto es una plantilla que genera un sitemap ({format}, línea {line}: {excerpt}). Edite la plantilla como texto o abra el sitemap que genera.</translation>
    </message>
    <message>
        <source>No column of this table contains URLs. Name the URL column “loc”.</source>
        <translation>Ninguna columna de esta tabla contiene URL. Ponga el nombre «loc» a la columna de las URL.</translation>
    </message>
    <message>
        <source>A line of this table holds more than {count} characters. Look for a quotation mark that is never closed.</source>
        <translation>Una línea de esta tabla tiene más de {count} caracteres. Busque unas comillas que no se cierran.</translation>
    </message>
    <message>
        <source>The folder “{folder}” cannot be read: {reason}. No files were added from it.</source>
        <translation>La carpeta «{folder}» no se puede leer: {reason}. No se ha añadido ningún archivo de ella.</translation>
    </message>
    <message>
        <source>The folder “{folder}” contains no other sitemap.</source>
        <translation>La carpeta «{folder}» no contiene ningún otro sitemap.</translation>
    </message>
    <message>
        <source>“{file}” is an index, but none of the sitemaps it lists ({count}) are in its folder. Download them into this folder under the names in their URLs.</source>
        <translation>«{file}» es un índice, pero en su carpeta no está ninguno de los sitemaps que incluye ({count}). Descárguelos en esa carpeta, con los nombres que tienen en sus URL.</translation>
    </message>
    <message>
        <source>Sitemaps listed in “{file}” that are not in its folder: {count}. They are left out; the first is {url}</source>
        <translation>Sitemaps incluidos en «{file}» que no están en su carpeta: {count}. Se omiten; el primero es {url}</translation>
    </message>
    <message>
        <source>“{file}” is an index, but it lists no sitemaps.</source>
        <translation>«{file}» es un índice, pero no incluye ningún sitemap.</translation>
    </message>
    <message>
        <source>This file is a sitemap index. An index can only list sitemaps: add the sitemaps in it instead.</source>
        <translation>Este archivo es un índice de sitemaps. Un índice solo puede incluir sitemaps: añada los que contiene.</translation>
    </message>
    <message>
        <source>The index already lists this file.</source>
        <translation>El índice ya incluye este archivo.</translation>
    </message>
    <message>
        <source>Another file in this list gets the same URL.</source>
        <translation>A otro archivo de esta lista le corresponde la misma URL.</translation>
    </message>
    <message>
        <source>Enter the URL where the sitemap is published: robots.txt lists it by its full URL.</source>
        <translation>Indique la URL en la que está publicado el sitemap: robots.txt lo menciona con su URL completa.</translation>
    </message>
    <message>
        <source>The URL {url} is a guess. Make sure that the sitemap is published there before you add the line to robots.txt.</source>
        <translation>La URL {url} es una conjetura. Asegúrese de que el sitemap está publicado ahí antes de añadir la línea a robots.txt.</translation>
    </message>
    <message>
        <source>“{name}” is a sitemap index. An index can only list sitemaps: choose the sitemaps in it instead.</source>
        <translation>«{name}» es un índice de sitemaps. Un índice solo puede incluir sitemaps: elija los que contiene.</translation>
    </message>
    <message>
        <source>The files are on several drives, so their URLs cannot be determined. Put them into one folder.</source>
        <translation>Los archivos están en varias unidades, así que no se pueden determinar sus URL. Póngalos en una misma carpeta.</translation>
    </message>
    <message>
        <source>Files listed more than once: {count}. They are merged only once; the first is “{name}”.</source>
        <translation>Archivos repetidos en la lista: {count}. Se combinan una sola vez; el primero es «{name}».</translation>
    </message>
    <message>
        <source>“{name}” is the file you are merging into, so it is left out of the list.</source>
        <translation>«{name}» es el archivo en el que se combinan los demás, así que se deja fuera de la lista.</translation>
    </message>
    <message>
        <source>“{name}” is open with unsaved changes. The version on disk is merged. To include the changes, save the file first.</source>
        <translation>«{name}» está abierto con cambios sin guardar. Se combina la versión del disco. Para incluir los cambios, guarde antes el archivo.</translation>
    </message>
    <message>
        <source>This row would mean something else in this document.</source>
        <translation>En este documento, esta fila significaría otra cosa.</translation>
    </message>
    <message>
        <source>Only sitemap indexes can be merged into an index. Files that are sitemaps: {count}; the first is “{file}”. Add them to the index as rows instead.</source>
        <translation>En un índice solo se pueden combinar índices de sitemaps. Archivos que son sitemaps: {count}; el primero es «{file}». Añádalos al índice como filas.</translation>
    </message>
    <message>
        <source>An index contains no page URLs, so only its sitemaps can be merged. Files that are indexes: {count}; the first is “{file}”.</source>
        <translation>Un índice no contiene URL de páginas, así que solo se pueden combinar sus sitemaps. Archivos que son índices: {count}; el primero es «{file}».</translation>
    </message>
    <message>
        <source>Rows that cannot be merged unchanged: {count}; the first is row {row} of “{file}”. They use entities, characters or namespaces that mean something else, or nothing, in the merged file. Fix them in their own file first.</source>
        <translation>Filas que no se pueden combinar sin cambios: {count}; la primera es la fila {row} de «{file}». Usan entidades, caracteres o espacios de nombres que en el archivo combinado significan otra cosa, o nada. Corríjalas antes en su archivo.</translation>
    </message>
    <message>
        <source>Rows without a URL that fits on a line of a text sitemap: {count}; the first is row {row} of “{file}”. They are left out.</source>
        <translation>Filas sin una URL que quepa en una línea de un sitemap de texto: {count}; la primera es la fila {row} de «{file}». Se omiten.</translation>
    </message>
    <message>
        <source>A text sitemap can only hold URLs. Rows with more than a URL: {count}; their dates and other values are left out.</source>
        <translation>Un sitemap de texto solo puede contener URL. Filas que tienen algo más que una URL: {count}; se omiten sus fechas y demás valores.</translation>
    </message>
    <message>
        <source>Comments and instructions before the root element or after the last row are left out. Files that contain some: {count}; the first is “{file}”.</source>
        <translation>Se omiten los comentarios y las instrucciones que hay antes de la etiqueta raíz o detrás de la última fila. Archivos que los contienen: {count}; el primero es «{file}».</translation>
    </message>
    <message>
        <source>The rows contain characters that this file’s encoding does not support. The file will be saved and declared as UTF-8.</source>
        <translation>Las filas contienen caracteres que la codificación de este archivo no admite. El archivo se guardará y declarará como UTF-8.</translation>
    </message>
    <message>
        <source>URLs that appear in several rows: {count}; the first is {url}. Nothing was merged because duplicates are not allowed here. Choose which rows to keep.</source>
        <translation>URL que aparecen en varias filas: {count}; la primera es {url}. No se ha combinado nada porque aquí no se permiten repeticiones. Elija qué filas conservar.</translation>
    </message>
    <message>
        <source>The merged file will have {count} rows; the limit for a sitemap is {limit}. Split it afterwards.</source>
        <translation>El archivo combinado tendrá {count} filas; el límite de un sitemap es {limit}. Divídalo después.</translation>
    </message>
    <message>
        <source>The merged file will have {count} bytes uncompressed; the limit for a sitemap is {limit}. Split it afterwards.</source>
        <translation>El archivo combinado ocupará {count} bytes sin comprimir; el límite de un sitemap es {limit}. Divídalo después.</translation>
    </message>
    <message>
        <source>The pattern contains “{placeholder}”, which is not a placeholder. Use {number} for the part number, {padded} for three digits, {group} for the group.</source>
        <translation>El patrón contiene «{placeholder}», que no es un marcador. Use {number} para el número de la parte, {padded} para tres cifras y {group} para el grupo.</translation>
    </message>
    <message>
        <source>The pattern “{pattern}” contains an unmatched brace. Write placeholders as {number} or {group}, and do not use braces in names.</source>
        <translation>El patrón «{pattern}» contiene una llave sin pareja. Escriba los marcadores como {number} o {group}, y no use llaves en los nombres.</translation>
    </message>
    <message>
        <source>The name “{name}” points to another folder. Remove slashes and backslashes; all parts and the index are written to one folder.</source>
        <translation>El nombre «{name}» lleva a otra carpeta. Quite las barras, normales e invertidas; todas las partes y el índice se escriben en una misma carpeta.</translation>
    </message>
    <message>
        <source>“{name}” is not a valid file name on every system. Use letters, digits, “-”, “_” and “.”.</source>
        <translation>«{name}» no es un nombre de archivo válido en todos los sistemas. Use letras, cifras, «-», «_» y «.».</translation>
    </message>
    <message>
        <source>The file name “{name}” is too long. Choose a shorter pattern.</source>
        <translation>El nombre de archivo «{name}» es demasiado largo. Elija un patrón más corto.</translation>
    </message>
    <message>
        <source>A part would have the same name as the index: “{name}”. Rename the index, or change the pattern.</source>
        <translation>Una parte tendría el mismo nombre que el índice: «{name}». Cambie el nombre del índice o el patrón.</translation>
    </message>
    <message>
        <source>The pattern gives several parts the name “{name}”. Add {number} to it, so that each part has a number.</source>
        <translation>El patrón da a varias partes el nombre «{name}». Añádale {number}, para que cada parte tenga un número.</translation>
    </message>
    <message>
        <source>Row {row} alone makes a part of {bytes} bytes; the limit is {limit}. Shorten the row, or raise the limit.</source>
        <translation>La fila {row} forma por sí sola una parte de {bytes} bytes; el límite es {limit}. Acorte la fila o suba el límite.</translation>
    </message>
    <message>
        <source>The content before the first row and after the last row takes {bytes} bytes in every part, which leaves no room for rows within the limit of {limit}. Raise the limit.</source>
        <translation>El contenido anterior a la primera fila y posterior a la última ocupa {bytes} bytes en cada parte, lo que no deja sitio para filas dentro del límite de {limit}. Suba el límite.</translation>
    </message>
    <message>
        <source>An index lists its sitemaps by full URLs. Enter the URL of the folder where the files will be published, such as {example}, or do not create an index.</source>
        <translation>Un índice incluye sus sitemaps con URL completas. Indique la URL de la carpeta en la que se publicarán los archivos, como {example}, o no cree un índice.</translation>
    </message>
    <message>
        <source>“{url}” is not a full URL, so it cannot be used in the index. Write it like this: {example}.</source>
        <translation>«{url}» no es una URL completa, así que no se puede usar en el índice. Escríbala así: {example}.</translation>
    </message>
    <message>
        <source>The split makes {parts} parts; an index can list {limit}. Raise the limits of a part, or choose another grouping.</source>
        <translation>De la división salen {parts} partes; un índice puede contener {limit}. Suba los límites de una parte o elija otra agrupación.</translation>
    </message>
    <message>
        <source>The index would have {bytes} bytes; the limit is {limit}. Make fewer parts, or shorten their names.</source>
        <translation>El índice ocuparía {bytes} bytes; el límite es {limit}. Haga menos partes o acorte sus nombres.</translation>
    </message>
    <message>
        <source>There are no rows. One empty part will be written.</source>
        <translation>No hay filas. Se escribirá una parte vacía.</translation>
    </message>
    <message>
        <source>All rows fit into one part within these limits, so only one part will be written.</source>
        <translation>Con estos límites, todas las filas caben en una parte, así que solo se escribirá una.</translation>
    </message>
    <message>
        <source>The earlier part “{name}” is not one of the new parts. The index no longer lists it; the file remains until you delete it.</source>
        <translation>La parte anterior «{name}» no es una de las partes nuevas. El índice ya no la incluye; el archivo se queda hasta que lo elimine.</translation>
    </message>
    <message>
        <source>{count} earlier parts are not among the new parts; the first is “{name}”. The index no longer lists them; the files remain until you delete them.</source>
        <translation>{count} partes anteriores no están entre las partes nuevas; la primera es «{name}». El índice ya no las incluye; los archivos se quedan hasta que los elimine.</translation>
    </message>
    <message>
        <source>The index still lists {url}, which is not a part of this document.</source>
        <translation>El índice sigue incluyendo {url}, que no es ninguna parte de este documento.</translation>
    </message>
    <message>
        <source>The index still lists {count} sitemaps that are not parts of this document; the first is {url}.</source>
        <translation>El índice sigue incluyendo {count} sitemaps que no son partes de este documento; el primero es {url}.</translation>
    </message>
    <message>
        <source>The parts of a sitemap index are indexes themselves, and an index cannot list another index. No index of the parts is created: list each part in robots.txt.</source>
        <translation>Las partes de un índice de sitemaps son también índices, y un índice no puede incluir otro. No se crea un índice de las partes: indique cada una en robots.txt.</translation>
    </message>
    <message>
        <source>Nothing has changed: every URL stays in the part where the earlier index lists it, so there is nothing to write.</source>
        <translation>No ha cambiado nada: cada URL se queda en la parte que le asigna el índice anterior, así que no hay nada que escribir.</translation>
    </message>
    <message>
        <source>“{name}” does not end in .txt, as the name of a text sitemap should.</source>
        <translation>«{name}» no termina en .txt, como debería el nombre de un sitemap de texto.</translation>
    </message>
    <message>
        <source>“{name}” ends in .txt, but the part is XML. To write only URLs, convert the document first.</source>
        <translation>«{name}» termina en .txt, pero la parte es XML. Para escribir solo las URL, convierta antes el documento.</translation>
    </message>
    <message>
        <source>A worker process ended unexpectedly. It was started again; no work is lost.</source>
        <translation>Un proceso auxiliar terminó de forma inesperada. Se ha iniciado de nuevo; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>Worker processes cannot be used. Everything still works, but large files take longer.</source>
        <translation>No se pueden usar procesos auxiliares. Todo sigue funcionando, pero los archivos grandes tardan más.</translation>
    </message>
    <message>
        <source>The file of muted rules is not valid JSON, so none of them is muted. Correct it.</source>
        <translation>El archivo de reglas silenciadas no es JSON válido, por lo que no se silencia ninguna. Corríjalo.</translation>
    </message>
    <message>
        <source>The file of muted rules lacks “{name}”: {version}, so none of them is muted. Correct it.</source>
        <translation>Al archivo de reglas silenciadas le falta «{name}»: {version}, por lo que no se silencia ninguna. Corríjalo.</translation>
    </message>
    <message>
        <source>The file of muted rules has version {found}. This program knows version {version}, so none of them is muted. Update the program.</source>
        <translation>El archivo de reglas silenciadas tiene la versión {found}. Este programa conoce la versión {version}, por lo que no se silencia ninguna. Actualice el programa.</translation>
    </message>
    <message>
        <source>In the file of muted rules, “{name}” is not a list of rule ids such as [“L17”], so none of them is muted. Correct it.</source>
        <translation>En el archivo de reglas silenciadas, «{name}» no es una lista de identificadores de reglas como [«L17»], por lo que no se silencia ninguna. Corríjalo.</translation>
    </message>
    <message>
        <source>In the file of muted rules, “{name}” does not give a list for each file name, so none of them is muted. Correct it.</source>
        <translation>En el archivo de reglas silenciadas, «{name}» no da una lista para cada nombre de archivo, por lo que no se silencia ninguna. Corríjalo.</translation>
    </message>
    <message>
        <source>No parenthesis was opened before this one.</source>
        <translation>No se ha abierto ningún paréntesis antes de este.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Este paréntesis no está cerrado.</translation>
    </message>
    <message>
        <source>There are too many parentheses inside each other.</source>
        <translation>Hay demasiados paréntesis uno dentro de otro.</translation>
    </message>
    <message>
        <source>OR must stand between two terms.</source>
        <translation>OR debe ir entre dos términos.</translation>
    </message>
    <message>
        <source>A term must follow the minus sign.</source>
        <translation>Después del signo menos debe ir un término.</translation>
    </message>
    <message>
        <source>The closing quotation mark is missing.</source>
        <translation>Faltan las comillas de cierre.</translation>
    </message>
    <message>
        <source>There is no filter “{name}:”. To find this text, put it in quotation marks.</source>
        <translation>No existe el filtro «{name}:». Para buscar este texto, escríbalo entre comillas.</translation>
    </message>
    <message>
        <source>“{name}” cannot be compared. Write “{name}:” and a value.</source>
        <translation>«{name}» no se puede comparar. Escriba «{name}:» y un valor.</translation>
    </message>
    <message>
        <source>A value must follow “{name}”.</source>
        <translation>Después de «{name}» debe ir un valor.</translation>
    </message>
    <message>
        <source>There is nothing between the quotation marks.</source>
        <translation>No hay nada entre las comillas.</translation>
    </message>
    <message>
        <source>“{value}” is not a date. Write a year, month or day, such as 2024-05-06.</source>
        <translation>«{value}» no es una fecha. Escriba un año, un mes o un día, como 2024-05-06.</translation>
    </message>
    <message>
        <source>“{value}” is not a host. Write one such as www.example.com or *.example.com, or a regular expression for the URL: loc:/…/.</source>
        <translation>«{value}» no es un servidor. Escriba uno, como www.example.com o *.example.com, o una expresión regular para la URL: loc:/…/.</translation>
    </message>
    <message>
        <source>“{value}” is not a file ending. Write one such as pdf, or a regular expression for the URL: loc:/…/.</source>
        <translation>«{value}» no es una terminación de archivo. Escriba una, como pdf, o una expresión regular para la URL: loc:/…/.</translation>
    </message>
    <message>
        <source>“{value}” looks like a regular expression, and “param:” takes none. Put the name of a parameter in quotation marks, or write loc:/…/.</source>
        <translation>«{value}» parece una expresión regular, y «param:» no las admite. Ponga el nombre del parámetro entre comillas o escriba loc:/…/.</translation>
    </message>
    <message>
        <source>“{value}” is not a number. Write a priority, such as 0.8.</source>
        <translation>«{value}» no es un número. Escriba una prioridad, como 0.8.</translation>
    </message>
    <message>
        <source>“{value}” is not an age. Write days, weeks, months or years, such as 30d, 6w, 3m or 1y.</source>
        <translation>«{value}» no es una antigüedad. Escriba días, semanas, meses o años, como 30d, 6w, 3m o 1y.</translation>
    </message>
    <message>
        <source>“{value}” is not a kind of problem. Write error, warning, hint, any, none or the code of a rule, such as L17.</source>
        <translation>«{value}» no es un tipo de problema. Escriba error, warning, hint, any, none o el código de una regla, como L17.</translation>
    </message>
    <message>
        <source>“{value}” is nothing that the live check finds. Write a status such as 404 or 3xx, or one of: {values}.</source>
        <translation>«{value}» no es un resultado de la comprobación en línea. Escriba un estado como 404 o 3xx, o uno de estos valores: {values}.</translation>
    </message>
    <message>
        <source>“{value}” is not a precision of dates. Write one of: {values}.</source>
        <translation>«{value}» no es una precisión de fechas. Escriba una de estas: {values}.</translation>
    </message>
    <message>
        <source>“{value}” is not known here. Write one of: {values}.</source>
        <translation>«{value}» no se conoce aquí. Escriba uno de estos: {values}.</translation>
    </message>
    <message>
        <source>“{value}” is not a prefix. Write image, video, news, hreflang or a prefix of the file.</source>
        <translation>«{value}» no es un prefijo. Escriba image, video, news, hreflang o un prefijo del archivo.</translation>
    </message>
    <message>
        <source>“{value}” is not a language code. Write one such as de or pt-BR.</source>
        <translation>«{value}» no es un código de idioma. Escriba uno como de o pt-BR.</translation>
    </message>
    <message>
        <source>“{value}” is not a range of rows. Write row numbers, such as 5, 100-200 or 100-.</source>
        <translation>«{value}» no es un intervalo de filas. Escriba números de fila, como 5, 100-200 o 100-.</translation>
    </message>
    <message>
        <source>“{value}” ends before it begins.</source>
        <translation>«{value}» termina antes de empezar.</translation>
    </message>
    <message>
        <source>A date without a time of day has no zone.</source>
        <translation>Una fecha sin hora no tiene zona horaria.</translation>
    </message>
    <message>
        <source>A year or a month cannot be shifted by days.</source>
        <translation>Un año o un mes no se puede desplazar por días.</translation>
    </message>
    <message>
        <source>Enter the first date.</source>
        <translation>Escriba la primera fecha.</translation>
    </message>
    <message>
        <source>A zone is Z or an offset such as +02:00.</source>
        <translation>Una zona horaria es Z o un desfase como +02:00.</translation>
    </message>
    <message>
        <source>It is not a date of the protocol.</source>
        <translation>No es una fecha del protocolo.</translation>
    </message>
    <message>
        <source>There is no such date.</source>
        <translation>Esa fecha no existe.</translation>
    </message>
    <message>
        <source>There is no row {number}.</source>
        <translation>No hay ninguna fila {number}.</translation>
    </message>
    <message>
        <source>It is not a full URL.</source>
        <translation>No es una URL completa.</translation>
    </message>
    <message>
        <source>It has no lastmod to go by.</source>
        <translation>No tiene un lastmod por el que guiarse.</translation>
    </message>
    <message>
        <source>It is not a priority.</source>
        <translation>No es una prioridad.</translation>
    </message>
    <message>
        <source>There is no text to find.</source>
        <translation>No hay texto que buscar.</translation>
    </message>
    <message>
        <source>The regular expression has no group {name}.</source>
        <translation>La expresión regular no tiene el grupo {name}.</translation>
    </message>
    <message>
        <source>A scheme is a word such as https.</source>
        <translation>Un protocolo es una palabra como https.</translation>
    </message>
    <message>
        <source>A host is a name such as www.example.com.</source>
        <translation>Un servidor es un nombre como www.example.com.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Un puerto es un número del 1 al 65535.</translation>
    </message>
    <message>
        <source>No parameter is named.</source>
        <translation>No se ha indicado ningún parámetro.</translation>
    </message>
    <message>
        <source>The host cannot be written like this.</source>
        <translation>El servidor no se puede escribir así.</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>una lista de textos</translation>
    </message>
    <message>
        <source>loc, lastmod, changefreq, priority or a column such as news.title or x:PREFIX:NAME</source>
        <translation>loc, lastmod, changefreq, priority o una columna como news.title o x:PREFIJO:NOMBRE</translation>
    </message>
    <message>
        <source>a list of columns: loc, lastmod, changefreq, priority, or others such as news.title</source>
        <translation>una lista de columnas: loc, lastmod, changefreq, priority u otras como news.title</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>start, end or the number of a row</source>
        <translation>start, end o el número de una fila</translation>
    </message>
    <message>
        <source>a list of lines, each a list of texts</source>
        <translation>una lista de líneas, cada una de ellas una lista de textos</translation>
    </message>
    <message>
        <source>a text that is not empty</source>
        <translation>un texto que no esté vacío</translation>
    </message>
    <message>
        <source>Only where there is no value yet</source>
        <translation>Solo donde aún no hay valor</translation>
    </message>
    <message>
        <source>This is no recipe: it does not begin with &quot;{mark}&quot;.</source>
        <translation>Esto no es una receta: no empieza por &quot;{mark}&quot;.</translation>
    </message>
    <message>
        <source>This recipe is of version {version}; only version {known} can be read.</source>
        <translation>Esta receta es de la versión {version}; solo se puede leer la versión {known}.</translation>
    </message>
    <message>
        <source>A recipe has no key “{key}”.</source>
        <translation>Una receta no tiene la clave «{key}».</translation>
    </message>
    <message>
        <source>The steps of a recipe are a list, its name is a text.</source>
        <translation>Los pasos de una receta son una lista; su nombre, un texto.</translation>
    </message>
    <message>
        <source>This is not JSON: {reason}.</source>
        <translation>Esto no es JSON: {reason}.</translation>
    </message>
    <message>
        <source>A text in it is no Unicode: half a character.</source>
        <translation>Uno de sus textos no es Unicode: contiene medio carácter.</translation>
    </message>
    <message>
        <source>The key “{key}” is there twice.</source>
        <translation>La clave «{key}» está dos veces.</translation>
    </message>
    <message>
        <source>Step {step} is no object in braces.</source>
        <translation>El paso {step} no es un objeto entre llaves.</translation>
    </message>
    <message>
        <source>Step {step}: “{key}” must be {expected}.</source>
        <translation>Paso {step}: «{key}» debe ser {expected}.</translation>
    </message>
    <message>
        <source>Step {step} does not say what to do.</source>
        <translation>El paso {step} no dice qué hacer.</translation>
    </message>
    <message>
        <source>Step {step}: there is no step “{name}”. Known: {known}.</source>
        <translation>Paso {step}: no existe el paso «{name}». Se conocen: {known}.</translation>
    </message>
    <message>
        <source>Step {step}: “{name}” has no key “{key}”.</source>
        <translation>Paso {step}: «{name}» no tiene la clave «{key}».</translation>
    </message>
    <message>
        <source>Step {step}: “{name}” has no tool “{tool}”. Known: {known}.</source>
        <translation>Paso {step}: «{name}» no tiene la herramienta «{tool}». Se conocen: {known}.</translation>
    </message>
    <message>
        <source>Step {step}: “{name}” needs the key “{key}”.</source>
        <translation>Paso {step}: a «{name}» le falta la clave «{key}».</translation>
    </message>
    <message>
        <source>Step {step}: {reason}</source>
        <translation>Paso {step}. {reason}</translation>
    </message>
    <message>
        <source>Step {step}: what a live check found is not known to a recipe.</source>
        <translation>Paso {step}: una receta no conoce lo que encontró una comprobación en línea.</translation>
    </message>
    <message>
        <source>Step {step}: what is selected or changed means nothing in another file.</source>
        <translation>Paso {step}: lo seleccionado o cambiado no significa nada en otro archivo.</translation>
    </message>
    <message>
        <source>This file is too large for a recipe, which has 1 MB at most.</source>
        <translation>Este archivo es demasiado grande para una receta, que tiene 1 MB como máximo.</translation>
    </message>
    <message>
        <source>A recipe is a text in UTF-8.</source>
        <translation>Una receta es un texto en UTF-8.</translation>
    </message>
    <message>
        <source>Rows go to another file only where the files of an index are one table.</source>
        <translation>Las filas solo pasan a otro archivo donde los archivos de un índice son una sola tabla.</translation>
    </message>
    <message>
        <source>There is no file “{name}” in this table.</source>
        <translation>No hay ningún archivo «{name}» en esta tabla.</translation>
    </message>
    <message>
        <source>{code} is muted for this file.</source>
        <translation>{code} está silenciada para este archivo.</translation>
    </message>
    <message>
        <source>There is no fix for {code}.</source>
        <translation>No hay corrección para {code}.</translation>
    </message>
    <message>
        <source>“safe” stands alone.</source>
        <translation>«safe» va solo.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Clear values</source>
        <translation>Vaciar valores</translation>
    </message>
    <message>
        <source>Remove rows</source>
        <translation>Quitar filas</translation>
    </message>
    <message>
        <source>Sort rows in the file</source>
        <translation>Ordenar filas en el archivo</translation>
    </message>
    <message>
        <source>By column</source>
        <translation>Por la columna</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Descendente</translation>
    </message>
    <message>
        <source>Numbers by size: 2 before 10</source>
        <translation>Números por tamaño: 2 antes de 10</translation>
    </message>
    <message>
        <source>Remove duplicates</source>
        <translation>Quitar duplicados</translation>
    </message>
    <message>
        <source>Duplicates are</source>
        <translation>Criterio</translation>
    </message>
    <message>
        <source>Equal URLs</source>
        <translation>URL iguales</translation>
    </message>
    <message>
        <source>URLs of most likely one page</source>
        <translation>URL que muy probablemente son una misma página</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
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
        <source>The newest by lastmod</source>
        <translation>La más reciente según lastmod</translation>
    </message>
    <message>
        <source>The most complete</source>
        <translation>La más completa</translation>
    </message>
    <message>
        <source>Copy missing images, videos and alternates</source>
        <translation>Completarla: imágenes, vídeos y alternativas</translation>
    </message>
    <message>
        <source>Fix problems</source>
        <translation>Corregir problemas</translation>
    </message>
    <message>
        <source>Rules, or safe for what needs no thought</source>
        <translation>Reglas, o safe para lo que no requiere decisión</translation>
    </message>
    <message>
        <source>Move rows</source>
        <translation>Mover filas</translation>
    </message>
    <message>
        <source>To start, end or row number</source>
        <translation>Al principio, al final o a una fila</translation>
    </message>
    <message>
        <source>Or to the end of a file of the index</source>
        <translation>O al final de un archivo del índice</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Valor nuevo</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Replace text</source>
        <translation>Reemplazar texto</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>In columns</source>
        <translation>En las columnas</translation>
    </message>
    <message>
        <source>Regular expression, with groups as $1</source>
        <translation>Expresión regular, con grupos como $1</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Set a value</source>
        <translation>Poner un valor</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Copy a column</source>
        <translation>Copiar una columna</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>New port, none to remove it</source>
        <translation>Puerto nuevo; vacío para quitarlo</translation>
    </message>
    <message>
        <source>Beginning of the path</source>
        <translation>Comienzo de la ruta</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Empieza por</translation>
    </message>
    <message>
        <source>Slash at the end</source>
        <translation>Barra al final</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Add, but not behind a file name</source>
        <translation>Añadir, pero no tras un nombre de archivo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the index page</source>
        <translation>Quitar la página índice</translation>
    </message>
    <message>
        <source>Small letters</source>
        <translation>Minúsculas</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Scheme and host</source>
        <translation>Protocolo y servidor</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Scheme, host and path</source>
        <translation>Protocolo, servidor y ruta</translation>
    </message>
    <message>
        <source>Remove parameters</source>
        <translation>Quitar parámetros</translation>
    </message>
    <message>
        <source>Keep only some parameters</source>
        <translation>Conservar solo algunos parámetros</translation>
    </message>
    <message>
        <source>Sort parameters</source>
        <translation>Ordenar parámetros</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>Fragmento</translation>
    </message>
    <message>
        <source>New fragment, none to remove it</source>
        <translation>Fragmento nuevo; vacío para quitarlo</translation>
    </message>
    <message>
        <source>Percent-encode</source>
        <translation>Codificar con porcentajes</translation>
    </message>
    <message>
        <source>Percent-decode letters</source>
        <translation>Descodificar las letras con porcentajes</translation>
    </message>
    <message>
        <source>Host as punycode</source>
        <translation>Servidor en punycode</translation>
    </message>
    <message>
        <source>Host in its own letters</source>
        <translation>Servidor en sus propias letras</translation>
    </message>
    <message>
        <source>Complete relative URLs</source>
        <translation>Completar URL relativas</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>URL base</translation>
    </message>
    <message>
        <source>Date and time of now</source>
        <translation>Fecha y hora actuales</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Date without the time</source>
        <translation>Fecha sin hora</translation>
    </message>
    <message>
        <source>Add a missing time zone</source>
        <translation>Añadir la zona horaria que falta</translation>
    </message>
    <message>
        <source>Convert to a time zone</source>
        <translation>Convertir a una zona horaria</translation>
    </message>
    <message>
        <source>Shift by days</source>
        <translation>Desplazar por días</translation>
    </message>
    <message>
        <source>Days, earlier if negative</source>
        <translation>Días; hacia atrás si es negativo</translation>
    </message>
    <message>
        <source>Series of dates</source>
        <translation>Serie de fechas</translation>
    </message>
    <message>
        <source>First date</source>
        <translation>Primera fecha</translation>
    </message>
    <message>
        <source>Step, earlier if negative</source>
        <translation>Paso; hacia atrás si es negativo</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Meses</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Años</translation>
    </message>
    <message>
        <source>Priority by depth of the path</source>
        <translation>Prioridad según la profundidad de la ruta</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Página principal</translation>
    </message>
    <message>
        <source>Less for each level</source>
        <translation>Menos por cada nivel</translation>
    </message>
    <message>
        <source>Not below</source>
        <translation>No menos de</translation>
    </message>
    <message>
        <source>Scale priorities</source>
        <translation>Escalar prioridades</translation>
    </message>
    <message>
        <source>Multiply by</source>
        <translation>Multiplicar por</translation>
    </message>
    <message>
        <source>Round priorities</source>
        <translation>Redondear prioridades</translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation>Decimales</translation>
    </message>
    <message>
        <source>Changefreq from the age of lastmod</source>
        <translation>Changefreq según la antigüedad de lastmod</translation>
    </message>
    <message>
        <source>The file changed in the meantime, so nothing was done.</source>
        <translation>El archivo ha cambiado entretanto, por lo que no se ha hecho nada.</translation>
    </message>
    <message>
        <source>“{title}” must be {expected}.</source>
        <translation>«{title}» debe ser {expected}.</translation>
    </message>
    <message>
        <source>“{title}” is empty.</source>
        <translation>«{title}» está vacío.</translation>
    </message>
    <message>
        <source>There is nothing to import here.</source>
        <translation>Aquí no hay nada que importar.</translation>
    </message>
    <message>
        <source>No URLs were found here.</source>
        <translation>No se encontraron URL aquí.</translation>
    </message>
    <message>
        <source>This is not text: there are no URLs in it that could be imported.</source>
        <translation>Esto no es texto: no contiene ninguna URL que se pueda importar.</translation>
    </message>
    <message>
        <source>This is not a file of keyboard shortcuts.</source>
        <translation>Este archivo no contiene atajos de teclado.</translation>
    </message>
    <message>
        <source>These shortcuts are of a later version.</source>
        <translation>Estos atajos son de una versión posterior del programa.</translation>
    </message>
    <message>
        <source>This URL cannot be reached: {error}.</source>
        <translation>No se puede llegar a esta URL: {error}.</translation>
    </message>
    <message>
        <source>This URL, or one it redirects to, cannot be asked for.</source>
        <translation>Esta URL, o una a la que redirige, no se puede pedir.</translation>
    </message>
    <message>
        <source>The host of this URL is not known: no such name (DNS).</source>
        <translation>El servidor de esta URL es desconocido: el nombre no existe (DNS).</translation>
    </message>
    <message>
        <source>The server of this URL refuses the connection.</source>
        <translation>El servidor de esta URL rechaza la conexión.</translation>
    </message>
    <message>
        <source>The server of this URL did not answer in time.</source>
        <translation>El servidor de esta URL no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The secure connection (TLS) to this URL fails.</source>
        <translation>La conexión segura (TLS) con esta URL falla.</translation>
    </message>
    <message>
        <source>This URL leads to a private address, which was not asked for.</source>
        <translation>Esta URL lleva a una dirección privada, que no se pidió.</translation>
    </message>
    <message>
        <source>This URL redirects more than 10 times.</source>
        <translation>Esta URL redirige más de 10 veces.</translation>
    </message>
    <message>
        <source>This URL redirects in a circle.</source>
        <translation>Esta URL redirige en círculo.</translation>
    </message>
    <message>
        <source>The answer of this URL is too large.</source>
        <translation>La respuesta de esta URL es demasiado grande.</translation>
    </message>
    <message>
        <source>The answer of this URL breaks off before its end.</source>
        <translation>La respuesta de esta URL se corta antes de su final.</translation>
    </message>
    <message>
        <source>The answer of this URL is not HTTP.</source>
        <translation>La respuesta de esta URL no es HTTP.</translation>
    </message>
    <message>
        <source>The secure connection (TLS) to this URL fails: the certificate has expired.</source>
        <translation>La conexión segura (TLS) con esta URL falla: el certificado ha caducado.</translation>
    </message>
    <message>
        <source>The secure connection (TLS) to this URL fails: the certificate is not valid yet.</source>
        <translation>La conexión segura (TLS) con esta URL falla: el certificado aún no es válido.</translation>
    </message>
    <message>
        <source>The secure connection (TLS) to this URL fails: the certificate is for another host name.</source>
        <translation>La conexión segura (TLS) con esta URL falla: el certificado es de otro nombre de servidor.</translation>
    </message>
    <message>
        <source>The secure connection (TLS) to this URL fails: the certificate is not trusted by this computer.</source>
        <translation>La conexión segura (TLS) con esta URL falla: este equipo no confía en el certificado.</translation>
    </message>
    <message>
        <source>The secure connection (TLS) to this URL fails: the server ends it while encryption is being set up.</source>
        <translation>La conexión segura (TLS) con esta URL falla: el servidor la cierra mientras se establece el cifrado.</translation>
    </message>
    <message>
        <source>There is no page at this URL: it answers {status}.</source>
        <translation>No hay ninguna página en esta URL: responde {status}.</translation>
    </message>
    <message>
        <source>The server does not give out this page: {status}.</source>
        <translation>El servidor no entrega esta página: {status}.</translation>
    </message>
    <message>
        <source>The server fails to give this page: {status}.</source>
        <translation>El servidor falla al entregar esta página: {status}.</translation>
    </message>
    <message>
        <source>This page asks not to be indexed: robots meta, “{order}”.</source>
        <translation>Esta página pide que no se indexe: meta robots, «{order}».</translation>
    </message>
    <message>
        <source>This page asks not to be indexed: X-Robots-Tag header, “{order}”.</source>
        <translation>Esta página pide que no se indexe: cabecera X-Robots-Tag, «{order}».</translation>
    </message>
    <message>
        <source>Crawlers stay away from this host: its robots.txt cannot be read ({reason}).</source>
        <translation>Los rastreadores evitan este host: su robots.txt no se puede leer ({reason}).</translation>
    </message>
    <message>
        <source>robots.txt keeps crawlers from this URL: line {line}, “{rule}”.</source>
        <translation>robots.txt aparta a los rastreadores de esta URL: línea {line}, «{rule}».</translation>
    </message>
    <message>
        <source>This URL gives no HTML page, but “{type}”.</source>
        <translation>Esta URL no da una página HTML, sino «{type}».</translation>
    </message>
    <message>
        <source>The server does not tell the type of this page.</source>
        <translation>El servidor no dice de qué tipo es esta página.</translation>
    </message>
    <message>
        <source>This page is larger than 2 MB: Google reads the first 2 MB only.</source>
        <translation>Esta página ocupa más de 2 MB: Google lee solo los primeros 2 MB.</translation>
    </message>
    <message>
        <source>The page says that it was changed later: {date}.</source>
        <translation>La página dice que se modificó después: {date}.</translation>
    </message>
    <message>
        <source>The page says that it was changed earlier: {date}.</source>
        <translation>La página dice que se modificó antes: {date}.</translation>
    </message>
    <message>
        <source>The page has language links that the row has not: {languages}.</source>
        <translation>La página tiene enlaces de idioma que la fila no tiene: {languages}.</translation>
    </message>
    <message>
        <source>The row has language links that the page has not: {languages}.</source>
        <translation>La fila tiene enlaces de idioma que la página no tiene: {languages}.</translation>
    </message>
    <message>
        <source>The language links of the page lead elsewhere than those of the row: {languages}.</source>
        <translation>Los enlaces de idioma de la página llevan a otro lugar que los de la fila: {languages}.</translation>
    </message>
    <message>
        <source>This URL redirects ({status}) to {target}.</source>
        <translation>Esta URL redirige ({status}) a {target}.</translation>
    </message>
    <message>
        <source>This URL redirects ({status}) to {target}, which another row lists already.</source>
        <translation>Esta URL redirige ({status}) a {target}, que ya figura en otra fila.</translation>
    </message>
    <message>
        <source>This URL redirects ({status}) to another site: {target}.</source>
        <translation>Esta URL redirige ({status}) a otro sitio: {target}.</translation>
    </message>
    <message>
        <source>The page names another URL as its own (canonical): {target}.</source>
        <translation>La página da otra URL como suya (canónica): {target}.</translation>
    </message>
    <message>
        <source>The page names a URL as its own (canonical) that another row lists: {target}.</source>
        <translation>La página da como suya (canónica) una URL que figura en otra fila: {target}.</translation>
    </message>
    <message>
        <source>The page names a URL of another site as its own: {target}.</source>
        <translation>La página da como suya una URL de otro sitio: {target}.</translation>
    </message>
    <message>
        <source>Remove the row</source>
        <translation>Eliminar la fila</translation>
    </message>
    <message>
        <source>Remove it: another row lists the target</source>
        <translation>Eliminarla: el destino figura en otra fila</translation>
    </message>
    <message>
        <source>URLs do not redirect</source>
        <translation>Las URL no redirigen</translation>
    </message>
    <message>
        <source>URL redirects</source>
        <translation>URL que redirige</translation>
    </message>
    <message>
        <source>A sitemap lists the URLs where pages are. A crawler that is redirected spends a second request and may keep the old URL for long. List the URL where the redirects end.</source>
        <translation>Un sitemap enumera las URL donde están las páginas. Un rastreador al que se redirige gasta otra petición y puede conservar mucho tiempo la URL antigua. Ponga la URL donde terminan las redirecciones.</translation>
    </message>
    <message>
        <source>Replace it with the target</source>
        <translation>Sustituirla por el destino</translation>
    </message>
    <message>
        <source>URLs are those that pages name as their own (canonical)</source>
        <translation>Las URL son las que las páginas dan como suyas (canónicas)</translation>
    </message>
    <message>
        <source>Canonical is another URL</source>
        <translation>La URL canónica es otra</translation>
    </message>
    <message>
        <source>A page that names another URL as canonical asks engines to index that one. Listing both says two things at once: list the canonical URL, or correct the page.</source>
        <translation>Una página que da otra URL como canónica pide a los motores de búsqueda que indexen esa. Así se dicen dos cosas a la vez: ponga la URL canónica o corrija la página.</translation>
    </message>
    <message>
        <source>Replace it with the canonical URL</source>
        <translation>Sustituirla por la URL canónica</translation>
    </message>
    <message>
        <source>Pages exist</source>
        <translation>Las páginas existen</translation>
    </message>
    <message>
        <source>Page not found</source>
        <translation>Página no encontrada</translation>
    </message>
    <message>
        <source>The server answers 404 or 410: there is no page. Engines trust a sitemap less that lists such URLs.</source>
        <translation>El servidor responde 404 o 410: no hay página. Los motores de búsqueda confían menos en un sitemap que contiene URL así.</translation>
    </message>
    <message>
        <source>Servers give out their pages</source>
        <translation>Los servidores entregan sus páginas</translation>
    </message>
    <message>
        <source>Access denied (4xx)</source>
        <translation>Acceso denegado (4xx)</translation>
    </message>
    <message>
        <source>The server answers with another 4xx status, such as 401, 403 or 429: crawlers get no page either, unless they are let in where this program is not.</source>
        <translation>El servidor responde con otro estado 4xx, como 401, 403 o 429: los rastreadores tampoco obtienen la página, salvo que se les admita donde a este programa no.</translation>
    </message>
    <message>
        <source>Servers do not fail</source>
        <translation>Los servidores no fallan</translation>
    </message>
    <message>
        <source>Server error (5xx)</source>
        <translation>Error del servidor (5xx)</translation>
    </message>
    <message>
        <source>The server answers 5xx, also when it was asked again a little later. If that lasts, engines slow down and drop the URL.</source>
        <translation>El servidor responde 5xx, también al pedirlo de nuevo poco después. Si eso dura, los motores de búsqueda van más despacio y descartan la URL.</translation>
    </message>
    <message>
        <source>URLs can be reached</source>
        <translation>Se puede llegar a las URL</translation>
    </message>
    <message>
        <source>URL not reachable</source>
        <translation>URL inaccesible</translation>
    </message>
    <message>
        <source>No answer came, or none that ends anywhere: the name is not known, the connection is refused, not secure or too slow, or the redirects never end.</source>
        <translation>No llegó ninguna respuesta, o ninguna que termine en algo: el nombre es desconocido, la conexión se rechaza, no es segura o es demasiado lenta, o las redirecciones no terminan.</translation>
    </message>
    <message>
        <source>Pages may be indexed</source>
        <translation>Las páginas se pueden indexar</translation>
    </message>
    <message>
        <source>Page marked “noindex”</source>
        <translation>Página con «noindex»</translation>
    </message>
    <message>
        <source>The page says “noindex” in a robots meta element or an X-Robots-Tag header, so engines leave it out. List pages that shall be found, or correct the page.</source>
        <translation>La página dice «noindex» en un elemento meta robots o en una cabecera X-Robots-Tag, así que los motores de búsqueda la omiten. Ponga páginas que deban encontrarse o corrija la página.</translation>
    </message>
    <message>
        <source>robots.txt lets crawlers fetch the listed URLs</source>
        <translation>robots.txt deja que los rastreadores pidan las URL del sitemap</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>Bloqueada por robots.txt</translation>
    </message>
    <message>
        <source>A line of robots.txt keeps crawlers away from a URL that the sitemap offers them. Change the line, or remove the row. Where robots.txt answers 5xx or not at all, crawlers stay away from the whole host.</source>
        <translation>Una línea de robots.txt aparta a los rastreadores de una URL que el sitemap les ofrece. Cambie la línea o elimine la fila. Si robots.txt responde 5xx o no responde, los rastreadores evitan todo el servidor.</translation>
    </message>
    <message>
        <source>URLs that look like pages give HTML</source>
        <translation>Las URL que parecen páginas dan HTML</translation>
    </message>
    <message>
        <source>Not an HTML page</source>
        <translation>No es una página HTML</translation>
    </message>
    <message>
        <source>The server says that what it gives is not HTML, though the URL does not end like a document or an image. Engines may not index it as a page.</source>
        <translation>El servidor dice que lo que da no es HTML, aunque la URL no termina como un documento o una imagen. Puede que los motores de búsqueda no lo indexen como página.</translation>
    </message>
    <message>
        <source>Pages are not larger than 2 MB</source>
        <translation>Las páginas no ocupan más de 2 MB</translation>
    </message>
    <message>
        <source>Page larger than 2 MB</source>
        <translation>Página de más de 2 MB</translation>
    </message>
    <message>
        <source>Google reads the first 2 MB of a page of HTML: text and links behind that are not seen.</source>
        <translation>Google lee los primeros 2 MB de una página HTML: no ve el texto ni los enlaces que siguen.</translation>
    </message>
    <message>
        <source>Dates are those that the pages say</source>
        <translation>Las fechas son las que dicen las páginas</translation>
    </message>
    <message>
        <source>Date differs from the page</source>
        <translation>Fecha distinta de la página</translation>
    </message>
    <message>
        <source>The page tells when it was changed (JSON-LD or meta), and lastmod is more than a day away from that. Engines believe dates only as long as they prove right.</source>
        <translation>La página dice cuándo se modificó (JSON-LD o meta) y lastmod difiere en más de un día. Los motores de búsqueda creen las fechas solo mientras resultan ciertas.</translation>
    </message>
    <message>
        <source>Set it to the date of the page</source>
        <translation>Poner la fecha de la página</translation>
    </message>
    <message>
        <source>Language links of the file are those of the page</source>
        <translation>Los enlaces de idioma del archivo son los de la página</translation>
    </message>
    <message>
        <source>Page has other language links</source>
        <translation>Enlaces de idioma distintos</translation>
    </message>
    <message>
        <source>Language versions can be named in the page or in the sitemap. Where both name them and differ, engines may follow neither: write those of the page into the file, or correct the page, with what Copy Language Links as HTML puts on the clipboard.</source>
        <translation>Las versiones de idioma pueden indicarse en la página o en el sitemap. Si ambos las indican y difieren, los motores de búsqueda pueden no seguir ninguna: escriba en el archivo las de la página, o corrija la página con lo que «Copiar los enlaces de idioma como HTML» pone en el portapapeles.</translation>
    </message>
    <message>
        <source>Take over the language links of the page</source>
        <translation>Tomar los enlaces de idioma de la página</translation>
    </message>
    <message>
        <source>same content when it was checked last</source>
        <translation>mismo contenido en la última comprobación</translation>
    </message>
    <message>
        <source>same path and query</source>
        <translation>misma ruta y consulta</translation>
    </message>
    <message>
        <source>same title</source>
        <translation>mismo título</translation>
    </message>
    <message>
        <source>same last part of the path</source>
        <translation>mismo final de la ruta</translation>
    </message>
    <message>
        <source>same words in the last part of the path</source>
        <translation>mismas palabras al final de la ruta</translation>
    </message>
    <message>
        <source>same number in the path</source>
        <translation>mismo número en la ruta</translation>
    </message>
    <message>
        <source>No problems were found.</source>
        <translation>No se ha encontrado ningún problema.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Primera fila</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>Primer mensaje</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtrar filas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>No rows match.</source>
        <translation>No coincide ninguna fila.</translation>
    </message>
    <message>
        <source>{shown} of {all} rows</source>
        <translation>{shown} de {all} filas</translation>
    </message>
    <message>
        <source>{url}: {field} was {base}, is {ours} here and {theirs} there.</source>
        <translation>{url}: {field} era {base}; aquí es {ours} y allí {theirs}.</translation>
    </message>
    <message>
        <source>{url}: both added it; {field} is {ours} here and {theirs} there.</source>
        <translation>{url}: se ha añadido en ambas partes; {field} es {ours} aquí y {theirs} allí.</translation>
    </message>
    <message>
        <source>{url}: changed here, deleted there.</source>
        <translation>{url}: cambiada aquí, eliminada allí.</translation>
    </message>
    <message>
        <source>{url}: deleted here, changed there.</source>
        <translation>{url}: eliminada aquí, cambiada allí.</translation>
    </message>
    <message>
        <source>A text sitemap cannot hold marks of conflicts.</source>
        <translation>Un sitemap de texto no puede contener marcas de conflictos.</translation>
    </message>
    <message>
        <source>The two files are of different kinds.</source>
        <translation>Los dos archivos son de tipos distintos.</translation>
    </message>
    <message>
        <source>Other elements can be taken from ours or theirs only.</source>
        <translation>Los demás elementos solo se pueden tomar de nuestra versión o de la otra.</translation>
    </message>
    <message>
        <source>There is no sitemap at “{source}”.</source>
        <translation>No hay ningún sitemap en «{source}».</translation>
    </message>
    <message>
        <source>This folder cannot be read: {reason}.</source>
        <translation>Esta carpeta no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>A pattern maps URLs to files, such as {example}.</source>
        <translation>Un patrón asigna URL a archivos, como {example}.</translation>
    </message>
    <message>
        <source>A placeholder can stand only once in a URL pattern.</source>
        <translation>Un marcador solo puede aparecer una vez en un patrón de URL.</translation>
    </message>
    <message>
        <source>The placeholder “{name}” of the file is not in the URL pattern.</source>
        <translation>El marcador «{name}» del archivo no está en el patrón de URL.</translation>
    </message>
    <message>
        <source>The files of a pattern lie in the folder: write no “..” and no full path.</source>
        <translation>Los archivos de un patrón están en la carpeta: no escriba «..» ni una ruta completa.</translation>
    </message>
    <message>
        <source>“{folder}” is not a folder that can be read.</source>
        <translation>«{folder}» no es una carpeta que se pueda leer.</translation>
    </message>
    <message>
        <source>git is not installed here, so its log cannot be read.</source>
        <translation>git no está instalado aquí, así que no se puede leer su registro.</translation>
    </message>
    <message>
        <source>The repository of “{folder}” has no commit yet.</source>
        <translation>El repositorio de «{folder}» aún no tiene ningún commit.</translation>
    </message>
    <message>
        <source>“{folder}” is not in a git repository that can be read ({reason}).</source>
        <translation>«{folder}» no está en un repositorio git que se pueda leer ({reason}).</translation>
    </message>
    <message>
        <source>The repository of “{folder}” has only a part of its history, in which old files seem new. Fetch all of it with “git fetch --unshallow”.</source>
        <translation>El repositorio de «{folder}» solo tiene una parte de su historial, en la que los archivos antiguos parecen nuevos. Obténgalo entero con «git fetch --unshallow».</translation>
    </message>
    <message>
        <source>The folder “{folder}” cannot be read: {reason}.</source>
        <translation>La carpeta «{folder}» no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>“{url}” is not an address of the web. Write one such as https://example.com/.</source>
        <translation>«{url}» no es una dirección web. Escriba una como https://example.com/.</translation>
    </message>
    <message>
        <source>The host “{host}” was not found. Check its name, and that you are online.</source>
        <translation>No se encontró el servidor «{host}». Compruebe su nombre y que tenga conexión.</translation>
    </message>
    <message>
        <source>“{host}” does not accept connections. Try again later, or check the port.</source>
        <translation>«{host}» no acepta conexiones. Inténtelo más tarde o compruebe el puerto.</translation>
    </message>
    <message>
        <source>“{host}” did not answer in time. Try again later.</source>
        <translation>«{host}» no respondió a tiempo. Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>“{host}” is an address of this computer or its own network. It is only asked if you allow that.</source>
        <translation>«{host}» es una dirección de este equipo o de su propia red. Solo se consulta si usted lo permite.</translation>
    </message>
    <message>
        <source>“{host}” redirects too many times. Open the URL that it should lead to.</source>
        <translation>«{host}» redirige demasiadas veces. Abra la URL a la que debería llevar.</translation>
    </message>
    <message>
        <source>No secure connection to “{host}”: its certificate or encryption was not accepted ({detail}). Correct that on the server; a certificate of your own must be trusted by this computer.</source>
        <translation>No hay conexión segura con «{host}»: no se aceptó su certificado o su cifrado ({detail}). Corríjalo en el servidor; un certificado propio debe ser de confianza para este equipo.</translation>
    </message>
    <message>
        <source>“{host}” redirects in a circle. Correct its redirects, or open the URL that they should lead to.</source>
        <translation>«{host}» redirige en círculo. Corrija sus redirecciones, o abra la URL a la que deberían llevar.</translation>
    </message>
    <message>
        <source>The answer of “{host}” is larger than what is read. Nothing was kept of it.</source>
        <translation>La respuesta de «{host}» es mayor de lo que se lee. No se conservó nada de ella.</translation>
    </message>
    <message>
        <source>The connection to “{host}” ended before the answer was complete. Try again.</source>
        <translation>La conexión con «{host}» terminó antes de que la respuesta estuviera completa. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>What “{host}” answered is not an answer of the web ({detail}).</source>
        <translation>Lo que respondió «{host}» no es una respuesta web ({detail}).</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>No secure connection to “{host}”: its certificate has expired. Renew it on the server; if it is valid, set the date of this computer right.</source>
        <translation>No hay conexión segura con «{host}»: su certificado ha caducado. Renuévelo en el servidor; si es válido, corrija la fecha de este equipo.</translation>
    </message>
    <message>
        <source>No secure connection to “{host}”: its certificate is not valid yet. Check the date of this computer, then the certificate on the server.</source>
        <translation>No hay conexión segura con «{host}»: su certificado aún no es válido. Compruebe la fecha de este equipo y, después, el certificado del servidor.</translation>
    </message>
    <message>
        <source>No secure connection to “{host}”: its certificate is for another host name. Check the address; if it is right, the server needs a certificate for this name.</source>
        <translation>No hay conexión segura con «{host}»: su certificado es de otro nombre de servidor. Compruebe la dirección; si es correcta, el servidor necesita un certificado para este nombre.</translation>
    </message>
    <message>
        <source>No secure connection to “{host}”: its certificate is not trusted by this computer. It is self-signed, its issuer is unknown here, or the server leaves out an intermediate certificate. Correct that on the server, or let this computer trust its issuer.</source>
        <translation>No hay conexión segura con «{host}»: este equipo no confía en su certificado. Está firmado por él mismo, su emisor se desconoce aquí o el servidor no envía un certificado intermedio. Corríjalo en el servidor o haga que este equipo confíe en el emisor.</translation>
    </message>
    <message>
        <source>No secure connection to “{host}”: the server ended it while encryption was being set up. Try again, or check that it speaks https at this port.</source>
        <translation>No hay conexión segura con «{host}»: el servidor la cerró mientras se establecía el cifrado. Inténtelo de nuevo o compruebe que usa https en este puerto.</translation>
    </message>
    <message>
        <source>Unchanged since it was last asked for (304).</source>
        <translation>Sin cambios desde la última consulta (304).</translation>
    </message>
    <message>
        <source>“{host}” asks for a password (401). Write it into the URL: https://name:password@{host}/…</source>
        <translation>«{host}» pide una contraseña (401). Escríbala en la URL: https://nombre:contraseña@{host}/…</translation>
    </message>
    <message>
        <source>“{host}” refuses to hand this out (403).</source>
        <translation>«{host}» se niega a entregarlo (403).</translation>
    </message>
    <message>
        <source>There is nothing at this URL (404).</source>
        <translation>No hay nada en esta URL (404).</translation>
    </message>
    <message>
        <source>What was at this URL is gone for good (410).</source>
        <translation>Lo que había en esta URL se eliminó definitivamente (410).</translation>
    </message>
    <message>
        <source>“{host}” was asked too often (429). Try again later.</source>
        <translation>«{host}» recibió demasiadas consultas (429). Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>“{host}” is busy or under maintenance (503). Try again later.</source>
        <translation>«{host}» está ocupado o en mantenimiento (503). Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>“{host}” redirects ({status}), but not to another URL.</source>
        <translation>«{host}» redirige ({status}), pero no a otra URL.</translation>
    </message>
    <message>
        <source>“{host}” did not accept the request ({status}).</source>
        <translation>«{host}» no aceptó la consulta ({status}).</translation>
    </message>
    <message>
        <source>“{host}” has a fault of its own ({status}). Try again later.</source>
        <translation>«{host}» tiene un error propio ({status}). Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>“{host}” answered {status}.</source>
        <translation>«{host}» respondió {status}.</translation>
    </message>
    <message>
        <source>Another program is writing these results. Wait for it, or choose another file.</source>
        <translation>Otro programa está escribiendo estos resultados. Espere a que termine o elija otro archivo.</translation>
    </message>
    <message>
        <source>The kept results cannot be read: {reason}.</source>
        <translation>Los resultados guardados no se pueden leer: {reason}.</translation>
    </message>
    <message>
        <source>This file holds no results of a live check. Choose another one.</source>
        <translation>Este archivo no contiene resultados de una comprobación en línea. Elija otro.</translation>
    </message>
    <message>
        <source>The results cannot be kept: {reason}.</source>
        <translation>Los resultados no se pueden guardar: {reason}.</translation>
    </message>
    <message>
        <source>What is at this URL is not a sitemap.</source>
        <translation>Lo que hay en esta URL no es un sitemap.</translation>
    </message>
    <message>
        <source>“{name}” leads out of the folder.</source>
        <translation>«{name}» lleva fuera de la carpeta.</translation>
    </message>
    <message>
        <source>“{name}” exists already and was not overwritten.</source>
        <translation>«{name}» ya existe y no se sobrescribió.</translation>
    </message>
    <message>
        <source>The answer is empty.</source>
        <translation>La respuesta está vacía.</translation>
    </message>
    <message>
        <source>The answer is a web page, not a sitemap, so it was not saved.</source>
        <translation>La respuesta es una página web, no un sitemap, así que no se guardó.</translation>
    </message>
    <message>
        <source>The answer is not a sitemap, so it was not saved.</source>
        <translation>La respuesta no es un sitemap, así que no se guardó.</translation>
    </message>
    <message>
        <source>It lists {count} URLs; the limit is {limit}.</source>
        <translation>Contiene {count} URL; el límite es {limit}.</translation>
    </message>
    <message>
        <source>It has {megabytes} MB; the limit is 50 MB uncompressed.</source>
        <translation>Tiene {megabytes} MB; el límite es de 50 MB sin comprimir.</translation>
    </message>
    <message>
        <source>It is not compressed, although its name ends in .gz.</source>
        <translation>No está comprimido, aunque su nombre termina en .gz.</translation>
    </message>
    <message>
        <source>It is an index inside an index, which crawlers do not follow. The files it lists were not downloaded.</source>
        <translation>Es un índice dentro de un índice, que los rastreadores no siguen. Los archivos que contiene no se descargaron.</translation>
    </message>
    <message>
        <source>Line {line} of robots.txt says “{written}”, which is not a full URL; crawlers may ignore it.</source>
        <translation>La línea {line} de robots.txt dice «{written}», que no es una URL completa; los rastreadores pueden ignorarla.</translation>
    </message>
    <message>
        <source>No sitemap was found there, nor in robots.txt, nor under the usual names.</source>
        <translation>No se encontró ningún sitemap allí, ni en robots.txt, ni con los nombres habituales.</translation>
    </message>
    <message>
        <source>No errors in this file</source>
        <translation>Sin errores en este archivo</translation>
    </message>
    <message>
        <source>Rows and size are within the limits</source>
        <translation>Filas y tamaño dentro de los límites</translation>
    </message>
    <message>
        <source>The file is online</source>
        <translation>El archivo está en línea</translation>
    </message>
    <message>
        <source>No redirect</source>
        <translation>Sin redirección</translation>
    </message>
    <message>
        <source>Content type</source>
        <translation>Tipo de contenido</translation>
    </message>
    <message>
        <source>Compressed as its name says</source>
        <translation>Comprimido como dice su nombre</translation>
    </message>
    <message>
        <source>The online file equals this one</source>
        <translation>El archivo en línea es igual a este</translation>
    </message>
    <message>
        <source>The index lists it with the right date</source>
        <translation>El índice lo incluye con la fecha correcta</translation>
    </message>
    <message>
        <source>Every listed sitemap is online</source>
        <translation>Todos los sitemaps incluidos están en línea</translation>
    </message>
    <message>
        <source>this is not a URL that can be fetched</source>
        <translation>no es una URL que se pueda obtener</translation>
    </message>
    <message>
        <source>the host was not found</source>
        <translation>no se encontró el servidor</translation>
    </message>
    <message>
        <source>no connection to the server</source>
        <translation>no hay conexión con el servidor</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>no respondió a tiempo</translation>
    </message>
    <message>
        <source>the connection is not secure</source>
        <translation>la conexión no es segura</translation>
    </message>
    <message>
        <source>the address is on a private network</source>
        <translation>la dirección es de una red privada</translation>
    </message>
    <message>
        <source>too many redirects</source>
        <translation>demasiadas redirecciones</translation>
    </message>
    <message>
        <source>the redirects go in circles</source>
        <translation>las redirecciones van en círculo</translation>
    </message>
    <message>
        <source>the answer is too large</source>
        <translation>la respuesta es demasiado grande</translation>
    </message>
    <message>
        <source>the answer was cut off</source>
        <translation>la respuesta se cortó</translation>
    </message>
    <message>
        <source>the answer is not valid HTTP</source>
        <translation>la respuesta no es HTTP válido</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>se detuvo</translation>
    </message>
    <message>
        <source>the server’s certificate has expired</source>
        <translation>el certificado del servidor ha caducado</translation>
    </message>
    <message>
        <source>the server’s certificate is not valid yet</source>
        <translation>el certificado del servidor aún no es válido</translation>
    </message>
    <message>
        <source>the server’s certificate is for another host name</source>
        <translation>el certificado del servidor es de otro nombre de servidor</translation>
    </message>
    <message>
        <source>the server’s certificate is not trusted by this computer</source>
        <translation>este equipo no confía en el certificado del servidor</translation>
    </message>
    <message>
        <source>the server ended the connection while encryption was being set up</source>
        <translation>el servidor cerró la conexión mientras se establecía el cifrado</translation>
    </message>
    <message>
        <source>Allow that, if the address is right.</source>
        <translation>Permítalo, si la dirección es correcta.</translation>
    </message>
    <message>
        <source>The file has not been checked yet.</source>
        <translation>El archivo aún no se ha comprobado.</translation>
    </message>
    <message>
        <source>Our own check finds no errors.</source>
        <translation>La comprobación del programa no encuentra errores.</translation>
    </message>
    <message>
        <source>Errors: {count}.</source>
        <translation>Errores: {count}.</translation>
    </message>
    <message>
        <source>Fix them before you upload the file.</source>
        <translation>Corríjalos antes de subir el archivo.</translation>
    </message>
    <message>
        <source>{row} rows; a file can have {limit}.</source>
        <translation>{row} filas; un archivo puede tener {limit}.</translation>
    </message>
    <message>
        <source>{bytes} bytes uncompressed; a file can have {limit}.</source>
        <translation>{bytes} bytes sin comprimir; un archivo puede tener {limit}.</translation>
    </message>
    <message>
        <source>{row} rows, {bytes} bytes uncompressed.</source>
        <translation>{row} filas, {bytes} bytes sin comprimir.</translation>
    </message>
    <message>
        <source>Split the file.</source>
        <translation>Divida el archivo.</translation>
    </message>
    <message>
        <source>The file at {url} is larger than {megabytes} MB.</source>
        <translation>El archivo en {url} supera los {megabytes} MB.</translation>
    </message>
    <message>
        <source>Upload this file in its place.</source>
        <translation>Suba este archivo en su lugar.</translation>
    </message>
    <message>
        <source>{url} answers 200.</source>
        <translation>{url} responde 200.</translation>
    </message>
    <message>
        <source>{url} answers {status}, which is not the file.</source>
        <translation>{url} responde {status}, que no es el archivo.</translation>
    </message>
    <message>
        <source>Run again later.</source>
        <translation>Compruebe de nuevo más tarde.</translation>
    </message>
    <message>
        <source>The file could not be fetched.</source>
        <translation>No se pudo obtener el archivo.</translation>
    </message>
    <message>
        <source>Upload the file, or correct “Published at”.</source>
        <translation>Suba el archivo o corrija «Publicado en».</translation>
    </message>
    <message>
        <source>The URL answers itself.</source>
        <translation>Responde la propia URL.</translation>
    </message>
    <message>
        <source>The URL redirects, in the end to {url}.</source>
        <translation>La URL redirige, al final a {url}.</translation>
    </message>
    <message>
        <source>The URL redirects to {url}; Yandex does not follow.</source>
        <translation>La URL redirige a {url}; Yandex no la sigue.</translation>
    </message>
    <message>
        <source>Use the URL where the redirect ends.</source>
        <translation>Use la URL en la que termina la redirección.</translation>
    </message>
    <message>
        <source>The server sends it as {type}.</source>
        <translation>El servidor lo envía como {type}.</translation>
    </message>
    <message>
        <source>The server sends it as “{type}”.</source>
        <translation>El servidor lo envía como «{type}».</translation>
    </message>
    <message>
        <source>Have the server send it as {type}.</source>
        <translation>Haga que el servidor lo envíe como {type}.</translation>
    </message>
    <message>
        <source>It is compressed with gzip.</source>
        <translation>Está comprimido con gzip.</translation>
    </message>
    <message>
        <source>It is not compressed.</source>
        <translation>No está comprimido.</translation>
    </message>
    <message>
        <source>It is compressed, but its name does not end in .gz.</source>
        <translation>Está comprimido, pero su nombre no termina en .gz.</translation>
    </message>
    <message>
        <source>Upload it uncompressed, or name it .gz.</source>
        <translation>Súbalo sin comprimir o con un nombre terminado en .gz.</translation>
    </message>
    <message>
        <source>Its name ends in .gz, but it is not compressed.</source>
        <translation>Su nombre termina en .gz, pero no está comprimido.</translation>
    </message>
    <message>
        <source>Upload it compressed, or without .gz in its name.</source>
        <translation>Súbalo comprimido o sin .gz en el nombre.</translation>
    </message>
    <message>
        <source>They are equal, byte for byte.</source>
        <translation>Son iguales, byte por byte.</translation>
    </message>
    <message>
        <source>This file differs from the online one. Rows: {added} added, {removed} removed, {changed} changed.</source>
        <translation>Este archivo difiere del que está en línea. Filas añadidas: {added}; eliminadas: {removed}; cambiadas: {changed}.</translation>
    </message>
    <message>
        <source>The rows are the same, in another order.</source>
        <translation>Las filas son las mismas, en otro orden.</translation>
    </message>
    <message>
        <source>The rows are the same; what is around them differs.</source>
        <translation>Las filas son las mismas; difiere lo que las rodea.</translation>
    </message>
    <message>
        <source>Save and upload this file.</source>
        <translation>Guarde y suba este archivo.</translation>
    </message>
    <message>
        <source>Refused (400): the endpoint does not understand the request. Check its URL.</source>
        <translation>Rechazado (400): el destino no entiende la solicitud. Compruebe su URL.</translation>
    </message>
    <message>
        <source>Refused (403): the search engine did not find the key yet. Try again in 10 minutes. If it is refused then too, make a new key.</source>
        <translation>Rechazado (403): el motor de búsqueda aún no ha encontrado la clave. Inténtelo en 10 minutos. Si también se rechaza entonces, cree una clave nueva.</translation>
    </message>
    <message>
        <source>Refused again (403): this search engine has banned the key for good. Make a new key and upload its file; the old file may stay.</source>
        <translation>Rechazado de nuevo (403): este motor de búsqueda ha vetado la clave para siempre. Cree una clave nueva y suba su archivo; el anterior puede quedarse.</translation>
    </message>
    <message>
        <source>Sent. URLs that the search engine received: {count}.</source>
        <translation>Enviado. URL que recibió el motor de búsqueda: {count}.</translation>
    </message>
    <message>
        <source>URLs sent: {count}. The search engine is still checking the key; leave the key file where it is.</source>
        <translation>URL enviadas: {count}. El motor de búsqueda aún comprueba la clave; deje el archivo de clave donde está.</translation>
    </message>
    <message>
        <source>Refused (422): the URLs are not on the host of the key, or the key does not match its file. Upload the key file anew, or make a new key.</source>
        <translation>Rechazado (422): las URL no son del host de la clave, o la clave no coincide con su archivo. Suba de nuevo el archivo de clave, o cree una clave nueva.</translation>
    </message>
    <message>
        <source>Refused (429): too many requests. Try again in {minutes} min.</source>
        <translation>Rechazado (429): demasiadas solicitudes. Inténtelo en {minutes} min.</translation>
    </message>
    <message>
        <source>The search engine has a problem of its own ({status}). Try again later.</source>
        <translation>El motor de búsqueda tiene un problema propio ({status}). Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>Refused ({status}): the endpoint has moved to {url}. Use that URL.</source>
        <translation>Rechazado ({status}): el destino se ha movido a {url}. Use esa URL.</translation>
    </message>
    <message>
        <source>Refused ({status}): the endpoint does not accept this request. Check its URL.</source>
        <translation>Rechazado ({status}): el destino no acepta esta solicitud. Compruebe su URL.</translation>
    </message>
    <message>
        <source>The endpoint could not be reached: {reason}. Nothing was sent. Try again later.</source>
        <translation>No se pudo acceder al destino: {reason}. No se envió nada. Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>The endpoint did not answer: {reason}. What was sent may have arrived, so it is not sent again by itself; URLs: {count}.</source>
        <translation>El destino no respondió: {reason}. Puede que lo enviado haya llegado, así que no se vuelve a enviar por sí solo; URL: {count}.</translation>
    </message>
    <message>
        <source>“{url}” is not the full URL of a key file. Write it like this: {example}</source>
        <translation>«{url}» no es la URL completa de un archivo de clave. Escríbala así: {example}</translation>
    </message>
    <message>
        <source>The key file must be on {host}, where the pages are.</source>
        <translation>El archivo de clave debe estar en {host}, donde están las páginas.</translation>
    </message>
    <message>
        <source>The key file {url} could not be fetched: {reason}.</source>
        <translation>No se pudo obtener el archivo de clave {url}: {reason}.</translation>
    </message>
    <message>
        <source>The key file {url} redirects to {target}. Put it where no redirect is, or give that URL as its location.</source>
        <translation>El archivo de clave {url} redirige a {target}. Póngalo donde no haya redirección o indique esa URL como su ubicación.</translation>
    </message>
    <message>
        <source>The key file {url} answers {status}. Upload it: its text is the key alone.</source>
        <translation>El archivo de clave {url} responde {status}. Súbalo: su texto es solo la clave.</translation>
    </message>
    <message>
        <source>The key file {url} begins with a byte order mark. Save it as UTF-8 without one.</source>
        <translation>El archivo de clave {url} empieza con una marca de orden de bytes. Guárdelo como UTF-8 sin ella.</translation>
    </message>
    <message>
        <source>The key file {url} holds spaces or a line end beside the key. Save it with the key alone.</source>
        <translation>El archivo de clave {url} contiene espacios o un fin de línea además de la clave. Guárdelo solo con la clave.</translation>
    </message>
    <message>
        <source>{url} is a web page, not the key file. Upload a text file with the key alone.</source>
        <translation>{url} es una página web, no el archivo de clave. Suba un archivo de texto solo con la clave.</translation>
    </message>
    <message>
        <source>The key file {url} holds another key. Upload the file of this one.</source>
        <translation>El archivo de clave {url} contiene otra clave. Suba el archivo de esta.</translation>
    </message>
    <message>
        <source>Publish the file in {folder}, or move these rows to a file in {other}. Rows: {count}.</source>
        <translation>Publique el archivo en {folder} o mueva estas filas a un archivo en {other}. Filas: {count}.</translation>
    </message>
    <message>
        <source>Change {site} to {own} in these rows, or move them to a file on {site}. Rows: {count}.</source>
        <translation>Cambie {site} por {own} en estas filas o muévalas a un archivo en {site}. Filas: {count}.</translation>
    </message>
    <message>
        <source>Add “Sitemap: {url}” to robots.txt of {site}, or move these rows to a file in {other}. Rows: {count}.</source>
        <translation>Añada «Sitemap: {url}» al robots.txt de {site} o mueva estas filas a un archivo en {other}. Filas: {count}.</translation>
    </message>
    <message>
        <source>These rows have no full URL. Write scheme and host. Rows: {count}.</source>
        <translation>Estas filas no tienen una URL completa. Escriba el protocolo y el servidor. Filas: {count}.</translation>
    </message>
    <message>
        <source>The log could not be written: {reason}.</source>
        <translation>No se pudo escribir el registro: {reason}.</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this state. Update the program.</source>
        <translation>Una versión más nueva del programa escribió este estado. Actualice el programa.</translation>
    </message>
    <message>
        <source>This file is no record of what was sent by IndexNow. Choose another name; the first run makes the file.</source>
        <translation>Este archivo no es un registro de lo enviado por IndexNow. Elija otro nombre; la primera ejecución crea el archivo.</translation>
    </message>
    <message>
        <source>robots.txt keeps crawlers from the sitemap, by line {line}: {rule}</source>
        <translation>robots.txt impide que los rastreadores lean el sitemap, por la línea {line}: {rule}</translation>
    </message>
    <message>
        <source>Remove that line, or allow the sitemap.</source>
        <translation>Elimine esa línea o permita el sitemap.</translation>
    </message>
    <message>
        <source>It is listed in {url}.</source>
        <translation>Figura en {url}.</translation>
    </message>
    <message>
        <source>robots.txt lists the index {index}, which lists it.</source>
        <translation>robots.txt incluye el índice {index}, que lo incluye.</translation>
    </message>
    <message>
        <source>{url} answers {status}.</source>
        <translation>{url} responde {status}.</translation>
    </message>
    <message>
        <source>{url} does not list it.</source>
        <translation>{url} no lo incluye.</translation>
    </message>
    <message>
        <source>Add the line “{lines}” to robots.txt.</source>
        <translation>Añada la línea «{lines}» a robots.txt.</translation>
    </message>
    <message>
        <source>{index} lists it, without a date.</source>
        <translation>{index} lo incluye, sin fecha.</translation>
    </message>
    <message>
        <source>{index} lists it with “{lastmod}”, which is no date.</source>
        <translation>{index} lo incluye con «{lastmod}», que no es una fecha.</translation>
    </message>
    <message>
        <source>{index} lists it with {lastmod}; the server does not say when it changed.</source>
        <translation>{index} lo incluye con {lastmod}; el servidor no dice cuándo cambió.</translation>
    </message>
    <message>
        <source>{index} lists it with {lastmod}.</source>
        <translation>{index} lo incluye con {lastmod}.</translation>
    </message>
    <message>
        <source>{index} lists it with {lastmod}, but it changed at {changed}.</source>
        <translation>{index} lo incluye con {lastmod}, pero cambió el {changed}.</translation>
    </message>
    <message>
        <source>Online: {count}.</source>
        <translation>En línea: {count}.</translation>
    </message>
    <message>
        <source>Not online: {missing} of {count}. The first is {url} ({reason}).</source>
        <translation>No están en línea: {missing} de {count}. El primero es {url} ({reason}).</translation>
    </message>
    <message>
        <source>Upload these files, or remove their rows.</source>
        <translation>Suba estos archivos o elimine sus filas.</translation>
    </message>
    <message>
        <source>Whether an index lists it is not known: robots.txt could not be read.</source>
        <translation>No se sabe si algún índice lo incluye: no se pudo leer robots.txt.</translation>
    </message>
    <message>
        <source>Whether an index lists it is not known: {index} could not be read.</source>
        <translation>No se sabe si algún índice lo incluye: no se pudo leer {index}.</translation>
    </message>
    <message>
        <source>No index that robots.txt lists contains it; none is needed.</source>
        <translation>Ningún índice que figure en robots.txt lo incluye; no hace falta ninguno.</translation>
    </message>
    <message>
        <source>The index {index} could not be fetched: {reason}.</source>
        <translation>No se pudo obtener el índice {index}: {reason}.</translation>
    </message>
    <message>
        <source>Upload the index.</source>
        <translation>Suba el índice.</translation>
    </message>
    <message>
        <source>The index {index} does not list it.</source>
        <translation>El índice {index} no lo incluye.</translation>
    </message>
    <message>
        <source>Add it to the index and upload that.</source>
        <translation>Añádalo al índice y suba el índice.</translation>
    </message>
    <message>
        <source>Correct the date in the index and upload that.</source>
        <translation>Corrija la fecha en el índice y suba el índice.</translation>
    </message>
    <message>
        <source>Set it to {changed} in the index and upload that.</source>
        <translation>Ponga {changed} en el índice y suba el índice.</translation>
    </message>
    <message>
        <source>Noted: {count} URLs. From now on, what changes can be sent.</source>
        <translation>Anotadas: {count} URL. Desde ahora se puede enviar lo que cambie.</translation>
    </message>
    <message>
        <source>{name} was saved. Upload it, so that it is found at {url}.</source>
        <translation>Se guardó {name}. Súbalo, de modo que se encuentre en {url}.</translation>
    </message>
    <message>
        <source>{name} was saved.</source>
        <translation>Se guardó {name}.</translation>
    </message>
    <message>
        <source>Nothing was sent, since the publish checklist is not in order:</source>
        <translation>No se envió nada, porque la lista de comprobación no está en orden:</translation>
    </message>
    <message>
        <source>Nothing was sent: no page of them is online and may be indexed.</source>
        <translation>No se envió nada: ninguna de las páginas está en línea y puede indexarse.</translation>
    </message>
    <message>
        <source>The endpoint asked to wait. Try again in {minutes} min.</source>
        <translation>El destino pidió esperar. Inténtelo en {minutes} min.</translation>
    </message>
    <message>
        <source>There is no sitemap in “{name}”.</source>
        <translation>No hay ningún sitemap en «{name}».</translation>
    </message>
    <message>
        <source>Search Console asks the server for the pages. Check them live to see what it sees.</source>
        <translation>Search Console pide las páginas al servidor. Compruébelas en la web para ver lo mismo que él.</translation>
    </message>
    <message>
        <source>This is about the server, not about the file. No rule of a file can find it.</source>
        <translation>Se trata del servidor, no del archivo. Ninguna regla sobre archivos puede encontrarlo.</translation>
    </message>
    <message>
        <source>It depends on where the sitemap is published: state its URL in the line under the tabs.</source>
        <translation>Depende de dónde se publique el sitemap: indique su URL en la línea debajo de las pestañas.</translation>
    </message>
    <message>
        <source>The image itself has the wrong size, which no rule of a file can find.</source>
        <translation>Es la propia imagen la que tiene un tamaño incorrecto, y eso no lo puede encontrar ninguna regla sobre archivos.</translation>
    </message>
    <message>
        <source>A file that cannot be read opens as a list of repairs. If this one opened as a table, Search Console read another version: compare with the live file.</source>
        <translation>Un archivo que no se puede leer se abre como lista de reparaciones. Si este se abrió como tabla, Search Console leyó otra versión: compare con el archivo en línea.</translation>
    </message>
    <message>
        <source>Incorrect namespace</source>
        <translation>Espacio de nombres incorrecto</translation>
    </message>
    <message>
        <source>Invalid XML tag</source>
        <translation>Etiqueta XML no válida</translation>
    </message>
    <message>
        <source>Missing XML tag</source>
        <translation>Falta una etiqueta XML</translation>
    </message>
    <message>
        <source>Invalid XML: too many tags</source>
        <translation>XML no válido: demasiadas etiquetas</translation>
    </message>
    <message>
        <source>Missing XML attribute</source>
        <translation>Falta un atributo XML</translation>
    </message>
    <message>
        <source>Invalid attribute value</source>
        <translation>Valor de atributo no válido</translation>
    </message>
    <message>
        <source>Invalid tag value</source>
        <translation>Valor de etiqueta no válido</translation>
    </message>
    <message>
        <source>Invalid date</source>
        <translation>Fecha no válida</translation>
    </message>
    <message>
        <source>Invalid URL</source>
        <translation>URL no válida</translation>
    </message>
    <message>
        <source>Invalid URL in sitemap index file: incomplete URL</source>
        <translation>URL no válida en el archivo de índice de sitemaps: URL incompleta</translation>
    </message>
    <message>
        <source>URL not allowed</source>
        <translation>URL no permitida</translation>
    </message>
    <message>
        <source>Path mismatch</source>
        <translation>Discrepancia en la ruta</translation>
    </message>
    <message>
        <source>URLs not followed</source>
        <translation>URLs no seguidas</translation>
    </message>
    <message>
        <source>URLs not accessible</source>
        <translation>No se puede acceder a las URLs</translation>
    </message>
    <message>
        <source>Sitemap contains URLs which are blocked by robots.txt</source>
        <translation>El sitemap contiene URLs bloqueadas por el archivo robots.txt</translation>
    </message>
    <message>
        <source>Compression error</source>
        <translation>Error de compresión</translation>
    </message>
    <message>
        <source>Empty Sitemap</source>
        <translation>Sitemap vacío</translation>
    </message>
    <message>
        <source>Sitemap file size error</source>
        <translation>Error de tamaño del archivo del sitemap</translation>
    </message>
    <message>
        <source>Too many URLs</source>
        <translation>Demasiadas URLs</translation>
    </message>
    <message>
        <source>Too many Sitemaps in the Sitemap index file</source>
        <translation>Demasiados sitemaps en el archivo de índice de sitemaps</translation>
    </message>
    <message>
        <source>Incorrect Sitemap index format: Nested Sitemap indexes</source>
        <translation>Formato de índice de sitemaps incorrecto: índices de sitemaps anidados</translation>
    </message>
    <message>
        <source>Unsupported format</source>
        <translation>Formato no admitido</translation>
    </message>
    <message>
        <source>Parsing error</source>
        <translation>Error de análisis</translation>
    </message>
    <message>
        <source>Leading whitespace</source>
        <translation>Espacio en blanco inicial</translation>
    </message>
    <message>
        <source>Video location and play page location are the same</source>
        <translation>La ubicación del vídeo y la de la página de reproducción son la misma</translation>
    </message>
    <message>
        <source>Video location URL appears to be a play page URL</source>
        <translation>La URL de ubicación del vídeo parece ser la de una página de reproducción</translation>
    </message>
    <message>
        <source>Missing thumbnail URL</source>
        <translation>Falta la URL de la miniatura</translation>
    </message>
    <message>
        <source>Missing video title</source>
        <translation>Falta el título del vídeo</translation>
    </message>
    <message>
        <source>Thumbnail too large</source>
        <translation>Miniatura demasiado grande</translation>
    </message>
    <message>
        <source>Thumbnail too small</source>
        <translation>Miniatura demasiado pequeña</translation>
    </message>
    <message>
        <source>Too many News URLs</source>
        <translation>Demasiadas URLs de noticias</translation>
    </message>
    <message>
        <source>Missing &lt;publication&gt; tag</source>
        <translation>Falta la etiqueta &lt;publication&gt;</translation>
    </message>
    <message>
        <source>Couldn&apos;t fetch</source>
        <translation>No se ha podido obtener</translation>
    </message>
    <message>
        <source>This is a number of elements. Add or remove the elements themselves.</source>
        <translation>Es un número de elementos. Añada o quite los propios elementos.</translation>
    </message>
    <message>
        <source>The rows of this file hold nothing but URLs.</source>
        <translation>Las filas de este archivo solo contienen URL.</translation>
    </message>
    <message>
        <source>The file does not declare the prefix “{prefix}”, so nothing can be written with it.</source>
        <translation>El archivo no declara el prefijo «{prefix}», así que no se puede escribir nada con él.</translation>
    </message>
    <message>
        <source>This is an element of the sitemap itself. Change it in its own column.</source>
        <translation>Es un elemento del propio sitemap. Cámbielo en su columna.</translation>
    </message>
    <message>
        <source>The row has several of these. Change each of them in the details of the row.</source>
        <translation>La fila tiene varios. Cambie cada uno en los detalles de la fila.</translation>
    </message>
    <message>
        <source>This element holds other elements. Change them in the details of the row.</source>
        <translation>Este elemento contiene otros elementos. Cámbielos en los detalles de la fila.</translation>
    </message>
    <message>
        <source>A date such as 2026-11-23, or date and time with a zone.</source>
        <translation>Una fecha como 2026-11-23, o fecha y hora con zona horaria.</translation>
    </message>
    <message>
        <source>Search engines no longer read this.</source>
        <translation>Los motores de búsqueda ya no lo leen.</translation>
    </message>
    <message>
        <source>The schema allows this; no search engine documents it.</source>
        <translation>El esquema lo permite; ningún motor de búsqueda lo documenta.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Allow or deny</source>
        <translation>Permitir o denegar</translation>
    </message>
    <message>
        <source>“allow” means only there, “deny” means everywhere but there.</source>
        <translation>«allow» significa solo ahí; «deny», en todas partes menos ahí.</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>URL of the image</source>
        <translation>URL de la imagen</translation>
    </message>
    <message>
        <source>A complete URL; it may be on another host that is yours.</source>
        <translation>Una URL completa; puede estar en otro servidor suyo.</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Pie de foto</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>URL of the license</source>
        <translation>URL de la licencia</translation>
    </message>
    <message>
        <source>URL of the player</source>
        <translation>URL del reproductor</translation>
    </message>
    <message>
        <source>The page that plays the video, where there is no file to fetch.</source>
        <translation>La página que reproduce el vídeo, cuando no hay un archivo que descargar.</translation>
    </message>
    <message>
        <source>May be embedded</source>
        <translation>Se puede insertar</translation>
    </message>
    <message>
        <source>Parameters for automatic play</source>
        <translation>Parámetros de reproducción automática</translation>
    </message>
    <message>
        <source>Television show</source>
        <translation>Programa de televisión</translation>
    </message>
    <message>
        <source>Title of the show</source>
        <translation>Título del programa</translation>
    </message>
    <message>
        <source>Type of the video</source>
        <translation>Tipo de vídeo</translation>
    </message>
    <message>
        <source>Title of the episode</source>
        <translation>Título del episodio</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Episodio</translation>
    </message>
    <message>
        <source>First shown</source>
        <translation>Estreno</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
    <message>
        <source>URL of the thumbnail</source>
        <translation>URL de la miniatura</translation>
    </message>
    <message>
        <source>A still image of at least 60 × 30 pixels.</source>
        <translation>Una imagen fija de 60 × 30 píxeles como mínimo.</translation>
    </message>
    <message>
        <source>As on the page; the schema allows 100 characters.</source>
        <translation>Como en la página; el esquema permite 100 caracteres.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>As on the page, at most 2,048 characters.</source>
        <translation>Como en la página, con 2048 caracteres como máximo.</translation>
    </message>
    <message>
        <source>URL of the file</source>
        <translation>URL del archivo</translation>
    </message>
    <message>
        <source>The video itself, not the page; preferred to a player.</source>
        <translation>El propio vídeo, no la página; se prefiere a un reproductor.</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Seconds, from 1 to 28800 (eight hours).</source>
        <translation>Segundos, de 1 a 28800 (ocho horas).</translation>
    </message>
    <message>
        <source>Available until</source>
        <translation>Disponible hasta</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>A number from 0.0 to 5.0, with a decimal point.</source>
        <translation>Un número de 0.0 a 5.0, con punto decimal.</translation>
    </message>
    <message>
        <source>URL of a part</source>
        <translation>URL de una parte</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visualizaciones</translation>
    </message>
    <message>
        <source>How often it was watched, in digits alone.</source>
        <translation>Cuántas veces se ha visto, solo con cifras.</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Fecha de publicación</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Short words about the video, at most 32.</source>
        <translation>Palabras cortas sobre el vídeo, 32 como máximo.</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>For all ages</source>
        <translation>Para todos los públicos</translation>
    </message>
    <message>
        <source>“no” hides it from people who use SafeSearch.</source>
        <translation>«no» lo oculta a quienes usan SafeSearch.</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Países</translation>
    </message>
    <message>
        <source>Country codes such as “ES MX”, allowed or denied.</source>
        <translation>Códigos de país como «ES MX», permitidos o denegados.</translation>
    </message>
    <message>
        <source>URL of the gallery</source>
        <translation>URL de la galería</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Rent or purchase</source>
        <translation>Alquiler o compra</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>For subscribers only</source>
        <translation>Solo para suscriptores</translation>
    </message>
    <message>
        <source>Whether a subscription is needed, paid or free.</source>
        <translation>Si hace falta una suscripción, de pago o gratuita.</translation>
    </message>
    <message>
        <source>Published by</source>
        <translation>Publicado por</translation>
    </message>
    <message>
        <source>A name of at most 255 characters.</source>
        <translation>Un nombre de 255 caracteres como máximo.</translation>
    </message>
    <message>
        <source>Page about them</source>
        <translation>Página sobre quien lo publica</translation>
    </message>
    <message>
        <source>A URL on the host of the page.</source>
        <translation>Una URL en el servidor de la página.</translation>
    </message>
    <message>
        <source>Platforms</source>
        <translation>Plataformas</translation>
    </message>
    <message>
        <source>Where it may or may not be played: web, mobile, tv.</source>
        <translation>Dónde se puede o no se puede reproducir: web, mobile, tv.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En directo</translation>
    </message>
    <message>
        <source>Whether it is a live stream.</source>
        <translation>Si es una emisión en directo.</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Type of identifier</source>
        <translation>Tipo de identificador</translation>
    </message>
    <message>
        <source>News article</source>
        <translation>Noticia</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>Name of the publication</source>
        <translation>Nombre de la publicación</translation>
    </message>
    <message>
        <source>Exactly as on news.google.com, without brackets.</source>
        <translation>Exactamente como en news.google.com, sin paréntesis.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Two or three small letters such as “es”, or zh-cn, zh-tw.</source>
        <translation>Dos o tres letras minúsculas como «es», o zh-cn, zh-tw.</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Acceso</translation>
    </message>
    <message>
        <source>Genres</source>
        <translation>Géneros</translation>
    </message>
    <message>
        <source>When it first appeared; it counts for two days.</source>
        <translation>Cuándo apareció por primera vez; cuenta durante dos días.</translation>
    </message>
    <message>
        <source>Headline</source>
        <translation>Titular</translation>
    </message>
    <message>
        <source>As on the page, without author, publication or date.</source>
        <translation>Como en la página, sin autor, publicación ni fecha.</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Palabras clave</translation>
    </message>
    <message>
        <source>Stock tickers</source>
        <translation>Símbolos bursátiles</translation>
    </message>
    <message>
        <source>Language version</source>
        <translation>Versión de idioma</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relación</translation>
    </message>
    <message>
        <source>“alternate” for a language version.</source>
        <translation>«alternate» para una versión de idioma.</translation>
    </message>
    <message>
        <source>A code such as “es” or “es-MX”, or x-default.</source>
        <translation>Un código como «es» o «es-MX», o x-default.</translation>
    </message>
    <message>
        <source>URL of the version</source>
        <translation>URL de la versión</translation>
    </message>
    <message>
        <source>A complete URL; the page itself is listed too.</source>
        <translation>Una URL completa; la propia página también figura en la lista.</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>For which screens, where it is a page for phones.</source>
        <translation>Para qué pantallas, si es una página para móviles.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>The element “{element}” has an attribute “{name}” already.</source>
        <translation>El elemento «{element}» ya tiene un atributo «{name}».</translation>
    </message>
    <message>
        <source>The row itself cannot be removed, moved or renamed here.</source>
        <translation>La fila en sí no se puede quitar, mover ni cambiar de nombre aquí.</translation>
    </message>
    <message>
        <source>The namespace {namespace} cannot be written in the encoding that this file declares.</source>
        <translation>El espacio de nombres {namespace} no se puede escribir en la codificación que declara este archivo.</translation>
    </message>
    <message>
        <source>Elements cannot be nested this deeply.</source>
        <translation>Los elementos no se pueden anidar a tanta profundidad.</translation>
    </message>
    <message>
        <source>XML does not allow the name “{name}”.</source>
        <translation>XML no permite el nombre «{name}».</translation>
    </message>
    <message>
        <source>The name “{name}” cannot be written in the encoding that this file declares.</source>
        <translation>El nombre «{name}» no se puede escribir en la codificación que declara este archivo.</translation>
    </message>
    <message>
        <source>The namespace “{name}” cannot be removed: rows are in it.</source>
        <translation>El espacio de nombres «{name}» no se puede quitar: las filas están en él.</translation>
    </message>
    <message>
        <source>The first tag of the file declares no prefix “{prefix}:”.</source>
        <translation>La primera etiqueta del archivo no declara ningún prefijo «{prefix}:».</translation>
    </message>
    <message>
        <source>Prefixes that begin with “xml” are reserved.</source>
        <translation>Los prefijos que empiezan por «xml» están reservados.</translation>
    </message>
    <message>
        <source>The prefix “{prefix}:” means another namespace here.</source>
        <translation>El prefijo «{prefix}:» designa aquí otro espacio de nombres.</translation>
    </message>
    <message>
        <source>Some rows declare the prefix “{prefix}:” themselves. Change these first.</source>
        <translation>Algunas filas declaran ellas mismas el prefijo «{prefix}:». Cámbielas primero.</translation>
    </message>
    <message>
        <source>The row ends early: closing tags are missing.</source>
        <translation>La fila termina antes de tiempo: faltan etiquetas de cierre.</translation>
    </message>
    <message>
        <source>This must be one row: nothing may follow its “&lt;/{name}&gt;”.</source>
        <translation>Debe ser una sola fila: no puede haber nada detrás de su «&lt;/{name}&gt;».</translation>
    </message>
    <message>
        <source>This must be one row: a “&lt;{name}&gt;” with all that is in it.</source>
        <translation>Debe ser una sola fila: un «&lt;{name}&gt;» con todo lo que contiene.</translation>
    </message>
    <message>
        <source>Text in CDATA, a comment or a processing instruction cannot be written in the encoding that this file declares.</source>
        <translation>El texto dentro de CDATA, de un comentario o de una instrucción de procesamiento no se puede escribir en la codificación que declara este archivo.</translation>
    </message>
    <message>
        <source>The prefix “{prefix}:” is not declared in the file.</source>
        <translation>El prefijo «{prefix}:» no está declarado en el archivo.</translation>
    </message>
    <message>
        <source>This element is not in the row any more.</source>
        <translation>Este elemento ya no está en la fila.</translation>
    </message>
    <message>
        <source>“{value}” is not a number. Write one such as 0, 3 or 12.5.</source>
        <translation>«{value}» no es un número. Escriba uno como 0, 3 o 12.5.</translation>
    </message>
    <message>
        <source>“{value}” is neither a number nor a date. Write one such as 3 or 2024-05-06.</source>
        <translation>«{value}» no es un número ni una fecha. Escriba algo como 3 o 2024-05-06.</translation>
    </message>
    <message>
        <source>“=” asks for a whole value. Put it in quotation marks, or write a regular expression behind a colon: {name}:/…/.</source>
        <translation>«=» pide un valor entero. Póngalo entre comillas o escriba una expresión regular tras dos puntos: {name}:/…/.</translation>
    </message>
    <message>
        <source>There is no column “{name}”. Write one of: {names}.</source>
        <translation>No hay ninguna columna «{name}». Escriba una de estas: {names}.</translation>
    </message>
    <message>
        <source>“{name}” names no element with a value behind it. Write such as x:PREFIX:NAME:value, x:PREFIX:NAME@ATTRIBUTE:value or alt:de:value.</source>
        <translation>«{name}» no nombra un elemento seguido de un valor. Escriba algo como x:PREFIJO:NOMBRE:valor, x:PREFIJO:NOMBRE@ATRIBUTO:valor o alt:de:valor.</translation>
    </message>
    <message>
        <source>None of these rows has this URL. The first is “{url}”.</source>
        <translation>Ninguna de estas filas tiene esta URL. La primera es «{url}».</translation>
    </message>
    <message>
        <source>Something is missing in the line. The first is “{line}”.</source>
        <translation>Falta algo en la línea. La primera es «{line}».</translation>
    </message>
    <message>
        <source>The row has another URL for this language.</source>
        <translation>La fila tiene otra URL para este idioma.</translation>
    </message>
    <message>
        <source>One language stands for several pages.</source>
        <translation>Un idioma significa varias páginas.</translation>
    </message>
    <message>
        <source>The language of a page is not stated.</source>
        <translation>El idioma de una página no está indicado.</translation>
    </message>
    <message>
        <source>The URL does not match the pattern.</source>
        <translation>La URL no coincide con el patrón.</translation>
    </message>
    <message>
        <source>No page in the language to start from.</source>
        <translation>No hay página en el idioma de partida.</translation>
    </message>
    <message>
        <source>The code is not a language of hreflang.</source>
        <translation>El código no es un idioma de hreflang.</translation>
    </message>
    <message>
        <source>The URL has an invisible character that is not allowed in an XML file.</source>
        <translation>La URL tiene un carácter invisible que no se permite en un archivo XML.</translation>
    </message>
    <message>
        <source>The row has the new code already.</source>
        <translation>La fila ya tiene el código nuevo.</translation>
    </message>
    <message>
        <source>No page lists this one as a version any more, but its row stays, with its links.</source>
        <translation>Ninguna página enlaza ya a esta como versión, pero su fila se queda, con sus enlaces.</translation>
    </message>
    <message>
        <source>No row has one of these URLs.</source>
        <translation>Ninguna fila tiene una de estas URL.</translation>
    </message>
    <message>
        <source>This table needs three columns: group, language and URL, in this order.</source>
        <translation>Esta tabla necesita tres columnas: grupo, idioma y URL, en este orden.</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Presente</translation>
    </message>
    <message>
        <source>Wrong code</source>
        <translation>Código incorrecto</translation>
    </message>
    <message>
        <source>Code contradicts the URL</source>
        <translation>El código contradice la URL</translation>
    </message>
    <message>
        <source>Several pages for one language</source>
        <translation>Varias páginas para un idioma</translation>
    </message>
    <message>
        <source>Inconsistent language</source>
        <translation>Idioma incoherente</translation>
    </message>
    <message>
        <source>One way only: does not link back</source>
        <translation>Solo en un sentido: no devuelve el enlace</translation>
    </message>
    <message>
        <source>Does not list itself</source>
        <translation>No se enumera a sí misma</translation>
    </message>
    <message>
        <source>Does not list all versions</source>
        <translation>No enumera todas las versiones</translation>
    </message>
    <message>
        <source>Not the canonical URL</source>
        <translation>No es la URL canónica</translation>
    </message>
    <message>
        <source>On another host; no row has this URL</source>
        <translation>En otro servidor; ninguna fila tiene esta URL</translation>
    </message>
    <message>
        <source>No row has this URL</source>
        <translation>Ninguna fila tiene esta URL</translation>
    </message>
    <message>
        <source>Language not stated</source>
        <translation>Idioma no indicado</translation>
    </message>
    <message>
        <source>No language links</source>
        <translation>Sin enlaces de idioma</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>An expected language has no page, or the row has no links</source>
        <translation>Un idioma esperado no tiene página, o la fila no tiene enlaces</translation>
    </message>
    <message>
        <source>Missing self</source>
        <translation>Sin enlace propio</translation>
    </message>
    <message>
        <source>A page lists other versions, but not itself</source>
        <translation>Una página enumera otras versiones, pero no a sí misma</translation>
    </message>
    <message>
        <source>Missing return links</source>
        <translation>Sin enlace de vuelta</translation>
    </message>
    <message>
        <source>A page does not link back to one that links to it</source>
        <translation>Una página no devuelve el enlace a otra que la enlaza</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Incompletos</translation>
    </message>
    <message>
        <source>A page does not list all versions</source>
        <translation>Una página no enumera todas las versiones</translation>
    </message>
    <message>
        <source>Inconsistent</source>
        <translation>Incoherentes</translation>
    </message>
    <message>
        <source>A page calls itself another language than other pages do</source>
        <translation>Una página se da a sí misma un idioma distinto del que le dan las demás</translation>
    </message>
    <message>
        <source>Multiple entries</source>
        <translation>Entradas múltiples</translation>
    </message>
    <message>
        <source>One language has several pages</source>
        <translation>Un idioma tiene varias páginas</translation>
    </message>
    <message>
        <source>Incorrect codes</source>
        <translation>Códigos incorrectos</translation>
    </message>
    <message>
        <source>A code is wrong, probably meant otherwise, or contradicts its URL</source>
        <translation>Un código es incorrecto, probablemente debía ser otro, o contradice su URL</translation>
    </message>
    <message>
        <source>Missing x-default</source>
        <translation>Sin x-default</translation>
    </message>
    <message>
        <source>No page is named for all other languages</source>
        <translation>No se indica ninguna página para los demás idiomas</translation>
    </message>
    <message>
        <source>Not using canonical</source>
        <translation>Sin URL canónica</translation>
    </message>
    <message>
        <source>A page names another URL as canonical (known after a live check)</source>
        <translation>Una página indica otra URL como canónica (se sabe tras una comprobación en línea)</translation>
    </message>
    <message>
        <source>Without a row</source>
        <translation>Sin fila</translation>
    </message>
    <message>
        <source>No row has the URL of a version</source>
        <translation>Ninguna fila tiene la URL de una versión</translation>
    </message>
    <message>
        <source>A text sitemap holds nothing but URLs.</source>
        <translation>Un sitemap de texto no contiene más que URL.</translation>
    </message>
    <message>
        <source>A prefix is renamed in all rows at once. Choose all rows, without a filter.</source>
        <translation>Un prefijo se cambia en todas las filas a la vez. Elija todas las filas, sin filtro.</translation>
    </message>
    <message>
        <source>The declaration in the first tag stays, for other rows may need it.</source>
        <translation>La declaración de la primera etiqueta se queda, porque otras filas pueden necesitarla.</translation>
    </message>
    <message>
        <source>Add images</source>
        <translation>Añadir imágenes</translation>
    </message>
    <message>
        <source>Lines: URL of the row, URL of the image</source>
        <translation>Líneas: URL de la fila, URL de la imagen</translation>
    </message>
    <message>
        <source>Add language versions</source>
        <translation>Añadir versiones de idioma</translation>
    </message>
    <message>
        <source>Lines: URL of the row, language, URL of the version</source>
        <translation>Líneas: URL de la fila, idioma, URL de la versión</translation>
    </message>
    <message>
        <source>Remove obsolete tags</source>
        <translation>Quitar etiquetas obsoletas</translation>
    </message>
    <message>
        <source>Also what only the schema knows</source>
        <translation>También lo que solo conoce el esquema</translation>
    </message>
    <message>
        <source>Remove old news</source>
        <translation>Quitar noticias antiguas</translation>
    </message>
    <message>
        <source>Older than days</source>
        <translation>Más antiguas que estos días</translation>
    </message>
    <message>
        <source>Remove a namespace</source>
        <translation>Quitar un espacio de nombres</translation>
    </message>
    <message>
        <source>Its prefix or its name</source>
        <translation>Su prefijo o su nombre</translation>
    </message>
    <message>
        <source>Rename a prefix</source>
        <translation>Cambiar un prefijo</translation>
    </message>
    <message>
        <source>Prefix now</source>
        <translation>Prefijo actual</translation>
    </message>
    <message>
        <source>New prefix</source>
        <translation>Prefijo nuevo</translation>
    </message>
    <message>
        <source>“{name}” names no column. Write such as alt:de, x:PREFIX:NAME, x:PREFIX:A/B or x:PREFIX:NAME@ATTRIBUTE.</source>
        <translation>«{name}» no nombra ninguna columna. Escriba algo como alt:de, x:PREFIJO:NOMBRE, x:PREFIJO:A/B o x:PREFIJO:NOMBRE@ATRIBUTO.</translation>
    </message>
    <message>
        <source>This file has nothing with the prefix “{prefix}”.</source>
        <translation>Este archivo no tiene nada con el prefijo «{prefix}».</translation>
    </message>
    <message>
        <source>git does not have this state of the file any more.</source>
        <translation>git ya no tiene este estado del archivo.</translation>
    </message>
    <message>
        <source>Rows of “{name}” use the prefix “{prefix}”, which means something else in that file. Nothing was saved. Rename the prefix, or undo what brought it there.</source>
        <translation>Las filas de «{name}» usan el prefijo «{prefix}», que significa otra cosa en ese archivo. No se guardó nada. Cambie el nombre del prefijo o deshaga lo que lo trajo ahí.</translation>
    </message>
    <message>
        <source>It is not in the folder of the index.</source>
        <translation>No está en la carpeta del índice.</translation>
    </message>
    <message>
        <source>It is not an XML sitemap with URLs.</source>
        <translation>No es un sitemap XML con URL.</translation>
    </message>
    <message>
        <source>It is encoded in {encoding}. Open it by itself and save it as UTF-8 first.</source>
        <translation>Está codificado en {encoding}. Ábralo por separado y guárdelo primero como UTF-8.</translation>
    </message>
    <message>
        <source>Extra bytes follow its compressed data. Open it by itself and save it first.</source>
        <translation>Hay bytes de más tras sus datos comprimidos. Ábralo por separado y guárdelo primero.</translation>
    </message>
    <message>
        <source>It is a hard link to “{other}”, whose rows are here. Saving replaces “{other}” and leaves this one as it is.</source>
        <translation>Es un enlace físico a «{other}», cuyas filas están aquí. Al guardar se sustituye «{other}» y este queda como está.</translation>
    </message>
    <message>
        <source>It declares its namespaces differently from the other files.</source>
        <translation>Declara sus espacios de nombres de otra manera que los demás archivos.</translation>
    </message>
    <message>
        <source>None of the files that the index lists can be read into a table.</source>
        <translation>Ninguno de los archivos de la lista del índice puede leerse en una tabla.</translation>
    </message>
    <message>
        <source>The files were saved, but lastmod was not set in “{name}”: {reason}</source>
        <translation>Los archivos se guardaron, pero no se puso lastmod en «{name}»: {reason}</translation>
    </message>
    <message>
        <source>Nothing was saved: “{name}” cannot list the files otherwise. {reason}</source>
        <translation>No se guardó nada: «{name}» no puede enumerar los archivos de otro modo. {reason}</translation>
    </message>
    <message>
        <source>“{name}” exists already, so nothing was saved. Choose another name.</source>
        <translation>«{name}» ya existe, así que no se guardó nada. Elija otro nombre.</translation>
    </message>
    <message>
        <source>Open the index by itself and save it first.</source>
        <translation>Abra el índice por separado y guárdelo primero.</translation>
    </message>
    <message>
        <source>No such file lies beside the index.</source>
        <translation>No hay ningún archivo así junto al índice.</translation>
    </message>
    <message>
        <source>Only an XML sitemap of pages can hold language links.</source>
        <translation>Solo un sitemap XML de páginas puede contener enlaces de idioma.</translation>
    </message>
    <message>
        <source>The files before it have 2,000,000 rows together; no more are read.</source>
        <translation>Los archivos anteriores tienen en total 2.000.000 de filas; no se leen más.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not a date</source>
        <translation>no es una fecha</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Checked against</source>
        <translation>Comprobado según</translation>
    </message>
    <message>
        <source>Report of</source>
        <translation>Informe del</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Last modified</source>
        <translation>Última modificación</translation>
    </message>
    <message>
        <source>The report could not be drawn: no pages are taken.</source>
        <translation>No se pudo dibujar el informe: no se acepta ninguna página.</translation>
    </message>
    <message>
        <source>Type a whole URL, such as https://…, or a path that begins with “/”.</source>
        <translation>Escriba una URL completa, como https://…, o una ruta que empiece por «/».</translation>
    </message>
    <message>
        <source>No link says this language: the URL of the page itself does. Delete its row instead.</source>
        <translation>Ningún enlace indica este idioma: lo hace la URL de la propia página. Elimine su fila en su lugar.</translation>
    </message>
    <message>
        <source>Dask is not installed: pip install &apos;sitemap-editor[cluster]&apos;.</source>
        <translation>Dask no está instalado: pip install &apos;sitemap-editor[cluster]&apos;.</translation>
    </message>
    <message>
        <source>No scheduler answers at “{scheduler}”.</source>
        <translation>Ningún planificador responde en «{scheduler}».</translation>
    </message>
    <message>
        <source>Other files are still being read. Edit once all are there.</source>
        <translation>Aún se están leyendo otros archivos. Edite cuando estén todos.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Escriba un nombre.</translation>
    </message>
    <message>
        <source>The name must end in .xml or .xml.gz.</source>
        <translation>El nombre debe terminar en .xml o .xml.gz.</translation>
    </message>
    <message>
        <source>“{name}” exists already.</source>
        <translation>«{name}» ya existe.</translation>
    </message>
    <message>
        <source>Nothing was saved: the index lists none of the files of this table any more.</source>
        <translation>No se guardó nada: el índice ya no enumera ningún archivo de esta tabla.</translation>
    </message>
    <message>
        <source>The index lists it, but there is no such file.</source>
        <translation>El índice lo enumera, pero no existe ese archivo.</translation>
    </message>
    <message>
        <source>It is on another site than its index, and is not asked for. Name it by its own URL.</source>
        <translation>Está en otro sitio que su índice y no se pide. Indíquelo por su propia URL.</translation>
    </message>
    <message>
        <source>“**” would ask for every page of a site. Name an index, or one folder.</source>
        <translation>«**» pediría todas las páginas de un sitio. Indique un índice o una carpeta.</translation>
    </message>
    <message>
        <source>Reading from “{protocol}://” needs fsspec: pip install &apos;sitemap-editor[cluster]&apos;.</source>
        <translation>Para leer de «{protocol}://» hace falta fsspec: pip install &apos;sitemap-editor[cluster]&apos;.</translation>
    </message>
    <message>
        <source>A package is missing to read from “{protocol}://”: {reason}</source>
        <translation>Falta un paquete para leer de «{protocol}://»: {reason}</translation>
    </message>
    <message>
        <source>The store has no such file.</source>
        <translation>El almacén no tiene ese archivo.</translation>
    </message>
    <message>
        <source>The store does not give this file: {reason}</source>
        <translation>El almacén no entrega este archivo: {reason}</translation>
    </message>
    <message>
        <source>The store said nothing for {seconds} seconds.</source>
        <translation>El almacén no respondió durante {seconds} segundos.</translation>
    </message>
    <message>
        <source>the answer is {status}</source>
        <translation>la respuesta es {status}</translation>
    </message>
    <message>
        <source>robots.txt does not let us ask</source>
        <translation>robots.txt no permite consultarlas</translation>
    </message>
    <message>
        <source>the host was left alone, since it fails too often</source>
        <translation>se dejó de consultar el servidor, ya que falla demasiado</translation>
    </message>
    <message>
        <source>neither the page nor its server names one</source>
        <translation>ni la página ni su servidor dan ninguna</translation>
    </message>
    <message>
        <source>“{host}” is an address of this computer or its own network</source>
        <translation>«{host}» es una dirección de este equipo o de su propia red</translation>
    </message>
    <message>
        <source>This is not a valid regular expression.</source>
        <translation>Esta expresión regular no es válida.</translation>
    </message>
    <message>
        <source>This is not a valid regular expression, from character {position} on.</source>
        <translation>Esta expresión regular no es válida a partir del carácter {position}.</translation>
    </message>
    <message>
        <source>The “{sign}” at character {position} of the regular expression has nothing to repeat. Write “\{sign}” to find this character.</source>
        <translation>El «{sign}» del carácter {position} de la expresión regular no tiene nada que repetir. Para buscar ese carácter, escriba «\{sign}».</translation>
    </message>
    <message>
        <source>“{escape}” at character {position} of the regular expression means nothing.</source>
        <translation>«{escape}», en el carácter {position} de la expresión regular, no significa nada.</translation>
    </message>
    <message>
        <source>The “(” at character {position} of the regular expression is not closed. Write “\(” to find this character.</source>
        <translation>El «(» del carácter {position} de la expresión regular no está cerrado. Para buscar ese carácter, escriba «\(».</translation>
    </message>
    <message>
        <source>The “)” at character {position} of the regular expression closes nothing. Write “\)” to find this character.</source>
        <translation>El «)» del carácter {position} de la expresión regular no cierra nada. Para buscar ese carácter, escriba «\)».</translation>
    </message>
    <message>
        <source>The “[” at character {position} of the regular expression is not closed. Write “\[” to find this character.</source>
        <translation>El «[» del carácter {position} de la expresión regular no está cerrado. Para buscar ese carácter, escriba «\[».</translation>
    </message>
    <message>
        <source>The regular expression ends with a single “\”. Write “\\” to find this character.</source>
        <translation>La expresión regular termina con un solo «\». Para buscar ese carácter, escriba «\\».</translation>
    </message>
    <message>
        <source>This file is not a table with the 2 columns that are needed here: the URL of a page and that of an image.</source>
        <translation>Este archivo no es una tabla con las 2 columnas necesarias aquí: la URL de una página y la de una imagen.</translation>
    </message>
    <message>
        <source>This file is not a table with the 3 columns that are needed here: the URL of a page, a language code and the URL of the page in that language.</source>
        <translation>Este archivo no es una tabla con las 3 columnas necesarias aquí: la URL de una página, un código de idioma y la URL de la página en ese idioma.</translation>
    </message>
    <message>
        <source>This file is write-protected, so none of the files was saved. Remove the protection, or undo what was changed in this file.</source>
        <translation>Este archivo está protegido contra escritura, por lo que no se ha guardado ninguno de los archivos. Quite la protección o deshaga los cambios en este archivo.</translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>(not given)</source>
        <translation>(sin indicar)</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Allowed there, nowhere else</source>
        <translation>Permitido ahí y en ningún otro lugar</translation>
    </message>
    <message>
        <source>Not allowed there</source>
        <translation>No permitido ahí</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Keep the value and edit the next cell</source>
        <translation>Aceptar el valor y editar la celda siguiente</translation>
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
        <source>Edit the cell; press again to keep the value and go down</source>
        <translation>Editar la celda; otra vez: aceptar el valor y bajar</translation>
    </message>
    <message>
        <source>Edit the cell, at the end of its text</source>
        <translation>Editar la celda, al final de su texto</translation>
    </message>
    <message>
        <source>Go to the edge of the data; with Shift select up to it</source>
        <translation>Ir al borde de los datos; con Mayús, seleccionar hasta él</translation>
    </message>
    <message>
        <source>In a selected range: go to its next cell</source>
        <translation>En un rango seleccionado: ir a su celda siguiente</translation>
    </message>
    <message>
        <source>Cancel editing</source>
        <translation>Cancelar la edición</translation>
    </message>
    <message>
        <source>In the table: cancel what takes long</source>
        <translation>En la tabla: cancelar lo que tarda</translation>
    </message>
    <message>
        <source>Move from the table to the next control</source>
        <translation>Pasar de la tabla al control siguiente</translation>
    </message>
    <message>
        <source>Move from the table to the previous control</source>
        <translation>Pasar de la tabla al control anterior</translation>
    </message>
    <message>
        <source>In a panel: go to the next panel</source>
        <translation>En un panel: ir al panel siguiente</translation>
    </message>
    <message>
        <source>Open the context menu</source>
        <translation>Abrir el menú contextual</translation>
    </message>
    <message>
        <source>Raise the priority by 0.1</source>
        <translation>Subir la prioridad en 0.1</translation>
    </message>
    <message>
        <source>Lower the priority by 0.1</source>
        <translation>Bajar la prioridad en 0.1</translation>
    </message>
    <message>
        <source>Open the calendar while editing lastmod</source>
        <translation>Abrir el calendario al editar lastmod</translation>
    </message>
    <message>
        <source>In the problems panel: go to the cell</source>
        <translation>En el panel Problemas: ir a la celda</translation>
    </message>
    <message>
        <source>In the problems panel: back to the table</source>
        <translation>En el panel Problemas: volver a la tabla</translation>
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
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Copy as &amp;Format</source>
        <translation>Copiar c&amp;omo formato</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Filas</translation>
    </message>
    <message>
        <source>Add from a &amp;Table</source>
        <translation>Añadir desde una &amp;tabla</translation>
    </message>
    <message>
        <source>E&amp;xtensions</source>
        <translation>E&amp;xtensiones</translation>
    </message>
    <message>
        <source>Re&amp;cipes</source>
        <translation>&amp;Recetas</translation>
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
        <source>Fil&amp;es of This Table</source>
        <translation>Archi&amp;vos de esta tabla</translation>
    </message>
    <message>
        <source>&amp;Web</source>
        <translation>&amp;Web</translation>
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
        <source>&amp;Row Height</source>
        <translation>Al&amp;tura de las filas</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Compact</source>
        <translation>&amp;Compacta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>C&amp;omfortable</source>
        <translation>Có&amp;moda</translation>
    </message>
</context>
<context>
    <name>overview</name>
    <message>
        <source>no problems</source>
        <translation>sin problemas</translation>
    </message>
    <message>
        <source>up to 10 %</source>
        <translation>hasta el 10 %</translation>
    </message>
    <message>
        <source>up to 50 %</source>
        <translation>hasta el 50 %</translation>
    </message>
    <message>
        <source>over 50 %</source>
        <translation>más del 50 %</translation>
    </message>
    <message>
        <source>past month</source>
        <translation>último mes</translation>
    </message>
    <message>
        <source>past year</source>
        <translation>último año</translation>
    </message>
    <message>
        <source>past 3 years</source>
        <translation>últimos 3 años</translation>
    </message>
    <message>
        <source>older</source>
        <translation>más antiguo</translation>
    </message>
    <message>
        <source>no lastmod</source>
        <translation>sin lastmod</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>No file is open</source>
        <translation>No hay ningún archivo abierto</translation>
    </message>
    <message>
        <source>Only in a table</source>
        <translation>Solo en una tabla</translation>
    </message>
    <message>
        <source>Only in a sitemap index</source>
        <translation>Solo en un índice de sitemaps</translation>
    </message>
    <message>
        <source>Only in a sitemap of pages</source>
        <translation>Solo en un sitemap de páginas</translation>
    </message>
    <message>
        <source>No rows are shown</source>
        <translation>No se muestra ninguna fila</translation>
    </message>
    <message>
        <source>Files are still being read</source>
        <translation>Aún se están leyendo archivos</translation>
    </message>
    <message>
        <source>No cells are selected</source>
        <translation>No hay celdas seleccionadas</translation>
    </message>
    <message>
        <source>No lastmod here</source>
        <translation>Aquí no hay lastmod</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>No se ha cambiado nada</translation>
    </message>
    <message>
        <source>Nothing to save</source>
        <translation>No hay nada que guardar</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>Aún no se ha guardado</translation>
    </message>
    <message>
        <source>Nothing was repaired</source>
        <translation>No se ha reparado nada</translation>
    </message>
    <message>
        <source>No filter is set</source>
        <translation>No hay ningún filtro</translation>
    </message>
    <message>
        <source>Rows are in file order</source>
        <translation>Las filas ya siguen el orden del archivo</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>No hay nada que deshacer</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>No hay nada que rehacer</translation>
    </message>
    <message>
        <source>Nothing was searched for</source>
        <translation>No se ha buscado nada</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Sin problemas</translation>
    </message>
    <message>
        <source>No problem that can be fixed is current</source>
        <translation>El problema actual no se puede corregir</translation>
    </message>
    <message>
        <source>Nothing can be fixed safely</source>
        <translation>No hay nada que corregir sin riesgo</translation>
    </message>
    <message>
        <source>No problem is current</source>
        <translation>No hay ningún problema actual</translation>
    </message>
    <message>
        <source>The site is not known</source>
        <translation>No se conoce el sitio</translation>
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
        <source>Tables (CSV, TSV)</source>
        <translation>Tablas (CSV, TSV)</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Takes effect the next time you start the program.</source>
        <translation>Se aplica la próxima vez que se inicie el programa.</translation>
    </message>
    <message>
        <source>Use system setting</source>
        <translation>Usar el del sistema</translation>
    </message>
    <message>
        <source>If the system uses high contrast, that setting takes precedence.</source>
        <translation>Si el sistema usa alto contraste, prevalece sobre esta opción.</translation>
    </message>
    <message>
        <source>Keyboard sho&amp;rtcuts:</source>
        <translation>Ata&amp;jos de teclado:</translation>
    </message>
    <message>
        <source>keys hotkeys spreadsheet Excel Calc</source>
        <translation>teclas atajos hoja de cálculo Excel Calc</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Hoja de cálculo</translation>
    </message>
    <message>
        <source>Version 0.1</source>
        <translation>Versión 0.1</translation>
    </message>
    <message>
        <source>Check a&amp;gainst:</source>
        <translation>Comprobar &amp;según:</translation>
    </message>
    <message>
        <source>Applies to all open files and files you open later.</source>
        <translation>Se aplica a todos los archivos: los abiertos y los que se abran después.</translation>
    </message>
    <message>
        <source>Re&amp;open files from the last session</source>
        <translation>Volver a a&amp;brir los archivos de la última sesión</translation>
    </message>
    <message>
        <source>When you start the program without a file.</source>
        <translation>Al iniciar el programa sin ningún archivo.</translation>
    </message>
    <message>
        <source>Backups are numbered. When there are too many, the oldest is deleted.</source>
        <translation>Las copias se numeran. Si hay demasiadas, se elimina la más antigua.</translation>
    </message>
    <message>
        <source>Backups per &amp;file, at most:</source>
        <translation>Copias por archivo, como &amp;máximo:</translation>
    </message>
    <message>
        <source>Backup fol&amp;der:</source>
        <translation>Carpe&amp;ta de las copias:</translation>
    </message>
    <message>
        <source>Write CSV for E&amp;xcel (byte order mark)</source>
        <translation>Escribir el CSV para E&amp;xcel (marca de orden de bytes)</translation>
    </message>
    <message>
        <source>Without it Excel may read letters such as ñ wrongly.</source>
        <translation>Sin ella, Excel puede leer mal letras como la ñ.</translation>
    </message>
    <message>
        <source>spreadsheet table BOM UTF-8 encoding TSV</source>
        <translation>hoja de cálculo tabla BOM UTF-8 codificación TSV</translation>
    </message>
    <message>
        <source>Esca&amp;pe values that begin with = + - @</source>
        <translation>&amp;Proteger los valores que empiezan por = + - @</translation>
    </message>
    <message>
        <source>An apostrophe in front keeps a spreadsheet from calculating them.</source>
        <translation>Un apóstrofo delante evita que una hoja de cálculo los calcule.</translation>
    </message>
    <message>
        <source>spreadsheet table formula injection CSV TSV</source>
        <translation>hoja de cálculo tabla fórmula inyección CSV TSV</translation>
    </message>
    <message>
        <source>translation locale English Spanish</source>
        <translation>traducción lengua configuración regional inglés español</translation>
    </message>
    <message>
        <source>Web</source>
        <translation>Web</translation>
    </message>
    <message>
        <source>&amp;Appearance:</source>
        <translation>&amp;Aspecto:</translation>
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
        <source>Help, Customize Shortcuts changes single keys.</source>
        <translation>Ayuda, «Personalizar atajos» cambia teclas sueltas.</translation>
    </message>
    <message>
        <source>rules profile search engine limits problems</source>
        <translation>reglas perfil motor de búsqueda buscador límites problemas</translation>
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
        <source>backup copies versions safety</source>
        <translation>copias de seguridad respaldo versiones</translation>
    </message>
    <message>
        <source>backup copies limit number</source>
        <translation>copias de seguridad respaldo límite número</translation>
    </message>
    <message>
        <source>backup copies directory place</source>
        <translation>copias de seguridad respaldo directorio lugar</translation>
    </message>
    <message>
        <source>&amp;Name sent to servers:</source>
        <translation>&amp;Nombre que se envía a los servidores:</translation>
    </message>
    <message>
        <source>An address such as (+https://example.com/bot) lets them reach you.</source>
        <translation>Con una dirección como (+https://example.com/bot) pueden contactar con usted.</translation>
    </message>
    <message>
        <source>user agent User-Agent network HTTP crawler</source>
        <translation>agente de usuario User-Agent red HTTP rastreador</translation>
    </message>
    <message>
        <source>&amp;Wait for an answer, in seconds:</source>
        <translation>Esperar una respuesta, en seg&amp;undos:</translation>
    </message>
    <message>
        <source>timeout wait network HTTP slow server</source>
        <translation>tiempo de espera esperar red HTTP servidor lento</translation>
    </message>
    <message>
        <source>Allow addresses of &amp;this computer and its network</source>
        <translation>Permitir &amp;direcciones de este equipo y de su red</translation>
    </message>
    <message>
        <source>For your own sites. A stranger&apos;s file could then reach them too.</source>
        <translation>Para sitios propios. Un archivo ajeno también podría llegar entonces a ellos.</translation>
    </message>
    <message>
        <source>localhost private network intranet loopback 127.0.0.1</source>
        <translation>localhost red privada intranet bucle local 127.0.0.1</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>Split it into several files with an index.</source>
        <translation>Divídalo en varios archivos con un índice.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The file follows the XML schema (XSD)</source>
        <translation>El archivo sigue el esquema XML (XSD)</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Fuente: {source}</translation>
    </message>
    <message>
        <source>Validators check the schema, crawlers do not. The schema accepts some wrong values and rejects some correct ones, so it is shown separately from the protocol rules.</source>
        <translation>Los validadores comprueban el esquema; los rastreadores, no. El esquema acepta algunos valores incorrectos y rechaza algunos correctos, así que se muestra aparte de las reglas del protocolo.</translation>
    </message>
    <message>
        <source>Affects: {engines}.</source>
        <translation>Afecta a: {engines}.</translation>
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
    <message>
        <source>Not valid by the schema (XSD)</source>
        <translation>No cumple el esquema (XSD)</translation>
    </message>
</context>
<context>
    <name>shortcuts</name>
    <message>
        <source>Hold Ctrl or Alt: this key alone types or moves.</source>
        <translation>Añada Ctrl o Alt: esta tecla sola escribe o mueve el cursor.</translation>
    </message>
    <message>
        <source>Alt with a letter opens a menu.</source>
        <translation>Alt con una letra abre un menú.</translation>
    </message>
    <message>
        <source>The table needs this key.</source>
        <translation>La tabla necesita esta tecla.</translation>
    </message>
</context>
</TS>
