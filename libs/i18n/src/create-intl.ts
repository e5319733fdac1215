import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@karvon/contract';
import type { ReactNode } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Messages } from './define-messages';
import { fillMessage, type MessageValues } from './fill-message';
import { onMessageError } from './message-errors';

/** What a component needs to write its texts: react-intl's, messages only. */
export type Texts = Pick<IntlShape, 'locale' | 'formatMessage'>;

type Text = string | MessageFormatElement[];

const parsed = new Map<string, MessageFormatElement[]>();

/** Catalogues come parsed; tests and a missing translation bring the text itself. */
function elementsOf(text: Text): MessageFormatElement[] {
  if (typeof text !== 'string') return text;
  const elements = parsed.get(text) ?? parse(text);
  parsed.set(text, elements);
  return elements;
}

function fail(reason: string, descriptor: MessageDescriptor, cause?: unknown): void {
  onMessageError(Object.assign(new Error(reason, { cause }), { descriptor }));
}

/** Stands in for react-intl's own, which brings formatters of dates, lists and much else that we never call (8 kB). */
export function createIntl(locale: Locale, messages: Messages): Texts {
  const tryText = (text: Text, descriptor: MessageDescriptor, values?: MessageValues) => {
    try {
      return fillMessage(elementsOf(text), locale, values);
    } catch (cause) {
      fail(`Error formatting message: "${descriptor.id}"`, descriptor, cause);
      return typeof text === 'string' ? text : undefined;
    }
  };
  const formatMessage = (descriptor: MessageDescriptor, values?: MessageValues): ReactNode => {
    const id = String(descriptor.id);
    const known = Object.hasOwn(messages, id) ? messages[id] : undefined;
    const text = known ?? (descriptor.defaultMessage as Text | undefined);
    // Where texts are written, Russian is at hand without a catalogue.
    if (text === undefined || (known === undefined && locale !== 'ru'))
      fail(`Missing message: "${id}" for locale "${locale}"`, descriptor);
    return (text === undefined ? undefined : tryText(text, descriptor, values)) ?? id;
  };
  return { locale, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
