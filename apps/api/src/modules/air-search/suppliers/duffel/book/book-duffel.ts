import type { Logger } from 'pino';
import type { Clock } from '../../../../../clock';
import { problem, ProblemError } from '../../../../../http/problem';
import { supplierTotal } from '../../../agency-price';
import {
  SupplierPriceChanged,
  SupplierUnanswered,
  type Hold,
  type HoldRequest,
  type IssuedTickets,
} from '../../air-supplier';
import { agreedSum } from '../../../../../supplier-wire/amounts';
import { agreedOf } from '../../../../../supplier-wire/claims';
import type { Claim, Claims } from './claims';
import { DuffelRefusal, type DuffelHttp } from '../wire/duffel-http';
import { cancelTwin } from './cancel-order';
import { findOrders } from './find-order';
import { idsOfTypes, orderRequest } from './order-request';
import { askOfferStock } from '../extras/ask-stock';
import { purchaseOf } from '../extras/stock';
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

/** For so long an order whose answer was lost may still appear; it is not requested again before. */
export const UNKNOWN_MS = 3 * 60_000;

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

/** The e-tickets of an order, one for each passenger; null while some are missing. */
export function ticketsOf({ claim, order }: Booked): IssuedTickets | null {
  const documents = (order.documents ?? []).filter(({ type }) => type === 'electronic_ticket');
  const tickets = claim.passenger_ids.flatMap((id, passengerIndex) => {
    const mine = documents.find(({ passenger_ids: of }) => of.includes(id));
    const number = mine?.unique_identifier.replace(/\D/g, '') ?? '';
    return /^\d{13}$/.test(number) ? [{ passengerIndex, number }] : [];
  });
  return tickets.length === claim.passenger_ids.length ? { tickets } : null;
}

/** Bags and seats that are bought with an order, as they are sold now. @throws SupplierExtrasRefused */
async function purchaseFor(
  { fareId, passengers, extras = [] }: HoldRequest,
  http: DuffelHttp,
  exchange: Exchange,
) {
  if (extras.length === 0) return undefined;
  return purchaseOf(await askOfferStock(http, exchange, { fareId, passengers }), extras);
}

/**
 * Books at Duffel. Duffel has no idempotency keys, so we first write a claim into our own database. When an answer is lost,
 * the order is looked up by our reference in its metadata before anything is requested again.
 */
export function createDuffelBooking({ http, claims, exchange, clock, logger }: BookDuffelDeps) {
  /** Calls of this process for one reference share one answer. */
  const running = new Map<string, Promise<Booked>>();

  const readOrder = async (claim: Claim, id: string): Promise<Booked> => ({
    claim,
    order: await http.get(`/air/orders/${id}`, orderSchema),
  });

  /** The order of a claim, also a cancelled one; null when there is none. */
  async function find(claim: Claim): Promise<Booked | null> {
    if (claim.state === 'refused') return null;
    const [id, ...twins] = claim.order_id ? [claim.order_id] : await findOrders(http, claim);
    if (!id) return null;
    if (claim.state !== 'made') await claims.made(claim.reference, id);
    for (const twin of twins) await cancelTwin(http, { logger, reference: claim.reference, twin });
    return readOrder({ ...claim, state: 'made', order_id: id }, id);
  }

  /** The offer as it is now. Throws when it differs from the agreed one. */
  async function offerFor(request: HoldRequest, instant: boolean): Promise<DuffelOffer> {
    if (!fareIdsOf(request.offerId).includes(request.fareId)) throw problem('offer-expired');
    const offer = await http.get(`/air/offers/${request.fareId}`, offerSchema).catch((error) => {
      throw refusalOf(error);
    });
    const fare = readItinerary([offer], exchange)?.fares[0];
    if (!fare || offer.total_currency !== exchange.account) throw problem('offer-expired');
    const { amount, currency } = supplierTotal(fare.lines);
    if (amount !== request.supplierTotal.amount || currency !== request.supplierTotal.currency)
      throw new SupplierPriceChanged('the price is another one now');
    if (!instant && offer.payment_requirements.requires_instant_payment)
      throw problem('hold-refused');
    return offer;
  }

  /** The call that books. The claim stays `asked` until Duffel has accepted or refused. */
  async function sendRequest(claim: Claim, body: object): Promise<Booked> {
    const { reference } = claim;
    try {
      const order = await http.post('/air/orders', body, orderSchema);
      if (!order) throw new SupplierUnanswered('accepted; the outcome comes later');
      await claims.made(reference, order.id);
      return { claim: { ...claim, state: 'made', order_id: order.id }, order };
    } catch (error) {
      // The offer is booked already, perhaps by a call of ours whose answer was lost.
      if (hasCode(error, 'offer_request_already_booked')) {
        const before = await find(claim);
        if (before) return before;
      }
      if (error instanceof DuffelRefusal || error instanceof ProblemError)
        await claims.settle(reference, 'refused');
      if (error instanceof SupplierUnanswered)
        logger.warn({ err: error, reference }, 'nobody knows whether Duffel has booked');
      throw refusalOf(error);
    }
  }

  async function begin(request: HoldRequest, instant: boolean): Promise<Booked> {
    const { reference } = request;
    const before = await claims.find(reference);
    const there = before && (await find(before));
    if (there) return there;
    const now = clock.now();
    if (before?.state === 'asked' && now.getTime() - before.asked_at.getTime() < UNKNOWN_MS)
      throw new SupplierUnanswered('asked a moment ago; the order may still appear');
    const offer = await offerFor(request, instant);
    const ids = idsOfTypes(request.passengers, offer);
    if (!ids) throw problem('passenger-data-refused');
    const bought = instant ? await purchaseFor(request, http, exchange) : undefined;
    const body = orderRequest(request, { offer, ids, instant, bought });
    const claim = {
      reference,
      asked_at: now,
      offer_id: offer.id,
      passenger_ids: ids,
      slices: offer.slices.length,
      account_amount: offer.total_amount,
      account_currency: offer.total_currency,
      amount: request.supplierTotal.amount,
      currency: request.supplierTotal.currency,
    };
    if (!(await claims.request(claim, before)))
      throw new SupplierUnanswered('another call is asking for it');
    return sendRequest({ ...claim, state: 'asked', order_id: null }, body);
  }

  return {
    find,
    readOrder,
    /** @throws as `AirSupplier.hold` */
    async book(request: HoldRequest, instant: boolean): Promise<Booked> {
      const { reference } = request;
      const shared = running.get(reference);
      if (shared) return shared;
      const booking = begin(request, instant).finally(() => running.delete(reference));
      running.set(reference, booking);
      return booking;
    },
  };
}

export type DuffelBooking = ReturnType<typeof createDuffelBooking>;
