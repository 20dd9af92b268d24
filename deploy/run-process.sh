#!/bin/sh
# run-process NAME [arguments]: becomes one process of Parde, so that signals reach it directly.
set -eu
name="${1:?which process? commands, queries, relay, projector, workers, media, site or cli}"
shift
case "$name" in
  commands | queries | relay | projector | workers | media | site | cli) ;;
  *) echo "there is no process $name" >&2; exit 2 ;;
esac
exec node --enable-source-maps "/app/services/dist/bin/$name.js" "$@"
