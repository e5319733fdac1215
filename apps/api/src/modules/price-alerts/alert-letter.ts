import type { Locale } from '@karvon/contract';
import { closingOf, fillText, type Sender } from '@karvon/order-messages';
import { alertLetters } from './letters';

/** The letters of price alerts, and when each is sent. */
export const alertEvents = {
  confirm: 'an alert is set for an address that nobody has confirmed',
  fell: 'the watched price has fallen',
  appeared: 'there are offers again where there were none',
} as const;
export type AlertEvent = keyof typeof alertEvents;

/** A letter about prices, of facts that `write-letter.ts` names. */
export function alertLetter(
  event: AlertEvent,
  lang: Locale,
  facts: Readonly<Record<string, string>>,
  sender: Sender,
) {
  const { subject, paragraphs } = alertLetters[lang][event];
  const said = paragraphs.map((one) => fillText(one, facts)).filter((one) => one !== null);
  return {
    lang,
    subject: fillText(subject, facts) ?? sender.brand,
    text: [...said, closingOf(lang, sender)].join('\n\n'),
  };
}
