import type { AirOrderDesk } from '@karvon/air-orders';
import type { Desk } from '../desk';
import { declineExchange, finishExchange, listExchanges, offerExchange } from './endpoints';
import { readFlights } from './read-flights';

/** Exchanges of tickets that wait for an operator. */
export function registerExchanges(
  { serve }: Desk,
  exchanges: AirOrderDesk['exchanges'],
  local: (moment: Date) => string,
): void {
  serve(listExchanges, {
    async respond({ query }) {
      const waiting = await exchanges.waiting(query.count);
      return {
        exchanges: waiting.map((one) => ({ ...one, requestedAt: local(one.requestedAt) })),
      };
    },
  });

  serve(offerExchange, {
    role: 'operator',
    async respond({ params: { id }, body: { flights, ...agreed } }) {
      const before = await exchanges.before(id);
      if (!before) return { offered: false };
      const slices = readFlights(flights, before);
      return { offered: await exchanges.offer(id, { ...agreed, slices }) };
    },
  });

  serve(finishExchange, {
    role: 'operator',
    respond: async ({ params, body }) => ({
      done: await exchanges.done(params.id, body.tickets),
    }),
  });

  serve(declineExchange, {
    role: 'operator',
    respond: async ({ params }) => ({ declined: await exchanges.decline(params.id) }),
  });
}
