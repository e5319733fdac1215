import type { PassengerType } from '@karvon/contract';
import { problem } from '../../../../../http/problem';
import { agreedSum, atRate } from '../../../../../supplier-wire/amounts';
import { agreedOf } from '../../../../../supplier-wire/claims';
import type { Claim } from '../book/claims';
import { idsOfTypes } from '../book/order-request';
import { refusalOf } from '../refusals';
import type { Exchange } from '../search/read-offers';
import { DuffelRefusal, type DuffelHttp } from '../wire/duffel-http';
import { servicedOfferSchema, servicesSchema, type ServicedOrder } from '../wire/service-schemas';
import { readStock, type Stock } from './stock';

const segmentsOf = ({ slices }: Pick<ServicedOrder, 'slices'>): string[][] =>
  slices.map(({ segments }) => segments.map(({ id }) => id));

/** Airlines without bags or seat maps refuse the request. */
const orNone = (error: unknown): unknown[] => {
  if (error instanceof DuffelRefusal) return [];
  throw error;
};

/**
 * The extras sold with an offer: bags and seats.
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
  const trip = {
    passengers: ids,
    segments: segmentsOf(offer),
    account: exchange.account,
    price: (amount: number) => atRate(amount, exchange.rate, exchange.ours),
  };
  return readStock(trip, { services: offer.available_services ?? [], seatMaps });
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
