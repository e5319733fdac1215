import type { AirOrderDesk } from '@karvon/air-orders';
import type { Desk } from '../desk';
import { declineExtras, finishExtras, listExtras } from './endpoints';

/** Paid bags and seats that wait for an operator. */
export function registerExtras(
  { serve }: Desk,
  extras: AirOrderDesk['extras'],
  local: (moment: Date) => string,
): void {
  serve(listExtras, {
    async respond({ query }) {
      const waiting = await extras.waiting(query.count);
      return {
        waiting: waiting.map((one) => ({ ...one, requestedAt: local(one.requestedAt) })),
      };
    },
  });

  serve(finishExtras, {
    role: 'operator',
    respond: async ({ params }) => ({ done: await extras.done(params.id) }),
  });

  serve(declineExtras, {
    role: 'operator',
    respond: async ({ params }) => ({ declined: await extras.decline(params.id) }),
  });
}
