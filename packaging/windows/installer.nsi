; The installer for Windows. packaging/windows/installer.py calls makensis with: VERSION, BUNDLE (the frozen folder),
; OUTPUT, INSTALL_FILES and UNINSTALL_FILES (commands made of what lies in the folder), ICON.
;
; It installs for the person who runs it, and needs no administrator. From an administrator's prompt,
; setup.exe /AllUsers installs for everybody. /S asks nothing, /D=folder (last) chooses the folder.
; It offers the program for .xml and .gz and takes neither from another program.

Unicode true
Target amd64-unicode
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!define APP "Sitemap Editor"
!define EXE "sitemap-editor.exe"
!define TOOL "sitemap-tool.exe"
!define CLIENT "SitemapEditor"
!define SITEMAP "SitemapEditor.Sitemap.1"
!define COMPRESSED "SitemapEditor.CompressedSitemap.1"
!define CLASSES "Software\Classes"
!define CAPABILITIES "Software\${CLIENT}\Capabilities"
!define APP_PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${CLIENT}"

!include MUI2.nsh
!include x64.nsh
!include FileFunc.nsh
!include LogicLib.nsh

Name "${APP}"
OutFile "${OUTPUT}"
BrandingText "${APP} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${APP}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "${APP} setup"
VIAddVersionKey LegalCopyright "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_FINISHPAGE_RUN_NOTCHECKED
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Spanish
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString OFFER ${LANG_ENGLISH} "Offer it for .xml and .xml.gz"
LangString OFFER ${LANG_SPANISH} "Ofrecerlo para .xml y .xml.gz"
LangString KIND ${LANG_ENGLISH} "XML sitemap"
LangString KIND ${LANG_SPANISH} "Sitemap XML"
LangString COMPRESSED_KIND ${LANG_ENGLISH} "Compressed XML sitemap"
LangString COMPRESSED_KIND ${LANG_SPANISH} "Sitemap XML comprimido"
LangString PURPOSE ${LANG_ENGLISH} "Desktop editor for XML sitemaps"
LangString PURPOSE ${LANG_SPANISH} "Editor de escritorio para sitemaps XML"
LangString PREFERENCES ${LANG_ENGLISH} "Preferences, recent files and edits that were never saved"
LangString PREFERENCES ${LANG_SPANISH} "Preferencias, archivos recientes y ediciones nunca guardadas"
LangString NEEDS_64 ${LANG_ENGLISH} "${APP} needs a 64-bit Windows 10 or later."
LangString NEEDS_64 ${LANG_SPANISH} "${APP} necesita Windows 10 de 64 bits o posterior."
LangString NEEDS_ADMIN ${LANG_ENGLISH} "To install for all users, run this from an administrator's prompt."
LangString NEEDS_ADMIN ${LANG_SPANISH} "Para instalar para todos los usuarios, ejecute esto desde un símbolo del sistema de administrador."
LangString IS_OPEN ${LANG_ENGLISH} "${APP} is running. Please close it, then try again."
LangString IS_OPEN ${LANG_SPANISH} "${APP} está abierto. Ciérrelo y vuelva a intentarlo."

; Whether for everybody: the registry, the start menu and the folder follow.
!macro CHOOSE_USERS
  SetRegView 64
  SetShellVarContext current
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/AllUsers" $1
  ${IfNot} ${Errors}
    UserInfo::GetAccountType
    Pop $1
    ${If} $1 != "Admin"
      MessageBox MB_ICONSTOP "$(NEEDS_ADMIN)" /SD IDOK
      SetErrorLevel 740 ; ERROR_ELEVATION_REQUIRED
      Quit
    ${EndIf}
    SetShellVarContext all
  ${EndIf}
!macroend

; A program that runs cannot be replaced: ask, or give up where nobody can be asked.
!macro WAIT_UNTIL_CLOSED
  ${If} ${FileExists} "$INSTDIR\${EXE}"
    ${Do}
      ClearErrors
      FileOpen $0 "$INSTDIR\${EXE}" a
      ${IfNot} ${Errors}
        FileClose $0
        ${ExitDo}
      ${EndIf}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_OPEN)" /SD IDCANCEL IDRETRY +3
      SetErrorLevel 32 ; ERROR_SHARING_VIOLATION
      Quit
    ${Loop}
  ${EndIf}
!macroend

!macro TELL_EXPLORER
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; SHCNE_ASSOCCHANGED
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_ICONSTOP "$(NEEDS_64)" /SD IDOK
    Quit
  ${EndIf}
  !insertmacro CHOOSE_USERS
  ${If} $INSTDIR == "" ; nothing after /D=
    ReadRegStr $INSTDIR SHCTX "Software\${CLIENT}" "InstallDir"
  ${EndIf}
  ${If} $INSTDIR == ""
    ${If} $1 == "Admin"
      StrCpy $INSTDIR "$PROGRAMFILES64\${APP}"
    ${Else}
      StrCpy $INSTDIR "$LOCALAPPDATA\Programs\${APP}"
    ${EndIf}
  ${EndIf}
FunctionEnd

Function un.onInit
  !insertmacro CHOOSE_USERS
FunctionEnd

