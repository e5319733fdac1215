import type { Currency } from '@karvon/money';
import type { Logger } from 'pino';
import type { Clock } from '../../../../../clock';
import { problem } from '../../../../../http/problem';
import { SupplierPriceChanged, SupplierUnanswered } from '../../../../../supplier-errors';
import { endOfArrival } from '../../../end-of-arrival';
import type { RoomBooking, RoomRequest, RoomSeller } from '../../room-seller';
import type { ReadAtlas } from '../dictionary/atlas';
import type { AcasePrice, AcaseQuote } from '../search/price-acase';
import type { Exchange } from '../search/read-offers';
import { AcaseRefusal, type AcaseHttp } from '../wire/acase-http';
import { createAcaseAmendment } from './amend-acase';
import { createAcaseCancellation } from './cancel-acase';
import type { Claim, Claims } from './claims';
import { createBookingFinder, type BookingFinder } from './find-booking';
import { orderRequest } from './order-request';
import { createAcaseOrders, type AcaseOrders } from './orders';
import { createAcaseVouchers } from './vouchers';

export interface AcaseSellerDeps {
  http: AcaseHttp;
  atlas: ReadAtlas;
  claims: Claims;
  clock: Clock;
  exchange: Exchange;
  logger: Logger;
  price: Pick<AcasePrice, 'quote'>;
}

interface BookingDeps extends AcaseSellerDeps {
  orders: AcaseOrders;
  finder: BookingFinder;
  cancel: (orderId: string) => Promise<RoomBooking>;
}

/** After a lost response the order may still appear within this time; no new request is sent before. */
const UNKNOWN_MS = 3 * 60_000;

/**
 * Booking. The protocol has no idempotence key, so a claim is first written to our database, and after a lost response
 * we look for our reference among the supplier's orders. No request is repeated without that check.
 */
function createAcaseBooking(deps: BookingDeps) {
  const { atlas, cancel, claims, clock, exchange, finder, logger, orders, price } = deps;

  /** The present offer, if its price is the agreed one. */
  async function agreedQuote(request: RoomRequest): Promise<AcaseQuote> {
    const quote = await price.quote(request.offerId, 'ru');
    const { amount, currency } = quote.offer.price;
    if (amount !== request.price.amount || currency !== request.price.currency)
      throw new SupplierPriceChanged('the price is another one now');
    return quote;
  }

  /** The only call that books. The claim stays `asked` unless the supplier has accepted or refused it. */
  async function sendRequest(
    claim: Claim,
    document: Record<string, unknown>,
  ): Promise<RoomBooking> {
    const { reference } = claim;
    try {
      const { Success } = await orders.send(document);
      return await checked(claim, Success['@Id']);
    } catch (error) {
      if (error instanceof AcaseRefusal) {
        await claims.settle(reference, 'refused');
        throw problem('hotel-not-booked', {}, error);
      }
      if (error instanceof SupplierUnanswered)
        logger.warn({ err: error, reference }, 'nobody knows whether Академсервис has booked');
      throw error;
    }
  }

  /** A new booking, if it has the agreed price: the request itself names no price. */
  async function checked(claim: Claim, id: string): Promise<RoomBooking> {
    const booking = await finder.settled(claim, id).catch((error: unknown) => {
      // The room is booked: a failing look-up after that must not look like a refusal.
      throw new SupplierUnanswered('booked, and not seen yet', { cause: error });
    });
    if (booking.price.amount <= claim.amount || booking.penaltyNow?.amount !== 0) return booking;
    logger.warn({ order: id, price: booking.price }, 'booked dearer than agreed');
    await cancel(id);
    throw new SupplierPriceChanged('the price was another one at the booking');
  }

  async function begin(request: RoomRequest): Promise<RoomBooking> {
    const { reference } = request;
    const before = await claims.find(reference);
    const there = before && (await finder.find(before));
    if (there) return there;
    const now = clock.now();
    if (before?.state === 'asked' && now.getTime() - before.asked_at.getTime() < UNKNOWN_MS)
      throw new SupplierUnanswered('asked a moment ago; the order may still appear');
    const quote = await agreedQuote(request);
    const { recipe } = quote;
    const { cities, hotels, citizenships } = await atlas();
    const city = cities.get(hotels.get(recipe.hotel)?.ru.city ?? '');
    if (!city) throw problem('offer-expired');
    const claim = {
      reference,
      asked_at: now,
      arrival: recipe.arrival,
      cancel_before: endOfArrival(recipe.arrival, city.location.shown.ru.timeZone),
      account_amount: quote.accountTotal,
      amount: request.price.amount,
      currency: request.price.currency as Currency,
    };
    if (!(await claims.request(claim, before)))
      throw new SupplierUnanswered('another call is asking for it');
    const document = orderRequest(request, quote, { ...exchange, citizenships });
    const unchanged = { change_reference: null, change_asked_at: null, change_seen: null };
    return sendRequest({ ...claim, ...unchanged, state: 'asked', order_id: null }, document);
  }

  return begin;
}

/** Booking, cancelling and vouchers. */
export function createAcaseSeller(deps: AcaseSellerDeps): RoomSeller {
  const { claims, http } = deps;
  const orders = createAcaseOrders(deps);
  const finder = createBookingFinder({ ...deps, orders });
  const cancel = createAcaseCancellation(orders);
  const begin = createAcaseBooking({ ...deps, orders, finder, cancel });
  /** Simultaneous calls of this process for one reference share one result. */
  const running = new Map<string, Promise<RoomBooking>>();

  return {
    async book(request) {
      const { reference } = request;
      const shared = running.get(reference);
      if (shared) return shared;
      const booking = begin(request).finally(() => running.delete(reference));
      running.set(reference, booking);
      return booking;
    },
    async find(reference) {
      const claim = await claims.find(reference);
      return claim ? finder.find(claim) : null;
    },
    info: orders.info,
    cancel,
    amend: createAcaseAmendment({ ...deps, orders }),
    ...createAcaseVouchers({ http, readOrder: orders.read, info: orders.info }),
  };
}
