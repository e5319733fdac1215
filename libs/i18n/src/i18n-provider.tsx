import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import type { Locale } from '@karvon/contract';
import { createIntl } from './create-intl';
import type { Messages } from './define-messages';

interface I18nProviderProps {
  locale: Locale;
  /** A catalogue. Without one, each message carries its own text, as in a browser build. */
  messages?: Messages | undefined;
  children: ReactNode;
}

/** Provides the page's language to useIntl, FormattedMessage and useFormat. */
export function I18nProvider({ locale, messages, children }: I18nProviderProps) {
  const intl = useMemo(() => createIntl(locale, messages), [locale, messages]);
  // The components read only these members; our `useIntl` has the narrower type.
  return <RawIntlProvider value={intl as IntlShape}>{children}</RawIntlProvider>;
}
