import { STATUS_CODES } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { attachRefundDocument } from '@karvon/contract';
import { paths, priceAlertPath } from '@karvon/paths';
import type { ErrorRequestHandler, NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { policyReportsPath } from '../app/document/security-headers.server';

const reads = ['GET', 'HEAD'];
const writes = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Forms that work before scripts load, and reports of browsers; their routes say whose pages may send them. */
const forms = new Set([
  policyReportsPath,
  ...(['ru', 'uz'] as const).flatMap((locale) => [
    paths.logout.to(locale),
    paths.consent.to(locale),
    paths.findOrder.to(locale),
  ]),
]);

/** The path before the token in addresses of e-mails. */
const formsOfLetters = (['ru', 'uz'] as const).map((locale) =>
  priceAlertPath.to(locale, { token: '' }),
);
const isFormOfLetter = (path: string) => formsOfLetters.some((start) => path.startsWith(start));

function methodsOf(path: string): string[] {
  if (path.startsWith('/api/')) return [...reads, ...writes];
  return forms.has(path) || isFormOfLetter(path) ? [...reads, 'POST'] : reads;
}

/** A form that works before scripts load holds a few words. */
const largestForm = 16 * 1024;
/** The API's limit; it closes the connection in the middle of a longer body, and would look unreachable to us. */
const largestCall = 256 * 1024;
/** The call carries a document that proves a claim. */
const isDocument = new RegExp(`^/api${attachRefundDocument.path.replaceAll(/:\w+/g, '[^/]+')}$`);

function largestBody(path: string): number {
  if (!path.startsWith('/api/')) return largestForm;
  return isDocument.test(path) ? attachRefundDocument.largestBody! : largestCall;
}

/**
 * The status for a wrong body length, if any. A body without a length would have to be read to be measured: browsers always send
 * the length, and Node's parser enforces it.
 */
function bodyFault({ headers, path }: Request): 411 | 413 | undefined {
  if (headers['transfer-encoding'] !== undefined) return 411;
  return Number(headers['content-length'] ?? 0) > largestBody(path) ? 413 : undefined;
}

/** Characters that end a host in a URL, or separate it from what precedes it. */
const besideHost = /[/\\?#@]/;
/** Parts of a path that a URL normalizes, and the backslash, which it reads as a slash. */
const unkept = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;
/**
 * A needlessly escaped letter, digit or mark in a call: the API would decode it, while the proxy, which compares addresses, would
 * not recognize a call whose response contains a token, and would pass the token to the page.
 */
const escapedInVain = /^\/api\/.*%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i;

/**
 * A request needs one host and a path that URL parsing leaves unchanged: proxies and our routes could interpret two hosts, a
 * whole URL or `/api/../ru` in different ways.
 */
function isUnmistakable({ headers, headersDistinct, host, originalUrl }: Request): boolean {
  const path = originalUrl.split('?', 1)[0]!;
  return (
    headersDistinct.host?.length === 1 &&
    [headers.host, host].every(
      (one) => one !== undefined && !besideHost.test(one) && URL.canParse(`http://${one}`),
    ) &&
    path.startsWith('/') &&
    !unkept.test(path) &&
    !escapedInVain.test(path)
  );
}

/**
 * Refuses other methods, invalid hosts and bodies that are too long. Pages are read-only; writes go to the API's address or are
 * one of the forms.
 */
export function refuseOddRequests(request: Request, response: Response, next: NextFunction): void {
  const allowed = methodsOf(request.path);
  if (!isUnmistakable(request)) response.status(400);
  else if (!allowed.includes(request.method)) response.status(405).set('allow', allowed.join(', '));
  else {
    const fault = bodyFault(request);
    if (!fault) return next();
    // The rest of the body is not read: the connection ends with the response.
    response.status(fault).set('connection', 'close');
  }
  response.type('text/plain').send(STATUS_CODES[response.statusCode]);
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error && error.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

const stackOf = (error: unknown) => (error instanceof Error && error.stack) || String(error);

/** The last handler: it logs the error, and the visitor gets its code; in development the page shows the error itself. */
export function sendError(
  logger: Pick<Logger, 'error'>,
  { production }: { production: boolean },
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const status = statusOf(error);
    const traceId = String(request.headers['x-request-id']);
    if (status === 500) logger.error({ traceId, err: error }, 'request failed');
    if (response.headersSent) return next(error);
    // Vite colours the excerpt of the file that it could not parse.
    const detail = production ? '' : `\n\n${stripVTControlCharacters(stackOf(error))}`;
    response.status(status).type('text/plain');
    response.send(
      status === 500 ? `Something went wrong. ${traceId}${detail}` : STATUS_CODES[status],
    );
  };
}
