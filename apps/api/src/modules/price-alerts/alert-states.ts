import type { PriceAlertStatus } from '@karvon/contract';
import { createLifeCycle, type TransitionTable } from '@karvon/platform/life-cycle/life-cycle';

/** The moves of a price alert. One that has ended stays so: who wants letters again sets a new one. */
export const alertTransitions: TransitionTable<PriceAlertStatus> = {
  waiting: ['active', 'ended'],
  active: ['ended'],
  ended: [],
};

export const alertLife = createLifeCycle('price alert', alertTransitions);
