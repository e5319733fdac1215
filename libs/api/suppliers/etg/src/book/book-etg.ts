import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import { SupplierPriceChanged } from '@karvon/platform/supplier-errors';
import { createBookOnce } from '@karvon/supply/book-once';
import { endOfArrival } from '@karvon/hotel-supply/end-of-arrival';
import type { RoomBooking, RoomRequest } from '@karvon/hotel-supply/room-seller';
import type { EtgPrice, EtgQuote } from '../search/price-etg';
import { EtgRefusal } from '../wire/etg-http';
import { sendCancellation } from './cancel-etg';
import { attemptOf, attemptsOf, type Claim, type Claims, type NewClaim } from './claims';
import { stateOf, type EtgOrders } from './orders';
import { outcomeOf } from './outcome';
import { createBookingSender, type SendBookingDeps } from './send-booking';

export interface BookEtgDeps extends SendBookingDeps {
  claims: Claims;
  clock: Clock;
  logger: Logger;
  price: Pick<EtgPrice, 'quote'>;
  orders: EtgOrders;
  /** The country whose guests our visitors usually are. */
  residency: string;
}

const gone = new Set(['book_hash_not_found', 'booking_form_expired', 'rate_not_found', 'soldout']);
/** The agency's own trouble: the hotel was not asked. */
const ours = new Set(['insufficient_b2b_balance', 'reservation_is_not_allowed']);

/** Booking at ETG, once under a reference. */
export function createEtgBooking(deps: BookEtgDeps) {
  const { http, logger, orders, price, residency } = deps;
  const send = createBookingSender(deps);

  /** The present offer, if its price is the agreed one. */
  async function agreedQuote({ offerId, guests, price: agreed }: RoomRequest): Promise<EtgQuote> {
    let quote = await price.quote(offerId, 'ru');
    const citizenship = guests[0]?.citizenship;
    // A rate for guests of one country: a guest of another one has a rate of his own, or none.
    if (quote.offer.guestRules.citizenship && citizenship && citizenship !== residency)
      quote = await price.quote(offerId, 'ru', citizenship);
    const { amount, currency } = quote.offer.price;
    if (amount !== agreed.amount || currency !== agreed.currency)
      throw new SupplierPriceChanged('the price is another one now');
    return quote;
  }

  return createBookOnce<RoomRequest, Claim, NewClaim, RoomBooking>(
    {
      supplier: 'ETG',

      async prepare(request, now, before) {
        const quote = await agreedQuote(request);
        const row = {
          reference: request.reference,
          asked_at: now,
          attempts: (before?.attempts ?? 0) + 1,
          cancel_before: endOfArrival(quote.recipe.stay.arrival, quote.zone),
          account_amount: quote.accountTotal,
          amount: request.price.amount,
          currency: request.price.currency,
        };
        return { row, send: (claim) => send(request, quote, claim) };
      },

      async list(claim) {
        const attempts = attemptsOf(claim);
        const there = (await orders.ordersOf(attempts))
          .filter((order) => stateOf(order) === 'confirmed' || stateOf(order) === 'requested')
          .map(({ partner_data: { order_id: number } }) => number);
        if (there.length > 0) return there;
        const outcome = await outcomeOf(http, attemptOf(claim));
        return outcome === 'booked' || outcome === 'processing' ? [attemptOf(claim)] : [];
      },

      read: (claim, id) => orders.read(claim, id),
      giveBack: async (id) => void (await sendCancellation(http, id)),

      refusalOf(error) {
        if (!(error instanceof EtgRefusal)) return error;
        if (gone.has(error.code)) return problem('sold-out', {}, error);
        if (!ours.has(error.code)) return problem('hotel-not-booked', {}, error);
        logger.error({ code: error.code }, 'ETG does not let us book');
        return problem('supplier-unavailable', {}, error);
      },
    },
    deps,
  );
}
