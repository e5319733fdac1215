import { use } from 'react';
import type { Locale } from '@karvon/contract';
import { createFormat, type Format } from './format/create-format';
import { TodayContext } from './i18n-provider';
import { useIntl } from './use-intl';

/** The formatter of the page's language. */
export function useFormat(): Format {
  return createFormat(useIntl().locale as Locale, use(TodayContext));
}

/** The page's language. */
export function useLocale(): Locale {
  return useIntl().locale as Locale;
}
