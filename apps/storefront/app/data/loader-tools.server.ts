import { readCarriedForms } from '@karvon/session';
import { getConfig } from '../config.server';
import { localeOfRequest } from '../document/request-locale.server';
import { serverTransport } from './server-transport.server';

/** What a loader asks with: the visitor's language, their right to the API, where searches begin, what was typed before the language was changed. */
export function loaderTools(request: Request) {
  return {
    transport: serverTransport(request),
    locale: localeOfRequest(request),
    homeCity: getConfig().edition.homeCity,
    forms: readCarriedForms(request.headers.get('cookie')),
  };
}
