import { documentSchema } from '@karvon/contract';
import { normaliseDocument } from './normalise-document';

test.each([
  ['45 10 № 123456', '4510123456'],
  ['71 № 1234567', '711234567'],
  ['aa 1234567', 'AA1234567'],
  ['АА1234567', 'AA1234567'],
  ['АВ 123-45-67', 'AB1234567'],
  ['iii-ая № 123456', 'IIIАЯ123456'],
  ['ХV-МЮ 112233', 'XVМЮ112233'],
  ['N12345678', 'N12345678'],
  ['AA\u200E1234567', 'AA1234567'],
  ['\u202AАА1234567\u202C', 'AA1234567'],
  ['паспорт АА 1234567', 'AA1234567'],
])('document %s is %s', (typed, stored) => {
  expect(normaliseDocument(typed)).toBe(stored);
  expect(documentSchema.safeParse(stored).success).toBe(true);
});
