#!/bin/sh
# Writes a backup of the database into a folder, looks whether it can be read, and forgets those older than KEEP_DAYS (14).
#   DATABASE_URL=postgres://… deploy/backup.sh /var/backups/karvon
# With BACKUP_METRICS_DIR, a folder that a node exporter of Prometheus reads, each success leaves its moment there.
set -eu
folder=${1:?which folder?}
. "$(dirname "$0")/without-password.sh"
umask 077
mkdir -p "$folder"
file="$folder/karvon-$(date -u +%Y%m%dT%H%M%SZ).dump"
# One snapshot of everything, sessions and jobs included; what is sealed stays sealed: DATA_KEY is not in it.
# A dump that fails leaves nothing behind: a disk without room would have less each night.
trap 'rm -f "$file.part"' EXIT
pg_dump --format=custom --no-owner --no-privileges --file="$file.part" "$DATABASE_URL"
pg_restore --list "$file.part" >/dev/null
mv "$file.part" "$file"
echo "$file"
# With parts of backups that were killed.
find "$folder" \( -name 'karvon-*.dump' -o -name 'karvon-*.dump.part' \) -mtime "+${KEEP_DAYS:-14}" -delete
if [ -n "${BACKUP_METRICS_DIR:-}" ]; then
  metrics="$BACKUP_METRICS_DIR/karvon_backup.prom"
  # The exporter is another user, and must never read half a file.
  echo "karvon_backup_last_success_timestamp_seconds $(date +%s)" >"$metrics.part"
  chmod 644 "$metrics.part"
  mv "$metrics.part" "$metrics"
fi
