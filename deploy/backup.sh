#!/bin/sh
# One backup into BACKUP_DIR, while the server runs; keeps the newest BACKUP_KEEP (default 14). Exit code 1 when it failed.
set -eu
cd "$(dirname "$0")/.."
: "${BACKUP_DIR:?set BACKUP_DIR}"
# The pinned Node of the checkout, else the one of the system (an image).
for node in node_modules/node-linux-*/bin/node node; do if [ -x "$node" ]; then break; fi; done
stamp=$(date -u +%Y%m%dT%H%M%SZ)
umask 077
mkdir -p "$BACKUP_DIR"
# What a backup that failed or was stopped had written is removed; what a crash of the machine left, by a later one.
part=$BACKUP_DIR/jhola-$stamp.part
trap 'rm -f "$part"' EXIT
trap 'exit 1' HUP INT TERM
find "$BACKUP_DIR" -maxdepth 1 -name 'jhola-*.part' -mmin +1440 -delete
if [ -n "${DATABASE_URL:-}" ]; then
  file=$BACKUP_DIR/jhola-$stamp.dump
  pg_dump --format=custom --no-owner --file="$part" "$DATABASE_URL"
else
  file=$BACKUP_DIR/jhola-$stamp.tar
  "$node" apps/server/src/cli/db.ts backup "$part"
fi
# Under its own name only when it is whole.
mv "$part" "$file"
ls -1t "$BACKUP_DIR"/jhola-*.tar "$BACKUP_DIR"/jhola-*.dump 2>/dev/null | tail -n "+$((${BACKUP_KEEP:-14} + 1))" | while read -r old; do rm -f "$old"; done
echo "backup: $file, $(wc -c < "$file") bytes"
