import type { HotelDescription, HotelRoom, Locale } from '@karvon/contract';
import { readable } from '@karvon/supply/readable';
import type { HotelPhotos } from '@karvon/hotel-supply/photos/hotel-photos';
import type { AtlasCity } from '../dictionary/atlas';
import { isCertified, roomCodeOf, roomGroupSchema, type HotelContent } from '../dictionary/schemas';
import { amenitiesOf, kindOf, pictureUrl } from '../dictionary/words';

/** Turns the supplier's address of a photograph into ours. */
export type PhotoAddress = HotelPhotos['address'];

interface DescribeContext {
  lang: Locale;
  photo: PhotoAddress;
  now: Date;
}

/** Pictures of one kind of room; a visitor does not look at more. */
const ROOM_PICTURES = 6;

const roomOf = (
  group: ReturnType<typeof roomGroupSchema.parse>,
  { photo }: DescribeContext,
): HotelRoom => ({
  code: roomCodeOf(group.rg_ext),
  name: group.name,
  description: '',
  maxGuests: Math.max(1, group.rg_ext.capacity),
  maxExtraBeds: null,
  area: group.size ? Math.max(1, Math.round(group.size)) : null,
  beds: group.name_struct?.bedding_type ?? '',
  amenities: amenitiesOf(group.room_amenities),
  pictures: group.images_ext
    .slice(0, ROOM_PICTURES)
    .map((url) => photo(pictureUrl(url), group.name)),
});

/** Rooms of one kind once; a hotel that tells of no rooms has one without a name of its own. */
function roomsOf(content: HotelContent, context: DescribeContext): HotelRoom[] {
  const rooms = readable(roomGroupSchema, content.room_groups ?? []).map((group) =>
    roomOf(group, context),
  );
  const kinds = [...new Map(rooms.map((room) => [room.code, room])).values()];
  const unknown = { code: 'room', name: content.name, description: '', maxGuests: 1 };
  return kinds.length > 0
    ? kinds
    : [{ ...unknown, maxExtraBeds: null, area: null, beds: '', amenities: [], pictures: [] }];
}

/** A text without the tags that it may have. */
const plain = (text: string): string[] =>
  text.split(/\n+/).flatMap(
    (line) =>
      line
        .replace(/<[^<>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() || [],
  );

/** A hotel's content in the port's terms. The supplier obliges whoever sells to show its policies. */
export function describe(
  content: HotelContent,
  at: AtlasCity,
  context: DescribeContext,
): Omit<HotelDescription, 'reviews'> {
  const { lang, photo, now } = context;
  const location = at.location.shown[lang];
  const { name, facts } = content;
  const urls = content.images_ext.length > 0 ? content.images_ext : [''];
  const policies = [...content.policy_struct, content.metapolicy_extra_info].flatMap(plain);
  return {
    code: content.hid,
    name,
    kind: kindOf(content.kind),
    stars: content.star_rating,
    certified: isCertified(content, now),
    location,
    address: content.address || location.name,
    zip: content.postal_code,
    phone: content.phone,
    position: { latitude: content.latitude, longitude: content.longitude },
    story: content.description_struct.flatMap(plain),
    built: facts?.year_built ?? null,
    reconstructed: facts?.year_renovated ?? null,
    rooms: facts?.rooms_number ?? null,
    floors: facts?.floors_number ?? null,
    checkIn: content.check_in_time ?? '14:00',
    checkOut: content.check_out_time ?? '12:00',
    pictures: urls.map((url) => photo(pictureUrl(url), name)),
    amenities: amenitiesOf(content.serp_filters),
    roomTypes: roomsOf(content, context),
    nearby: [],
    requirements: [...new Set(policies)],
    legal: null,
  };
}
