import type { HotelDescription, Locale } from '@karvon/contract';
import { problem } from '@karvon/platform/http/problem';
import { createDescribed } from '@karvon/hotel-supply/described';
import type {
  HotelSearchQuestion,
  HotelSupplier,
  SupplierHotel,
  SupplierHotelOffer,
  SupplierStay,
} from '@karvon/hotel-supply/hotel-supplier';
import { worthwhile } from '@karvon/hotel-supply/worthwhile';
import type { AtlasCity } from '../dictionary/atlas';
import { starsOn } from '../dictionary/schemas';
import { amenitiesOf, kindOf } from '../dictionary/words';
import { AcaseRefusal } from '../wire/acase-http';
import { describe } from './describe';
import { createSearchQuestion, type FoundOffers, type SearchQuestionDeps } from './request-search';
import { nearbyOf } from './nearby';
import type { PhotoAddress } from './photos';
import { descriptionSchema } from './schemas';

export interface AcaseSearchDeps extends SearchQuestionDeps {
  photo: PhotoAddress;
}

/** Finding and describing hotels. */
export function createAcaseSearch(deps: AcaseSearchDeps) {
  const { http, atlas, photo, clock } = deps;
  const request = createSearchQuestion(deps);

  /** No offers also when the supplier refuses a valid search: the days are not sold. */
  const findOffers: typeof request = (question) =>
    request(question).catch((error: unknown) => {
      if (error instanceof AcaseRefusal) return [];
      throw error;
    });

  function summaryOf(
    { hotel, offers }: FoundOffers,
    at: AtlasCity,
    lang: Locale,
  ): SupplierHotel | null {
    const [offer, ...alternatives] = worthwhile(offers);
    const known = at.hotels.find(({ ru }) => ru.code === hotel['@Code']);
    if (!offer || !known) return null;
    const name = hotel['@Name'];
    return {
      code: hotel['@Code'],
      name,
      kind: kindOf(hotel.ObjType?.['@Code']),
      ...starsOn(hotel.Stars, clock.now()),
      address: [at.location.shown[lang].name, hotel['@Address']].filter(Boolean).join(', '),
      district: null,
      street: hotel['@Address'],
      position: hotel.Position,
      picture: photo(hotel['@Url'] || known.ru.picture, name),
      amenities: amenitiesOf(hotel.Amenities?.Amenity ?? []),
      nearby: nearbyOf(hotel, at.objects, lang),
      offer,
      alternatives,
    };
  }

  async function describeNow(code: string, lang: Locale): Promise<HotelDescription> {
    const { cities, hotels } = await atlas();
    const at = cities.get(hotels.get(code)?.ru.city ?? '');
    if (!at) throw problem('hotel-not-found');
    const fields = { HotelCode: code };
    const name = 'HotelDescriptionRequest';
    const request = { name, response: 'HotelDescription', lang, fields };
    const hotel = await http.request(request, descriptionSchema).catch((error: unknown) => {
      throw error instanceof AcaseRefusal ? problem('hotel-not-found', {}, error) : error;
    });
    if (hotel['@Code'] !== code) throw problem('supplier-unavailable');
    return describe(hotel, at, { lang, photo, now: clock.now() });
  }

  return {
    describe: createDescribed(describeNow, clock),

    async search({
      city,
      stay,
      lang,
      signal,
      ...wanted
    }: HotelSearchQuestion & { signal: AbortSignal }) {
      signal.throwIfAborted();
      const at = (await atlas()).cities.get(city);
      if (!at) return [];
      const found = await findOffers({ stay, lang, where: { '@City': city }, ...wanted, signal });
      return found.flatMap((one) => summaryOf(one, at, lang) ?? []);
    },

    async offers(code: string, stay: SupplierStay, lang: Locale): Promise<SupplierHotelOffer[]> {
      if (!(await atlas()).hotels.has(code)) throw problem('hotel-not-found');
      const where = { '@HotelCode': code };
      const found = await findOffers({
        stay,
        lang,
        where,
        freeSaleOnly: false,
        whereToPay: 'any',
      });
      return found.find(({ hotel }) => hotel['@Code'] === code)?.offers ?? [];
    },
  } satisfies Partial<Record<keyof HotelSupplier, unknown>>;
}

export type AcaseSearch = ReturnType<typeof createAcaseSearch>;
