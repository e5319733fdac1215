/** 32-bit hash (FNV-1a, then a murmur finaliser so that near keys fall far apart). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A repeatable number in [0, 1): the same key always draws the same number. */
export const chance = (key: string): number => hashOf(key) / 4294967296;

/** A repeatable whole number from `min` to `max`, both included. */
export const draw = (key: string, min: number, max: number): number =>
  min + Math.floor(chance(key) * (max - min + 1));

/** A repeatable member of a non-empty list. */
export function pick<T>(key: string, list: readonly T[]): T {
  return list[hashOf(key) % list.length] as T;
}
