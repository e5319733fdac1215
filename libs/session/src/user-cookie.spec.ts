import { userSchema } from '@karvon/contract';
import { readUser, userCookie } from './index';

const dilnoza = {
  id: 'u-1',
  username: 'Дилноза; Oʻktam_k',
  langcode: 'uz' as const,
  settings: { TotalPoints: 21 },
};
const cookieOf = (value: unknown) =>
  `a=1; karvon-user=${encodeURIComponent(JSON.stringify(value))}; b=2`;

test('a written user is read back, with any letters in the name', () => {
  const { name, value } = userCookie(dilnoza);
  expect(value).toMatch(/^[\w%.!~*'()-]+$/);
  expect(readUser(`x=1; ${name}=${value}`)).toEqual(dilnoza);
});

test('a missing user is an empty cookie', () => {
  expect(userCookie(null).value).toBe('');
  expect(readUser('karvon-user=')).toBeNull();
  expect(readUser('')).toBeNull();
  expect(readUser(null)).toBeNull();
});

test.each([
  ['a user', dilnoza],
  ['no points', { ...dilnoza, settings: {} }],
  ['debts', { ...dilnoza, settings: { TotalPoints: -1 } }],
  ['half a point', { ...dilnoza, settings: { TotalPoints: 0.5 } }],
  ['another language', { ...dilnoza, langcode: 'en' }],
  ['no id', { ...dilnoza, id: '' }],
  ['a name that is no text', { ...dilnoza, username: 7 }],
  ['no settings', { ...dilnoza, settings: null }],
  ['a list', [dilnoza]],
  ['a text', 'Dilnoza'],
])('the cookie accepts what the contract accepts: %s', (_, value) => {
  const parsed = userSchema.safeParse(value);
  expect(readUser(cookieOf(value))).toEqual(parsed.success ? parsed.data : null);
});

test.each(['%', '{', '%7B%22id', 'null', 'undefined'])('%s is no user', (value) => {
  expect(readUser(`karvon-user=${value}`)).toBeNull();
});
