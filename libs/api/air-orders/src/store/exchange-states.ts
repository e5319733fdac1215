import type { ExchangeState } from '@karvon/contract';

/** An exchange as it is stored: before the visitor confirms it, it is only a quote. */
export type StoredExchangeState = 'quoted' | ExchangeState;

/**
 * The states that may follow each state of an exchange. An accepted exchange ends with new tickets or with a refund; until it is
 * paid the visitor may give it up.
 */
export const exchangeTransitions: Record<StoredExchangeState, readonly StoredExchangeState[]> = {
  quoted: ['in-review', 'to-pay', 'at-carrier'],
  'in-review': ['offered', 'declined', 'withdrawn'],
  offered: ['to-pay', 'at-carrier', 'expired', 'withdrawn', 'declined'],
  'to-pay': ['at-carrier', 'expired', 'withdrawn'],
  'at-carrier': ['done', 'declined'],
  done: [],
  declined: [],
  expired: [],
  withdrawn: [],
};

/** States in which no other exchange of the order may begin. */
export const openExchangeStates: readonly StoredExchangeState[] = [
  'in-review',
  'offered',
  'to-pay',
  'at-carrier',
];

/** The visitor has agreed to an offer: a refund must wait for its end. */
export const agreedExchangeStates: readonly StoredExchangeState[] = ['to-pay', 'at-carrier'];
