import { STATUS_CODES } from 'node:http';
import { paths } from '@karvon/paths';
import type { NextFunction, Request, Response } from 'express';

const reads = ['GET', 'HEAD'];
const writes = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Forms that work before any script; their routes say whose pages may send them. */
const forms = new Set(
  (['ru', 'uz'] as const).flatMap((locale) => [
    paths.logout.to(locale),
    paths.consent.to(locale),
    paths.findOrder.to(locale),
  ]),
);

function methodsOf(path: string): string[] {
  if (path.startsWith('/api/')) return [...reads, ...writes];
  return forms.has(path) ? [...reads, 'POST'] : reads;
}

/** Pages are read; writes go to the API's address, or are one of the forms. Other methods, and hosts that are none, are not for us. */
export function refuseOddRequests(request: Request, response: Response, next: NextFunction): void {
  const allowed = methodsOf(request.path);
  const { host } = request.headers;
  if (!host || !URL.canParse(`http://${host}`)) response.status(400);
  else if (!allowed.includes(request.method)) response.status(405).set('allow', allowed.join(', '));
  else return next();
  response.type('text/plain').send(STATUS_CODES[response.statusCode]);
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error && error.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** The last resort: what went wrong is logged, the visitor gets its code. */
export function answerError(
  error: unknown,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const status = statusOf(error);
  const traceId = String(request.headers['x-request-id']);
  if (status === 500) console.error({ traceId, error });
  if (response.headersSent) return next(error);
  response.status(status).type('text/plain');
  response.send(status === 500 ? `Something went wrong. ${traceId}` : STATUS_CODES[status]);
}
