import { z } from 'zod';
import { endpoint } from '../endpoint';
import { districtIdSchema, hotelObjectSchema } from './hotel-search';
import { localeSchema } from '../locale';
import { hotelLocationSchema } from './places/hotel-place';
import { suggestHotelsCall } from './hotel-suggestions.calls';

/** A suggestion for the field "where to": a place with hotels, or a hotel, district or sight in it. */
export const hotelSuggestionSchema = z.strictObject({
  location: hotelLocationSchema,
  /** The hotel, district or sight in the place; null for the place itself. */
  found: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('hotel'), code: z.string(), name: z.string() }),
      z.strictObject({
        kind: z.literal('district'),
        name: z.string(),
        /** Its code in hotel addresses, in every language; absent where the supplier has none. */
        id: districtIdSchema.optional(),
      }),
      z.strictObject({
        kind: z.literal('object'),
        object: hotelObjectSchema.pick({ code: true, kind: true, name: true }),
        /** The radius in metres that contains enough hotels; null when there are none nearby. */
        within: z.number().int().positive().nullable(),
      }),
      /** The place that was looked for has no hotels; this one has some, at this distance in kilometres. */
      z.strictObject({
        kind: z.literal('no-hotels'),
        name: z.string(),
        km: z.number().int().min(0),
      }),
    ])
    .nullable(),
});
export type HotelSuggestion = z.infer<typeof hotelSuggestionSchema>;

export const suggestHotels = endpoint({
  ...suggestHotelsCall,
  summary:
    'Places with hotels, hotels, districts, sights, stations and airports for what a visitor typed, those of one kind together; for a place without hotels the nearest one with them',
  query: z.strictObject({
    query: z.string().min(1).max(80),
    lang: localeSchema.default('ru'),
  }),
  response: z.strictObject({ suggestions: z.array(hotelSuggestionSchema) }),
});
