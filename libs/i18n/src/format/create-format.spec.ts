import { createFormat, type Format } from './create-format';

const nbsp = '\u00A0';
const wordJoiner = '\u2060';
const ru = createFormat('ru');
const uz = createFormat('uz');
const tashkent = {
  utcOffsetMinutes: 300,
  clock: { ru: 'по времени Ташкента', uz: 'Toshkent vaqti bilan' },
};

/** Title, function, ru, uz; `_` stands for the no-break space, a hyphen before a letter for one followed by a word joiner. */
type Row = [string, (format: Format) => string, string, string];
const spaced = (text: string) =>
  text.replaceAll('_', nbsp).replace(/-(?=\p{L})|–(?=\d)/gu, `$&${wordJoiner}`);

const rows: Row[] = [
  ['a thousand', (f) => f.number(1_000), '1_000', '1_000'],
  ['a long number', (f) => f.number(1_234_567.891), '1_234_567,891', '1_234_567,891'],
  ['trailing zeros', (f) => f.number(1.5), '1,5', '1,5'],
  ['no fraction wanted', (f) => f.number(2.5, 0), '3', '3'],
  ['as many decimals as its neighbours', (f) => f.number(10.2, 2), '10,20', '10,20'],
  ['a negative number', (f) => f.number(-1_234), '−1_234', '−1_234'],
  ['nothing below zero', (f) => f.number(-0.0001), '0', '0'],
  ['a short number, compact', (f) => f.compact(12_345.4), '12_345', '12_345'],
  ['thousands, compact', (f) => f.compact(348_499), '348_тыс.', '348_ming'],
  ['millions, compact', (f) => f.compact(2_154_000), '2,15_млн', '2,15_mln'],
  ['tens of millions, compact', (f) => f.compact(12_360_000), '12,4_млн', '12,4_mln'],
  ['almost a million, compact', (f) => f.compact(999_900), '1_млн', '1_mln'],
  ['billions, compact', (f) => f.compact(-1_230_000_000), '−1,23_млрд', '−1,23_mlrd'],
  [
    'roubles',
    (f) => f.money({ amount: 1_234_567_00, currency: 'RUB' }),
    '1_234_567_₽',
    '1_234_567_₽',
  ],
  ['kopecks', (f) => f.money({ amount: 99_05, currency: 'RUB' }), '99,05_₽', '99,05_₽'],
  [
    'ten kopecks keep both digits',
    (f) => f.money({ amount: 99_10, currency: 'RUB' }),
    '99,10_₽',
    '99,10_₽',
  ],
  [
    'a currency without a sign of ours',
    (f) => f.money({ amount: 1_250_50, currency: 'AED' }, 2),
    '1_250,50_AED',
    '1_250,50_AED',
  ],
  [
    'a currency without minor units',
    (f) => f.money({ amount: 1_300, currency: 'JPY' }, 0),
    '1_300_JPY',
    '1_300_JPY',
  ],
  [
    'a currency of three decimals',
    (f) => f.money({ amount: 1_250, currency: 'KWD' }, 3),
    '1,250_KWD',
    '1,250_KWD',
  ],
  [
    'soums',
    (f) => f.money({ amount: 1_234_567_00, currency: 'UZS' }),
    '1_234_567_сум',
    '1_234_567_soʻm',
  ],
  [
    'soums are whole',
    (f) => f.money({ amount: 1_234_567_50, currency: 'UZS' }),
    '1_234_568_сум',
    '1_234_568_soʻm',
  ],
  ['dollars', (f) => f.money({ amount: 50, currency: 'USD' }), '0,50_$', '0,50_$'],
  ['euros', (f) => f.money({ amount: 1_000_00, currency: 'EUR' }), '1_000_€', '1_000_€'],
  ['money back', (f) => f.money({ amount: -50_25, currency: 'RUB' }), '−50,25_₽', '−50,25_₽'],
  ['short day', (f) => f.date('2026-03-09', 'short'), '09.03.2026', '09.03.2026'],
  ['day and month', (f) => f.date('2026-03-09'), '9_марта', '9-mart'],
  ['day and short month', (f) => f.date('2026-09-09', 'dayMonthShort'), '9_сент.', '9-sen'],
  [
    'weekday, day and month',
    (f) => f.date('2026-03-09', 'weekdayDayMonth'),
    'пн, 9_марта',
    'Dush, 9-mart',
  ],
  ['long day', (f) => f.date('2026-03-09', 'long'), '9_марта 2026_г.', '2026-yil 9-mart'],
  [
    'full day',
    (f) => f.date('2026-03-09', 'full'),
    'понедельник, 9_марта 2026_г.',
    '2026-yil 9-mart, dushanba',
  ],
  [
    'a leap day',
    (f) => f.date('2028-02-29', 'full'),
    'вторник, 29_февраля 2028_г.',
    '2028-yil 29-fevral, seshanba',
  ],
  ['time alone', (f) => f.time('07:05'), '07:05', '07:05'],
  ['time of a place far away', (f) => f.time('2026-03-09T23:55:00+12:00'), '23:55', '23:55'],
  [
    'local date and time',
    (f) => f.dateTime('2026-03-09T00:10:00+05:00'),
    '9_марта, 00:10',
    '9-mart, 00:10',
  ],
  [
    'a moment in Tashkent',
    (f) => f.instant('2026-03-09T19:30:00.000Z', 300),
    '10_марта, 00:30',
    '10-mart, 00:30',
  ],
  [
    'a moment, short',
    (f) => f.instant('2026-03-09T19:30:00Z', 180, 'short'),
    '09.03.2026, 22:30',
    '09.03.2026, 22:30',
  ],
  [
    'a deadline',
    (f) => f.deadline('2026-03-09T19:30:00Z', tashkent),
    '10_марта, 00:30 (по времени Ташкента)',
    '10-mart, 00:30 (Toshkent vaqti bilan)',
  ],
  [
    'a deadline half an hour off',
    (f) => f.deadline('2026-03-09T19:30:00Z', { ...tashkent, utcOffsetMinutes: -210 }),
    '9_марта, 16:00 (по времени Ташкента)',
    '9-mart, 16:00 (Toshkent vaqti bilan)',
  ],
  ['days of a month', (f) => f.range('2026-03-09', '2026-03-14'), '9–14_марта', '9–14-mart'],
  [
    'days of two months',
    (f) => f.range('2026-03-28', '2026-04-03'),
    '28_марта – 3_апреля',
    '28-mart – 3-aprel',
  ],
  [
    'days of two years',
    (f) => f.range('2026-12-28', '2027-01-03'),
    '28_декабря 2026_г. – 3_января 2027_г.',
    '2026-yil 28-dekabr – 2027-yil 3-yanvar',
  ],
  ['one day', (f) => f.range('2026-03-09', '2026-03-09'), '9_марта', '9-mart'],
  ['a calendar heading', (f) => f.monthYear(2026, 5), 'Май 2026', 'May 2026'],
  ['a month alone', (f) => f.monthName(5), 'май', 'May'],
  ['a month in a date', (f) => f.monthName(5, 'inDate'), 'мая', 'may'],
  [
    'weekdays',
    (f) => [1, 7].map((day) => f.weekdayName(day)).join(),
    'понедельник,воскресенье',
    'dushanba,yakshanba',
  ],
  [
    'short weekdays',
    (f) => [1, 7].map((day) => f.weekdayName(day, 'short')).join(),
    'пн,вс',
    'Dush,Yak',
  ],
  [
    'narrow weekdays',
    (f) => [1, 2, 3, 4, 5, 6, 7].map((day) => f.weekdayName(day, 'narrow')).join(),
    'пн,вт,ср,чт,пт,сб,вс',
    'Du,Se,Ch,Pa,Ju,Sh,Ya',
  ],
  ['hours and minutes', (f) => f.duration(255), '4_ч 15_мин', '4_soat 15_daq'],
  ['whole hours', (f) => f.duration(120), '2_ч', '2_soat'],
  ['minutes only', (f) => f.duration(45), '45_мин', '45_daq'],
  ['more than a day', (f) => f.duration(1_575), '1_д 2_ч 15_мин', '1_kun 2_soat 15_daq'],
  ['more than a day in hours', (f) => f.duration(1_575, 'hour'), '26_ч 15_мин', '26_soat 15_daq'],
  ['two days in hours', (f) => f.duration(2_880, 'hour'), '48_ч', '48_soat'],
  ['no time', (f) => f.duration(0), '0_мин', '0_daq'],
  ['a list', (f) => f.list(['A', 'B', 'C']), 'A, B и_C', 'A, B va_C'],
  ['a choice of two', (f) => f.list(['A', 'B'], 'or'), 'A или_B', 'A yoki_B'],
  ['a list of one', (f) => f.list(['A']), 'A', 'A'],
  ['an empty list', (f) => f.list([]), '', ''],
  ['one point', (f) => f.points(21), '21_балл', '21_ball'],
  ['a few points', (f) => f.points(3), '3_балла', '3_ball'],
  ['many points', (f) => f.points(1_211), '1_211_баллов', '1_211_ball'],
  ['half a point', (f) => f.points(1.5), '1,5_балла', '1,5_ball'],
];

