import { z } from 'zod';
import { endpoint } from '../endpoint';
import { districtIdSchema, hotelObjectSchema } from './hotel-search';
import { localeSchema } from '../locale';
import { hotelLocationSchema } from './places/hotel-place';
import { suggestHotelsCall } from './hotel-suggestions.calls';

/** What may stand in the field "where to": a place with hotels, or something in it. */
export const hotelSuggestionSchema = z.strictObject({
  location: hotelLocationSchema,
  /** What was found there; null when the place itself was. */
  found: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('hotel'), code: z.string(), name: z.string() }),
      z.strictObject({
        kind: z.literal('district'),
        name: z.string(),
        /** As hotels call it in every language; absent where the supplier has none. */
        id: districtIdSchema.optional(),
      }),
      z.strictObject({
        kind: z.literal('object'),
        object: hotelObjectSchema.pick({ code: true, kind: true, name: true }),
        /** Metres within which enough hotels stand to choose from; null when none is near. */
        within: z.number().int().positive().nullable(),
      }),
      /** The place that was meant has no hotels; this one has, so many kilometres away. */
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
