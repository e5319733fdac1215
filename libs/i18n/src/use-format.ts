import { createFormat, type Format } from './format/create-format';
import type { Locale } from '@karvon/contract';
import { useIntl } from './i18n-provider';

/** The formatter of the page's language. */
export function useFormat(): Format {
  return createFormat(useIntl().locale);
}

/** The page's language. */
export function useLocale(): Locale {
  return useIntl().locale;
}
