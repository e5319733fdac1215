import { randomBytes, randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PageBytes, type Slots } from './page-bytes';

const draw = (): Slots => ({
  nonce: randomBytes(16).toString('base64'),
  trace: randomUUID(),
});

/** The same words before and after the slots, so that compression would refer across them. */
const words = 'Билеты из Ташкента — oʻn ming soʻm. '.repeat(40);
const page = ({ nonce, trace }: Slots) =>
  `<html data-trace="${trace}"><style nonce="${nonce}">${words}</style>${words}` +
  `<script nonce="${nonce}">"${words}"</script><script nonce="${nonce}"></script>${trace}`;

test.each([
  ['an ordinary page', page],
  ['slots at both ends', ({ nonce, trace }: Slots) => `${nonce}${words}${trace}${nonce}`],
  ['no slots', () => words],
  ['the filler itself', (slots: Slots) => `${'\u0001'.repeat(80)}${page(slots)}`],
])('%s: the sent page has the slot values of this visit', (_, make) => {
  const drawn = draw();
  const bytes = new PageBytes(make(drawn), drawn);
  for (const slots of [draw(), draw()]) {
    expect(bytes.plain(slots).toString()).toBe(make(slots));
    expect(gunzipSync(bytes.gzip(slots)).toString()).toBe(make(slots));
  }
});

test('pieces refer to the pieces before them', () => {
  const drawn = draw();
  const whole = gzipSync(page(drawn), { level: 9 }).length;
  expect(new PageBytes(page(drawn), drawn).gzip(drawn).length).toBeLessThan(whole + 250);
});

test('a slot value of another length is refused', () => {
  const drawn = draw();
  const bytes = new PageBytes(page(drawn), drawn);
  expect(() => bytes.gzip({ ...drawn, nonce: 'short' })).toThrow(RangeError);
});
