import { readPhoneText } from './phone-text';

test.each([
  ['wa.me/998901234567', '998901234567', true],
  ['https://api.whatsapp.com/send?phone=998901234567&text=5', '998901234567', true],
  ['viber://add?x=1&number=998901234567', '998901234567', true],
  ['WhatsApp:998 90 (123)-45.67', '998901234567', true],
  ['write: viber:998901234567', '998901234567', true],
  ['tel:901234567', '901234567', false],
  ['sms:901234567', '901234567', false],
  ['callto://901234567', '901234567', false],
  ['tel:+998901234567', '998901234567', true],
  ['+ +998901234567', '998901234567', true],
  ['+998 +998901234567', '998901234567', true],
  ['++12345', '12345', true],
  ['+ +12345', '12345', true],
  ['1++2345678', '2345678', true],
  ['+998 (0) 901234567', '998901234567', true],
  ['(0) 901234567', '0901234567', false],
  ['no. 7', '7', false],
  ['٩٠ ۱۲ ३४', '901234', false],
  ['call me', '', false],
])('%s has the digits %s, international: %s', (text, digits, international) => {
  expect(readPhoneText(text)).toEqual({ digits, international });
});

test.each([
  '901234567 or 901234568',
  // A complete number, then a calling code with a part of another number: it is unclear which one is meant.
  '+998901234567 +123456',
  '+998901234567 +12-34-5',
  // Seven digits may be a number of their own.
])('%s is not a single number', (text) => {
  expect(readPhoneText(text)).toBeUndefined();
});

test('seven digits after a second plus are a number', () => {
  expect(readPhoneText('+998 +1234567')).toEqual({ digits: '1234567', international: true });
});

test('a word before the digits is not a link of a messenger', () => {
  expect(readPhoneText('hotel:901234567')).toEqual({ digits: '901234567', international: false });
  expect(readPhoneText('telephone=901234567')).toEqual({
    digits: '901234567',
    international: false,
  });
});
