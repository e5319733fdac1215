import type { Locale } from '@karvon/contract';
import type { Money } from '@karvon/money';

const nbsp = '\u00a0';

const currencies = {
  ru: { RUB: '₽', UZS: 'сум', USD: '$', EUR: '€' },
  uz: { RUB: '₽', UZS: 'soʻm', USD: '$', EUR: '€' },
} satisfies Record<Locale, unknown>;

/** '1 234 567', in both languages. */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, nbsp);

/** '1 234 567 сум', '1 234 567 soʻm', '99,05 ₽': minor units only where there are some, never for soums. */
export function formatMoney({ amount, currency }: Money, lang: Locale): string {
  const rounded = currency === 'UZS' ? Math.round(amount / 100) * 100 : amount;
  const whole = formatCount(Math.floor(Math.abs(rounded) / 100));
  const rest = Math.abs(rounded) % 100;
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${rounded < 0 ? '−' : ''}${whole}${fraction}${nbsp}${currencies[lang][currency]}`;
}
