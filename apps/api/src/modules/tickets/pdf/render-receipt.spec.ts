import { receiptFixture } from '../receipt.fixture';
import { readPdfText } from '@karvon/order-ground/documents/pdf/read-pdf-text.fixture';
import { renderReceipt } from './render-receipt';
import { plain } from '@karvon/platform/testing/plain';

const read = async (lang: 'ru' | 'uz') =>
  plain(readPdfText(await renderReceipt(receiptFixture(lang))));

test('a receipt is a tagged PDF that names itself and its language', async () => {
  const receipt = { ...receiptFixture('uz'), abroad: true };
  const pdf = (await renderReceipt(receipt)).toString('latin1');
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toContain('/DisplayDocTitle true');
  expect(pdf).toContain('/Lang (uz)');
  expect(pdf).toContain('/Lang (en)');
});

test('in Russian it shows the passengers, the local times and the price', async () => {
  const text = await read('ru');
  for (const said of [
    'Маршрутная квитанция электронного билета',
    'K7VN4T',
    '7K3MQW01',
    '21 ноября 2026 г.',
    "G'ULOMOVA AZIZA",
    '250 4180000003',
    'Туда: Ташкент — Москва, в пути 10 ч 55 мин',
    '03:35',
    'чт, 10 декабря 2026 г.',
    'Шереметьево, терминал C',
    'смена аэропорта IST – SAW · короткая',
    'выполняет Rossiya',
    'Багаж 1 × 23 кг, Ташкент — Москва',
    'Без багажа, Москва — Ташкент',
    'Возврат: сбор 600 000 сум за всех пассажиров',
    'Обмен: по правилам авиакомпании',
    '6 200 000 сум',
    'Комиссия банка',
    '9 876 000 сум',
    'ООО «Karvon Travel»',
  ]) {
    expect(text).toContain(said);
  }
});

test.each([
  [
    'bags and seats',
    { extras: 1_154_000, exchanges: 0 },
    ['Багаж и места 1 154 000 сум', '11 030 000 сум'],
  ],
  [
    'an exchange',
    { extras: 0, exchanges: 2_045_000 },
    ['Обмен билетов 2 045 000 сум', '11 921 000 сум'],
  ],
  [
    'a cheaper fare',
    { extras: 0, exchanges: -500_000 },
    ['Обмен билетов −500 000 сум', '9 376 000 сум'],
  ],
])('the price contains %s', async (_, { extras, exchanges }, said) => {
  const sum = (amount: number) => ({ amount: amount * 100, currency: 'UZS' as const });
  const paidBeside = { extras: sum(extras), exchanges: sum(exchanges) };
  const pdf = await renderReceipt({ ...receiptFixture('ru'), paidBeside });
  const text = plain(readPdfText(pdf)).replaceAll(/\s*\n\s*/g, ' ');
  for (const words of said) expect(text).toContain(words);
  expect(text).not.toContain('9 876 000 сум');
  expect(text).not.toContain(' 0 сум');
});

test('a flight below the wanted class, and its stop on the way, are named in the block of the flight', async () => {
  const receipt = receiptFixture('ru');
  const [there, back] = receipt.slices;
  const [flight] = back!.segments;
  const segments = [
    {
      ...flight!,
      belowClass: true as const,
      technicalStops: [{ airport: 'IST', minutes: 50 }],
    },
  ];
  const slices = [there!, { ...back!, segments }];
  const text = plain(readPdfText(await renderReceipt({ ...receipt, slices })));
  expect(text.replaceAll(/\s*\n\s*/g, ' ')).toContain(
    'в пути 4 ч 5 мин Москва — Ташкент: эконом Техническая посадка: Стамбул, 50 мин',
  );
});

test('no line ends with a short word, and a flight stays in one line', async () => {
  const receipt = receiptFixture('ru');
  const extras = Array.from({ length: 9 }, (_, i) => ({
    kind: 'seat' as const,
    flight: `HY ${600 + i}`,
    designator: `${1 + i}A`,
  }));
  const flights = ['TAS–SVO', 'SVO–TAS'];
  const passengers = [0, 1, 2, 3, 4].map((length) => ({
    ...receipt.passengers[0]!,
    extras: [
      { kind: 'bag' as const, flights: flights.slice(0, length), kg: 23, quantity: 1 },
      ...extras,
    ],
  }));
  const text = readPdfText(await renderReceipt({ ...receipt, passengers }));
  expect(text).not.toMatch(/ (?:в|и|с|к|о|у|до|по|за|на|не|рейс|HY) ?\n/u);
});

test('for a flight abroad it has a part in English', async () => {
  expect(await read('ru')).not.toContain('Booking reference');
  const pdf = await renderReceipt({ ...receiptFixture('ru'), abroad: true });
  const text = plain(readPdfText(pdf)).replaceAll(/\s*\n\s*/g, ' ');
  for (const said of [
    'Booking reference K7VN4T',
    "G'ULOMOVA AZIZA, e-ticket 2504180000001",
    'Flight TK 371 Tashkent (TAS), Thu, 10 Dec 2026, 03:35 – Istanbul (IST), Thu, 10 Dec 2026, 06:50',
  ])
    expect(text).toContain(said);
});

test('in Uzbek no letter is missing, oʻ and gʻ included', async () => {
  const text = await read('uz');
  for (const said of [
    'Yoʻlovchilar',
    'soliqlar',
    '9 876 000 soʻm',
    'Islom Karimov nomidagi aeroport, 2-terminal',
    'Borish: Toshkent — Moskva, yoʻlda 10 soat 55 daq',
    'Dush, 2026-yil 21-dekabr',
  ]) {
    expect(text).toContain(said);
  }
});

test.each(['ru', 'uz'] as const)('no glyph is missing in %s', async (lang) => {
  expect(await read(lang)).not.toContain('\ufffd');
});

test('documents drawn in parallel share only the fonts', async () => {
  const alone = [await read('ru'), await read('uz')];
  expect(await Promise.all([read('ru'), read('uz'), read('ru')])).toEqual([...alone, alone[0]]);
});

test('a missing glyph is read as U+FFFD', async () => {
  const receipt = receiptFixture('ru');
  const passengers = [{ ...receipt.passengers[0]!, name: '→' }];
  expect(readPdfText(await renderReceipt({ ...receipt, passengers }))).toContain('\ufffd');
});

test('nine passengers and six flights flow over pages and keep their numbers', async () => {
  const receipt = receiptFixture('ru');
  const passengers = Array.from({ length: 9 }, (_, i) => ({
    ...receipt.passengers[0]!,
    ticketNumber: `250418000010${i}`,
  }));
  const slices = [...receipt.slices, ...receipt.slices, ...receipt.slices];
  const text = plain(readPdfText(await renderReceipt({ ...receipt, passengers, slices })));
  expect(text).toContain('250 4180000108');
  expect(text).toContain('Перелёт 6: Москва — Ташкент');
  expect(text).toContain('1 / 3');
  expect(text).toContain('3 / 3');
});

test('the English part of many passengers begins on a page with room for its first lines', async () => {
  const receipt = receiptFixture('ru');
  const [first] = receipt.passengers;
  const passenger = { ...first!, extras: [...first!.extras, ...first!.extras] };
  const passengers = Array.from({ length: 9 }, () => passenger);
  const slices = receipt.slices.slice(1);
  const fare = { ...receipt.fare, baggage: receipt.fare.baggage.slice(1) };
  const pdf = await renderReceipt({ ...receipt, abroad: true, passengers, slices, fare });
  expect(plain(readPdfText(pdf))).toContain('3 / 3');
});
