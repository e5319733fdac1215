import { editsBetween } from './edits-between';
import { likelyEmail } from './likely-email';
import { mailDomains, realNeighbours } from './mail-domains';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.ru', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmal.co', 'gmail.com'],
  ['GMAI.COM', 'gmail.com'],
  ['mial.ru', 'mail.ru'],
  ['mail.ry', 'mail.ru'],
  ['yandeks.ru', 'yandex.ru'],
  ['yandex.r', 'yandex.ru'],
  ['inbx.ru', 'inbox.ru'],
  ['bk.rui', 'bk.ru'],
  ['lst.ru', 'list.ru'],
  ['umail.us', 'umail.uz'],
  ['iclod.com', 'icloud.com'],
  ['outlok.com', 'outlook.com'],
  ['yaho.com', 'yahoo.com'],
])('corrects a typing error in a well-known domain: %s', (typed, meant) => {
  expect(likelyEmail(`Aziza.K@${typed}`)).toBe(`Aziza.K@${meant}`);
});

test.each([
  ['letters that look alike', 'аziza@gmаil.соm', 'aziza@gmail.com'],
  ['one such letter at an unknown domain', 'aziza@соmpany.uz', 'aziza@company.uz'],
  ['a whole address in the other layout', 'фяшяф"пьфшдюсщь', 'aziza@gmail.com'],
  ['the same at an unknown domain', 'Фяшяф"сщьзфтнюгя', 'aziza@company.uz'],
  ['only the domain in the other layout', 'aziza@пьфшд.сщь', 'aziza@gmail.com'],
  ['a name in Cyrillic', 'мария@mail.ru', 'mariya@mail.ru'],
  ['a name that begins in Cyrillic', 'иванov@company.uz', 'ivanov@company.uz'],
  ['everything by sound', 'азиза@гмаил.ком', 'aziza@gmail.com'],
  ['a quotation mark of another Latin layout', 'aziza"gmail.com', 'aziza@gmail.com'],
  ['marks that nobody sees', ' \u200Eaziza@gmial.com', 'aziza@gmail.com'],
])('%s', (_, typed, meant) => expect(likelyEmail(typed)).toBe(meant));

test.each([
  '',
  'aziza',
  'aziza@',
  '@gmial.com',
  'a@b@gmial.com',
  'Aziza@Gmail.com',
  'aziza@company.uz',
  'aziza@hotmail.co.uk',
  'aziza@outlook.fr',
  'иван@почта.рф',
  ...[...mailDomains, ...realNeighbours].map((domain) => `aziza@${domain}`),
])('suggests nothing for %s', (typed) => expect(likelyEmail(typed)).toBeNull());

test('a suggestion causes no further suggestion', () => {
  for (const domain of mailDomains)
    for (const typed of [domain.slice(1), domain.slice(0, -1), `${domain}m`]) {
      const meant = likelyEmail(`aziza@${typed}`);
      if (meant) expect(likelyEmail(meant)).toBeNull();
    }
});

test.each([
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['acb', 'abc', 1],
  ['ab', 'abc', 1],
  ['abcd', 'abc', 1],
  ['xbz', 'abc', 2],
  ['ca', 'abc', 3],
])('edits between «%s» and «%s»: %i', (typed, meant, edits) =>
  expect(editsBetween(typed, meant)).toBe(edits),
);
