import type { IntlShape, MessageDescriptor } from 'react-intl';

/** Message id → ICU text, or its parsed form as catalogues are built. */
export type Messages = NonNullable<IntlShape['messages']>;

/**
 * Names the messages of a component: explicit id, Russian text, a description for the translator. A browser's build puts
 * the parsed text of the page's language in the place of all three.
 * react-intl's own version types a message without declared values as one that takes none.
 */
export function defineMessages<Key extends string>(
  messages: Record<Key, MessageDescriptor>,
): Record<Key, MessageDescriptor> {
  return messages;
}
