import type { CallAddress, Endpoint } from '@karvon/contract';
import { firstOf } from './first-of';
import { request, toQuery, type Question } from './request';
import { retriesOf } from './retry';
import type { Transport } from './transport';
import type { AddressOf, ResponseOf, Sent } from './call-types';

/** '/v1/air/orders/:number' with its parameters filled in; a '*' at the end stands for several segments. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  const segment = (name: string) => encodeURIComponent(String(params[name]));
  const rest = () => String(params['*']).split('/').map(encodeURIComponent).join('/');
  return path.replace(/:(\w+)/g, (_, name: string) => segment(name)).replace(/\*$/, rest);
}

/** Any input of a call; `Sent` is the exact type of one endpoint's input. */
interface AnySent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown> | unknown[];
  idempotencyKey?: string;
  signal?: AbortSignal;
  keepalive?: boolean;
}

function toQuestion(
  transport: Transport,
  address: CallAddress,
  { params, query, body, idempotencyKey, signal, keepalive = false }: AnySent,
): Question {
  const { method } = address;
  const path = fillPath(address.path, params);
  const timeout = AbortSignal.timeout(transport.timeoutMs);
  return {
    method,
    url: transport.baseUrl + path + toQuery(query),
    headers: {
      accept: 'application/json',
      ...transport.headers({ method, path, body }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body,
    signal: signal ? firstOf(signal, timeout) : timeout,
    keepalive,
    retries: retriesOf(address, Boolean(idempotencyKey)),
    send: transport.send,
  };
}

/**
 * Makes one call of the API and returns its response, which is checked against the contract except in production.
 * @throws ApiProblem when the API refused or could not be reached; the signal's reason when the caller aborted
 */
export async function call<E extends Endpoint>(
  transport: Transport,
  address: AddressOf<E>,
  sent: Sent<E>,
): Promise<ResponseOf<E>> {
  const { signal, idempotencyKey } = sent as AnySent;
  // The types already require the key; production bundles omit the text.
  if (process.env.NODE_ENV !== 'production' && address.idempotent && !idempotencyKey)
    throw new TypeError(`${address.method} ${address.path} needs an idempotencyKey`);
  const response = (await request(toQuestion(transport, address, sent as AnySent)).catch(
    (error: unknown) => {
      throw signal?.aborted ? signal.reason : error;
    },
  )) as ResponseOf<E>;
  if (process.env.NODE_ENV !== 'production') {
    const { checkResponse } = await import('./check-response');
    checkResponse(address, response);
  }
  return response;
}
