import type { HotelObject, HotelSearchRequest, HotelSummary } from '@karvon/contract';

type Filters = Pick<
  HotelSearchRequest,
  'Options' | 'PriceFrom' | 'PriceTo' | 'StarList' | 'ObjTypeList' | 'HotelCategory'
>;

/** Whether a hotel passes the request's own filters. A category asks for at least so many stars. */
export function passes(hotel: HotelSummary, filters: Filters): boolean {
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

/** A kilometre from the centre weighs as much as a price higher by so much. */
const PRICE_PER_KM = 0.08;

function median(numbers: number[]): number {
  const sorted = numbers.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}

/** Best match first: cheap for its stars and near the centre. Nothing else counts, least of all who pays us. */
export function bestFirst(
  hotels: readonly HotelSummary[],
  objects: readonly HotelObject[],
): HotelSummary[] {
  const centre = objects.find(({ kind }) => kind === 'city-centre')?.code;
  const usual = new Map(
    [0, 1, 2, 3, 4, 5].map((stars) => [
      stars,
      median(hotels.filter((one) => one.stars === stars).map(({ offer }) => offer.total.amount)),
    ]),
  );
  const badness = ({ offer, stars, nearby }: HotelSummary): number => {
    const metres = nearby.find(({ code }) => code === centre)?.distance ?? 20_000;
    return Math.log(offer.total.amount / (usual.get(stars) ?? 1)) + (metres / 1000) * PRICE_PER_KM;
  };
  return hotels
    .map((hotel) => ({ hotel, badness: badness(hotel) }))
    .sort((a, b) => a.badness - b.badness || (a.hotel.code < b.hotel.code ? -1 : 1))
    .map(({ hotel }) => hotel);
}
