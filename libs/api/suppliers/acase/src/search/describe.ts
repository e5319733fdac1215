import type { HotelDescription, HotelRoom, Locale } from '@karvon/contract';
import { readable } from '@karvon/supply/readable';
import type { AtlasCity } from '../dictionary/atlas';
import { objectOf } from '../dictionary/atlas';
import { starsOn } from '../dictionary/schemas';
import { amenitiesOf, kindOf } from '../dictionary/words';
import type { PhotoAddress } from './photos';
import { nearObjectSchema, roomSchema, type AcaseDescription } from './schemas';

function roomOf(room: ReturnType<typeof roomSchema.parse>): HotelRoom {
  return {
    code: room['@Code'],
    name: room['@Name'],
    description: room['@Description'],
    maxGuests: Math.max(1, room['@MaxNumberOfGuests']),
    maxExtraBeds: room['@MaxNumberOfExtraBeds'],
    area: null,
    beds: '',
    amenities: [],
    pictures: [],
  };
}

function nearbyOf(
  { Objects }: AcaseDescription,
  at: AtlasCity,
  lang: Locale,
): HotelDescription['nearby'] {
  const objects = new Map(at.objects.map((object) => [object.ru.code, object]));
  return readable(nearObjectSchema, Objects?.Object ?? [])
    .flatMap((near) => {
      const object = objects.get(near['@Code']);
      const distance = Math.round(Number(near['@Distance'].replace(',', '.')) * 1000);
      return object ? [{ ...objectOf(at, object, lang), distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance);
}

/** Usual hours where a hotel does not tell its own. */
const HOURS = { '@In': '14:00', '@Out': '12:00' };

/**
 * A hotel's description in the port's terms. What the supplier does not tell, such as phone and company, is left empty.
 */
export function describe(
  hotel: AcaseDescription,
  at: AtlasCity,
  { lang, photo, now }: { lang: Locale; photo: PhotoAddress; now: Date },
): HotelDescription {
  const location = at.location.shown[lang];
  const name = hotel['@Name'];
  const hours = hotel.TimeCheck ?? HOURS;
  const urls = (hotel.Images?.Image ?? []).map(({ '@Url': url }) => url);
  const pictures = (urls.length > 0 ? urls : ['']).map((url) => photo(url, name));
  return {
    code: hotel['@Code'],
    name,
    kind: kindOf(hotel.ObjType?.['@Code']),
    ...starsOn(hotel.Stars, now),
    reviews: [],
    location,
    address: [location.name, hotel['@Address']].filter(Boolean).join(', '),
    zip: hotel['@Zip'],
    phone: '',
    position: hotel.Position,
    story: hotel['@Story'].split(/\n+/).flatMap((text) => text.trim() || []),
    built: hotel['@Built'],
    reconstructed: hotel['@Reconstructed'],
    rooms: hotel['@NumberOfRooms'],
    floors: hotel['@NumberOfFloors'],
    checkIn: hours['@In'],
    checkOut: hours['@Out'],
    pictures,
    amenities: amenitiesOf(hotel.Amenities?.Amenity ?? []),
    roomTypes: readable(roomSchema, hotel.RoomsList.Room).map(roomOf),
    nearby: nearbyOf(hotel, at, lang),
    requirements: (hotel.SpecialRequirementList?.SpecialRequirement ?? []).flatMap(
      ({ '@Text': text }) => text || [],
    ),
    legal: null,
  };
}
