import { wholeRequestMs } from '@karvon/processes';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { PersonalData } from '../personal-data';
import { idempotencyStore } from './idempotency/idempotency-store';
import { registerProblems, sendProblem } from './problems';
import { serverWith, type ReadyResponses } from './ready-responses';
import { registerResponseHeaders } from './response-headers';
import { requestId } from './request-id';
import { refuseBroken } from './slow-and-broken';

const BODY_LIMIT = 256 * 1024;
/** The id of an offer holds the whole offer, so it is far longer than the router's usual limit. */
const LONGEST_PARAMETER = 700;

export interface ServerDeps {
  clock: Clock;
  config: Pick<Config, 'trustProxy'>;
  database: Database;
  logger: Logger;
  personalData: PersonalData;
}

/** A server without routes. It checks input by schemas, responds with problems and with the headers that protect browsers, and runs idempotent calls once. */
export async function createServer(
  { clock, config, database, logger, personalData }: ServerDeps,
  ready: ReadyResponses,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: wholeRequestMs,
    clientErrorHandler: refuseBroken,
    http: { connectionsCheckingInterval: 5_000 },
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: sendProblem,
    genReqId: requestId,
    serverFactory: serverWith(ready),
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // A foreign page may send a text/plain body without a preflight request, so we accept JSON only.
  app.removeContentTypeParser('text/plain');
  app.decorate('idempotency', { store: idempotencyStore(database.db, personalData), clock });
  registerProblems(app);
  await registerResponseHeaders(app);
  return app;
}
