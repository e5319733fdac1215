/** Where letters of the people here go, by how many have an address there: of two that are equally near the first is meant. */
export const mailDomains = [
  'gmail.com',
  'mail.ru',
  'yandex.ru',
  'inbox.ru',
  'bk.ru',
  'list.ru',
  'icloud.com',
  'umail.uz',
  'ya.ru',
  'rambler.ru',
  'internet.ru',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'yandex.com',
  'proton.me',
  'protonmail.com',
];

/** Providers whose name has this one ending. */
export const onlyThere = ['gmail.com', 'icloud.com', 'umail.uz', 'rambler.ru'];

/** Real domains that look like a slip in one of the first. */
export const realNeighbours = new Set([
  'email.com',
  'googlemail.com',
  'hotmail.ca',
  'inbox.lv',
  'mai.ru',
  'mail.com',
  'mail.uz',
  'yahoo.ca',
  'yandex.by',
  'yandex.kz',
  'yandex.ua',
  'yandex.uz',
  'ymail.com',
]);
