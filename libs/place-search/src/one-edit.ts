import { prefixSpan, type Span } from './sorted-keys';

/**
 * Every prefix in the table that is one edit away from `typed`: a letter wrong, missing, superfluous, or two swapped. It walks
 * down the sorted keys, so it visits only letters that occur there, and needs no table of its own.
 */
export function oneEditPrefixes(keys: readonly string[], typed: string): string[] {
  const found = new Set<string>();
  const keep = (within: Span, prefix: string): void => {
    if (prefix === typed || found.has(prefix)) return;
    const { from, to } = prefixSpan(keys, prefix, within);
    if (from < to) found.add(prefix);
  };
  let within: Span = { from: 0, to: keys.length };
  for (let at = 0; at < typed.length && within.from < within.to; at += 1) {
    const head = typed.slice(0, at);
    const current = typed.charAt(at);
    const rest = typed.slice(at + 1);
    for (const [letter, span] of nextLetters(keys, at, within)) {
      keep(span, head + letter + rest);
      keep(span, head + letter + current + rest);
    }
    keep(within, head + rest);
    keep(within, head + rest.charAt(0) + current + rest.slice(1));
    within = prefixSpan(keys, head + current, within);
  }
  return [...found];
}

/** The letters at position `at` in the keys of `within`, each with its span. */
function* nextLetters(
  keys: readonly string[],
  at: number,
  within: Span,
): Generator<[string, Span]> {
  let from = within.from;
  while (from < within.to) {
    const key = keys[from] as string;
    if (key.length === at) {
      from += 1;
      continue;
    }
    const span = prefixSpan(keys, key.slice(0, at + 1), { from, to: within.to });
    yield [key.charAt(at), span];
    from = span.to;
  }
}
