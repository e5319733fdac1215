import type { Payment } from '@karvon/contract';

/** A payment as the provider knows it. */
export type ProviderState =
  | { status: 'open' | 'processing' | 'succeeded' }
  | { status: 'failed'; failure: NonNullable<Payment['failure']> };
