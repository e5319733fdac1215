import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { MessageDescriptor } from '@formatjs/intl';
import type { Locale } from '@karvon/contract';
import { createIntl, type IntlShape, type Messages, type RichMessageValues } from './create-intl';

const IntlContext = createContext<IntlShape | null>(null);

interface I18nProviderProps {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}

/** Puts the language of the page in place for useIntl, FormattedMessage and useFormat. */
export function I18nProvider({ locale, messages, children }: I18nProviderProps) {
  const intl = useMemo(() => createIntl(locale, messages), [locale, messages]);
  return <IntlContext value={intl}>{children}</IntlContext>;
}

/** The page's language and its messages. Throws outside an I18nProvider. */
export function useIntl(): IntlShape {
  const intl = useContext(IntlContext);
  if (!intl) throw new Error('useIntl() needs an I18nProvider above it.');
  return intl;
}

/** A message as a piece of the page; `<b>…</b>` in it is given as `values={{ b: (text) => <b>{text}</b> }}`. */
export function FormattedMessage({
  values,
  ...message
}: MessageDescriptor & { values?: RichMessageValues }) {
  return useIntl().formatMessage(message, values);
}
