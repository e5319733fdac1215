import { z } from 'zod';
import { instantSchema } from '../primitives';
import { hotelGuestSchema } from './hotel-guest';

/**
 * `requested`: the hotel is asked; `in-review`: an operator asks it; `withdrawn`: the booking was cancelled before an answer.
 */
export const stayChangeStateSchema = z.enum([
  'requested',
  'in-review',
  'confirmed',
  'refused',
  'withdrawn',
]);
export type StayChangeState = z.infer<typeof stayChangeStateSchema>;

/** A change of a booked stay: guests and wishes as they shall be. */
export const stayChangeSchema = z.strictObject({
  id: z.uuid(),
  state: stayChangeStateSchema,
  guests: z.array(hotelGuestSchema),
  comment: z.string().nullable(),
  steps: z.array(z.strictObject({ state: stayChangeStateSchema, at: instantSchema })),
});
export type StayChange = z.infer<typeof stayChangeSchema>;
