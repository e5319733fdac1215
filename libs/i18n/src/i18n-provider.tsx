import { useMemo, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, type IntlShape } from 'react-intl';
import { broughtTexts, type Messages } from './define-messages';
import { createFormat } from './format/create-format';
import type { Locale } from '@karvon/contract';
import { onMessageError } from './message-errors';

/**
 * The languages' own numbers inside messages (`#`, `{n, number}`), because Chromium has no Uzbek data and would write them
 * otherwise than the server. Dates must be formatted first and passed in as text.
 */
function withOwnNumbers(intl: IntlShape, locale: Locale): IntlShape {
  const { number } = createFormat(locale);
  // react-intl reads this very object each time it formats a message.
  return Object.assign(intl, {
    formatters: Object.assign(intl.formatters, {
      getNumberFormat: () => ({ format: (value: number) => number(value) }),
      getDateTimeFormat: () => {
        throw new TypeError(
          'Dates do not go through messages: format them with useFormat() and pass the text.',
        );
      },
    }),
  });
}

interface I18nProviderProps {
  locale: Locale;
  /** A catalogue. Without one, texts are those that messages brought along; more may come with code that loads later. */
  messages?: Messages | undefined;
  children: ReactNode;
}

/** Puts the language of the page in place for useIntl, FormattedMessage and useFormat. */
export function I18nProvider({ locale, messages = broughtTexts, children }: I18nProviderProps) {
  const intl = useMemo(
    () =>
      withOwnNumbers(
        createIntl(
          { locale, messages, defaultLocale: 'ru', onError: onMessageError },
          createIntlCache(),
        ),
        locale,
      ),
    [locale, messages],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
