import { z } from 'zod';
import { sliceSchema } from './itinerary';
import { claimReasonSchema } from './air-refund';
import { instantSchema } from '../primitives';

/** The kind of a schedule change: `delayed` keeps the flight numbers, `moved` is any other change. */
export const scheduleChangeKindSchema = z.enum(['cancelled', 'delayed', 'moved']);
export type ScheduleChangeKind = z.infer<typeof scheduleChangeKindSchema>;

/** `new` waits for the visitor; `declined` ended in a refund; `expired` was withdrawn, replaced by a later change, or flown. */
export const scheduleChangeStateSchema = z.enum(['new', 'accepted', 'declined', 'expired']);
export type ScheduleChangeState = z.infer<typeof scheduleChangeStateSchema>;

/** A schedule change by the airline, with the visitor's options. */
export const scheduleChangeSchema = z.strictObject({
  id: z.uuid(),
  kind: scheduleChangeKindSchema,
  state: scheduleChangeStateSchema,
  /** The changed slices before and now; null: cancelled. */
  slices: z.array(z.strictObject({ before: sliceSchema, after: sliceSchema.nullable() })).min(1),
  /** The new flights can be accepted here; otherwise only a refund or an exchange is possible. */
  acceptable: z.boolean(),
  /** The refund reason that this change justifies. */
  refundReason: claimReasonSchema,
  /** True: all the money comes back without a check by an operator. */
  refundedWhole: z.boolean(),
  foundAt: instantSchema,
});
export type ScheduleChange = z.infer<typeof scheduleChangeSchema>;
