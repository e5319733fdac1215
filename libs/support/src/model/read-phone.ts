import type { Edition } from '@karvon/edition';

/** Countries an edition may begin its phones with: prefix, length of what follows it, and what people dial in its place. */
const plans: Record<string, { prefix: string; length: number; trunk?: string }> = {
  RU: { prefix: '7', length: 10, trunk: '8' },
  UZ: { prefix: '998', length: 9 },
};

/**
 * A phone as people type it, in the form the API takes; null when it is none.
 * '8 (912) 345-67-89' in the Russian edition and '90 123 45 67' in the Uzbek one get their prefix.
 */
export function readPhone(text: string, country: Edition['defaultPhoneCountry']): string | null {
  const digits = text.replace(/\D/g, '');
  const international = text.trim().startsWith('+') ? digits : complete(digits, country);
  return /^[1-9]\d{6,14}$/.test(international) ? `+${international}` : null;
}

function complete(digits: string, country: string): string {
  const plan = plans[country];
  if (!plan) return digits;
  const { prefix, length, trunk } = plan;
  if (digits.length === length) return prefix + digits;
  if (trunk && digits.length === length + trunk.length && digits.startsWith(trunk))
    return prefix + digits.slice(trunk.length);
  return digits.length === prefix.length + length && digits.startsWith(prefix) ? digits : '';
}
