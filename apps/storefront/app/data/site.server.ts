import { minuteAt } from '@karvon/edition';
import { readCarriedForms, readConsent } from '@karvon/session';
import { getConfig, publicConfig } from '../config.server';
import { offeredLocale } from './request-locale.server';
import { signedInUser } from '../proxy/session-cookies.server';
import { today } from './today.server';

/** The data of every page: the edition, the day, and the visitor. */
export function readSite(request: Request) {
  const config = getConfig();
  const cookies = request.headers.get('cookie');
  return {
    ...publicConfig(config),
    offered: offeredLocale(request),
    today: today(),
    supportMinute: minuteAt(config.edition.support, new Date()),
    consent: readConsent(cookies),
    user: signedInUser(cookies),
    forms: readCarriedForms(cookies),
  };
}
