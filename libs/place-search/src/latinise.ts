/** Russian and Uzbek Cyrillic, with the letters of the neighbours: Kazakh, Kyrgyz, Tajik, Belarusian, Ukrainian. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
  ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
  ў: 'o', қ: 'k', ғ: 'g', ҳ: 'h',
  ә: 'a', і: 'i', ї: 'i', є: 'e', ң: 'n', ө: 'o', ұ: 'u', ү: 'u', һ: 'h', ҷ: 'j', ӣ: 'i', ӯ: 'u', ґ: 'g',
};

/** Lower-case Cyrillic letters in Latin by sound; everything else is kept. */
export function latinise(lower: string): string {
  return lower.normalize('NFC').replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN[letter] ?? '');
}
