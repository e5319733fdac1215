import { loadStillParts } from '@karvon/ui-kit';
import type { Prefetch } from '../data/prefetch/prefetch';

/**
 * Extends the prefetch of a form with saved travellers: requests those of a signed-in visitor, and loads the form and its rows of
 * travellers. The request is in the same file as these rows.
 */
export const withTravellers =
  (prefetch: Prefetch, loadForm: () => Promise<unknown>): Prefetch =>
  async (args) => {
    const travellers = import('./account-slots').then(({ prefetchTravellers }) =>
      prefetchTravellers(args),
    );
    await Promise.all([prefetch(args), loadForm(), loadStillParts(), travellers]);
  };
