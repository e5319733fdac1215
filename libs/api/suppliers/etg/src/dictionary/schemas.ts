import { z } from 'zod';
import { countryCodeSchema } from '@karvon/contract';
import { clockField, idField, maybeText } from '../wire/values';

/** What a search can be limited to: countries by their numbers, with English names. */
export const filterValuesSchema = z.object({
  country: z.array(z.object({ value: z.coerce.number().int(), desc: z.string() })),
});

export const hotelIdsSchema = z.object({ hids: z.array(z.number().int()) });

/** A list of contents with unchecked items; `readable` later leaves out the broken ones. */
export const contentsSchema = z.array(z.unknown());

const texts = z
  .array(z.object({ paragraphs: z.array(z.string()).nullish() }))
  .nullish()
  .catch([])
  .transform((parts) => (parts ?? []).flatMap(({ paragraphs }) => paragraphs ?? []));
const pictures = z
  .array(z.object({ url: z.string().min(1) }))
  .nullish()
  .catch([])
  .transform((list) => (list ?? []).map(({ url }) => url));
const words = z.array(z.string()).nullish().catch([]);
const count = z
  .number()
  .int()
  .min(1)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);
const level = z.number().int().min(0).max(99);

/** The properties that make rooms one kind of room. */
export const roomKindSchema = z.object({
  class: level,
  quality: level,
  sex: level,
  bathroom: level,
  bedding: level,
  family: level,
  capacity: level,
  club: level,
  bedrooms: level,
  balcony: level,
  view: level,
  floor: level,
});
export type RoomKind = z.output<typeof roomKindSchema>;

/** A code of a room that its rates and its description have in common. */
export const roomCodeOf = (kind: RoomKind): string => Object.values(kind).join('.');

export const roomGroupSchema = z.object({
  name: z.string().min(1),
  name_struct: z.object({ bedding_type: maybeText }).nullish(),
  images_ext: pictures,
  room_amenities: words,
  rg_ext: roomKindSchema,
  size: z.number().positive().nullish().catch(null),
});

/** Until when something is good; the format is assumed to begin with a calendar day. */
const lastDay = maybeText.transform((text) => /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? null);

export const contentSchema = z.object({
  hid: idField,
  name: z.string().min(1),
  address: maybeText,
  postal_code: maybeText,
  phone: maybeText,
  kind: maybeText,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  star_rating: z.number().int().min(0).max(5).catch(0),
  star_certificate: z
    .object({ certificate_id: maybeText, valid_to: lastDay })
    .nullish()
    .catch(null),
  region: z.object({
    id: idField,
    name: z.string().min(1),
    type: maybeText,
    country_code: countryCodeSchema,
  }),
  check_in_time: clockField,
  check_out_time: clockField,
  description_struct: texts,
  policy_struct: texts,
  metapolicy_extra_info: maybeText,
  images_ext: pictures,
  serp_filters: words,
  room_groups: z.array(z.unknown()).nullish().catch([]),
  facts: z
    .object({
      rooms_number: count,
      floors_number: count,
      year_built: count,
      year_renovated: count,
      register: z.object({ status: maybeText, status_end_date: lastDay }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
  is_closed: z.boolean().default(false),
  deleted: z.boolean().default(false),
});
export type HotelContent = z.output<typeof contentSchema>;

/** Whether the state's register or a certificate that is good today confirms the stars. */
export function isCertified({ facts, star_certificate: certificate }: HotelContent, now: Date) {
  const today = now.toISOString().slice(0, 10);
  const register = facts?.register;
  if (register?.status === 'Active')
    return register.status_end_date === null || register.status_end_date >= today;
  // Suspended and Terminated: the register says no, whatever the certificate says.
  if (register?.status) return false;
  return certificate?.certificate_id ? (certificate.valid_to ?? '') >= today : false;
}
