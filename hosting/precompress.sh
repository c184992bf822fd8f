#!/bin/sh
# Writes .gz copies, and .br copies where brotli is installed, beside the text
# files of a built site, for hosts that serve them as they are:
#
#   sh hosting/precompress.sh build
set -eu

text_files() {
  find "$1" -type f -size +511c \( -name '*.html' -o -name '*.css' \
    -o -name '*.js' -o -name '*.json' -o -name '*.md' -o -name '*.svg' \
    -o -name '*.txt' -o -name '*.xml' -o -name '*.ico' \
    -o -name '*.webmanifest' -o -name '*.yaml' \) -print0
}

text_files "$1" | xargs -0 gzip -9 --keep --force
if command -v brotli >/dev/null; then
  text_files "$1" | xargs -0 brotli --best --keep --force
fi
