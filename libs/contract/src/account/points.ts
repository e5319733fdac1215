import { z } from 'zod';
import { endpoint } from '../endpoint';
import { orderNumberSchema } from '../order-number';
import { orderKindSchema } from '../payment/payments';
import { instantSchema } from '../primitives';
import { listPointsCall } from './points.calls';

/**
 * Why points changed: an order was paid, its points were taken back with a refund, points paid for an order, or they came back.
 */
export const pointsReasonSchema = z.enum(['earned', 'taken-back', 'spent', 'returned']);
export type PointsReason = z.infer<typeof pointsReasonSchema>;

export const pointsEntrySchema = z.strictObject({
  id: z.number().int(),
  reason: pointsReasonSchema,
  /** Signed whole points: the balance is the sum of all entries. */
  points: z.number().int(),
  orderKind: orderKindSchema,
  orderNumber: orderNumberSchema,
  at: instantSchema,
});
export type PointsEntry = z.infer<typeof pointsEntrySchema>;

export const listPoints = endpoint({
  ...listPointsCall,
  summary: 'The points of the signed-in user and their history, newest first',
  sessionAccess: true,
  query: z.strictObject({
    /** The `next` of the previous response; omitted for the newest entries. */
    before: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.strictObject({
    /** Negative when points were taken back after they had been spent: points earned later settle it. */
    balance: z.number().int(),
    entries: z.array(pointsEntrySchema),
    /** Send it as `before` to get older entries; null when there are none. */
    next: z.number().int().nullable(),
  }),
});
export type PointsPage = z.infer<typeof listPoints.response>;
