import { readCarriedForms } from '@karvon/session';
import { getConfig } from '../config.server';
import { localeOfRequest } from './request-locale.server';
import { signedInUser } from '../proxy/session-cookies.server';
import { serverTransport } from './server-transport.server';
import { createShortMemory } from './public/short-memory.server';

const memory = createShortMemory<unknown>({ max: 200 });

/** Prices may be that old in the HTML: the browser asks for all of them at once. */
const sharedMs = 2_000;

const share = <Value>(name: string, make: () => Promise<Value>) =>
  memory(name, sharedMs, make) as Promise<Value>;

/**
 * What a loader works with: the visitor's language, their access to the API, the default city of searches, what was
 * typed before the language was changed, who is signed in, and what is made once for pages of many visitors.
 */
export function loaderTools(request: Request) {
  const cookies = request.headers.get('cookie');
  return {
    transport: serverTransport(request),
    locale: localeOfRequest(request),
    homeCity: getConfig().edition.homeCity,
    forms: readCarriedForms(cookies),
    user: signedInUser(cookies),
    share,
  };
}
