#!/bin/sh
# Restores the newest backup of BACKUP_DIR into a scratch database, checks every invariant there, and throws it away.
# Writes BACKUP_DIR/last-drill.json, which `npm run doctor` reads. Exit code 1 when the backup cannot be used.
set -eu
cd "$(dirname "$0")/.."
: "${BACKUP_DIR:?set BACKUP_DIR}"
# The pinned Node of the checkout, else the one of the system (an image).
for node in node_modules/node-linux-*/bin/node node; do if [ -x "$node" ]; then break; fi; done
newest=$(ls -1t "$BACKUP_DIR"/jhola-*.tar "$BACKUP_DIR"/jhola-*.dump 2>/dev/null | head -n 1)
[ -n "$newest" ] || { echo "drill: there is no backup in $BACKUP_DIR"; exit 1; }
scratch=$(mktemp -d "${DRILL_DIR:-${TMPDIR:-/tmp}}/jhola-drill-XXXXXX")
chmod 755 "$scratch"
passed=false
finish() {
  rm -rf "$scratch"
  printf '{"at":"%s","ok":%s,"backup":"%s"}\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$passed" "$(basename "$newest")" \
    > "$BACKUP_DIR/last-drill.json.part"
  mv "$BACKUP_DIR/last-drill.json.part" "$BACKUP_DIR/last-drill.json"
  [ "$passed" = true ] && echo "drill: $newest restores and every invariant holds" || echo "drill: $newest FAILED"
}
trap finish EXIT
# A dump is restored into the database of DRILL_DATABASE_URL, which must be an empty scratch one; a tar into a folder of its own.
case $newest in
  *.dump)
    : "${DRILL_DATABASE_URL:?set DRILL_DATABASE_URL to an empty scratch database}"
    pg_restore --exit-on-error --no-owner --clean --if-exists --dbname="$DRILL_DATABASE_URL" "$newest"
    DATABASE_URL=$DRILL_DATABASE_URL "$node" apps/server/src/cli/db.ts invariants
    ;;
  *)
    unset DATABASE_URL
    DATA_DIR=$scratch/data
    export DATA_DIR
    "$node" apps/server/src/cli/db.ts restore "$newest"
    "$node" apps/server/src/cli/db.ts status
    "$node" apps/server/src/cli/db.ts invariants
    ;;
esac
passed=true
