import type { IntlShape, MessageDescriptor } from 'react-intl';

/** Message id → ICU text, or its parsed form as catalogues are built. */
export type Messages = NonNullable<IntlShape['messages']>;

/** Texts that messages brought along: in a browser's build each carries its own, parsed, in the page's language. */
export const broughtTexts: Messages = {};

/**
 * Names the messages of a component: explicit id, Russian text, a description for the translator.
 * react-intl's own version types a message without declared values as one that takes none.
 */
export function defineMessages<Key extends string>(
  messages: Record<Key, MessageDescriptor>,
): Record<Key, MessageDescriptor> {
  for (const { id, defaultMessage } of Object.values<MessageDescriptor>(messages)) {
    if (id && Array.isArray(defaultMessage)) broughtTexts[id] = defaultMessage;
  }
  return messages;
}
