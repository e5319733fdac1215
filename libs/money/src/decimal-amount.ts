/**
 * A sum as banks and suppliers write it, '1000', '1000.5' or '1000.50', in minor units; null for a text that is no sum, or that
 * has a part of a minor unit. Zeros after the second decimal are none.
 */
export function readAmount(text: string | undefined): number | null {
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text ?? '') ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Minor units as banks and suppliers write them: '1000.50'. */
export const writeAmount = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
