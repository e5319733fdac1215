/** ' ʻ ʼ ‘ ’ ` ´ and the primes people type for the Uzbek letters oʻ, gʻ and the tutuq. */
const APOSTROPHES = /['ʻʼ‘’`´ʹ′ˈ]/g;

/** Removes every kind of apostrophe, so that `Farg'ona`, `Fargʻona` and `Fargona` are equal. */
export function dropApostrophes(text: string): string {
  return text.replace(APOSTROPHES, '');
}
