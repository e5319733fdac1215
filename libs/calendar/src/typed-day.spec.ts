import { parseTypedDay, tidyTypedDay } from './index';

const today = '2026-11-21';

test.each([
  '09.03.1990',
  '9.3.1990',
  '9/3/1990',
  '9/3/90',
  '09-03-90',
  ' 09 03 1990 ',
  '09031990',
  '090390',
  '1990-03-09',
  '9 марта 1990',
  '9 МАРТА 1990 г.',
  '9 мар 90',
  '9 март 1990 года',
  '9-mart 1990',
  '9 mart 1990-yil',
  '1990-yil 9-mart',
  '1990-yil, 9-mart',
  '9 March 1990',
])('%j is the ninth of March 1990', (text) => {
  expect(parseTypedDay(text, today)).toBe('1990-03-09');
  expect(tidyTypedDay(text, today)).toBe('09.03.1990');
});

test.each([
  'январь yanvar January',
  'февраля fevral February',
  'марта mart March',
  'апреля aprel April',
  'мая may May',
  'июня iyun June',
  'июля iyul July',
  'августа avgust August',
  'сентября sentabr September',
  'октября oktabr October',
  'ноября noyabr November',
  'декабря dekabr December',
])('months are recognized by name: %s', (names) => {
  const days = names.split(' ').map((name) => parseTypedDay(`5 ${name} 2001`));
  expect(new Set(days).size).toBe(1);
  expect(days[0]).toMatch(/^2001-\d\d-05$/);
});

test('the twelve months are in order', () => {
  const months = [
    'янв',
    'фев',
    'мар',
    'апр',
    'май',
    'июн',
    'июл',
    'авг',
    'сен',
    'окт',
    'ноя',
    'дек',
  ];
  expect(months.map((name) => parseTypedDay(`1 ${name} 2001`)?.slice(5, 7))).toEqual(
    months.map((_, index) => String(index + 1).padStart(2, '0')),
  );
});

test('a two-digit year: a birth is in the past, an expiry in this century', () => {
  expect(parseTypedDay('9.3.26', today)).toBe('2026-03-09');
  expect(parseTypedDay('9.3.27', today)).toBe('1927-03-09');
  expect(parseTypedDay('9.3.27')).toBe('2027-03-09');
});

test.each([
  '',
  '31.02.1990',
  '9031990',
  '03.1990',
  '9 марта',
  '9 брюмера 1990',
  '1.2.3.1990',
  '9.3.990',
])('%j is no day, and stays as typed', (text) => {
  expect(parseTypedDay(text, today)).toBeNull();
  expect(tidyTypedDay(text, today)).toBe(text);
});
