import { clickSettings, paymeSettings } from '../payment-peers';
import type { Random } from '@karvon/platform/testing/random';
import { clickShapes } from './click-shapes';
import { paymeShapes } from './payme-shapes';
import { yookassaShapes } from './yookassa-shapes';

/** The recorded shapes of every bank; `random` is called at each draw, because each history has its own. */
export const createBankShapes = (random: () => Random) => ({
  payme: paymeShapes(random, paymeSettings.key),
  click: clickShapes(random, clickSettings.secretKey),
  yookassa: yookassaShapes(random),
});
export type BankShapes = ReturnType<typeof createBankShapes>;
