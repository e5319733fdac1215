import type { AnyMoney, Money } from '@karvon/money';

/** The words and signs numbers need in one language. */
export interface NumberData {
  decimal: string;
  group: string;
  currency: Readonly<Record<Money['currency'], string>>;
}

/** U+2212 in both languages; CLDR has the hyphen, which is too short beside digits. */
const minus = '\u2212';

/**
 * Digits in groups of three and exactly `decimals` decimals, rounded half away from zero; without `decimals` at most three, and no
 * trailing zeros.
 */
export function formatNumber(data: NumberData, value: number, decimals?: number): string {
  const fixed = Math.abs(value).toFixed(decimals ?? 3);
  const digits = (decimals === undefined ? fixed.replace(/\.?0+$/, '') : fixed)
    .replace(/\B(?=(\d{3})+(\.|$))/g, data.group)
    .replace('.', data.decimal);
  return value < 0 && /[1-9]/.test(digits) ? minus + digits : digits;
}

/** The words for thousands and millions. */
export interface NumberWords {
  thousand: string;
  million: string;
  billion: string;
}

/** Three significant digits and a word: «2,15 млн», «348 тыс.». Numbers of up to five digits are written in full. */
export function formatCompact(data: NumberData, words: NumberWords, value: number): string {
  const size = Math.abs(value);
  if (size < 99_999.5) return formatNumber(data, value, 0);
  const [unit, word] =
    size < 999_500
      ? [1e3, words.thousand]
      : size < 999_500_000
        ? [1e6, words.million]
        : [1e9, words.billion];
  const scaled = value / unit;
  const digits = Math.abs(scaled) < 9.995 ? 2 : Math.abs(scaled) < 99.95 ? 1 : 0;
  return `${formatNumber(data, Number(scaled.toFixed(digits)))}\u00A0${word}`;
}

/**
 * An amount in minor units followed by its currency: our symbol, or its code. Kopecks and cents are shown only when there are
 * any, and then with all digits; soums are always whole.
 */
export function formatMoney(data: NumberData, { amount, currency }: AnyMoney, digits = 2): string {
  const sign = (data.currency as Readonly<Record<string, string>>)[currency] ?? currency;
  if (currency === 'UZS') return `${formatNumber(data, Math.round(amount / 100), 0)}\u00A0${sign}`;
  const unit = 10 ** digits;
  const minor = Math.abs(amount % unit);
  const whole = formatNumber(data, Math.trunc(Math.abs(amount) / unit), 0);
  const decimals = minor === 0 ? '' : data.decimal + String(minor).padStart(digits, '0');
  return `${amount < 0 ? minus : ''}${whole}${decimals}\u00A0${sign}`;
}
