import type { HotelDescription, HotelOfferDetail, HotelRoom, Locale } from '@karvon/contract';
import {
  hotelLegal,
  hotelRequirements,
  hotelStory,
  roomScene,
  type Bilingual,
  type CityObject,
  type Hotel,
  type HotelCity,
  type RoomType,
} from '@karvon/sandbox-world';
import type { KnownHotel, SupplierHotel } from '@karvon/hotel-supply/hotel-supplier';
import {
  convertLocation,
  convertObject,
  objectsForList,
  objectsNear,
  positionOf,
} from './convert-city';
import type { HotelPictures } from './hotel-pictures';

export interface HotelPlace {
  hotel: Hotel;
  city: HotelCity;
  objects: readonly CityObject[];
}

/** The public register of classified hotels. */
const registers: Record<string, string> = {
  RU: 'https://tourism.fsa.gov.ru/',
  UZ: 'https://uzbektourism.uz/',
};

/** The hotel's entry in its country's register, if there is one. */
function registryOf({ hotel, city }: Pick<HotelPlace, 'hotel' | 'city'>) {
  const url = registers[city.country];
  return url !== undefined && hotel.registry ? { ...hotel.registry, url } : null;
}

function addressOf({ hotel, city }: Pick<HotelPlace, 'hotel' | 'city'>, lang: Locale): string {
  const street = { ru: `ул. ${hotel.street.ru}`, uz: `${hotel.street.uz} koʻchasi` };
  return `${city.names[lang]}, ${street[lang]}, ${hotel.house}`;
}

/** For papers and drivers abroad. */
const englishAddressOf = ({ hotel, city }: HotelPlace): string =>
  `${hotel.house} ${hotel.street.uz} Street, ${city.names.en}`;

/** That there is such a hotel. */
export function knownHotel(place: HotelPlace): KnownHotel {
  const { code, city, names, district } = place.hotel;
  const certified = registryOf(place) !== null;
  return {
    code,
    city,
    names,
    district: district && { names: district, id: districtIdOf(district) },
    certified,
    position: positionOf(place.hotel),
  };
}

const squareMetres: Bilingual = { ru: 'м²', uz: 'm²' };

export function convertRoom(
  hotel: Hotel,
  room: RoomType,
  pictures: HotelPictures,
  lang: Locale,
): HotelRoom {
  const { code, names, beds, maxGuests, maxExtraBeds, area, amenities } = room;
  return {
    code,
    name: names[lang],
    description: `${area} ${squareMetres[lang]}, ${beds[lang]}`,
    maxGuests,
    maxExtraBeds,
    area,
    beds: beds[lang],
    amenities: [...amenities],
    pictures: [pictures.one(hotel, roomScene(room), lang)],
  };
}

/** A district's Uzbek name in plain Latin letters: 'mirzo-ulugbek-tumani'. */
const districtIdOf = ({ uz }: { uz: string }): string =>
  uz
    .toLowerCase()
    .replace(/[ʻʼ’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A hotel for the list, without its offer. */
export function convertSummary(
  place: HotelPlace,
  pictures: HotelPictures,
  lang: Locale,
): Omit<SupplierHotel, 'offer' | 'alternatives'> {
  const { hotel, objects } = place;
  const { code, names, kind, stars, district, street, amenities } = hotel;
  return {
    code,
    name: names[lang],
    kind,
    stars,
    certified: registryOf(place) !== null,
    ...(hotel.score && { score: hotel.score }),
    address: addressOf(place, lang),
    district: district?.[lang] ?? null,
    ...(district && { districtId: districtIdOf(district) }),
    street: street[lang],
    position: positionOf(hotel),
    picture: pictures.one(hotel, 'day', lang),
    amenities: [...amenities],
    nearby: objectsForList(hotel, objects).map(({ object, distance }) => ({
      code: object.code,
      distance,
    })),
  };
}

export function convertDescription(
  place: HotelPlace,
  pictures: HotelPictures,
  lang: Locale,
): Omit<HotelDescription, 'reviews'> {
  const { hotel, city, objects } = place;
  const { code, names, kind, stars, built, reconstructed, rooms, floors } = hotel;
  const registry = registryOf(place);
  const legal = hotelLegal(hotel, city);
  const address = addressOf(place, lang);
  return {
    code,
    name: names[lang],
    kind,
    stars,
    certified: registry !== null,
    ...(hotel.score && { score: hotel.score }),
    location: convertLocation(city, lang),
    address,
    zip: legal.zip,
    phone: legal.phone,
    position: positionOf(hotel),
    story: hotelStory(hotel, city).map((text) => text[lang]),
    built,
    reconstructed,
    rooms,
    floors,
    checkIn: hotel.checkIn,
    checkOut: hotel.checkOut,
    pictures: pictures.all(hotel, lang),
    amenities: [...hotel.amenities],
    roomTypes: hotel.roomTypes.map((room) => convertRoom(hotel, room, pictures, lang)),
    nearby: objectsNear(hotel, objects).map(({ object, distance }) => ({
      ...convertObject(object, lang),
      distance,
    })),
    requirements: hotelRequirements(hotel, city).map((text) => text[lang]),
    legal: {
      name: legal.name[lang],
      taxId: legal.taxId,
      address: [legal.zip, address].filter(Boolean).join(', '),
      registry,
    },
  };
}

/** A hotel as an offer names it. */
export function bookedHotel(
  place: HotelPlace,
  pictures: HotelPictures,
  lang: Locale,
): HotelOfferDetail['hotel'] {
  const {
    code,
    name,
    kind,
    stars,
    address,
    location,
    checkIn,
    checkOut,
    pictures: all,
    phone,
    position,
  } = convertDescription(place, pictures, lang);
  return {
    ...{ code, name, kind, stars, address, location, checkIn, checkOut, pictures: all, phone },
    position,
    // In Uzbekistan the signs on houses are Uzbek.
    ...(location.country !== 'UZ' && { latinAddress: englishAddressOf(place) }),
  };
}
