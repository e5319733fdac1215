import fc from 'fast-check';
import { oneEditPrefixes } from './one-edit';

const keys = [
  'almati',
  'andijon',
  'buhara',
  'buhoro',
  'moskva',
  'moskov',
  'samarkand',
  'tawkent',
  'towkent',
];

describe('oneEditPrefixes', () => {
  it.each([
    ['a letter wrong', 'tavkent', 'tawkent'],
    ['a letter missing', 'takent', 'tawkent'],
    ['a letter too many', 'tawwkent', 'tawkent'],
    ['letters swapped', 'twakent', 'tawkent'],
    ['the first letter wrong', 'pawkent', 'tawkent'],
    ['the first letter missing', 'amarkand', 'samarkand'],
    ['the last letter wrong', 'samarkant', 'samarkand'],
    ['an unfinished word', 'samrk', 'samark'],
  ])('corrects %s', (_what, typed, mended) => {
    expect(oneEditPrefixes(keys, typed)).toContain(mended);
  });

  it('does not correct two edits', () => {
    expect(oneEditPrefixes(keys, 'tavkemt')).toEqual([]);
  });

  it('finds exactly the prefixes one edit away', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 20 }), word, (words, typed) => {
        const sorted = [...words].sort();
        const expected = neighbours(typed).filter((prefix) =>
          sorted.some((key) => key.startsWith(prefix)),
        );
        expect([...oneEditPrefixes(sorted, typed)].sort()).toEqual(expected.sort());
      }),
    );
  });
});

/** All strings one edit away from the typed one, generated naively. */
function neighbours(typed: string): string[] {
  const all = new Set<string>();
  for (let at = 0; at < typed.length; at += 1) {
    const [head, current, rest] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)];
    all.add(head + rest);
    all.add(head + rest.charAt(0) + current + rest.slice(1));
    for (const letter of 'abc') {
      all.add(head + letter + rest);
      all.add(head + letter + current + rest);
    }
  }
  all.delete(typed);
  return [...all];
}
