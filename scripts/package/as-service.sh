#!/bin/sh
# `bin/as-service doctor`: a command with the settings and as the user of deploy/amberway.service. Run it as root.
here=$(cd "$(dirname "$0")/.." && pwd)
if [ -t 0 ]; then terminal=--pty; else terminal=--pipe; fi
exec systemd-run --quiet "$terminal" --wait --collect --uid=amberway --gid=amberway \
  --property=EnvironmentFile=/etc/amberway.env --setenv=NODE_ENV=production --setenv=DATA_DIR=/var/lib/amberway \
  "$here/bin/amberway" "$@"
