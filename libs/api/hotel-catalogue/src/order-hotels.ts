import type { HotelObject, HotelSearchRequest, HotelSummary } from '@karvon/contract';
import type { NearObject } from '@karvon/hotel-supply/hotel-supplier';

type Filters = Pick<
  HotelSearchRequest,
  'Options' | 'PriceFrom' | 'PriceTo' | 'StarList' | 'ObjTypeList' | 'HotelCategory'
>;

/** Whether a hotel passes the request's filters. A category means at least that many stars. */
export function passes(
  hotel: Pick<HotelSummary, 'offer' | 'amenities' | 'stars' | 'kind'>,
  filters: Filters,
): boolean {
  const { Options, PriceFrom, PriceTo, StarList, ObjTypeList, HotelCategory } = filters;
  const price = hotel.offer.total.amount / 100;
  return (
    Options.every((amenity) => hotel.amenities.includes(amenity)) &&
    (PriceFrom === null || price >= PriceFrom) &&
    (PriceTo === null || price <= PriceTo) &&
    (StarList.length === 0 || StarList.includes(hotel.stars)) &&
    (ObjTypeList.length === 0 || ObjTypeList.includes(hotel.kind)) &&
    hotel.stars >= HotelCategory
  );
}

/** The fields by which hotels are ordered. */
export interface RankedHotel extends Pick<HotelSummary, 'code' | 'kind' | 'stars'> {
  offer: Pick<HotelSummary['offer'], 'total'>;
  nearby: NearObject[];
}

/** One kilometre from the centre counts as much as a price that is higher by this share. */
const PRICE_PER_KM = 0.08;

function median(numbers: number[]): number {
  const sorted = numbers.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}

/** Prices are compared within one kind of hotel: a cheap bed in a hostel is not a better offer than an apartment. */
const classOf = ({ kind, stars }: RankedHotel) => `${kind} ${stars}`;

/** Best match first: cheap for its kind and stars, and near the centre. Payments to us have no influence. */
export function bestFirst<Hotel extends RankedHotel>(
  hotels: readonly Hotel[],
  objects: readonly HotelObject[],
): Hotel[] {
  const centre = objects.find(({ kind }) => kind === 'city-centre')?.code;
  const prices = new Map<string, number[]>();
  for (const hotel of hotels) {
    const known = prices.get(classOf(hotel)) ?? [];
    prices.set(classOf(hotel), [...known, hotel.offer.total.amount]);
  }
  const usual = new Map([...prices].map(([name, amounts]) => [name, median(amounts)]));
  const badness = (hotel: Hotel): number => {
    const { offer, nearby } = hotel;
    const metres = nearby.find(({ code }) => code === centre)?.distance ?? 20_000;
    return (
      Math.log(offer.total.amount / (usual.get(classOf(hotel)) ?? 1)) +
      (metres / 1000) * PRICE_PER_KM
    );
  };
  return hotels
    .map((hotel) => ({ hotel, badness: badness(hotel) }))
    .sort((a, b) => a.badness - b.badness || (a.hotel.code < b.hotel.code ? -1 : 1))
    .map(({ hotel }) => hotel);
}
