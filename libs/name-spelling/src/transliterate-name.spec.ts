import { latinNameSchema } from '@karvon/contract';
import { transliterateName } from './transliterate-name';

test.each([
  ['Иванов', 'IVANOV'],
  ['Щербакова', 'SHCHERBAKOVA'],
  ['Подъячев', 'PODIEIACHEV'],
  ['Юлия', 'IULIIA'],
  ['Алёна', 'ALENA'],
  ['Цой', 'TSOI'],
  ['Анна-Мария', 'ANNA-MARIIA'],
  ['Ўткир', 'OTKIR'],
  ['Қодиров', 'QODIROV'],
  ['Ғуломжон', 'GULOMJON'.replace('J', 'ZH')],
  ['Ҳамид', 'HAMID'],
  ['Oʻktam', 'OKTAM'],
  ["G'ulom", 'GULOM'],
  ['müller', 'MULLER'],
  ['  van   der Berg', 'VAN DER BERG'],
])('%s is %s on a ticket', (name, ticket) => {
  expect(transliterateName(name)).toBe(ticket);
  expect(latinNameSchema.safeParse(ticket).success).toBe(true);
});

test('what cannot be in a name stays to be pointed at', () => {
  expect(transliterateName('Иванов3')).toBe('IVANOV3');
});
