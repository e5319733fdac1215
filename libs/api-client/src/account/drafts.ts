import {
  deleteDraftCall,
  getDraftCall,
  saveDraftCall,
  type deleteDraft as DeleteDraft,
  type getDraft as GetDraft,
  type saveDraft as SaveDraft,
} from '@karvon/contract';
import { call } from '../transport/call';
import type { CallOptions } from '../transport/call-types';
import type { Transport } from '../transport/transport';

type Product = 'air' | 'hotel';

/** The signed-in user's draft of a booking form; null when there is none. */
export async function getDraft(transport: Transport, product: Product, options?: CallOptions) {
  const params = { product };
  return (await call<typeof GetDraft>(transport, getDraftCall, { params, ...options })).draft;
}

/** Saves the draft, JSON of at most 20,000 characters; it replaces the previous one. */
export function saveDraft(
  transport: Transport,
  product: Product,
  content: string,
  options?: CallOptions,
) {
  const sent = { params: { product }, body: { content } };
  return call<typeof SaveDraft>(transport, saveDraftCall, { ...sent, ...options });
}

/** Deletes the draft. */
export function deleteDraft(transport: Transport, product: Product, options?: CallOptions) {
  const params = { product };
  return call<typeof DeleteDraft>(transport, deleteDraftCall, { params, ...options });
}
