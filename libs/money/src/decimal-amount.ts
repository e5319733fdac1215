/**
 * Parses a sum in the form of banks and suppliers, '1000', '1000.5' or '1000.50', in minor units. Returns null when the text is
 * not a sum or is more exact than the minor unit, not counting trailing zeros.
 * @param digits how many decimals a minor unit has
 */
export function readAmount(text: string | undefined, digits = 2): number | null {
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(?=\d)(\d*?)0*)?$/.exec(text ?? '') ?? [];
  if (whole === undefined || part.length > digits) return null;
  const minor = Number(whole + part.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** Minor units as banks and suppliers write them: '1000.50'. */
export const writeAmount = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
