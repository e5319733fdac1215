import type { CallbackTopic } from '@karvon/contract';

/** In the order a visitor most often needs them. */
export const callbackTopics = [
  'air',
  'hotel',
  'rail',
  'order',
  'payment',
  'refund',
  'other',
] as const satisfies readonly CallbackTopic[];
