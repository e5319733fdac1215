import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import { SupplierPriceChanged } from '@karvon/platform/supplier-errors';
import { createBookOnce } from '@karvon/supply/book-once';
import { endOfArrival } from '@karvon/hotel-supply/end-of-arrival';
import type { RoomBooking, RoomRequest } from '@karvon/hotel-supply/room-seller';
import type { ReadAtlas } from '../dictionary/atlas';
import type { AcasePrice, AcaseQuote } from '../search/price-acase';
import type { Exchange } from '../search/read-offers';
import { AcaseRefusal, type AcaseHttp } from '../wire/acase-http';
import type { Claim, Claims, NewClaim } from './claims';
import { findOrders } from './find-orders';
import { cancelRequest, orderRequest } from './order-request';
import type { AcaseOrders } from './orders';

export interface BookAcaseDeps {
  http: AcaseHttp;
  atlas: ReadAtlas;
  claims: Claims;
  clock: Clock;
  exchange: Exchange;
  logger: Logger;
  price: Pick<AcasePrice, 'quote'>;
  orders: AcaseOrders;
  cancel: (orderId: string) => Promise<RoomBooking>;
}

/** Booking at Академсервис, once under a reference. */
export function createAcaseBooking(deps: BookAcaseDeps) {
  const { atlas, cancel, exchange, http, logger, orders, price } = deps;

  /** The present offer, if its price is the agreed one. */
  async function agreedQuote(request: RoomRequest): Promise<AcaseQuote> {
    const quote = await price.quote(request.offerId, 'ru');
    const { amount, currency } = quote.offer.price;
    if (amount !== request.price.amount || currency !== request.price.currency)
      throw new SupplierPriceChanged('the price is another one now');
    return quote;
  }

  async function prepare(request: RoomRequest, now: Date) {
    const quote = await agreedQuote(request);
    const { recipe } = quote;
    const { cities, hotels, citizenships } = await atlas();
    const city = cities.get(hotels.get(recipe.hotel)?.ru.city ?? '');
    if (!city) throw problem('offer-expired');
    const row = {
      reference: request.reference,
      asked_at: now,
      arrival: recipe.arrival,
      cancel_before: endOfArrival(recipe.arrival, city.location.shown.ru.timeZone),
      account_amount: quote.accountTotal,
      amount: request.price.amount,
      currency: request.price.currency,
    };
    const document = orderRequest(request, quote, { ...exchange, citizenships });
    return { row, send: async () => ({ orderId: (await orders.send(document)).Success['@Id'] }) };
  }

  return createBookOnce<RoomRequest, Claim, NewClaim, RoomBooking>(
    {
      supplier: 'Академсервис',
      prepare,
      list: (claim) => findOrders(http, claim),

      async read(claim, id) {
        const order = await orders.read(id);
        if (order['@ReferenceNumber'] !== claim.reference)
          throw problem('supplier-unavailable', {}, new Error('an order of somebody else'));
        return orders.bookingOf(claim, order);
      },

      async giveBack(id) {
        const order = await orders.read(id);
        await orders.send(cancelRequest(id, order.AccommodationList.Accommodation[0]!['@Id']));
      },

      refusalOf: (error) =>
        error instanceof AcaseRefusal ? problem('hotel-not-booked', {}, error) : error,

      /** The request names no price: what was booked dearer than agreed, and can be cancelled for nothing, is cancelled. */
      async check(claim, { supplierOrderId: id, price: now, penaltyNow }) {
        if (now.amount <= claim.amount || penaltyNow?.amount !== 0) return;
        logger.warn({ order: id, price: now }, 'booked dearer than agreed');
        await cancel(id);
        throw new SupplierPriceChanged('the price was another one at the booking');
      },
    },
    deps,
  );
}
