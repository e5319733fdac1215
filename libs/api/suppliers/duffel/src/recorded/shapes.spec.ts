import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeShapes, oneOf, readBy, Refused } from '@karvon/supply/testing/recorded-shapes';
import { readable } from '@karvon/supply/readable';
import { soumsForADollar } from '../testing';
import { ticketsOf } from '../book/book-duffel';
import type { Claim } from '../book/claims';
import { readOffers } from '../search/read-offers';
import { readSlice } from '../search/read-slices';
import { changedSlice } from '../wire/change-schemas';
import { duffelEventSchema } from '../wire/event-endpoint';
import { cancellationSchema, offerSchema, orderSchema } from '../wire/schemas';

const recorded = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, `${name}.json`), 'utf8')) as Record<string, unknown>;

/** Mends the example: its sums do not add up, and its plane lands at the moment of departure. */
function offer() {
  const whole = recorded('offer') as { slices: { segments: { arriving_at: string }[] }[] };
  whole.slices[0]!.segments[0]!.arriving_at = '2020-06-13T19:04:02';
  return { ...whole, base_amount: '4.20' };
}

const now = new Date('2026-11-28T12:00:00Z');

/** A live order that was paid an hour ago. */
function order() {
  const whole = recorded('order') as { payment_status: object };
  const payment_status = { ...whole.payment_status, paid_at: '2026-11-28T11:00:00Z' };
  return { ...whole, live_mode: true, payment_status };
}

const pounds = { account: 'GBP', ours: 'UZS', rate: soumsForADollar } as const;
const claim = { passenger_ids: ['pas_00009hj8USM7Ncg31cBCLL'] } as Claim;

describeShapes('duffel', {
  offer: {
    base: offer,
    read: (item) =>
      oneOf((tally) => readOffers(readable(offerSchema, [item], tally), pounds, tally)),
  },
  order: {
    base: order,
    read(item) {
      const tickets = ticketsOf({ claim, order: readBy(orderSchema, item) }, now);
      if (!tickets) throw new Refused('tickets');
      return tickets;
    },
  },
  refund: {
    base: () => recorded('cancellation'),
    read: (item) => readBy(cancellationSchema, item),
  },
  change: {
    base: () => offer().slices[0],
    read: (item) => readSlice(readBy(changedSlice, item), 'Business'),
  },
  event: {
    base: () => ({ id: 'wev_1', type: 'order.created', data: {} }),
    read: (item) => readBy(duffelEventSchema, item),
  },
});
