import type { Dictionary, RefundLine, Segment } from '@karvon/contract';
import { money } from '@karvon/money';
import { plain } from '@karvon/platform/testing/plain';
import type { RefundRow } from '../store/refund-store';
import type { OrderRow } from '../store/order-store';
import { journeyLetterFacts, refundLetterFacts } from './letter-facts';

const segment = {
  origin: 'TAS',
  destination: 'IST',
  originTerminal: '2',
  destinationTerminal: null,
  departingAt: '2026-12-30T23:10:00+05:00',
  arrivingAt: '2026-12-31T02:20:00+03:00',
  marketingCarrier: 'HY',
  operatingCarrier: 'TK',
  durationMinutes: 310,
  flightNumber: 'HY 271',
} as Segment;
const back = { ...segment, origin: 'IST', destination: 'TAS', flightNumber: 'HY 272' };
const slices = [segment, back].map((one) => ({
  ...{ origin: one.origin, destination: one.destination },
  segments: [one],
}));
const carryOn = { pieces: 1, kg: 8 };
const fare = {
  name: 'Light',
  baggage: [
    { carryOn, checked: { pieces: 1, kg: 23 } },
    { carryOn, checked: { pieces: 0, kg: null } },
  ],
  refund: { allowed: 'no', fee: null, until: null },
  exchange: { allowed: 'yes', fee: money(500_000, 'RUB'), until: '2026-12-30T16:10:00.000Z' },
};
const order = { lang: 'ru', sold: { slices, fare } } as unknown as Pick<OrderRow, 'lang' | 'sold'>;

const dictionary = {
  airports: {
    TAS: { city: 'Ташкент', airport: 'Ташкент им. Ислама Каримова' },
    IST: { city: 'Стамбул', airport: 'Стамбул (новый)' },
  },
  carriers: { HY: { name: 'Uzbekistan Airways' }, TK: { name: 'Turkish Airlines' } },
} as unknown as Dictionary;
const passengers = [
  { surname: 'Karimova', name: 'Aziza' },
  { surname: 'KARIMOV', name: 'OLIM' },
];

const line = (item: RefundLine['item'], paid: number, kept: number): RefundLine => ({
  item,
  paid: money(paid, 'RUB'),
  kept: money(kept, 'RUB'),
});
const refund = {
  lines: [line('tariff', 900_000, 900_000), line('service-fee', 10_000, 10_000)],
  part: null,
  points_returned: 0,
  sent_by: '2026-11-25',
  total: 0,
  currency: 'RUB',
} as unknown as RefundRow;

function refundFacts(changes: Partial<RefundRow>) {
  const { airports } = dictionary;
  const facts = refundLetterFacts({ ...refund, ...changes }, order, { airports, passengers });
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plain(fact)]));
}

test('each flight has its number, its carriers, and both ends on their own clocks and days', () => {
  const { flights, travellers, terms } = journeyLetterFacts(order, {
    dictionary,
    passengers,
    parts: [],
  });
  expect(flights!.split('\n\n')[0]!.split('\n')).toEqual([
    'Рейс HY 271, Uzbekistan Airways, выполняет Turkish Airlines',
    'Вылет: ср, 30 декабря 2026 г., 23:10, Ташкент, аэропорт им. Ислама Каримова (TAS), терминал 2',
    'Прилёт: чт, 31 декабря 2026 г., 02:20, Стамбул, новый аэропорт (IST)',
    'В пути 5\u00a0ч 10\u00a0мин',
  ]);
  expect(plain(terms!).split('\n')).toEqual([
    'Тариф «Light»',
    'Ручная кладь 1 × 8 кг',
    'Багаж 1 × 23 кг, Ташкент — Стамбул',
    'Без багажа, Стамбул — Ташкент',
    'Без возврата',
    'Обмен: сбор 5 000 ₽ за всех пассажиров, до 30 декабря 2026 г., 21:10 (время города вылета)',
  ]);
  expect(flights).toContain('HY 272');
  expect(travellers).toBe('KARIMOVA AZIZA, KARIMOV OLIM');
});

test('flights for which nobody has a ticket any more, and passengers without flights, are not named', () => {
  const parts = [
    [
      { passenger: 0, slices: [1] },
      { passenger: 1, slices: [0, 1] },
    ],
  ];
  const { flights, travellers, terms } = journeyLetterFacts(order, {
    dictionary,
    passengers,
    parts,
  });
  expect(flights).not.toContain('HY 272');
  expect(terms).not.toContain('Без багажа');
  expect(travellers).toBe('KARIMOVA AZIZA');
});

test('a refund of nothing tells that the whole price is kept, and by whom', () => {
  expect(refundFacts({})).toEqual({
    returnedPart: '',
    paid: '9 100 ₽',
    withheld: '9 100 ₽',
    withheldLines: '— авиакомпания, по тарифу: 9 000 ₽\n— сервисный сбор: 100 ₽',
    withheldWhole: '9 100 ₽',
    refund: '',
    sentBy: '25 ноября 2026 г.',
    points: '',
  });
});

test('a refund that returns points is not a refund of nothing', () => {
  expect(refundFacts({ points_returned: 1500 })).toMatchObject({
    withheldWhole: '',
    points: '1 500',
  });
});

test('the refund of a part names its passengers and their flights', () => {
  const part = [
    { passenger: 0, slices: [1] },
    { passenger: 1, slices: [0, 1] },
  ];
  expect(refundFacts({ part, total: 500_000 })).toMatchObject({
    returnedPart:
      'KARIMOVA AZIZA, Стамбул — Ташкент; KARIMOV OLIM, Ташкент — Стамбул, Стамбул — Ташкент',
    refund: '5 000 ₽',
  });
});
