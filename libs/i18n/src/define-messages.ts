import type { IntlShape, MessageDescriptor } from 'react-intl';

/** Message id → ICU text, or its parsed form in built catalogues. */
export type Messages = NonNullable<IntlShape['messages']>;

/**
 * Declares the messages of a component: an explicit id, the Russian text and a description for the translator. A
 * browser build replaces all three by the parsed text in the page's language. react-intl's own version types a message
 * without declared values as one that takes none.
 */
export function defineMessages<Key extends string>(
  messages: Record<Key, MessageDescriptor>,
): Record<Key, MessageDescriptor> {
  return messages;
}
