import type { PlainDate } from '@karvon/calendar';
import type { Currency } from '@karvon/money';
import type { Db } from '@karvon/platform/db/database';
import type { Observation, PriceRoute, Trip } from './observation';

const columns = [
  'origin',
  'destination',
  'out_day',
  'back_day',
  'cabin',
  'direct',
  'self_transfers',
  'adult',
  'child',
  'baby',
  'currency',
] as const;

/** Observed prices, the newest of each trip and party of travellers. */
export function createPriceStore(db: Db, currency: Currency) {
  return {
    /** Observations of these trips for any travellers. */
    async find(route: Omit<PriceRoute, 'travellers'>, trips: Trip[]): Promise<Observation[]> {
      const outs = trips.map((trip) => trip.out).sort();
      const backs = trips.flatMap((trip) => trip.back ?? []).sort();
      const [first, last] = [outs[0], outs.at(-1)];
      if (first === undefined || last === undefined) return [];
      let query = db
        .selectFrom('price_observations')
        .selectAll()
        .where('origin', '=', route.origin)
        .where('destination', '=', route.destination)
        .where('cabin', '=', route.cabin)
        .where('direct', '=', route.direct)
        .where('self_transfers', '=', route.selfTransfers)
        .where('currency', '=', currency)
        .where('out_day', '>=', first)
        .where('out_day', '<=', last);
      const [firstBack, lastBack] = [backs[0], backs.at(-1)];
      query =
        firstBack !== undefined && lastBack !== undefined
          ? query.where('back_day', '>=', firstBack).where('back_day', '<=', lastBack)
          : query.where('back_day', 'is', null);
      return (await query.execute()).map((row) => ({
        out: row.out_day,
        back: row.back_day,
        travellers: { adult: row.adult, child: row.child, baby: row.baby },
        lines: row.lines,
        source: row.source,
        observedAt: row.observed_at,
      }));
    },

    /** Stores observations that are newer than the stored ones. */
    async keep(route: Omit<PriceRoute, 'travellers'>, observations: Observation[]): Promise<void> {
      if (observations.length === 0) return;
      const rows = observations.map(({ out, back, travellers, lines, source, observedAt }) => ({
        origin: route.origin,
        destination: route.destination,
        cabin: route.cabin,
        direct: route.direct,
        self_transfers: route.selfTransfers,
        ...travellers,
        currency,
        out_day: out,
        back_day: back,
        lines: lines && JSON.stringify(lines),
        source,
        observed_at: observedAt,
      }));
      await db
        .insertInto('price_observations')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns([...columns])
            .doUpdateSet((eb) => ({
              lines: eb.ref('excluded.lines'),
              source: eb.ref('excluded.source'),
              observed_at: eb.ref('excluded.observed_at'),
            }))
            .whereRef('price_observations.observed_at', '<', 'excluded.observed_at'),
        )
        .execute();
    },

    /** Deletes prices of past days. */
    async forgetBefore(day: PlainDate): Promise<void> {
      await db.deleteFrom('price_observations').where('out_day', '<', day).execute();
    },
  };
}

export type PriceStore = ReturnType<typeof createPriceStore>;
