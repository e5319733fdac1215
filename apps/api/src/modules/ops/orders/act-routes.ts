import type { AppDeps } from '@karvon/platform/app-deps';
import type { AirOrderDesk } from '@karvon/air-orders';
import type { HotelDesk } from '../../hotel-orders/port';
import type { Desk } from '../desk';
import {
  keepHotelOrder,
  listStandingOrders,
  noteTickets,
  refundAirOrder,
  refundAirOrderByHand,
  refundHotelOrder,
  releaseAirOrder,
  releaseHotelOrder,
  takeOrder,
} from './endpoints';
import { createOwners } from './owners';

export interface OrderActs extends Pick<AppDeps, 'clock' | 'database'> {
  air: AirOrderDesk;
  hotel: HotelDesk;
  /** A moment in the edition's time zone. */
  local(moment: Date): string;
}

/** Orders that stand still, and an operator's acts on an order. */
export function registerOrderActs({ serve }: Desk, acts: OrderActs): void {
  const { air, hotel, local } = acts;
  const owners = createOwners(acts);

  serve(listStandingOrders, {
    async respond({ query: { count } }) {
      const found = (await Promise.all([air.standing(count), hotel.standing(count)])).flat();
      const oldest = found.sort((a, b) => a.since.getTime() - b.since.getTime()).slice(0, count);
      const operators = await owners.of(oldest);
      return {
        orders: oldest.map((order, index) => ({
          ...order,
          since: local(order.since),
          dueBy: order.dueBy && local(order.dueBy),
          owner: operators[index]!,
        })),
      };
    },
  });

  serve(takeOrder, {
    role: 'operator',
    async respond({ params: { kind, number } }, { operator }) {
      const found = await { air, hotel }[kind].find(number, undefined);
      const taken = found.some((order) => order.number === number);
      if (taken) await owners.take({ kind, number }, operator.name);
      return { taken };
    },
  });

  serve(refundAirOrder, {
    role: 'operator',
    problems: [
      'order-not-found',
      'order-not-cancellable',
      'refund-unavailable',
      'supplier-unavailable',
    ],
    respond: ({ params: { number, ground } }) => air.refund(number, ground),
  });

  serve(noteTickets, {
    role: 'operator',
    respond: async ({ params, body }) => ({
      done: await air.noteTickets(params.number, body.tickets),
    }),
  });

  serve(refundAirOrderByHand, {
    role: 'operator',
    problems: ['order-not-found', 'order-not-cancellable'],
    respond: ({ params: { number }, body: { kept } }) => air.refundByHand(number, kept),
  });

  serve(releaseAirOrder, {
    role: 'operator',
    problems: ['order-not-found', 'order-not-cancellable'],
    respond: ({ params }) => air.release(params.number),
  });

  serve(refundHotelOrder, {
    role: 'operator',
    problems: ['hotel-order-not-found', 'order-not-cancellable'],
    respond: ({ params: { number, ground } }) => hotel.refund(number, ground),
  });

  serve(releaseHotelOrder, {
    role: 'operator',
    problems: ['hotel-order-not-found', 'order-not-cancellable', 'cancel-penalty-changed'],
    respond: ({ params }) => hotel.release(params.number),
  });

  serve(keepHotelOrder, {
    role: 'operator',
    respond: async ({ params }) => ({ kept: await hotel.keep(params.number) }),
  });
}