test.each(rows)('%s', (_, write, inRussian, inUzbek) => {
  expect([write(ru), write(uz)]).toEqual([spaced(inRussian), spaced(inUzbek)]);
});

test.each(['2026-3-9', '09.03.2026', ''])('%p is not a day', (text) => {
  expect(() => ru.date(text)).toThrow(RangeError);
});

test.each(['7:05', 'noon', '2026-03-09'])('%p is not a local time', (text) => {
  expect(() => ru.time(text)).toThrow(RangeError);
});

test('an invalid instant throws', () => {
  expect(() => ru.instant('yesterday', 300)).toThrow(RangeError);
});

test('each language has one formatter', () => {
  expect(createFormat('uz')).toBe(uz);
});

const today = '2026-11-24';
const seen = { ru: createFormat('ru', today), uz: createFormat('uz', today) };
const farRows: Row[] = [
  ['a day within ten months', (f) => f.date('2027-09-30'), '30_сентября', '30-sentabr'],
  ['a day beyond them', (f) => f.date('2027-10-01'), '1_октября 2027_г.', '2027-yil 1-oktabr'],
  ['a day long ago', (f) => f.date('2025-12-23'), '23_декабря 2025_г.', '2025-yil 23-dekabr'],
  [
    'a far day and its weekday',
    (f) => f.date('2029-03-09', 'weekdayDayMonth'),
    'пт, 9_марта 2029_г.',
    'Jum, 2029-yil 9-mart',
  ],
  ['a far day, short', (f) => f.date('2029-09-09', 'dayMonthShort'), '9_сент. 2029', '9-sen 2029'],
  ['a far day with a year', (f) => f.date('2029-03-09', 'short'), '09.03.2029', '09.03.2029'],
  [
    'a far moment',
    (f) => f.deadline('2029-03-09T19:30:00Z', tashkent),
    '10_марта 2029_г., 00:30 (по времени Ташкента)',
    '2029-yil 10-mart, 00:30 (Toshkent vaqti bilan)',
  ],
  [
    'far days',
    (f) => f.range('2029-03-09', '2029-03-14'),
    '9–14_марта 2029_г.',
    '2029-yil 9–14-mart',
  ],
  [
    'far days of two months',
    (f) => f.range('2029-03-28', '2029-04-03'),
    '28_марта – 3_апреля 2029_г.',
    '2029-yil 28-mart – 3-aprel',
  ],
  ['near days', (f) => f.range('2027-03-09', '2027-03-14'), '9–14_марта', '9–14-mart'],
];

test.each(farRows)(
  'the year is shown where a day could be taken for one of another year: %s',
  (_name, text, ru, uz) => {
    expect(text(seen.ru)).toBe(spaced(ru));
    expect(text(seen.uz)).toBe(spaced(uz));
  },
);
