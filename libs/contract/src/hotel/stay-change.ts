import { z } from 'zod';
import { instantSchema } from '../primitives';
import { hotelGuestSchema } from './hotel-guest';

/**
 * `requested`: sent to the hotel; `in-review`: an operator contacts the hotel; `withdrawn`: the booking was cancelled before a
 * response.
 */
export const stayChangeStateSchema = z.enum([
  'requested',
  'in-review',
  'confirmed',
  'refused',
  'withdrawn',
]);
export type StayChangeState = z.infer<typeof stayChangeStateSchema>;

/** A change of a booked stay: the new guests and wishes. */
export const stayChangeSchema = z.strictObject({
  id: z.uuid(),
  state: stayChangeStateSchema,
  guests: z.array(hotelGuestSchema),
  comment: z.string().nullable(),
  steps: z.array(z.strictObject({ state: stayChangeStateSchema, at: instantSchema })),
});
export type StayChange = z.infer<typeof stayChangeSchema>;
