import { z } from 'zod';
import { endpoint } from '../endpoint';
import { orderKindSchema } from '../payment/payments';
import { instantSchema } from '../primitives';
import { deleteDraftCall, getDraftCall, saveDraftCall } from './drafts.calls';

const draftParams = z.strictObject({ product: orderKindSchema });

/** JSON of the form that wrote it; the server encrypts it and does not read it. Nine passengers take a third of this. */
const contentSchema = z.string().min(2).max(20_000);

export const draftSchema = z.strictObject({
  content: contentSchema,
  /** When it is deleted, unless it changes or is booked before. */
  until: instantSchema,
});
export type Draft = z.infer<typeof draftSchema>;

export const getDraft = endpoint({
  ...getDraftCall,
  summary: 'The draft of a booking of the signed-in user; null when there is none',
  sessionAccess: true,
  params: draftParams,
  response: z.strictObject({ draft: draftSchema.nullable() }),
});

export const saveDraft = endpoint({
  ...saveDraftCall,
  summary: 'Store the draft of a booking; it replaces the one before',
  sessionAccess: true,
  params: draftParams,
  body: draftSchema.pick({ content: true }),
  response: draftSchema.pick({ until: true }),
});

export const deleteDraft = endpoint({
  ...deleteDraftCall,
  summary: 'Delete the draft of a booking',
  sessionAccess: true,
  params: draftParams,
  response: z.strictObject({ ok: z.literal(true) }),
});
