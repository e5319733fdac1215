import type { Slice } from '@karvon/contract';
import { money, writeAmount } from '@karvon/money';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import type { Tally } from '@karvon/platform/parties/port';
import { agreedSum } from '@karvon/supply/amounts';
import { readable, soldOf } from '@karvon/supply/readable';
import {
  SupplierQuoteExpired,
  SupplierTermsUnknown,
  SupplierUnanswered,
} from '@karvon/air-supply/air-supplier';
import type {
  ExchangeTerms,
  ExchangeWish,
  TicketExchanges,
} from '@karvon/air-supply/exchange-tickets';
import { wantedCabinOf } from '@karvon/air-supply/mark-lower-cabins';
import { ticketsOf, type DuffelBooking } from './book/book-duffel';
import { agreedOf } from '@karvon/supply/claims';
import type { Claim, Claims } from './book/claims';
import { hasCode } from './refusals';
import { MONEY_BACK } from './return-duffel';
import { readSlice } from './search/read-slices';
import {
  changeOfferSchema,
  changeRequestSchema,
  orderChangeSchema,
  slicedOrderSchema,
  type DuffelChangeOffer,
} from './wire/exchange-schemas';
import { DuffelRefusal, type DuffelHttp } from './wire/duffel-http';

const flightsOf = ({ segments }: Slice): string =>
  segments.map(({ flightNumber, departingAt }) => `${flightNumber} ${departingAt}`).join();

const cabins = { Economy: 'economy', Business: 'business' } as const;
const cabinOf = ({ before }: ExchangeWish) => wantedCabinOf(before);

/** The offer in our currency; null for one that we cannot sell: in another currency, or with credits instead of money. */
function termsOf(
  offer: DuffelChangeOffer,
  claim: Claim,
  wishes: readonly ExchangeWish[],
): ExchangeTerms | null {
  const { change_total_amount: change, penalty_total_amount: penalty } = offer;
  const others = [
    offer.change_total_currency,
    offer.penalty_total_currency ?? claim.account_currency,
  ];
  if (others.some((one) => one !== claim.account_currency)) return null;
  if (change < 0 && !MONEY_BACK.includes(offer.refund_to ?? '')) return null;
  const agreed = agreedOf(claim);
  const ours = (theirs: number) =>
    theirs < 0
      ? -agreedSum(-theirs, agreed, 'down').amount
      : agreedSum(theirs, agreed, 'up').amount;
  const { currency } = agreed.ours;
  const fee = ours(Math.max(0, penalty ?? 0));
  return {
    id: offer.id,
    // If Duffel names no cabin of a new flight, it is the requested one.
    slices: offer.slices.add.map((slice, index) => readSlice(slice, cabinOf(wishes[index]!))),
    fee: money(fee, currency),
    difference: money(ours(change) - fee, currency),
    expiresAt: offer.expires_at,
  };
}

const requestOf = (orderId: string, wishes: readonly ExchangeWish[], removed: string[]) => ({
  order_id: orderId,
  slices: {
    remove: removed.map((slice_id) => ({ slice_id })),
    add: wishes.map((wish) => ({
      origin: wish.before.origin,
      destination: wish.before.destination,
      departure_date: wish.date,
      cabin_class: cabins[cabinOf(wish)],
    })),
  },
});

function readOffers(
  offers: readonly unknown[],
  claim: Claim,
  wishes: readonly ExchangeWish[],
  tally: Tally,
): ExchangeTerms[] {
  return readable(changeOfferSchema, offers, tally).flatMap((offer) => {
    if (offer.slices.add.length !== wishes.length) return soldOf<ExchangeTerms>(['slices'], tally);
    try {
      return soldOf([termsOf(offer, claim, wishes) ?? 'terms'], tally);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // Impossible times make a flight unreadable.
      tally('unreadable', 'times');
      return [];
    }
  });
}

