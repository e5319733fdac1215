import { createContext, useMemo, type ReactNode } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import type { Locale } from '@karvon/contract';
import { createIntl } from './create-intl';
import type { Messages } from './define-messages';

/** Today for the dates of the page; undefined when unknown. */
export const TodayContext = createContext<PlainDate | undefined>(undefined);

interface I18nProviderProps {
  locale: Locale;
  /** Dates far from it are written with their year. */
  today?: PlainDate | undefined;
  /** A catalogue. Without one, each message contains its own text, as in a browser build. */
  messages?: Messages | undefined;
  children: ReactNode;
}

/** Provides the page's language to useIntl, FormattedMessage and useFormat. */
export function I18nProvider({ locale, today, messages, children }: I18nProviderProps) {
  const intl = useMemo(() => createIntl(locale, messages), [locale, messages]);
  // The components read only these members; our `useIntl` has the narrower type.
  return (
    <TodayContext value={today}>
      <RawIntlProvider value={intl as IntlShape}>{children}</RawIntlProvider>
    </TodayContext>
  );
}
