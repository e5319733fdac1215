import { readsOfPage } from '@karvon/page-delivery/server';
import { readCarriedForms } from '@karvon/session';
import { getConfig } from '../config.server';
import { localeOfRequest } from './request-locale.server';
import { signedInUser } from '../proxy/session-cookies.server';
import { serverTransport } from './server-transport.server';
import { createShortMemory } from './public/short-memory.server';

/** Nothing is kept where nothing has been found yet. */
const memory = createShortMemory<unknown>({ max: 200, keeps: (value) => value !== null });

/** Prices in the HTML may be that old: the browser requests all of them at once. */
const sharedMs = 2_000;

/** A page whose reads are recorded makes its own value, so that its reads are whole. */
const share = <Value>(name: string, make: () => Promise<Value>) =>
  readsOfPage() ? make() : (memory(name, sharedMs, make) as Promise<Value>);

/**
 * What a loader works with: the visitor's language, their access to the API, the default city of searches, form values from
 * before a change of the language, the signed-in user, and a memory shared by pages of many visitors.
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