/** Requests other flights for an order. */
function createRequest(http: DuffelHttp, tally: Tally) {
  /** The ids of the slices to exchange, in the order of the wishes. */
  async function removedOf(orderId: string, wishes: readonly ExchangeWish[]): Promise<string[]> {
    const { slices } = await http.get(`/air/orders/${orderId}`, slicedOrderSchema);
    return wishes.map(({ slice, before }) => {
      const same = slices.find((one) => flightsOf(readSlice(one)) === flightsOf(before));
      const { id } = same ?? slices[slice] ?? {};
      if (!id) throw new SupplierTermsUnknown('the order has no such slice');
      return id;
    });
  }

  return async (orderId: string, wishes: readonly ExchangeWish[], claim: Claim) => {
    const removed = await removedOf(orderId, wishes);
    const body = requestOf(orderId, wishes, removed);
    const request = await http.post('/air/order_change_requests', body, changeRequestSchema);
    if (!request) throw problem('supplier-unavailable');
    return readOffers(request.order_change_offers, claim, wishes, tally);
  };
}

/** Takes an offer and pays it; a repeated call finds the first exchange. */
function createConfirmation(http: DuffelHttp, clock: Clock) {
  async function takeOffer({ id, expires_at: end }: DuffelChangeOffer) {
    if (end <= clock.now()) throw new SupplierQuoteExpired('the offer has expired');
    const body = { selected_order_change_offer: id };
    const change = await http.post('/air/order_changes', body, orderChangeSchema);
    if (!change) throw new SupplierUnanswered('accepted; the outcome comes later');
    return change;
  }

  /** The order change of an offer: one made by an earlier call, or a new one. @throws SupplierQuoteExpired */
  async function changeOf(offerId: string) {
    const offer = await http.get(`/air/order_change_offers/${offerId}`, changeOfferSchema);
    const change = offer.order_change_id
      ? await http.get(`/air/order_changes/${offer.order_change_id}`, orderChangeSchema)
      : await takeOffer(offer);
    if (change.confirmed_at) return change;
    const { change_total_amount: now, change_total_currency: currency } = change;
    if (now !== offer.change_total_amount || currency !== offer.change_total_currency)
      throw new SupplierQuoteExpired('the price is another one now');
    return change;
  }

  return async function confirm(offerId: string): Promise<void> {
    const change = await changeOf(offerId);
    if (change.confirmed_at) return;
    const { change_total_amount: total, change_total_currency: currency } = change;
    const payment = { type: 'balance', amount: writeAmount(Math.max(0, total)), currency };
    const path = `/air/order_changes/${change.id}/actions/confirm`;
    try {
      await http.post(path, total > 0 ? { payment } : {}, orderChangeSchema);
    } catch (error) {
      if (!hasCode(error, 'already_confirmed')) throw error;
    }
  };
}

/** Exchanges tickets by Duffel's order changes. */
export function createDuffelExchange(
  http: DuffelHttp,
  {
    claims,
    booking,
    clock,
    tally,
  }: { claims: Claims; booking: DuffelBooking; clock: Clock; tally: Tally },
): TicketExchanges {
  const request = createRequest(http, tally);
  const confirm = createConfirmation(http, clock);

  async function claimOf(orderId: string): Promise<Claim> {
    const claim = await claims.byOrder(orderId);
    if (!claim) throw new SupplierTermsUnknown('no such order');
    return claim;
  }

  return {
    async offerExchange({ supplierOrderId, wishes }) {
      const claim = await claimOf(supplierOrderId);
      try {
        return await request(supplierOrderId, wishes, claim);
      } catch (error) {
        // A request for offers changes nothing, so it may be repeated.
        if (error instanceof SupplierUnanswered) throw problem('supplier-unavailable', {}, error);
        if (error instanceof DuffelRefusal || error instanceof RangeError)
          throw new SupplierTermsUnknown(error.message, { cause: error });
        throw error;
      }
    },

    async confirmExchange({ supplierOrderId, offerId }) {
      const claim = await claimOf(supplierOrderId);
      try {
        await confirm(offerId);
      } catch (error) {
        if (error instanceof DuffelRefusal)
          throw new SupplierQuoteExpired(error.message, { cause: error });
        throw error;
      }
      const tickets = ticketsOf(await booking.readOrder(claim, supplierOrderId), clock.now());
      if (!tickets) throw new SupplierUnanswered('the new tickets are not there yet');
      return tickets;
    },
  };
}
