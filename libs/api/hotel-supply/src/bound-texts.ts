import type { GuestReview, HotelLocation, HotelRoom, Locale } from '@karvon/contract';
import { bindWords } from '@karvon/short-words';
import type { HotelSupplier, SupplierHotelOffer } from './hotel-supplier';

/** The value with no-break spaces in these of its texts. */
function bind<Value extends object>(value: Value, ...fields: (keyof Value)[]): Value {
  const bound = { ...value };
  for (const field of fields) bound[field] = bindText(value[field]);
  return bound;
}

function bindText<Text>(text: Text): Text {
  if (typeof text === 'string') return bindWords(text) as Text;
  return Array.isArray(text) ? (text.map(bindText) as Text) : text;
}

const bindBoth = <Value>(
  { ru, uz }: Record<Locale, Value>,
  one: (value: Value) => Value,
): Record<Locale, Value> => ({ ru: one(ru), uz: one(uz) });

const bindName = <Named extends { name: string }>(named: Named) => bind(named, 'name');
const bindLocation = (location: HotelLocation) => bind(location, 'name', 'nameIn');
const bindRoom = (room: HotelRoom) => bind(room, 'name', 'description', 'beds');
/** The words of a guest may be in any language. */
const bindReview = ({ room, ...review }: GuestReview): GuestReview => ({
  ...review,
  ...(room !== undefined && { room: bindText(room) }),
});
const bindOffer = (offer: SupplierHotelOffer) => bind(offer, 'roomName', 'rateName');

/** A supplier whose texts for visitors say where a line must not end, as suppliers' own texts do not. */
export function boundTexts(supplier: HotelSupplier): HotelSupplier {
  return {
    ...supplier,
    async locations() {
      const locations = await supplier.locations();
      return locations.map((one) => ({ ...one, shown: bindBoth(one.shown, bindLocation) }));
    },
    async hotels() {
      const hotels = await supplier.hotels();
      return hotels.map(({ district, ...hotel }) => ({
        ...hotel,
        names: bindBoth(hotel.names, bindText),
        district: district && { ...district, names: bindBoth(district.names, bindText) },
      }));
    },
    async landmarks() {
      const landmarks = await supplier.landmarks();
      return landmarks.map((one) => ({ ...one, shown: bindBoth(one.shown, bindName) }));
    },
    objects: async (city, lang) => (await supplier.objects(city, lang)).map(bindName),
    async search(question, signal) {
      const hotels = await supplier.search(question, signal);
      return hotels.map((hotel) => ({
        ...bind(hotel, 'name', 'address', 'district', 'street'),
        offer: bindOffer(hotel.offer),
        alternatives: hotel.alternatives.map(bindOffer),
      }));
    },
    async describe(code, lang) {
      const hotel = await supplier.describe(code, lang);
      return {
        ...bind(hotel, 'name', 'address', 'story', 'requirements'),
        reviews: hotel.reviews.map(bindReview),
        location: bindLocation(hotel.location),
        roomTypes: hotel.roomTypes.map(bindRoom),
        nearby: hotel.nearby.map(bindName),
      };
    },
    offers: async (...question) => (await supplier.offers(...question)).map(bindOffer),
    async price(offerId, lang) {
      const priced = await supplier.price(offerId, lang);
      return {
        ...priced,
        offer: bindOffer(priced.offer),
        hotel: {
          ...bind(priced.hotel, 'name', 'address'),
          location: bindLocation(priced.hotel.location),
        },
        room: bindRoom(priced.room),
      };
    },
  };
}
