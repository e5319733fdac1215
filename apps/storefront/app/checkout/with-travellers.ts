import { loadStillParts } from '@karvon/ui-kit';
import type { Prefetch } from '../data/prefetch/prefetch';

/**
 * For a form that saved travellers fill in: also requests those of a signed-in visitor, and loads the form and the rows that offer
 * them. What requests them comes with those rows.
 */
export const withTravellers =
  (prefetch: Prefetch, loadForm: () => Promise<unknown>): Prefetch =>
  async (args) => {
    const travellers = import('./account-slots').then(({ prefetchTravellers }) =>
      prefetchTravellers(args),
    );
    await Promise.all([prefetch(args), loadForm(), loadStillParts(), travellers]);
  };
