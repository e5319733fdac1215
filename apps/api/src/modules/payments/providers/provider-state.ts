import type { Payment } from '@karvon/contract';

/** A payment as the provider knows it. */
export type ProviderState =
  | { status: 'open' | 'processing' | 'succeeded' }
  /** The money is reserved: it is ours when we ask for it, and the payer's when we do not. */
  | { status: 'authorized' }
  | { status: 'failed'; failure: NonNullable<Payment['failure']> };
