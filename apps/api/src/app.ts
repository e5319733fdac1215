import rateLimit from '@fastify/rate-limit';
import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AppDeps } from './app-deps';
import { idempotencyStore } from './http/idempotency-store';
import { problem } from './http/problem';
import { createAccounts } from './modules/accounts/create';
import { createAirPrices } from './modules/air-prices/create';
import { registerAirSearch } from './modules/air-search/create';
import { registerContent } from './modules/content/create';
import { registerHotelSearch } from './modules/hotel-search/create';
import { createJournal } from './modules/journal/create';
import { createMessages } from './modules/messages/create';
import { createOps } from './modules/ops/create';
import { registerPlaces } from './modules/places/routes';
import { registerAirSales } from './modules/register-air-sales';
import { createSupport } from './modules/support/create';
import { registerHealth } from './plugins/health';
import { registerOpenapi } from './plugins/openapi';
import { registerProblems, sendProblem } from './plugins/problems';
import { registerRequestLog } from './plugins/request-log';
import { registerResponseHeaders } from './plugins/response-headers';

const BODY_LIMIT = 256 * 1024;
/** An offer's id says all about the offer: far longer than the router's usual limit. */
const LONGEST_PARAMETER = 700;
const DAY_MS = 86_400_000;

function createServer({ config, logger }: AppDeps): FastifyInstance {
  return Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: sendProblem,
    // A caller's own id is taken when it cannot spoil a log line.
    genReqId: (raw) => {
      const given = raw.headers['x-request-id'];
      return typeof given === 'string' && /^[\w.:-]{8,128}$/.test(given) ? given : randomUUID();
    },
  }) as unknown as FastifyInstance;
}

async function registerPlatform(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // A text/plain body is what a foreign page may send without asking; JSON is the only language here.
  app.removeContentTypeParser('text/plain');
  app.decorate('idempotency', {
    store: idempotencyStore(deps.database.db, deps.personalData),
    clock: deps.clock,
  });
  registerProblems(app);
  registerRequestLog(app);
  await registerResponseHeaders(app);
  if (deps.config.requestsPerMinute > 0) {
    await app.register(rateLimit, {
      max: deps.config.requestsPerMinute,
      timeWindow: 60_000,
      errorResponseBuilder: (_request, { ttl }) =>
        problem('rate-limited', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
    });
  }
  await registerOpenapi(app);
  registerHealth(app, { db: deps.database.db, jobs: deps.jobs });
  deps.jobs.work('http.forget-idempotency-keys', () =>
    app.idempotency.store.forgetBefore(new Date(deps.clock.now().getTime() - 2 * DAY_MS)),
  );
}

/** Every module of the API; the order is who needs whom. */
function registerModules(app: FastifyInstance, deps: AppDeps): void {
  registerPlaces(app, deps);
  const prices = createAirPrices(app, deps);
  const catalogue = registerAirSearch(app, deps, prices.observe);
  prices.serve(catalogue);
  registerHotelSearch(app, deps);
  registerContent(app, deps);
  const { claims } = registerAirSales(app, deps, catalogue);
  const { callbacks } = createSupport(app, deps);
  createAccounts(app, deps, { callbacks, messages: createMessages(app, deps) });
  const journal = createJournal(app, deps);
  createOps(app, deps, { callbacks, claims, journal });
}

/** The whole API on the given outside world; call it before `jobs.start()`, so that every handler is known. */
export async function createApp(
  deps: AppDeps,
  extend?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const app = createServer(deps);
  await registerPlatform(app, deps);
  registerModules(app, deps);
  extend?.(app);
  await app.ready();
  return app;
}
