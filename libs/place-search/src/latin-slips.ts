/** Pairs of letters that stand for one sound and are folded into one. */
const DIGRAPHS = ['sh', 'ch', 'zh', 'kh', 'ts', 'dj', 'ya', 'ye', 'yu'];

/**
 * Variants of a word with one letter dropped, two neighbours swapped, or half a digraph corrected. Needed before folding: in
 * `tahskent` and `taspkent` the digraph `sh` is broken, which is more than one edit away in the folded key.
 */
export function latinSlips(word: string): string[] {
  const slips: string[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const [head, first, second, tail] = [
      word.slice(0, at),
      word.charAt(at),
      word.charAt(at + 1),
      word.slice(at + 2),
    ];
    slips.push(head + second + tail, head + second + first + tail);
    for (const digraph of DIGRAPHS) {
      const half = digraph.startsWith(first) !== digraph.endsWith(second);
      if (half && second !== '') slips.push(head + digraph + tail);
    }
  }
  return slips;
}
