import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import type { Locale } from '@karvon/contract';
import { createIntl } from './create-intl';
import type { Messages } from './define-messages';

interface I18nProviderProps {
  locale: Locale;
  /** A catalogue. Without one, each message brings its own text, as a browser's build writes it. */
  messages?: Messages | undefined;
  children: ReactNode;
}

/** Puts the language of the page in place for useIntl, FormattedMessage and useFormat. */
export function I18nProvider({ locale, messages, children }: I18nProviderProps) {
  const intl = useMemo(() => createIntl(locale, messages), [locale, messages]);
  // Its components read nothing else of it; `useIntl` of ours says so in its type.
  return <RawIntlProvider value={intl as IntlShape}>{children}</RawIntlProvider>;
}
