import type { Locale } from '@karvon/contract';
import type { Edition } from './edition';

const every: readonly Locale[] = ['ru', 'uz'];

/** The languages an edition shows to visitors and search engines; the other one answers to its addresses all the same. */
export function offeredLocales({ languageSwitch, defaultLocale }: Edition): readonly Locale[] {
  return languageSwitch ? every : [defaultLocale];
}
