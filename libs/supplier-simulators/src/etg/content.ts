import {
  countries,
  hotelRequirements,
  hotelStory,
  picturesOf,
  type Hotel,
  type RoomType,
} from '@karvon/sandbox-world';
import { countryValue, hidOf, hotelByHid, regionId, roomKind } from './codes';
import { invalid, type Act, type EtgState } from './state';

/** The values by which hotels can be filtered. */
export const filterValues: Act = () => ({
  language: [
    { value: 'en', desc: 'English' },
    { value: 'ru', desc: 'Russian' },
  ],
  country: countries.map(({ iso2, names }) => ({
    value: String(countryValue(iso2)),
    desc: names.en,
  })),
  serp_filter: [],
  star_rating: [0, 1, 2, 3, 4, 5],
  kind: [],
});

export const hotelIds: Act = (state, { body }) => {
  const wanted = body.country;
  if (!Array.isArray(wanted)) throw invalid();
  const world = state.world();
  const hotels = world
    .hotels()
    .filter(({ city }) => wanted.includes(countryValue(world.city(city)!.country)));
  return { hids: hotels.map(hidOf), ids: hotels.map(({ code }) => code.toLowerCase()) };
};

const kinds: Record<Hotel['kind'], string> = {
  hotel: 'Hotel',
  apartments: 'Apartment',
  'guest-house': 'Guesthouse',
  sanatorium: 'Sanatorium',
  'holiday-home': 'Resort',
  hostel: 'Hostel',
};

const filters: Partial<Record<Hotel['amenities'][number], string>> = {
  wifi: 'has_internet',
  parking: 'has_parking',
  pool: 'has_pool',
  spa: 'has_spa',
  gym: 'has_fitness',
  restaurant: 'has_meal',
  'airport-transfer': 'has_airport_transfer',
  'air-conditioning': 'air-conditioning',
  'family-rooms': 'has_kids',
  accessible: 'has_disabled_support',
  pets: 'has_pets',
  kitchen: 'kitchen',
  'non-smoking': 'non-smoking',
};
const filtersOf = (has: Hotel['amenities']) => has.flatMap((one) => filters[one] ?? []);

const imagesOf = (state: EtgState, hotel: Hotel) =>
  state.pictures
    ? picturesOf(hotel).map((_, index) => ({
        url: `${state.pictures}/t/{size}/content/${hidOf(hotel)}_${index}.jpeg`,
        category_slug: 'unspecified',
      }))
    : [];

const roomGroup = (hotel: Hotel, room: RoomType, lang: 'ru' | 'uz') => ({
  name: `${room.names[lang]} (${room.beds[lang]})`,
  name_struct: { bathroom: null, bedding_type: room.beds[lang], main_name: room.names[lang] },
  images_ext: [],
  room_amenities: filtersOf(room.amenities),
  rg_ext: roomKind(hotel, room.code),
  size: room.area,
});

/** A hotel's content; the supplier's second language is English, in Latin script. */
function contentOf(state: EtgState, hotel: Hotel, lang: 'ru' | 'uz') {
  const city = state.world().city(hotel.city)!;
  const { registry } = hotel;
  return {
    hid: hidOf(hotel),
    id: hotel.code.toLowerCase(),
    name: hotel.names[lang],
    address: `${hotel.street[lang]}, ${hotel.house}, ${lang === 'ru' ? city.names.ru : city.names.en}`,
    postal_code: '',
    phone: '',
    email: '',
    kind: kinds[hotel.kind],
    latitude: hotel.lat,
    longitude: hotel.lon,
    star_rating: hotel.stars,
    star_certificate: { valid_to: '', certificate_id: '' },
    region: {
      id: regionId(city),
      name: lang === 'ru' ? city.names.ru : city.names.en,
      type: city.kind === 'city' ? 'City' : 'Neighborhood',
      country_code: city.country,
      iata: '',
    },
    check_in_time: `${hotel.checkIn}:00`,
    check_out_time: `${hotel.checkOut}:00`,
    description_struct: [
      { title: '', paragraphs: hotelStory(hotel, city).map((text) => text[lang]) },
    ],
    policy_struct: [
      { title: '', paragraphs: hotelRequirements(hotel, city).map((text) => text[lang]) },
    ],
    metapolicy_struct: null,
    metapolicy_extra_info: '',
    images_ext: imagesOf(state, hotel),
    serp_filters: filtersOf(hotel.amenities),
    room_groups: hotel.roomTypes.map((room) => roomGroup(hotel, room, lang)),
    facts: {
      rooms_number: hotel.rooms,
      floors_number: hotel.floors,
      year_built: hotel.built,
      year_renovated: hotel.reconstructed ?? 0,
      register: {
        record: registry?.number ?? '',
        status: registry ? 'Active' : '',
        status_end_date: registry?.validUntil ?? '',
      },
    },
    is_closed: false,
    deleted: false,
  };
}

export const hotelContents: Act = (state, { body, lang }) => {
  const { hids } = body;
  if (!Array.isArray(hids) || hids.length === 0) throw invalid();
  const world = state.world();
  return hids.flatMap((hid) => {
    const hotel = hotelByHid(world, hid);
    return hotel ? [contentOf(state, hotel, lang)] : [];
  });
};
