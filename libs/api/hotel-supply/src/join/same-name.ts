/** The beginnings of words that name a kind of house, such as "hotel", and do not tell one from another. */
const common =
  /^(отел|гостин|мини$|апарт|хостел|санатор|пансионат|hotel|hostel|inn$|apart|mini$|resort|the$|and$|by$|и$)/;

/** The distinctive words of a name, in any order: 'Аквариум Отель' equals 'отель «Аквариум»'. */
export function nameWords(name: string): string[] {
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !common.test(word));
  return [...new Set(telling.length > 0 ? telling : words)].sort();
}

/** How much of two names is the same, 0 to 1. */
export function nameLikeness(one: string, other: string): number {
  const [a, b] = [new Set(nameWords(one)), new Set(nameWords(other))];
  const shared = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

export const sameName = (one: string, other: string): boolean =>
  nameWords(one).join(' ') === nameWords(other).join(' ');
