import { documentSchema, phoneSchema } from '@karvon/contract';
import { normaliseDocument } from './document-number';
import { normalisePhone } from './phone-number';

test.each([
  ['45 10 № 123456', '4510123456'],
  ['71 № 1234567', '711234567'],
  ['aa 1234567', 'AA1234567'],
  ['АА1234567', 'AA1234567'],
  ['АВ 123-45-67', 'AB1234567'],
  ['iii-ая № 123456', 'IIIАЯ123456'],
  ['ХV-МЮ 112233', 'XVМЮ112233'],
  ['N12345678', 'N12345678'],
])('document %s is %s', (typed, stored) => {
  expect(normaliseDocument(typed)).toBe(stored);
  expect(documentSchema.safeParse(stored).success).toBe(true);
});

test.each([
  ['90 123 45 67', 'UZ', '+998901234567'],
  ['+998 90 123-45-67', 'RU', '+998901234567'],
  ['998901234567', 'RU', '+998901234567'],
  ['998901234567', 'UZ', '+998901234567'],
  ['8 (912) 345-67-89', 'RU', '+79123456789'],
  ['8 912 345 67 89', 'UZ', '+79123456789'],
  ['912 345 67 89', 'RU', '+79123456789'],
  ['7 912 345 67 89', 'RU', '+79123456789'],
  ['+7 701 123 45 67', 'UZ', '+77011234567'],
  ['00998901234567', 'UZ', '+998901234567'],
  ['+82 10 1234 5678', 'UZ', '+821012345678'],
  ['+353 85 123 4567', 'UZ', '+353851234567'],
])('phone %s in edition %s is %s', (typed, country, stored) => {
  expect(normalisePhone(typed, country)).toBe(stored);
  expect(phoneSchema.safeParse(stored).success).toBe(true);
});

test.each([
  ['12345'],
  ['+998 90 123 45'],
  ['phone'],
  [''],
  ['+7 912 345'],
  ['90 123 45 67 доб. 5'],
])('%p is no phone number', (typed) => expect(normalisePhone(typed, 'UZ')).toBeNull());
