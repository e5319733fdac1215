import { FetchError } from 'ofetch';
import type { Endpoint } from '@karvon/contract';
import { ApiProblem, networkProblem, problemOfStatus, readProblem } from './api-problem';
import { isWorthRepeating, pauseBefore, retriesOf, retryStatusCodes } from './retry';
import type { Transport } from './transport';
import type { Answer, Sent, Wire } from './wire';

/** '/v1/air/orders/:number' with its parameters filled in. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function toApiProblem(error: unknown): ApiProblem {
  const response = error instanceof FetchError ? error.response : undefined;
  if (!response)
    return new ApiProblem(networkProblem(error instanceof Error ? error.message : 'No answer'), {
      cause: error,
    });
  const traceId = response.headers.get('x-request-id') ?? '';
  return new ApiProblem(readProblem(response._data) ?? problemOfStatus(response.status, traceId), {
    cause: error,
  });
}

/** Anything a call may send; `Sent` is its exact type for one endpoint. */
interface AnySent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

async function ask<E extends Endpoint>(
  transport: Transport,
  wire: Wire<E>,
  sent: AnySent,
): Promise<Answer<E>> {
  const { params, query, body, idempotencyKey, signal } = sent;
  const path = fillPath(wire.path, params);
  const timeout = AbortSignal.timeout(transport.timeoutMs);
  const response = await transport.fetch<Answer<E>, 'json'>(path, {
    baseURL: transport.baseUrl,
    method: wire.method,
    ...(query ? { query } : {}),
    ...(body ? { body } : {}),
    headers: {
      accept: 'application/json',
      ...transport.headers({ method: wire.method, path, body }),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    retry: retriesOf(wire, Boolean(idempotencyKey)),
    retryStatusCodes,
    retryDelay: ({ response }) => pauseBefore(response),
    onResponseError: ({ response, options }) => {
      if (!isWorthRepeating(wire.method, response)) options.retry = false;
    },
  });
  return response._data as Answer<E>;
}

/**
 * Makes one call of the API and gives its answer, which is held against the contract everywhere but in production.
 * @throws ApiProblem when the API refused or could not be reached; the signal's reason when the caller gave up
 */
export async function call<E extends Endpoint>(
  transport: Transport,
  wire: Wire<E>,
  sent: Sent<E>,
): Promise<Answer<E>> {
  const { signal, idempotencyKey } = sent as AnySent;
  if (wire.idempotent && !idempotencyKey)
    throw new TypeError(`${wire.method} ${wire.path} needs an idempotencyKey`);
  const answer = await ask(transport, wire, sent as AnySent).catch((error: unknown) => {
    throw signal?.aborted ? signal.reason : toApiProblem(error);
  });
  if (process.env.NODE_ENV !== 'production') {
    const { checkAnswer } = await import('./check-answer');
    checkAnswer(wire, answer);
  }
  return answer;
}
