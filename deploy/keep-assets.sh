#!/bin/sh
# keep-assets WWW [BUILDS]: lays this build's hashed files into WWW/former, a volume that the edges share, so that tabs which were opened
# before an upgrade still find theirs. The files of the last BUILDS (10) stay. Without the volume there is nothing to do.
set -eu
www="${1:?which folder is served?}"
former="$www/former"
kept="${2:-10}"
[ -w "$former" ] || exit 0

mkdir -p "$former/builds"
list="$former/builds/$(cat "$www/public/index.html" "$www/console/admin/index.html" | sha256sum | cut -c1-16)"
for place in public console; do
  (cd "$www/$place" && find . -path '*assets/*' -type f) | while read -r file; do
    mkdir -p "$former/$(dirname "$file")"
    # Another edge may be sending it: a file is whole or not there.
    [ -e "$former/$file" ] || { cp "$www/$place/$file" "$former/$file.$$" && mv "$former/$file.$$" "$former/$file"; }
    echo "$file"
  done
done > "$former/new.$$"
mv "$former/new.$$" "$list"

(cd "$former/builds" && ls -t | tail -n "+$((kept + 1))" | while read -r old; do rm -f "$old"; done)
(cd "$former" && find . -path '*assets/*' -type f) | while read -r file; do
  grep -qxF "$file" "$former"/builds/* || rm -f "$former/$file"
done
