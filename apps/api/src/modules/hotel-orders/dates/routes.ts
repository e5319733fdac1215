import type { FastifyInstance } from 'fastify';
import {
  changeStayDates,
  offerStayDates,
  type HotelOrderWithToken,
  type Locale,
} from '@karvon/contract';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { HotelOrderRow } from '../store/order-store';
import type { createStayDatesOffer } from './offer-dates';
import type { createStayReplacement } from './replace-order';

/** How a booking may fail. */
export const bookingProblems = [
  'offer-expired',
  'sold-out',
  'supplier-unavailable',
  'price-changed',
  'hotel-not-booked',
] as const;

export interface StayDatesRoutesDeps {
  offerDates: ReturnType<typeof createStayDatesOffer>;
  replaceStay: ReturnType<typeof createStayReplacement>;
}

interface StayDatesOrders {
  load(number: string): Promise<HotelOrderRow>;
  withToken(order: HotelOrderRow, lang: Locale): Promise<HotelOrderWithToken>;
}

/** Other days of a sold stay; the scope has checked who may open the order. */
export function registerStayDates(
  scope: FastifyInstance,
  { offerDates, replaceStay }: StayDatesRoutesDeps,
  { load, withToken }: StayDatesOrders,
): void {
  registerEndpoint(
    scope,
    offerStayDates,
    {
      problems: [
        'hotel-order-not-found',
        'order-not-cancellable',
        'sold-out',
        'offer-expired',
        'hotel-not-found',
        'supplier-unavailable',
      ],
    },
    async ({ params: { number }, body }) => offerDates(await load(number), body),
  );

  registerEndpoint(
    scope,
    changeStayDates,
    {
      problems: ['hotel-order-not-found', 'order-not-cancellable', ...bookingProblems],
    },
    async ({ params: { number }, body, idempotency }) => {
      const order = await replaceStay(await load(number), body, idempotency);
      return withToken(order, body.lang);
    },
  );
}
