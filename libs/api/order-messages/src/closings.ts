import type { Locale } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { fillText } from './fill-text';

export type Sender = Pick<Edition, 'brand' | 'email' | 'phones'>;

/** What every letter begins and ends with. */
export const closings: Record<Locale, { greeting: string; page: string; ask: string }> = {
  ru: {
    greeting: 'Здравствуйте!',
    page: 'Страница заказа:',
    ask: 'Вопросы: {phone}, {email}',
  },
  uz: {
    greeting: 'Assalomu alaykum!',
    page: 'Buyurtma sahifasi:',
    ask: 'Savollar: {phone}, {email}',
  },
};

/** Whom to ask, and who writes. */
export function closingOf(lang: Locale, { brand, email, phones }: Sender): string {
  const contacts = { phone: phones[0]!.label, email };
  return `${fillText(closings[lang].ask, contacts)}\n${brand}`;
}
