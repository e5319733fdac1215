import { createTransport, type Transport } from '@karvon/api-client';
import { getConfig } from '../config.server';
import { apiHeaders } from '../proxy/api-headers.server';
import { sendNoted } from './api-reads.server';

/** How long the server waits for data. After that the page is sent without it, and the browser requests it again. */
const timeoutMs = 6_000;

/** A transport to the API for a loader, with the access of the visitor who made the request. */
export function serverTransport(request: Request): Transport {
  return createTransport({
    baseUrl: getConfig().apiUrl,
    timeoutMs,
    send: sendNoted,
    headers: ({ path, body }) => apiHeaders(request, path, body),
  });
}
