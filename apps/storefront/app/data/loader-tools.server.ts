import { readCarriedForms } from '@karvon/session';
import { getConfig } from '../config.server';
import { localeOfRequest } from '../document/request-locale.server';
import { serverTransport } from './server-transport.server';

/**
 * What a loader works with: the visitor's language, their access to the API, the default city of searches, and what was
 * typed before the language was changed.
 */
export function loaderTools(request: Request) {
  return {
    transport: serverTransport(request),
    locale: localeOfRequest(request),
    homeCity: getConfig().edition.homeCity,
    forms: readCarriedForms(request.headers.get('cookie')),
  };
}
