import type { HotelDesk } from '../../hotel-orders/port';
import type { Desk } from '../desk';
import { declineStayChange, finishStayChange, listStayChanges } from './endpoints';

/** Changes of stays that wait for an operator. */
export function registerStayChanges(
  { serve }: Desk,
  changes: HotelDesk['changes'],
  local: (moment: Date) => string,
): void {
  serve(listStayChanges, {
    async respond({ query }) {
      const waiting = await changes.waiting(query.count);
      return { waiting: waiting.map((one) => ({ ...one, since: local(one.since) })) };
    },
  });

  serve(finishStayChange, {
    role: 'operator',
    respond: async ({ params }) => ({ done: await changes.done(params.id) }),
  });

  serve(declineStayChange, {
    role: 'operator',
    respond: async ({ params }) => ({ declined: await changes.decline(params.id) }),
  });
}
