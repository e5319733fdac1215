import type { RequestHandler } from 'express';

/** The time limit for the API's health response. */
const patienceMs = 800;

export interface Readiness {
  apiUrl: string;
  /** True after this process was asked to stop. */
  isStopping: () => boolean;
}

/**
 * Whether this process accepts visitors: it is not stopping, and the API is healthy. Otherwise a proxy sends visitors to another
 * process.
 */
export function sendReadiness({ apiUrl, isStopping }: Readiness): RequestHandler {
  return async (_request, response) => {
    const api = isStopping()
      ? 'stopping'
      : await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(patienceMs) }).then(
          ({ ok }) => (ok ? 'ready' : 'not ready'),
          () => 'does not answer',
        );
    response
      .status(api === 'ready' ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: api === 'ready' ? 'ready' : 'not ready', api });
  };
}

/** A stopping process closes the connection after each response, so that the next request goes to another process. */
export function endConnections(isStopping: () => boolean): RequestHandler {
  return (_request, response, next) => {
    if (isStopping()) response.setHeader('connection', 'close');
    next();
  };
}
