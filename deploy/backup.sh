#!/bin/sh
# Writes a backup of the database into a folder, looks whether it can be read, and forgets those older than KEEP_DAYS (14).
#   DATABASE_URL=postgres://… deploy/backup.sh /var/backups/karvon
set -eu
folder=${1:?which folder?}
: "${DATABASE_URL:?}"
umask 077
mkdir -p "$folder"
file="$folder/karvon-$(date -u +%Y%m%dT%H%M%SZ).dump"
# One snapshot of everything, sessions and jobs included; what is sealed stays sealed: DATA_KEY is not in it.
pg_dump --format=custom --no-owner --no-privileges --file="$file.part" "$DATABASE_URL"
pg_restore --list "$file.part" >/dev/null
mv "$file.part" "$file"
find "$folder" -name 'karvon-*.dump' -mtime "+${KEEP_DAYS:-14}" -delete
echo "$file"
