import { z } from 'zod';
import { instantSchema } from '../primitives';
import { refundDocumentLimits } from './refund-document.limits';

/** The accepted file types. The first bytes decide, not the name. */
export const refundDocumentKindSchema = z.enum(['pdf', 'jpeg', 'png']);
export type RefundDocumentKind = z.infer<typeof refundDocumentKindSchema>;

/** A document of a claim for its guest, without its content. */
export const refundDocumentSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  kind: refundDocumentKindSchema,
  bytes: z.number().int().positive(),
  receivedAt: instantSchema,
});
export type RefundDocument = z.infer<typeof refundDocumentSchema>;

export const newRefundDocumentSchema = z.strictObject({
  /** The file's name, for people. */
  name: z.string().trim().min(1).max(refundDocumentLimits.name),
  /** Its content, at most `refundDocumentLimits.bytes`. */
  content: z
    .base64()
    .min(8)
    .max(Math.ceil(refundDocumentLimits.bytes / 3) * 4),
});
