import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import { moduleStocks, registerModules } from './modules';
import { operatorCalls, partnerCalls } from './partner-calls';
import { problem } from '@karvon/platform/http/problem';
import { clientNetwork } from '@karvon/platform/http/client-network';
import { countRequests } from '@karvon/platform/metrics/request-metrics';
import { countStock } from '@karvon/platform/metrics/stock-metrics';
import { createReadyResponses, type ReadyResponses } from '@karvon/platform/http/ready-responses';
import { registerCrossOrigin } from '../plugins/cross-origin';
import { registerHealth } from '../plugins/health';
import { registerLeaving } from '../plugins/leaving';
import { registerOpenapi } from '../plugins/openapi/openapi';
import { registerReferencePage } from '../plugins/openapi/reference-page';
import { createServer } from '@karvon/platform/http/create-server';
import { registerReadyResponses } from '@karvon/platform/http/register-ready-responses';
import { registerRequestLog } from '../plugins/request-log';
import { forgetNotices } from '@karvon/platform/staff-notices/forget-notices';
import { registerProxyWatch } from '../plugins/watch-proxies';

const DAY_MS = 86_400_000;

async function registerPlatform(
  app: FastifyInstance,
  deps: AppDeps,
  ready: ReadyResponses,
): Promise<void> {
  registerRequestLog(app, deps.tracing);
  registerProxyWatch(app);
  registerLeaving(app, () => ready.close());
  registerCrossOrigin(app, deps.config.widgetOrigins);
  if (deps.config.requestsPerMinute > 0) {
    await app.register(rateLimit, {
      max: deps.config.requestsPerMinute,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => clientNetwork(ip),
      errorResponseBuilder: (_request, { ttl }) =>
        problem('rate-limited', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
    });
  }
  registerReadyResponses(app, ready);
  if (deps.metrics) {
    countRequests(app, deps.metrics);
    countStock(deps, deps.metrics, moduleStocks);
  }
  await registerOpenapi(app, { partners: partnerCalls, operators: operatorCalls });
  if (deps.config.reference) await registerReferencePage(app);
  registerHealth(app, { db: deps.database.db, jobs: deps.jobs });
  deps.jobs.work('keys.walk', () => deps.keys.walk());
  deps.jobs.work('staff-notices.forget', () => forgetNotices(deps));
  deps.jobs.work('http.forget-idempotency-keys', () =>
    app.idempotency.store.forgetBefore(new Date(deps.clock.now().getTime() - 2 * DAY_MS)),
  );
}

/** Builds the whole API. Call it before `jobs.start()`, so that every job has its handler. */
export async function createApp(
  deps: AppDeps,
  extend?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const ready = createReadyResponses(deps.logger);
  const app = await createServer(deps, ready);
  try {
    await registerPlatform(app, deps, ready);
    registerModules(app, deps);
    extend?.(app);
    await app.ready();
    return app;
  } catch (error) {
    // Plugins that have started would keep the process alive.
    await app.close();
    throw error;
  }
}
