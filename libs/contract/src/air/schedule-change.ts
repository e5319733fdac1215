import { z } from 'zod';
import { sliceSchema } from './itinerary';
import { claimReasonSchema } from './air-refund';
import { instantSchema } from '../primitives';

/** What an airline has done to the flights of an order: `delayed` keeps the flight numbers, `moved` is any other change. */
export const scheduleChangeKindSchema = z.enum(['cancelled', 'delayed', 'moved']);
export type ScheduleChangeKind = z.infer<typeof scheduleChangeKindSchema>;

/** `new` waits for the visitor; `declined` ended in a refund; `expired` was withdrawn, replaced by a later change, or flown. */
export const scheduleChangeStateSchema = z.enum(['new', 'accepted', 'declined', 'expired']);
export type ScheduleChangeState = z.infer<typeof scheduleChangeStateSchema>;

/** A change of flights by the airline, with what the visitor can do about it. */
export const scheduleChangeSchema = z.strictObject({
  id: z.uuid(),
  kind: scheduleChangeKindSchema,
  state: scheduleChangeStateSchema,
  /** The changed slices as they were and as they are now; null: cancelled. */
  slices: z.array(z.strictObject({ before: sliceSchema, after: sliceSchema.nullable() })).min(1),
  /** The new flights can be accepted here; otherwise a refund or an exchange is left. */
  acceptable: z.boolean(),
  /** The reason of a refund that this change causes. */
  refundReason: claimReasonSchema,
  /** True: all the money comes back without a check by a person. */
  refundedWhole: z.boolean(),
  foundAt: instantSchema,
});
export type ScheduleChange = z.infer<typeof scheduleChangeSchema>;
