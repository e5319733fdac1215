import { readCarriedForms } from '@karvon/session';
import { getConfig } from '../config.server';
import { localeOfRequest } from '../document/request-locale.server';
import { signedInUser } from '../proxy/session-cookies.server';
import { serverTransport } from './server-transport.server';

/**
 * What a loader works with: the visitor's language, their access to the API, the default city of searches, what was
 * typed before the language was changed, and who is signed in.
 */
export function loaderTools(request: Request) {
  const cookies = request.headers.get('cookie');
  return {
    transport: serverTransport(request),
    locale: localeOfRequest(request),
    homeCity: getConfig().edition.homeCity,
    forms: readCarriedForms(cookies),
    user: signedInUser(cookies),
  };
}
