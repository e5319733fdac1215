import type { Locale } from '@karvon/contract';
import { minorDigits, type AnyMoney } from '@karvon/money';

const nbsp = '\u00a0';

const currencies = {
  ru: { RUB: '₽', UZS: 'сум', USD: '$', EUR: '€' },
  uz: { RUB: '₽', UZS: 'soʻm', USD: '$', EUR: '€' },
} satisfies Record<Locale, Record<string, string>>;

/** '1 234 567', in both languages. */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, nbsp);

/** '1 234 567 сум', '1 234 567 soʻm', '99,05 ₽', '45 AED': minor units only where there are some, never for soums. */
export function formatMoney({ amount, currency }: AnyMoney, lang: Locale): string {
  const signs: Record<string, string> = currencies[lang];
  const digits = minorDigits(currency);
  const unit = 10 ** digits;
  const rounded = currency === 'UZS' ? Math.round(amount / unit) * unit : amount;
  const whole = formatCount(Math.floor(Math.abs(rounded) / unit));
  const rest = Math.abs(rounded) % unit;
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(digits, '0')}`;
  return `${rounded < 0 ? '−' : ''}${whole}${fraction}${nbsp}${signs[currency] ?? currency}`;
}
