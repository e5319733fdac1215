import { loadPhoneReader } from './index';

test.each([
  ['90 123 45 67', '+998901234567'],
  ['+7 912 345-67-89', '+79123456789'],
  ['+99890123456', null],
  ['', null],
])('in Uzbekistan %j is the number %s', async (text, number) => {
  const readPhone = await loadPhoneReader('UZ');
  expect(readPhone(text)).toBe(number);
});

test('without the numbering plans any full international number passes', async () => {
  jest.doMock('./numbering-plans', () => {
    throw new Error('no network');
  });
  const readPhone = await loadPhoneReader('UZ');
  expect(readPhone('+99890123456')).toBe('+99890123456');
  expect(readPhone('90 123 45 67')).toBeNull();
});
