import type { Payment } from '@karvon/contract';

/** A payment as the provider knows it. */
export type ProviderState =
  | { status: 'open' | 'processing' | 'succeeded' }
  /** The money is reserved: we may take it, otherwise it stays with the payer. */
  | { status: 'authorized' }
  | { status: 'failed'; failure: NonNullable<Payment['failure']> };
