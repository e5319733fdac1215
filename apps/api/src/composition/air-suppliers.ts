import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { AirSupplierName } from '@karvon/platform/settings/air-suppliers';
import type { LogoLearner } from '@karvon/air-supply/learn-logos';
import type { AirSupplier } from '@karvon/air-supply/air-supplier';
import { RATE_ONE } from '@karvon/supply/amounts';
import { createDuffelSupplier, registerDuffelEvents } from '@karvon/duffel';
import { joinSuppliers } from '@karvon/air-supply/join-suppliers';
import type { StoredNames } from '@karvon/air-supply/stored-names';
import { createSirenaSupplier, sirenaNames } from '@karvon/sirena';
import { createSandboxSupplier } from '@karvon/air-sandbox';

type Deps = Pick<
  AppDeps,
  'clock' | 'config' | 'database' | 'edition' | 'logger' | 'parties' | 'personalData'
> & {
  logos: LogoLearner;
};

/** All adapters: a new one is a line here and a name in the configuration. */
const adapters: Record<AirSupplierName, (deps: Deps) => AirSupplier> = {
  sandbox: createSandboxSupplier,
  duffel({ config, edition, parties, ...deps }) {
    const { baseUrl, token, timeouts, currency, rate } = config.airSuppliers.duffel;
    return createDuffelSupplier({
      ...deps,
      party: parties('duffel'),
      account: { baseUrl, token, timeouts },
      exchange: { account: currency, ours: edition.currency, rate: rate ?? RATE_ONE },
    });
  },
  sirena({ config, edition, parties, ...deps }) {
    // A listed supplier always has its settings.
    const { account, formPay, currency, rate } = config.airSuppliers.sirena!;
    return createSirenaSupplier({
      ...deps,
      party: parties('sirena'),
      account,
      formPay,
      exchange: { account: currency, ours: edition.currency, rate: rate ?? RATE_ONE },
    });
  },
};

/** Tables of adapters that store passengers' names. */
export const storedNames: readonly StoredNames[] = [sirenaNames];

/** Registers the routes that suppliers call. */
export function registerSupplierCalls(app: FastifyInstance, deps: AppDeps): void {
  registerDuffelEvents(app, deps);
}

/** The configured suppliers joined into one. */
export function createSuppliers(deps: Deps): AirSupplier {
  const { listed, absent } = deps.config.airSuppliers;
  for (const supplier of absent)
    deps.logger.warn({ supplier }, 'a supplier is listed and has no token: it is not asked');
  return joinSuppliers(
    listed.map(({ name, markUp }) => ({ name, markUp, supplier: adapters[name](deps) })),
    { logger: deps.logger, patienceMs: deps.config.airSearch.patienceMs },
  );
}
