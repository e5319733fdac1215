import type { Payment } from '@karvon/contract';

/** A payment as the provider knows it. */
export type ProviderState =
  | { status: 'open' | 'processing' | 'succeeded' }
  /** The money is reserved: unless we take it, it stays with the payer. */
  | { status: 'authorized' }
  | { status: 'failed'; failure: NonNullable<Payment['failure']> };
