import type { Locale } from '@karvon/contract';

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
