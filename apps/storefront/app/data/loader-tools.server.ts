import { getConfig } from '../config.server';
import { localeOfRequest } from '../document/request-locale.server';
import { serverTransport } from './server-transport.server';

/** What a loader asks with: the visitor's language, their right to the API, where searches begin. */
export function loaderTools(request: Request) {
  return {
    transport: serverTransport(request),
    locale: localeOfRequest(request),
    homeCity: getConfig().edition.homeCity,
  };
}
