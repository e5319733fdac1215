import { createTransport, type Transport } from '@karvon/api-client';
import { getConfig } from '../config.server';
import { apiHeaders } from '../proxy/api-headers.server';

/** A page waits this long for its data; then it is shown without, and the browser asks again. */
const timeoutMs = 6_000;

/** The API for a loader, in the name of the visitor whose request it answers. */
export function serverTransport(request: Request): Transport {
  return createTransport({
    baseUrl: getConfig().apiUrl,
    timeoutMs,
    headers: ({ path, body }) => apiHeaders(request, path, body),
  });
}
