/** Longest first: the first rule that matches at a position wins. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^(tsch|tch|ch)/, 'ч'],
  [/^(sch|sh)/, 'ш'],
  [/^zh/, 'ж'],
  [/^(kh|h)/, 'х'],
  [/^ph/, 'ф'],
  [/^th/, 'т'],
  [/^ck/, 'к'],
  [/^ts/, 'ц'],
  [/^(oo|ou)/, 'у'],
  [/^ee/, 'и'],
  [/^qu/, 'кв'],
  [/^ya/, 'я'],
  [/^yu/, 'ю'],
  [/^yo/, 'ё'],
  [/^ye/, 'е'],
  [/^c(?=[eiy])/, 'с'],
  [/^x/, 'кс'],
  [/^j/, 'дж'],
];

const LETTERS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  i: 'и',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  z: 'з',
};

/**
 * A Russian spelling of a Latin place name letter by letter, as people type it who only know the Latin name: `Yakima` gives
 * `Якима`.
 */
export function russianName(latin: string): string {
  return latin
    .split(/([\s\-/.]+)/)
    .map((word) => capitalise(russianWord(word), word))
    .join('');
}

function russianWord(word: string): string {
  let rest = word.toLowerCase().replace(/['’ʻʼ]/g, '');
  let russian = '';
  if (rest.startsWith('e')) {
    russian = 'э';
    rest = rest.slice(1);
  }
  while (rest !== '') {
    const rule = RULES.find(([pattern]) => pattern.test(rest));
    if (rule === undefined && rest.startsWith('y')) {
      russian += /[аеёиоуэюя]$/.test(russian) ? 'й' : 'и';
      rest = rest.slice(1);
      continue;
    }
    const taken = rule?.[0].exec(rest)?.[0] ?? rest.charAt(0);
    russian += rule?.[1] ?? LETTERS[taken] ?? taken;
    rest = rest.slice(taken.length);
  }
  return russian;
}

function capitalise(russian: string, latin: string): string {
  const first = latin.charAt(0);
  return first === first.toLowerCase()
    ? russian
    : russian.charAt(0).toUpperCase() + russian.slice(1);
}
