import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idempotencyKeyHeader } from '@karvon/contract';
import type { Clock } from '../../clock';
import { HEARTBEAT_MS, type ClaimedKey, type IdempotencyStore } from './idempotency-store';
import { invalid, problem, ProblemError } from '../problem';

/**
 * What a handler of an idempotent endpoint gets. The handler writes the key into its own row, which shows how far a dead call
 * came.
 */
export interface IdempotentCall {
  key: string;
  /** An earlier call with this key died before it responded: look for the row that it wrote. */
  takenOver: boolean;
}

export interface IdempotencyDeps {
  store: IdempotencyStore;
  clock: Clock;
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers[idempotencyKeyHeader];
  if (key === undefined || key === '') throw problem('idempotency-key-missing');
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,255}$/.test(key)) {
    throw invalid(
      'headers.idempotency-key',
      'format',
      'a UUID, or 8 to 255 printable characters without spaces',
    );
  }
  return key;
}

/** JSON with sorted keys: the order a client writes its fields in makes no difference. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/**
 * Runs `work` once per key and stores the bytes of its response. A refusal stores nothing: the same key may be sent again. The
 * call keeps its key as long as it runs. After a failure or a crash the next call gets `takenOver`: an earlier one may have
 * written something.
 */
export async function runOnce(
  { store, clock }: IdempotencyDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { input, status }: { input: object; status: number },
  work: (call: IdempotentCall) => Promise<Buffer>,
): Promise<Buffer> {
  const key = keyOf(request);
  const hash = createHash('sha256').update(canonical(input)).digest('hex');
  const scope = `${request.method} ${request.routeOptions.url}`;
  const requested: ClaimedKey = { scope, key, hash, owner: randomUUID() };
  const claim = await store.claim(requested, clock.now());
  if (claim.outcome === 'reused') throw problem('idempotency-key-reused');
  if (claim.outcome === 'running') throw problem('request-in-progress', { retryAfterSeconds: 1 });
  void reply.type('application/json; charset=utf-8');
  if (claim.outcome === 'finished') {
    void reply.code(claim.status).header('idempotent-replayed', 'true');
    return Buffer.from(claim.body);
  }
  // If the database is away, the next beat renews the claim.
  const beat = setInterval(
    () => void store.keep(requested, clock.now()).catch(() => undefined),
    HEARTBEAT_MS,
  );
  try {
    const body = await work({ key, takenOver: claim.takenOver });
    if (!(await store.finish(requested, status, body.toString())))
      throw problem('request-in-progress', { retryAfterSeconds: 1 });
    void reply.code(status);
    return body;
  } catch (error) {
    const refused = error instanceof ProblemError && error.status < 500;
    // Without a database the claim expires by itself; the client gets the first error.
    await (refused ? store.release(requested) : store.abandon(requested)).catch(() => undefined);
    void reply.removeHeader('content-type');
    throw error;
  } finally {
    clearInterval(beat);
  }
}
