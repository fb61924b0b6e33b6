#!/bin/sh
# Cuts the two faces down to what our own sentences use, so that both arrive before the first paint (budget 40 kB).
# Letters outside (a player called Zoë) come from the packages' full files, fetched only when such a letter is shown:
# see src/style/fonts.css. Needs fontTools and brotli (Python); run in apps/web after the packages change.
set -eu
modules=../../node_modules
out=src/style/fonts
text='U+20-7E,U+B7,U+BD,U+D7,U+E9,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2190-2193,U+2212'
work=$(mktemp -d)

# The variable face carries weights 200 to 800; we set text in 400 to 700.
fonttools varLib.instancer -q -o "$work/text.ttf" \
  "$modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2" \
  wght=400:700
pyftsubset "$work/text.ttf" --unicodes="$text" --layout-features=kern,tnum,locl,ccmp --flavor=woff2 \
  --output-file="$out/text.woff2"
pyftsubset "$modules/@fontsource/besley/files/besley-latin-800-normal.woff2" --unicodes="$text" \
  --layout-features=kern,liga --flavor=woff2 --output-file="$out/display.woff2"
rm -r "$work"
