/** E-mail providers of our visitors, the most common first: of two equally similar ones the first is suggested. */
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

/** Providers that have only this one top-level domain. */
export const onlyThere = ['gmail.com', 'icloud.com', 'umail.uz', 'rambler.ru'];

/** Real domains that look like a mistyped domain of the list above. */
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
