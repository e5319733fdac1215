/**
 * A word with one letter dropped or two neighbours swapped. Needed before folding: `tahskent` breaks the digraph `sh`,
 * which is then more than one edit away in the folded key.
 */
export function latinSlips(word: string): string[] {
  const slips: string[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const head = word.slice(0, at);
    slips.push(head + word.slice(at + 1));
    slips.push(head + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  }
  return slips;
}
