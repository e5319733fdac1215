import { z } from 'zod';
import { cabinClass, id, segment } from './schemas';

/** Flights in an order or in a change of it. */
export const changedSlice = z.object({
  segments: z
    .array(
      segment.extend({
        // Offers of a change have no passengers.
        passengers: z.array(z.object({ cabin_class: cabinClass })).nullish(),
      }),
    )
    .min(1),
});
export type ChangedDuffelSlice = z.infer<typeof changedSlice>;

/** A change of an order by an airline. */
const airlineChange = z.object({
  id,
  created_at: z.iso.datetime(),
  added: z.array(changedSlice),
  removed: z.array(changedSlice).min(1),
  available_actions: z.array(z.string()),
  action_taken: z.string().nullable(),
});
export type DuffelChange = z.infer<typeof airlineChange>;

/** The changes in an order: unreadable flights must not lose the order itself. */
export const changedOrderSchema = z.object({
  id,
  airline_initiated_changes: z.array(airlineChange).nullish(),
});

/** The response to an accepted change. */
export const acceptedChangeSchema = z.object({ id });
