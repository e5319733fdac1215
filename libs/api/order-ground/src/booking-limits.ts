import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { createLimiter } from '@karvon/platform/limits/limiter';
import { atMost } from '@karvon/platform/limits/rules';
import type { PersonalData } from '@karvon/platform/personal-data';

export interface BookingLimits {
  /**
   * Counts a new order. One that is rolled back does not count.
   * @param network where the visitor comes from
   * @throws problem rate-limited
   */
  count(tx: Tx, network: string): Promise<void>;
}

/** Behind one address there may be a household, an office or the phones of a quarter. */
const visitorsOfNetwork = 20;

/**
 * New orders of both kinds from one address in an hour: as many as so many visitors may hold unpaid. Whoever invents phones and
 * forgets cookies is nobody to the limits of phone and browser, and would take all seats, and send letters and SMS to anybody.
 */
export function createBookingLimits({
  clock,
  config,
  data,
}: Pick<AppDeps, 'clock' | 'config'> & { data: PersonalData }): BookingLimits {
  const limiter = createLimiter({
    kind: 'booking',
    rules: [atMost('network', config.unpaidHolds * visitorsOfNetwork, 60)],
  });
  return {
    async count(tx, network) {
      const keys = { network: data.fingerprint(network, 'booking/network') };
      await limiter.count(tx, keys, clock.now());
    },
  };
}
