import {
  createFormatters,
  formatMessage,
  type MessageDescriptor,
  type ResolvedIntlConfig,
} from '@formatjs/intl';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Locale } from '@karvon/contract';
import { createFormat } from './format/create-format';
import { onMessageError } from './message-errors';

/** Message id → ICU text, or its parsed form as `virtual:karvon-catalogue/*` gives it. */
export type Messages = ResolvedIntlConfig['messages'];

/** What stands for `{name}` in a message. Numbers are written in the language's way; dates come as finished text. */
export type MessageValues = Record<string, string | number | boolean | null | undefined>;

/** Also what stands for `<name>…</name>`. */
export type RichMessageValues = Record<
  string,
  MessageValues[string] | ((chunks: ReactNode[]) => ReactNode)
>;

interface FormatMessage {
  (message: MessageDescriptor, values?: MessageValues): string;
  /** A message with tags becomes a piece of the page. */
  (message: MessageDescriptor, values?: RichMessageValues): ReactNode;
}

/** The language of the page and its messages: of all that FormatJS can do, texts alone. */
export interface IntlShape {
  readonly locale: Locale;
  readonly formatMessage: FormatMessage;
}

/**
 * FormatJS's messages without its number, date and list formats, which a browser need not load: ours are in `format`.
 * Also Chromium has no Uzbek data, and would write `#` and `{n, number}` otherwise than the server.
 */
export function createIntl(locale: Locale, messages: Messages): IntlShape {
  const { number } = createFormat(locale);
  const formatters = Object.assign(createFormatters(), {
    getNumberFormat: () => ({ format: (value: number) => number(value) }),
    getDateTimeFormat: () => {
      throw new TypeError(
        'Dates do not go through messages: format them with useFormat() and pass the text.',
      );
    },
  });
  const config = {
    locale,
    messages,
    defaultLocale: 'ru',
    formats: {},
    defaultFormats: {},
    onError: onMessageError,
  };
  const show = (message: MessageDescriptor, values?: RichMessageValues) => {
    const shown: ReactNode = formatMessage(config, formatters, message, values);
    // Their order never changes, so the parts need no keys.
    return Array.isArray(shown) ? createElement(Fragment, null, ...shown) : shown;
  };
  // Without tags among the values there is nothing but text.
  return { locale, formatMessage: show as FormatMessage };
}
