import { clickSettings, clickShapes } from '@karvon/click/testing';
import { paymeSettings, paymeShapes } from '@karvon/payme/testing';
import type { Random } from '@karvon/platform/testing/random';
import { yookassaShapes } from '@karvon/yookassa/testing';

/** The recorded shapes of every bank; `random` is called at each draw, because each history has its own. */
export const createBankShapes = (random: () => Random) => ({
  payme: paymeShapes(random, paymeSettings.key),
  click: clickShapes(random, clickSettings.secretKey),
  yookassa: yookassaShapes(random),
});
export type BankShapes = ReturnType<typeof createBankShapes>;
