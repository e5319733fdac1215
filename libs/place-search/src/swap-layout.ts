const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';
/** Differences between the Uzbek Cyrillic layout and the Russian one. */
const UZBEK_ONLY: Readonly<Record<string, string>> = { ў: 'o', қ: 's', ғ: '-', ҳ: '=' };

const toCyrillic = new Map([...LATIN].map((key, index) => [key, RUSSIAN.charAt(index)]));
const toLatin = new Map([
  ...[...RUSSIAN].map((key, index) => [key, LATIN.charAt(index)] as const),
  ...Object.entries(UZBEK_ONLY),
]);

/** The text that the same keys type in the other keyboard layout: `nfirtyn` becomes `ташкент`. Lower case. */
export function swapLayout(lower: string): string {
  const table = /\p{Script=Cyrillic}/u.test(lower) ? toLatin : toCyrillic;
  return [...lower.normalize('NFC')].map((key) => table.get(key) ?? key).join('');
}
