/** Country prefix → lengths of the national number. The regions our visitors live in; others are kept as typed after "+". */
const plans: Record<string, readonly number[]> = {
  '998': [9],
  '7': [10],
  '996': [9],
  '992': [9],
  '993': [8],
  '994': [9],
  '995': [9],
  '374': [8],
  '375': [9],
  '380': [9],
  '90': [10],
  '971': [8, 9],
  '82': [9, 10],
  '86': [11],
  '1': [10],
  '49': [10, 11],
  '48': [9],
  '44': [10],
  '972': [9],
};
const prefixes: Record<string, string> = { UZ: '998', RU: '7', KZ: '7' };

function planOf(digits: string): string | undefined {
  return Object.keys(plans)
    .sort((a, b) => b.length - a.length)
    .find(
      (prefix) =>
        digits.startsWith(prefix) && plans[prefix]!.includes(digits.length - prefix.length),
    );
}

/**
 * A phone number as people type or paste it → E.164, or null when it is none. Without "+" the edition's own country is
 * tried first: 90 123 45 67 is Uzbek where +998 is the default, 8 912 … Russian where +7 is.
 */
export function normalisePhone(text: string, defaultCountry: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (/[^\d\s()+\-–—.]/.test(text) || digits.length < 7 || digits.length > 15) return null;
  if (text.trim().startsWith('+')) {
    if (planOf(digits)) return `+${digits}`;
    const known = Object.keys(plans).some((prefix) => digits.startsWith(prefix));
    // A known country with a wrong length is a slip; an unknown country is trusted.
    return known || digits.startsWith('0') ? null : `+${digits}`;
  }
  const home = prefixes[defaultCountry] ?? '7';
  if (plans[home]!.includes(digits.length)) return `+${home}${digits}`;
  if (home === '7' && digits.length === 11 && /^[78]/.test(digits)) return `+7${digits.slice(1)}`;
  if (digits.startsWith('00')) return normalisePhone(`+${digits.slice(2)}`, defaultCountry);
  if (planOf(digits)) return `+${digits}`;
  if (digits.length === 11 && digits.startsWith('8')) return `+7${digits.slice(1)}`;
  return null;
}
