import type { CallbackTopic } from '@karvon/contract';

/** Topics, the most frequent first. */
export const callbackTopics = [
  'air',
  'hotel',
  'rail',
  'order',
  'payment',
  'refund',
  'other',
] as const satisfies readonly CallbackTopic[];
