import type { Locale } from '@karvon/contract';
import type { Edition } from './edition';

const every: readonly Locale[] = ['ru', 'uz'];

/**
 * The languages that an edition shows to visitors and search engines; pages of other languages still open by their
 * addresses.
 */
export function offeredLocales({ languageSwitch, defaultLocale }: Edition): readonly Locale[] {
  return languageSwitch ? every : [defaultLocale];
}
