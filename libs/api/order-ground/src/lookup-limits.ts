import type { AppDeps } from '@karvon/platform/app-deps';
import { clientNetwork } from '@karvon/platform/http/client-network';
import { createLimiter } from '@karvon/platform/limits/limiter';
import { atMost } from '@karvon/platform/limits/rules';
import type { PersonalData } from '@karvon/platform/personal-data';

export interface LookupKeys {
  address: string;
  order: string;
}

export interface LookupLimits {
  /**
   * Counts a look-up as wrong before it is made.
   * @returns a function that takes the count back when the look-up was right
   * @throws problem rate-limited
   */
  enter(keys: LookupKeys): Promise<() => Promise<void>>;
}

const limiter = createLimiter({
  kind: 'lookup',
  // Whoever has many addresses is held up by the last one.
  rules: [atMost('address', 10, 15), atMost('order', 5, 60), atMost('everybody', 1_000, 60)],
});

/** Wrong look-ups per address, per booking number and of all addresses together, whether or not the number exists. */
export function createLookupLimits({
  clock,
  database: { db },
  data,
}: Pick<AppDeps, 'clock' | 'database'> & { data: PersonalData }): LookupLimits {
  return {
    async enter({ address, order }) {
      const keys = {
        address: data.fingerprint(clientNetwork(address), 'lookup/address'),
        order: data.fingerprint(order, 'lookup/order'),
        everybody: '',
      };
      const counted = await db.transaction().execute((tx) => limiter.count(tx, keys, clock.now()));
      return () => limiter.takeBack(db, counted);
    },
  };
}
