/** A range in a sorted list: `from` included, `to` excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The part of `within` whose keys start with `prefix`. `keys` are sorted by code unit and plain a–z, 0–9. */
export function prefixSpan(keys: readonly string[], prefix: string, within: Span): Span {
  const from = firstAtLeast(keys, prefix, within);
  // U+FFFF sorts after every letter that occurs in keys.
  return { from, to: firstAtLeast(keys, `${prefix}\uffff`, { from, to: within.to }) };
}

function firstAtLeast(keys: readonly string[], value: string, { from, to }: Span): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as string) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
