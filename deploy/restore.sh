#!/bin/sh
# Restores a backup into an EMPTY database and prints what it holds, to be compared with what was there.
#   createdb karvon_restored
#   DATABASE_URL=postgres://…/karvon_restored deploy/restore.sh /var/backups/karvon/karvon-….dump
set -eu
file=${1:?which backup?}
. "$(dirname "$0")/without-password.sh"
tables=$(psql "$DATABASE_URL" -XAtc "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
if [ "$tables" != 0 ]; then
  echo "The database is not empty ($tables tables): create another one." >&2
  exit 1
fi
pg_restore --exit-on-error --no-owner --no-privileges --jobs="${JOBS:-2}" --dbname="$DATABASE_URL" "$file"
# As the shop's own user, who may not look at the server's own tables: that is no warning worth reading.
psql "$DATABASE_URL" -Xqc 'set client_min_messages = error' -c 'analyze'
"$(dirname "$0")/ledger-sum.sh"
