#!/bin/sh
# Makes what this system can of the frozen programs in dist/. Run by `make installers`.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
case $(uname -s) in
Linux) sh packaging/linux/installers.sh ;;
Darwin) sh packaging/macos/disk-image.sh ;;
*) "$python" packaging/windows/installer.py ;;
esac
