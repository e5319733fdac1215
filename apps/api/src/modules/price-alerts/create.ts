import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { SessionAccess } from '@karvon/accounts';
import type { PriceWatch } from '@karvon/air-prices';
import type { SearchAgain } from '@karvon/air-catalogue';
import type { Messages } from '@karvon/messages';
import { alertBelongings } from './alert-store';
import { registerPriceAlertRoutes } from './routes';
import { createAlertLinks } from './set/links';
import { createSetAlert } from './set/set-alert';
import { createAsking } from './watch/ask-suppliers';
import { createEnding } from './watch/end-alerts';
import { createHearing } from './watch/hear-prices';
import { createLetters } from './write-letter';

export { alertBelongings };

export interface PriceAlertsOutside {
  access: SessionAccess;
  messages: Messages;
  prices: PriceWatch;
  searchAgain: SearchAgain;
}

/** Letters about searches that have become cheaper. */
export function createPriceAlerts(
  app: FastifyInstance,
  appDeps: AppDeps,
  outside: PriceAlertsOutside,
): void {
  const { jobs } = appDeps;
  const deps = {
    ...appDeps,
    ...outside,
    letters: createLetters({ ...appDeps, messages: outside.messages }),
  };
  const links = createAlertLinks(deps);
  registerPriceAlertRoutes(app, { ...deps, links, setAlert: createSetAlert(deps) });

  const hearing = createHearing(deps);
  outside.prices.whenStored((search) => hearing.hear(search));
  jobs.work('price-alerts.judge', ({ search }) => hearing.judgeAll(search));

  const asking = createAsking(deps);
  const endOver = createEnding(deps);
  jobs.work('price-alerts.look', async () => {
    await endOver();
    await asking.look();
  });
  jobs.work('price-alerts.ask', ({ search }) => asking.ask(search));
}
