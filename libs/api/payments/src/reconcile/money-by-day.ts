import type { Currency, Money } from '@karvon/money';
import { sql } from 'kysely';
import type { Db } from '@karvon/platform/db/database';

/** Days of a calendar, both included: 'YYYY-MM-DD'. */
export interface Days {
  from: string;
  to: string;
}

export interface MoneyOfDay {
  day: string;
  provider: string;
  taken: Money;
  givenBack: Money;
}

const DAY_MS = 86_400_000;

/** The money taken and given back by the ledger on each day of a calendar that is so many minutes ahead of UTC. */
export async function moneyByDay(
  db: Db,
  { from, to }: Days,
  utcOffsetMinutes: number,
): Promise<MoneyOfDay[]> {
  const startOf = (day: string) =>
    new Date(Date.parse(`${day}T00:00:00Z`) - utcOffsetMinutes * 60_000);
  const end = new Date(startOf(to).getTime() + DAY_MS);
  const { rows } = await sql<{
    day: string;
    provider: string;
    currency: Currency;
    taken: number;
    given_back: number;
  }>`select to_char(ledger.at at time zone 'UTC' + make_interval(mins => ${utcOffsetMinutes}::int), 'YYYY-MM-DD') as day,
      payments.provider, ledger.currency,
      coalesce(sum(ledger.amount) filter (where entry = 'charge'), 0)::float8 as taken,
      coalesce(sum(ledger.amount) filter (where entry = 'refund'), 0)::float8 as given_back
    from ledger join payments on payments.id = ledger.payment_id
    where ledger.at >= ${startOf(from)} and ledger.at < ${end}
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows.map(({ day, provider, currency, taken, given_back: givenBack }) => ({
    day,
    provider,
    taken: { amount: taken, currency },
    givenBack: { amount: givenBack, currency },
  }));
}