Section "${APP}" PROGRAM
  SectionIn RO
  !insertmacro WAIT_UNTIL_CLOSED
  ; What an earlier version left goes first, by its own list.
  ReadRegStr $0 SHCTX "Software\${CLIENT}" "InstallDir"
  ${If} $0 != ""
  ${AndIf} ${FileExists} "$0\uninstall.exe"
    ReadRegStr $1 SHCTX "Software\${CLIENT}" "Users"
    ExecWait '"$0\uninstall.exe" /S $1 _?=$0'
    Delete "$0\uninstall.exe"
    RMDir "$0"
  ${EndIf}
  !include "${INSTALL_FILES}"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\${EXE}"

  ; The switch that finds this installation again.
  StrCpy $1 ""
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/AllUsers" $2
  ${IfNot} ${Errors}
    StrCpy $1 "/AllUsers"
  ${EndIf}
  WriteRegStr SHCTX "Software\${CLIENT}" "InstallDir" "$INSTDIR"
  WriteRegStr SHCTX "Software\${CLIENT}" "Users" "$1"
  WriteRegStr SHCTX "${APP_PATHS}\${EXE}" "" "$INSTDIR\${EXE}"
  WriteRegStr SHCTX "${APP_PATHS}\${TOOL}" "" "$INSTDIR\${TOOL}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayName" "${APP}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${EXE},0"
  WriteRegStr SHCTX "${UNINSTALL}" "Publisher" "the Sitemap Editor developers"
  WriteRegStr SHCTX "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe" $1'
  WriteRegStr SHCTX "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S $1'
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD SHCTX "${UNINSTALL}" "EstimatedSize" "$0"
SectionEnd

; Under "Open with", and among the programs that a person may make the default: never the default by itself.
Section "$(OFFER)" ASSOCIATION
  WriteRegStr SHCTX "${CLASSES}\${SITEMAP}" "" "$(KIND)"
  WriteRegStr SHCTX "${CLASSES}\${SITEMAP}\DefaultIcon" "" "$INSTDIR\${EXE},0"
  WriteRegStr SHCTX "${CLASSES}\${SITEMAP}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
  WriteRegStr SHCTX "${CLASSES}\${COMPRESSED}" "" "$(COMPRESSED_KIND)"
  WriteRegStr SHCTX "${CLASSES}\${COMPRESSED}\DefaultIcon" "" "$INSTDIR\${EXE},0"
  WriteRegStr SHCTX "${CLASSES}\${COMPRESSED}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
  WriteRegNone SHCTX "${CLASSES}\.xml\OpenWithProgids" "${SITEMAP}"
  WriteRegNone SHCTX "${CLASSES}\.gz\OpenWithProgids" "${COMPRESSED}"
  WriteRegStr SHCTX "${CLASSES}\Applications\${EXE}" "FriendlyAppName" "${APP}"
  WriteRegStr SHCTX "${CLASSES}\Applications\${EXE}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
  WriteRegStr SHCTX "${CLASSES}\Applications\${EXE}\SupportedTypes" ".xml" ""
  WriteRegStr SHCTX "${CLASSES}\Applications\${EXE}\SupportedTypes" ".gz" ""
  WriteRegStr SHCTX "${CLASSES}\Applications\${EXE}\SupportedTypes" ".txt" ""
  WriteRegStr SHCTX "${CAPABILITIES}" "ApplicationName" "${APP}"
  WriteRegStr SHCTX "${CAPABILITIES}" "ApplicationDescription" "$(PURPOSE)"
  WriteRegStr SHCTX "${CAPABILITIES}\FileAssociations" ".xml" "${SITEMAP}"
  WriteRegStr SHCTX "${CAPABILITIES}\FileAssociations" ".gz" "${COMPRESSED}"
  WriteRegStr SHCTX "Software\RegisteredApplications" "${CLIENT}" "${CAPABILITIES}"
  !insertmacro TELL_EXPLORER
SectionEnd

Section "un.${APP}"
  SectionIn RO
  !insertmacro WAIT_UNTIL_CLOSED
  DeleteRegValue SHCTX "Software\RegisteredApplications" "${CLIENT}"
  DeleteRegKey SHCTX "Software\${CLIENT}"
  DeleteRegKey SHCTX "${CLASSES}\${SITEMAP}"
  DeleteRegKey SHCTX "${CLASSES}\${COMPRESSED}"
  DeleteRegValue SHCTX "${CLASSES}\.xml\OpenWithProgids" "${SITEMAP}"
  DeleteRegValue SHCTX "${CLASSES}\.gz\OpenWithProgids" "${COMPRESSED}"
  DeleteRegKey SHCTX "${CLASSES}\Applications\${EXE}"
  DeleteRegKey SHCTX "${APP_PATHS}\${EXE}"
  DeleteRegKey SHCTX "${APP_PATHS}\${TOOL}"
  DeleteRegKey SHCTX "${UNINSTALL}"
  ; Keys that were made for us alone; of others' only the values above were ours.
  DeleteRegKey /ifempty SHCTX "${CLASSES}\.xml\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\.gz\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\.xml"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\.gz"
  Delete "$SMPROGRAMS\${APP}.lnk"
  ; File by file: the folder may be one that somebody keeps other things in.
  !include "${UNINSTALL_FILES}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  !insertmacro TELL_EXPLORER
SectionEnd

Section /o "un.$(PREFERENCES)"
  SetShellVarContext current ; this person's, also where the program was everybody's
  DeleteRegKey HKCU "Software\${APP}"
  RMDir /r "$LOCALAPPDATA\${APP}\${APP}\recovery"
  RMDir /r "$LOCALAPPDATA\${APP}\${APP}\open"
  RMDir "$LOCALAPPDATA\${APP}\${APP}"
  RMDir "$LOCALAPPDATA\${APP}"
SectionEnd
