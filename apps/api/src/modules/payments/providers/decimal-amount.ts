/** '1000.5' in minor units; null for a text that is not an amount. */
export function readAmount(text: string | undefined): number | null {
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?0*$/.exec(text ?? '') ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Minor units as banks write them: '1000.50'. */
export const writeAmount = (minor: number) =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
