# Tries the setup on Windows: install for one person, start, uninstall, nothing left. Run by the workflow.
$ErrorActionPreference = "Stop"
$setup = (Get-ChildItem dist\*-setup.exe | Select-Object -First 1).FullName
$folder = Join-Path $env:LOCALAPPDATA "Programs\Sitemap Editor"
$classes = "HKCU:\Software\Classes"

function Expect($holds, $what) { if (-not $holds) { throw "Expected $what" } }

$done = Start-Process $setup -ArgumentList "/S" -Wait -PassThru
Expect ($done.ExitCode -eq 0) "the setup to succeed, not $($done.ExitCode)"
Expect (Test-Path "$folder\sitemap-editor.exe") "the program in $folder"
Expect (Test-Path "$classes\SitemapEditor.Sitemap.1\shell\open\command") "the kind of file"
Expect ((Get-Item "$classes\.xml\OpenWithProgids").Property -contains "SitemapEditor.Sitemap.1") "it under Open with"
python packaging\smoke.py $folder
Expect ($LASTEXITCODE -eq 0) "the installed programs to work"

$done = Start-Process "$folder\uninstall.exe" -ArgumentList "/S _?=$folder" -Wait -PassThru
Expect ($done.ExitCode -eq 0) "the uninstaller to succeed, not $($done.ExitCode)"
Remove-Item "$folder\uninstall.exe", $folder -ErrorAction SilentlyContinue
Expect (-not (Test-Path $folder)) "no folder"
foreach ($key in "$classes\SitemapEditor.Sitemap.1", "$classes\SitemapEditor.CompressedSitemap.1",
    "$classes\Applications\sitemap-editor.exe", "HKCU:\Software\SitemapEditor") {
    Expect (-not (Test-Path $key)) "no key $key"
}
Write-Output "Installed, worked, and left nothing."
