import { STATUS_CODES } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { attachRefundDocument } from '@karvon/contract';
import { paths, priceAlertPath } from '@karvon/paths';
import type { ErrorRequestHandler, NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { policyReportsPath } from '../app/document/security-headers.server';

const reads = ['GET', 'HEAD'];
const writes = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Forms that work before any script, and what browsers report; their routes say whose pages may send them. */
const forms = new Set([
  policyReportsPath,
  ...(['ru', 'uz'] as const).flatMap((locale) => [
    paths.logout.to(locale),
    paths.consent.to(locale),
    paths.findOrder.to(locale),
  ]),
]);

/** What stands before the token in the addresses that letters lead to. */
const formsOfLetters = (['ru', 'uz'] as const).map((locale) =>
  priceAlertPath.to(locale, { token: '' }),
);
const isFormOfLetter = (path: string) => formsOfLetters.some((start) => path.startsWith(start));

function methodsOf(path: string): string[] {
  if (path.startsWith('/api/')) return [...reads, ...writes];
  return forms.has(path) || isFormOfLetter(path) ? [...reads, 'POST'] : reads;
}

/** A form that works before any script holds a few words. */
const largestForm = 16 * 1024;
/** The API takes no more, and ends the connection in the middle of a longer body: to us it would seem to be away. */
const largestCall = 256 * 1024;
/** It carries a document that proves a claim. */
const isDocument = new RegExp(`^/api${attachRefundDocument.path.replaceAll(/:\w+/g, '[^/]+')}$`);

function largestBody(path: string): number {
  if (!path.startsWith('/api/')) return largestForm;
  return isDocument.test(path) ? attachRefundDocument.largestBody! : largestCall;
}

/**
 * What is wrong with the body's length, if anything. A body that does not say how long it is would have to be read to know:
 * browsers always say it, and Node's parser holds them to it.
 */
function bodyFault({ headers, path }: Request): 411 | 413 | undefined {
  if (headers['transfer-encoding'] !== undefined) return 411;
  return Number(headers['content-length'] ?? 0) > largestBody(path) ? 413 : undefined;
}

/** What ends a host in a URL, and what would stand before it. */
const besideHost = /[/\\?#@]/;
/** Parts of a path that a URL does not keep, and the sign that it reads as a slash. */
const unkept = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;
/**
 * A letter, digit or sign that no program escapes, escaped in a call: the API would read it as it is, while the proxy, which
 * compares addresses, would not know a call that answers with a token and would hand the token to the page.
 */
const escapedInVain = /^\/api\/.*%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i;

/**
 * One host, and a path alone that stays as it is: whoever stands before us may understand two hosts, a whole URL or
 * `/api/../ru` in another way, and so do our routes, which read URLs.
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
 * Refuses other methods, invalid hosts and bodies that are too long. Pages are read; writes go to the API's address or
 * are one of the forms.
 */
export function refuseOddRequests(request: Request, response: Response, next: NextFunction): void {
  const allowed = methodsOf(request.path);
  if (!isUnmistakable(request)) response.status(400);
  else if (!allowed.includes(request.method)) response.status(405).set('allow', allowed.join(', '));
  else {
    const fault = bodyFault(request);
    if (!fault) return next();
    // What is still to come is not read: the connection ends with the answer.
    response.status(fault).set('connection', 'close');
  }
  response.type('text/plain').send(STATUS_CODES[response.statusCode]);
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error && error.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

const stackOf = (error: unknown) => (error instanceof Error && error.stack) || String(error);

/** The last handler: it logs the error, and the visitor gets its code; a developer reads at once what is wrong. */
export function sendError(
  logger: Pick<Logger, 'error'>,
  { production }: { production: boolean },
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const status = statusOf(error);
    const traceId = String(request.headers['x-request-id']);
    if (status === 500) logger.error({ traceId, err: error }, 'request failed');
    if (response.headersSent) return next(error);
    // Vite colours the part of the file that it could not read.
    const detail = production ? '' : `\n\n${stripVTControlCharacters(stackOf(error))}`;
    response.status(status).type('text/plain');
    response.send(
      status === 500 ? `Something went wrong. ${traceId}${detail}` : STATUS_CODES[status],
    );
  };
}
