import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '../db/outage';
import { errorToProblem } from './error-to-problem';
import { problem, type ProblemError } from './problem';

/** After how many seconds a client may try again when we are unavailable. */
const AWAY_SECONDS = 1;

/** The log level of a failure: only a bug of ours is an error, a failure of a upstream is a warning. */
function levelOf({ code, cause }: ProblemError): 'error' | 'warn' | 'debug' {
  if (code === 'internal-error') return 'error';
  return code === 'service-unavailable' && isOutage(cause) ? 'debug' : 'warn';
}

/** Responds to a thrown error with application/problem+json and logs it unless the client caused it. */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = errorToProblem(error);
  // A bank that is refused may be a real one, whose secret differs from ours.
  if (refusal.status >= 500 || refusal.code === 'callback-refused') {
    request.log[levelOf(refusal)](
      { err: refusal.cause ?? error, traceId: request.id, code: refusal.code },
      'request failed',
    );
  }
  const body = refusal.toProblem(request.id);
  const away = refusal.code === 'service-unavailable' ? AWAY_SECONDS : undefined;
  const wait = (body as { retryAfterSeconds?: number }).retryAfterSeconds ?? away;
  if (wait !== undefined) void reply.header('retry-after', String(wait));
  return reply
    .code(refusal.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(body);
}

/** Every error of the app, an unknown route included, is a problem of the contract. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(problem('route-not-found'), request, reply),
  );
}
