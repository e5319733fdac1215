import {
  countries,
  createHotelWorld,
  type CityObject,
  type Country,
  type Hotel,
  type HotelCity,
  type HotelWorld,
  type RoomType,
} from '@karvon/sandbox-world';

const { cities } = createHotelWorld({ seed: 'codes', now: new Date(0) });

/** Codes from the protocol's documentation. */
const knownCountries: Record<string, number> = { RU: 9, AZ: 68, AM: 78, BY: 34, GE: 74, KZ: 70 };

export const countryCode = ({ iso2 }: Country): number =>
  knownCountries[iso2] ?? 100 + countries.findIndex((one) => one.iso2 === iso2);

/** Moscow is 2, as in the documentation. */
const cityCodes = new Map(
  cities.map(({ code }, index) => [code, code === 'MOW' ? 2 : 100 + index]),
);
export const cityCode = ({ code }: Pick<HotelCity, 'code'>): number => cityCodes.get(code)!;
export const cityByCode = (code: string): HotelCity | undefined =>
  cities.find((city) => String(cityCode(city)) === code);

export const hotelCode = ({ code, city }: Pick<Hotel, 'code' | 'city'>): number =>
  cityCodes.get(city)! * 1000 + Number(code.slice(-3));

export function hotelByCode(world: HotelWorld, code: string): Hotel | undefined {
  const city = cityByCode(code.slice(0, -3));
  return city && /^\d{4,}$/.test(code) ? world.hotel(`${city.code}-${code.slice(-3)}`) : undefined;
}

export const roomCode = (hotel: Hotel, room: Pick<RoomType, 'code'>): number =>
  hotelCode(hotel) * 10 + hotel.roomTypes.findIndex(({ code }) => code === room.code);

const rates = ['flex', 'saver', 'room', 'half', 'at-hotel', 'four-for-three'];
export const rateCode = (rate: string): number => 900_000 + rates.indexOf(rate);

/** The code of a product: a room at a tariff. */
export const productCode = (hotel: Hotel, room: string, rate: string): number =>
  roomCode(hotel, { code: room }) * 10 + rates.indexOf(rate);

export function productByCode(
  world: HotelWorld,
  code: string,
): { hotel: Hotel; room: string; rate: string } | undefined {
  const hotel = hotelByCode(world, code.slice(0, -2));
  const room = hotel?.roomTypes[Number(code.at(-2))];
  const rate = rates[Number(code.at(-1))];
  return hotel && room && rate ? { hotel, room: room.code, rate } : undefined;
}

export const objectTypes: Record<CityObject['kind'], { code: number; ru: string; en: string }> = {
  airport: { code: 800_001, ru: 'Аэропорт', en: 'Airport' },
  attraction: { code: 900_001, ru: 'Достопримечательности', en: 'Sights' },
  metro: { code: 800_104, ru: 'Метро', en: 'Underground' },
  'railway-station': { code: 1_000_039, ru: 'Ж/д вокзалы', en: 'Railway stations' },
  'city-centre': { code: 1_000_042, ru: 'Центр города', en: 'City centre' },
};

export const objectCode = (world: HotelWorld, object: CityObject): number =>
  cityCodes.get(object.city)! * 1000 +
  world.objects(object.city).findIndex(({ code }) => code === object.code);

/** The ClientCategoryList from the test data of a public SDK. */
export const categoryNames: Record<string, string> = {
  1: 'Господин',
  2: 'Госпожа',
  3: 'Ребенок',
  4: 'Младенец',
};
