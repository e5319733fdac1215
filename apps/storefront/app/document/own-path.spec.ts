import fc from 'fast-check';
import { ownPath } from './own-path';

test.each(['/ru', '/uz/air-tickets?from=TAS&to=MOW', '/ru/company/offer#top', '/'])(
  '%s stays as it is',
  (path) => expect(ownPath(path)).toBe(path),
);

test.each([
  null,
  '',
  'evil.example',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/ru/..//evil.example',
  'javascript:alert(1)',
])('%j leads nowhere', (path) => expect(ownPath(path)).toBeNull());

const pieces = [
  '/',
  '\\',
  '.',
  '..',
  '\t',
  '\n',
  '\r',
  ' ',
  '\0',
  '@',
  ':',
  '?',
  '#',
  '%2f',
  '%5c',
  'evil.example',
  'https:',
  '𝕏',
  '／',
];

test('no text can lead a browser to another site', () => {
  const path = fc
    .array(fc.constantFrom(...pieces), { maxLength: 8 })
    .map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(path, (text) => {
      const own = ownPath(text);
      if (own === null) return;
      expect(new URL(own, 'https://karvon.uz').origin).toBe('https://karvon.uz');
      // Only characters that a header may hold: no control characters.
      expect(own).not.toMatch(/[^\x21-\x7e]/);
    }),
    { numRuns: 2_000 },
  );
});
