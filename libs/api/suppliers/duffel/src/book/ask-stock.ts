import type { PassengerType } from '@karvon/contract';
import { problem } from '@karvon/platform/http/problem';
import { agreedSum, atRate } from '@karvon/supply/amounts';
import { agreedOf } from '@karvon/supply/claims';
import type { Claim } from './claims';
import { idsOfTypes } from './order-request';
import { refusalOf } from '../refusals';
import type { Exchange } from '../search/read-offers';
import { DuffelRefusal, type DuffelHttp } from '../wire/duffel-http';
import { servicedOfferSchema, servicesSchema, type ServicedOrder } from '../wire/service-schemas';
import { readStock, type Stock } from '../stock/stock';

const segmentsOf = ({ slices }: Pick<ServicedOrder, 'slices'>): string[][] =>
  slices.map(({ segments }) => segments.map(({ id }) => id));

/** Airlines without bags or seat maps refuse the request. */
const orNone = (error: unknown): unknown[] => {
  if (error instanceof DuffelRefusal) return [];
  throw error;
};

/**
 * What is sold for an order made of an offer: bags, and seats where they are bought together.
 * @throws problem offer-expired, sold-out, supplier-unavailable
 */
export async function askOfferStock(
  http: DuffelHttp,
  exchange: Exchange,
  { fareId, passengers }: { fareId: string; passengers: readonly { type: PassengerType }[] },
): Promise<Stock> {
  const [offer, seatMaps] = await Promise.all([
    http
      .get(`/air/offers/${fareId}?return_available_services=true`, servicedOfferSchema)
      .catch((error: unknown) => {
        throw refusalOf(error);
      }),
    http.get(`/air/seat_maps?offer_id=${fareId}`, servicesSchema).catch(orNone),
  ]);
  const ids = idsOfTypes(passengers, offer);
  if (!ids) throw problem('offer-expired');
  const { rate, ours, account } = exchange;
  const theirs = offer.total_amount;
  // As an order made of the offer will count them.
  const agreed = { ours: atRate(theirs, rate, ours), theirs };
  const trip = {
    passengers: ids,
    segments: segmentsOf(offer),
    account,
    price: (amount: number) =>
      theirs > 0 ? agreedSum(amount, agreed, 'up') : atRate(amount, rate, ours),
  };
  // An order that is held first gets its extras later, and Duffel adds no seats.
  const instant = offer.payment_requirements.requires_instant_payment;
  return readStock(trip, {
    services: offer.available_services ?? [],
    seatMaps: instant ? seatMaps : [],
  });
}

/** The extras sold for an order, at the exchange rate of its sale: bags only, as Duffel adds no seats. */
export async function askOrderStock(
  http: DuffelHttp,
  claim: Claim,
  order: ServicedOrder,
): Promise<Stock> {
  const services = await http
    .get(`/air/orders/${order.id}/available_services`, servicesSchema)
    .catch(orNone);
  const trip = {
    passengers: claim.passenger_ids,
    segments: segmentsOf(order),
    account: claim.account_currency,
    price: (amount: number) => agreedSum(amount, agreedOf(claim), 'up'),
  };
  return readStock(trip, { services });
}
