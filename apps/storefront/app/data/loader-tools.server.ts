import type { Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { localeOfRequest } from '../document/request-locale.server';
import { serverTransport } from './server-transport.server';

/** What a loader asks with: the visitor's language and their right to the API. */
export function loaderTools(request: Request): { transport: Transport; locale: Locale } {
  return { transport: serverTransport(request), locale: localeOfRequest(request) };
}
