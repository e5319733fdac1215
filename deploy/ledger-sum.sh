#!/bin/sh
# What a database holds, in four lines: equal for a database and for a faithful copy of it.
set -eu
. "$(dirname "$0")/without-password.sh"
psql "$DATABASE_URL" -XAt <<'SQL'
select 'air orders ' || count(*) || ' ' || coalesce(md5(string_agg(number || status || total, ',' order by number)), '-') from air_orders;
select 'hotel orders ' || count(*) || ' ' || coalesce(md5(string_agg(number || status || total, ',' order by number)), '-') from hotel_orders;
select 'payments ' || count(*) || ' ' || coalesce(md5(string_agg(id || status || amount, ',' order by id)), '-') from payments;
select 'ledger ' || count(*) || ' ' || coalesce(md5(string_agg(id || entry || amount || currency, ',' order by id)), '-') from ledger;
SQL
