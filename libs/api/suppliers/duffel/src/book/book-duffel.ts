import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import { supplierTotal } from '@karvon/air-supply/supplier-total';
import {
  SupplierPriceChanged,
  SupplierUnanswered,
  type Hold,
  type HoldRequest,
  type IssuedTickets,
} from '@karvon/air-supply/air-supplier';
import { joinTickets, readTicketNumber } from '@karvon/air-supply/ticket-number';
import { agreedSum } from '@karvon/supply/amounts';
import { createBookOnce } from '@karvon/supply/book-once';
import { agreedOf } from '@karvon/supply/claims';
import type { Claim, Claims, NewClaim } from './claims';
import type { DuffelHttp } from '../wire/duffel-http';
import { cancelOrder } from './cancel-order';
import { findOrders } from './find-order';
import { idsOfTypes, orderRequest } from './order-request';
import { askOfferStock } from './ask-stock';
import { purchaseOf } from '../stock/stock';
import { fareIdsOf, readItinerary, type Exchange } from '../search/read-offers';
import { hasCode, refusalOf } from '../refusals';
import {
  flightsAmount,
  offerSchema,
  orderSchema,
  type DuffelOffer,
  type DuffelOrder,
} from '../wire/schemas';

export interface BookDuffelDeps {
  http: DuffelHttp;
  claims: Claims;
  exchange: Exchange;
  clock: Clock;
  logger: Logger;
}

export interface Booked {
  claim: Claim;
  order: DuffelOrder;
}

export function holdOf({ claim, order }: Booked): Hold {
  const { payment_status: payment, created_at: created } = order;
  const payBefore = payment.payment_required_by ?? created;
  const promised = payment.price_guarantee_expires_at ?? null;
  return {
    pnr: order.booking_reference,
    supplierOrderId: order.id,
    payBefore,
    priceGuaranteedUntil: promised && promised < payBefore ? promised : payBefore,
    total: agreedSum(flightsAmount(order), agreedOf(claim), 'up'),
  };
}

/** How long after the payment an order without any e-ticket is taken to be of a carrier that issues none, such as easyJet. */
const TICKETS_COME_WITHIN_MS = 150_000;

/** The number of an e-ticket; Duffel's test airline numbers its tickets 1, 2, 3. */
const numberOf = (text: string, { live_mode: live }: DuffelOrder): string | null =>
  readTicketNumber(text) ?? (live === false && text !== '' ? text : null);

/**
 * The e-tickets of an order, one for each passenger; null while some are missing.
 * A document without a passenger belongs to the only passenger without a document.
 */
export function ticketsOf({ claim, order }: Booked, now: Date): IssuedTickets | null {
  const documents = (order.documents ?? []).filter(({ type }) => type === 'electronic_ticket');
  const paidAt = order.payment_status.paid_at;
  if (documents.length === 0) {
    const isTicketless = paidAt && now.getTime() - paidAt.getTime() >= TICKETS_COME_WITHIN_MS;
    const byReference = (_id: string, passengerIndex: number) => ({ passengerIndex, number: null });
    return isTicketless ? { tickets: claim.passenger_ids.map(byReference) } : null;
  }
  const unnamed = claim.passenger_ids.filter(
    (id) => !documents.some(({ passenger_ids: of }) => of.includes(id)),
  );
  const belongsTo = (id: string, of: string[]) =>
    of.length > 0 ? of.includes(id) : unnamed.length === 1 && unnamed[0] === id;
  const tickets = claim.passenger_ids.flatMap((id, passengerIndex) => {
    const mine = documents
      .filter(({ passenger_ids: of }) => belongsTo(id, of))
      .flatMap(({ unique_identifier: text }) => numberOf(text, order) ?? []);
    return mine.length > 0 ? [{ passengerIndex, number: joinTickets(mine) }] : [];
  });
  return tickets.length === claim.passenger_ids.length ? { tickets } : null;
}

/** Bags and seats to buy with an order, as they are sold now. @throws SupplierExtrasRefused */
async function purchaseFor(
  { fareId, passengers, extras = [] }: HoldRequest,
  http: DuffelHttp,
  exchange: Exchange,
) {
  if (extras.length === 0) return undefined;
  return purchaseOf(await askOfferStock(http, exchange, { fareId, passengers }), extras);
}

/** A request to hold, or to buy at once. */
type DuffelRequest = HoldRequest & { instant: boolean };

/** Books at Duffel once per reference, which stands in the metadata of Duffel's orders. */
export function createDuffelBooking({ http, claims, exchange, clock, logger }: BookDuffelDeps) {
  const readOrder = async (claim: Claim, id: string): Promise<Booked> => ({
    claim,
    order: await http.get(`/air/orders/${id}`, orderSchema),
  });

  /** The offer as it is now. Throws when it differs from the agreed one. */
  async function offerFor(request: DuffelRequest): Promise<DuffelOffer> {
    if (!fareIdsOf(request.offerId).includes(request.fareId)) throw problem('offer-expired');
    const offer = await http.get(`/air/offers/${request.fareId}`, offerSchema).catch((error) => {
      throw refusalOf(error);
    });
    const fare = readItinerary([offer], exchange)?.fares[0];
    if (!fare || offer.total_currency !== exchange.account) throw problem('offer-expired');
    const { amount, currency } = supplierTotal(fare.lines);
    if (amount !== request.supplierTotal.amount || currency !== request.supplierTotal.currency)
      throw new SupplierPriceChanged('the price is another one now');
    if (!request.instant && offer.payment_requirements.requires_instant_payment)
      throw problem('hold-refused');
    return offer;
  }

  async function send(claim: Claim, body: object): Promise<{ orderId: string; booked: Booked }> {
    try {
      const order = await http.post('/air/orders', body, orderSchema);
      if (!order) throw new SupplierUnanswered('accepted; the outcome comes later');
      return { orderId: order.id, booked: { claim, order } };
    } catch (error) {
      // The offer is booked already, perhaps by a call of ours whose response was lost.
      const before = hasCode(error, 'offer_request_already_booked') && (await bookOnce.find(claim));
      if (before) return { orderId: before.order.id, booked: before };
      throw error;
    }
  }

  async function prepare(request: DuffelRequest, now: Date) {
    const { instant, reference, supplierTotal: agreed } = request;
    const offer = await offerFor(request);
    const ids = idsOfTypes(request.passengers, offer);
    if (!ids) throw problem('passenger-data-refused');
    const bought = instant ? await purchaseFor(request, http, exchange) : undefined;
    const body = orderRequest(request, { offer, ids, instant, bought });
    const row = {
      reference,
      asked_at: now,
      offer_id: offer.id,
      passenger_ids: JSON.stringify(ids),
      slices: offer.slices.length,
      account_amount: offer.total_amount,
      account_currency: offer.total_currency,
      amount: agreed.amount,
      currency: agreed.currency,
    };
    return { row, send: (claim: Claim) => send(claim, body) };
  }

  const bookOnce = createBookOnce<DuffelRequest, Claim, NewClaim, Booked>(
    {
      supplier: 'Duffel',
      prepare,
      list: (claim) => findOrders(http, claim),
      read: readOrder,
      giveBack: (id) => cancelOrder(http, id),
      refusalOf,
    },
    { claims, clock, logger },
  );

  return { ...bookOnce, readOrder };
}

export type DuffelBooking = ReturnType<typeof createDuffelBooking>;
