#!/bin/sh
# Amberway: `bin/amberway` starts the server, `bin/amberway doctor|admin:create|demo:lock|backup|backup:key|restore` are the other commands.
here=$(cd "$(dirname "$0")/.." && pwd)
# Node 20 calls X25519, with which backups are encrypted, experimental.
exec "${NODE:-node}" --disable-warning=ExperimentalWarning --enable-source-maps --max-semi-space-size=64 "$here/scripts/package/amberway.cjs" "$@"
