import type { Problem } from '@karvon/contract';

/** A problem of the visitor's connection: no response, or one from somebody else, such as an airport's Wi-Fi. */
export interface NetworkProblem {
  code: 'network';
  status: 0;
  title: string;
  traceId: '';
}

/** The error every call throws when it fails. Branch on `problem.code` only. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';

  constructor(
    readonly problem: Problem | NetworkProblem,
    options?: ErrorOptions,
  ) {
    super(`${problem.code} (${problem.status}): ${problem.title}`, options);
  }
}

export function isApiProblem(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem;
}

/**
 * The problem in a response's body, if it is one. This build may not know its code yet; such a code gets a general
 * text.
 */
export function readProblem(body: unknown): Problem | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const known =
    'code' in body &&
    typeof body.code === 'string' &&
    'status' in body &&
    typeof body.status === 'number';
  return known ? (body as Problem) : undefined;
}

/** The problem of an error response without a problem body, such as a proxy's. */
export function problemOfStatus(status: number, traceId: string): Problem {
  const away = status === 502 || status === 503 || status === 504;
  const code = away ? 'service-unavailable' : status === 404 ? 'route-not-found' : 'internal-error';
  return { code, status, title: `HTTP ${status}`, traceId };
}

export function networkProblem(title: string): NetworkProblem {
  return { code: 'network', status: 0, title, traceId: '' };
}

/**
 * The problem of a missing response, or of a dialog's code that failed to load. It blames the visitor's connection only where the
 * browser knows that it is offline, or where the request reached nobody, which `fetch` throws as a TypeError. Otherwise a server
 * is at fault, for example after a timeout; so it is with calls of our own server, which has no visitor's connection.
 * @param cause the error of `fetch`; without it a file is missing
 */
export function silenceProblem(cause?: unknown): Problem | NetworkProblem {
  const { name, message = 'No response' } = (cause ?? {}) as Partial<Error>;
  const inBrowser = typeof document !== 'undefined';
  return inBrowser && (!navigator.onLine || name === 'TypeError')
    ? networkProblem(message)
    : problemOfStatus(504, '');
}
