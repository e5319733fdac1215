import { parse } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@karvon/contract';
import type { ReactNode } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Messages } from './define-messages';
import { fillMessage, type MessagePart, type MessageValues } from './fill-message';

/** The part of react-intl's `IntlShape` that components need: messages only. */
export type Texts = Pick<IntlShape, 'locale' | 'formatMessage'>;

type Text = string | MessagePart[];

const parsed = new Map<string, MessagePart[]>();

/** Catalogues are already parsed; tests and missing translations pass ICU text. */
function partsOf(text: Text): MessagePart[] {
  if (typeof text !== 'string') return text;
  const parts = parsed.get(text) ?? parse(text);
  parsed.set(text, parts);
  return parts;
}

const whereTexts =
  'Texts are in libs/i18n/catalogues: `npm run messages` writes the Russian ones, people the Uzbek.';

/** In development and tests a missing or broken message throws; in production the visitor gets a fallback text. */
function fail(reason: string, cause?: unknown): void {
  if (process.env.NODE_ENV !== 'production') throw new Error(`${reason}. ${whereTexts}`, { cause });
}

/** The catalogue's text, or the Russian one as a fallback, which is an error in any other language. */
function textOf(descriptor: MessageDescriptor, locale: Locale, messages: Messages) {
  const { id, defaultMessage } = descriptor;
  const known = Object.hasOwn(messages, String(id)) ? messages[String(id)] : undefined;
  if (known === undefined && (defaultMessage === undefined || locale !== 'ru'))
    fail(`Missing message: "${id}" for locale "${locale}"`);
  return known ?? defaultMessage ?? String(id);
}

/**
 * Replaces react-intl's `createIntl`, which includes formatters of dates, lists and more that we never call.
 * @param messages a catalogue; without one, messages contain their own texts, and a string is a text without values
 */
export function createIntl(locale: Locale, messages?: Messages): Texts {
  const formatMessage = (descriptor: MessageDescriptor, values?: MessageValues): ReactNode => {
    const text = (
      messages ? textOf(descriptor, locale, messages) : descriptor.defaultMessage
    ) as Text;
    if (!messages && typeof text === 'string') return text;
    try {
      return fillMessage(partsOf(text), locale, values);
    } catch (cause) {
      fail(`Error formatting message: "${descriptor.id}"`, cause);
      return typeof text === 'string' ? text : String(descriptor.id ?? '');
    }
  };
  return { locale, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
