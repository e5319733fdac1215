import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Condition, Dictionary, FareSummary, Layover, Segment, Slice } from '@karvon/contract';
import { createFormat } from '@karvon/i18n';
import { createIntl } from 'react-intl';
import { describeFeatures } from './describe-features';
import { describeFare, describeSlice } from './index';

const catalogue = (locale: 'ru' | 'uz') =>
  locale === 'ru'
    ? {}
    : (JSON.parse(
        readFileSync(join(__dirname, '../../i18n/catalogues/uz/itinerary.json'), 'utf8'),
      ) as Record<string, string>);

const source = (locale: 'ru' | 'uz') => ({
  format: createFormat(locale),
  intl: createIntl({ locale, messages: catalogue(locale), onError: () => undefined }),
  dictionary: {
    carriers: { HY: { name: 'Uzbekistan Airways' }, TK: { name: 'Turkish Airlines' } },
    airports: {
      TAS: { city: 'Ташкент', airport: 'Ислам Каримов', cityCode: 'TAS', country: 'UZ' },
      IST: { city: 'Стамбул', airport: 'Новый', cityCode: 'IST', country: 'TR' },
      SAW: { city: 'Стамбул', airport: 'Сабиха Гёкчен', cityCode: 'IST', country: 'TR' },
      LED: { city: 'Санкт-Петербург', airport: 'Пулково', cityCode: 'LED', country: 'RU' },
    },
  } as Dictionary,
});

const segment = (values: Partial<Segment>): Segment => ({
  origin: 'LED',
  destination: 'TAS',
  originTerminal: null,
  destinationTerminal: '2',
  departingAt: '2026-03-09T22:40:00+03:00',
  arrivingAt: '2026-03-10T04:55:00+05:00',
  durationMinutes: 255,
  marketingCarrier: 'HY',
  operatingCarrier: 'HY',
  flightNumber: 'HY 634',
  aircraft: 'Airbus A320neo',
  cabin: 'Economy',
  ...values,
});
const direct: Slice = {
  origin: 'LED',
  destination: 'TAS',
  durationMinutes: 255,
  stops: 0,
  segments: [segment({})],
  layovers: [],
};

test('shows local times, an arrival on the next day and the real duration', () => {
  const ru = describeSlice(direct, source('ru'));
  expect(ru.departure).toMatchObject({
    time: '22:40',
    date: 'пн, 9\u00A0марта',
    shortDate: 'пн, 9\u00A0мар.',
    city: 'Санкт-Петербург',
  });
  expect(ru.arrival).toMatchObject({
    time: '04:55',
    dayShift: '+1',
    dayShiftLabel: 'прилёт через 1 день после вылета',
  });
  expect(ru).toMatchObject({
    duration: '4\u00A0ч 15\u00A0мин',
    stops: 'Прямой рейс',
    warnings: [],
  });
  expect(ru.segments[0]).toMatchObject({ operatedBy: '', cabin: 'Эконом' });
  expect(ru.segments[0]!.arrival.airport).toBe('Ислам Каримов, терминал 2');
});

test.each([
  ['ru', 'прилёт на 1 день раньше вылета по местной дате'],
  ['uz', 'mahalliy sana boʻyicha uchishdan 1 kun oldin yetib boradi'],
] as const)(
  'across the date line the arrival is a day earlier, for screen readers too (%s)',
  (locale, words) => {
    const eastward = segment({
      departingAt: '2026-03-10T01:10:00+12:00',
      arrivingAt: '2026-03-09T18:05:00-07:00',
    });
    const { arrival } = describeSlice({ ...direct, segments: [eastward] }, source(locale));
    expect(arrival).toMatchObject({ dayShift: '−1', dayShiftLabel: words });
  },
);

test.each([
  ['Ташкент им. Ислама Каримова', 'аэропорт им. Ислама Каримова, терминал 2'],
  ['Ташкент (Южный)', 'Южный, терминал 2'],
  ['Ташкент', 'терминал 2'],
  ['Ташкент-Восточный', 'Ташкент-Восточный, терминал 2'],
])('beside its city %s is %s', (airport, beside) => {
  const { dictionary, ...rest } = source('ru');
  const TAS = { city: 'Ташкент', airport, cityCode: 'TAS', country: 'UZ' } as const;
  const airports = { ...dictionary.airports, TAS };
  const { segments } = describeSlice(direct, { ...rest, dictionary: { ...dictionary, airports } });
  expect(segments[0]!.arrival.airport).toBe(beside);
});

test('shows the same in Uzbek', () => {
  const uz = describeSlice(direct, source('uz'));
  expect(uz.stops).toBe('Toʻgʻridan-toʻgʻri reys');
  expect(uz.segments[0]!.arrival.airport).toContain('2-\u2060terminal');
});

test('an overnight change of airport is shown on the layover and on the slice', () => {
  const layover: Layover = {
    arrivalAirport: 'IST',
    departureAirport: 'SAW',
    minutes: 610,
    airportChange: true,
    night: true,
    short: false,
  };
  const slice = describeSlice(
    {
      ...direct,
      stops: 1,
      segments: [
        segment({ destination: 'IST', operatingCarrier: 'TK' }),
        segment({ origin: 'SAW' }),
      ],
      layovers: [layover],
    },
    source('ru'),
  );
  const warnings = ['Смена аэропорта: Новый → Сабиха Гёкчен', 'Ночная пересадка'];
  expect(slice.stops).toBe('1 пересадка');
  expect(slice.stopPlaces).toEqual(['Стамбул, 10\u00A0ч\u00A010\u00A0мин']);
  expect(slice.warnings).toEqual(warnings);
  expect(slice.segments[0]!.layover).toEqual({
    text: 'Пересадка 10\u00A0ч 10\u00A0мин — Стамбул',
    warnings,
    advice: [],
  });
  expect(slice.segments[0]!.operatedBy).toBe('выполняет Turkish Airlines');
  expect(slice.segments[1]!.layover).toBeNull();
});

test.each([
  [true, /Пересадка гарантирована/],
  [false, /второй билет пропадёт/],
])('a self-transfer explains what it means (protected: %s)', (isProtected, promise) => {
  const layover: Layover = {
    arrivalAirport: 'IST',
    departureAirport: 'IST',
    minutes: 245,
    airportChange: false,
    night: false,
    short: false,
    selfTransfer: { protected: isProtected },
  };
  const slice = describeSlice(
    {
      ...direct,
      stops: 1,
      segments: [segment({ destination: 'IST' }), segment({ origin: 'IST' })],
      layovers: [layover],
    },
    source('ru'),
  );
  expect(slice.warnings).toEqual(['Самостоятельная пересадка: два отдельных билета']);
  const { advice } = slice.segments[0]!.layover!;
  expect(advice).toHaveLength(4);
  expect(advice.join(' ')).toMatch(/Багаж нужно получить.*Стамбул.*виз.*4\s?ч\s5\s?мин/s);
  expect(advice.at(-1)).toMatch(promise);
});

test('a change of terminal and a technical stop are shown', () => {
  const layover: Layover = {
    arrivalAirport: 'IST',
    departureAirport: 'IST',
    minutes: 95,
    airportChange: false,
    night: false,
    short: false,
  };
  const slice = describeSlice(
    {
      ...direct,
      stops: 1,
      segments: [
        segment({ destination: 'IST', destinationTerminal: '1' }),
        segment({
          origin: 'IST',
          originTerminal: '2',
          technicalStops: [{ airport: 'SAW', minutes: 50 }],
        }),
      ],
      layovers: [layover],
    },
    source('ru'),
  );
  expect(slice.warnings).toEqual([
    'Смена терминала: 1 → 2',
    'Техническая посадка: Стамбул, 50\u00A0мин',
  ]);
  expect(slice.segments[1]!.technicalStops).toBe(slice.warnings[1]);
  expect(slice.segments[0]!.technicalStops).toBe('');
});

const condition = (values: Partial<Condition>): Condition => ({
  allowed: 'yes',
  fee: null,
  until: null,
  ...values,
});
const fare = (values: Partial<FareSummary>) =>
  ({
    baggage: [{ carryOn: null, checked: null }],
    refund: condition({}),
    exchange: condition({}),
    ...values,
  }) as FareSummary;

test.each([
  [condition({ allowed: 'unknown' }), 'Возврат: по правилам авиакомпании', 'unknown'],
  [condition({ allowed: 'no' }), 'Без возврата', 'no'],
  [condition({ fee: { amount: 0, currency: 'RUB' } }), 'Возврат без сбора', 'yes'],
  [
    condition({ fee: { amount: 300_000, currency: 'RUB' } }),
    'Возврат: сбор 3\u00A0000\u00A0₽ за всех пассажиров',
    'fee',
  ],
  [condition({}), 'Возврат со сбором авиакомпании', 'fee'],
])('refund %#', (refund, text, tone) => {
  expect(describeFare(fare({ refund }), [direct], source('ru')).refund).toEqual({ text, tone });
});

test.each([
  [condition({ allowed: 'unknown' }), 'Обмен: по правилам авиакомпании', 'unknown'],
  [condition({ allowed: 'no' }), 'Без обмена', 'no'],
  [condition({ fee: { amount: 0, currency: 'RUB' } }), 'Обмен без сбора', 'yes'],
  [
    condition({ fee: { amount: 300_000, currency: 'RUB' } }),
    'Обмен: сбор 3\u00A0000\u00A0₽ за всех пассажиров',
    'fee',
  ],
  [condition({}), 'Обмен со сбором авиакомпании', 'fee'],
])('exchange %#', (exchange, text, tone) => {
  expect(describeFare(fare({ exchange }), [direct], source('ru')).exchange).toEqual({ text, tone });
});

test.each([
  [null, 'Багаж: по правилам авиакомпании', 'unknown'],
  [{ pieces: 0, kg: null }, 'Без багажа', 'no'],
  [{ pieces: 2, kg: 23 }, 'Багаж 2\u00a0×\u00a023\u00a0кг', 'yes'],
  [{ pieces: 2, kg: null }, 'Багаж: 2 места', 'yes'],
])('baggage %#', (checked, text, tone) => {
  const baggage = [{ carryOn: null, checked }];
  expect(describeFare(fare({ baggage }), [direct], source('ru')).baggage).toEqual([{ text, tone }]);
});

test('baggage that differs between slices is listed by slice, other conditions are not', () => {
  const [out, back] = [direct, { origin: direct.destination, destination: direct.origin }];
  const carryOn = { pieces: 1, kg: 8 };
  const baggage = [
    { carryOn, checked: { pieces: 1, kg: 23 } },
    { carryOn, checked: { pieces: 0, kg: null } },
  ];
  const texts = describeFare(fare({ baggage }), [out, back], source('uz'));
  expect(texts.carryOn).toEqual([{ text: 'Qoʻl yuki 1\u00a0×\u00a08\u00a0kg', tone: 'yes' }]);
  expect(texts.baggage).toEqual([
    { text: 'Bagaj 1\u00a0×\u00a023\u00a0kg', tone: 'yes', way: 'Санкт-Петербург — Ташкент' },
    { text: 'Bagajsiz', tone: 'no', way: 'Ташкент — Санкт-Петербург' },
  ]);
});

test('a segment in economy is named in a business class itinerary, and features are listed by segment', () => {
  const [flight] = direct.segments;
  const onward = { ...flight!, origin: 'TAS', destination: 'LED' };
  const mixed = {
    ...direct,
    segments: [flight!, { ...onward, cabin: 'Economy' as const, belowClass: true as const }],
  };
  const { warnings, segments } = describeSlice(mixed, source('ru'));
  const ends = `${segments[1]!.departure.city} — ${segments[1]!.arrival.city}`;
  expect(warnings).toEqual([`${ends}: эконом`]);
  const all = {
    seat: 'included',
    meal: 'included',
    priority: 'included',
    lounge: 'included',
    miles: 'included',
  } as const;
  const flightFeatures = [all, { ...all, lounge: 'not-included' as const }];
  const states = describeFeatures(
    { features: flightFeatures[1]!, flightFeatures },
    [mixed],
    source('ru'),
  );
  expect(states.meal).toEqual([{ inclusion: 'included', flights: [] }]);
  expect(states.lounge).toEqual([
    {
      inclusion: 'included',
      flights: [`${segments[0]!.departure.city} — ${segments[0]!.arrival.city}`],
    },
    { inclusion: 'not-included', flights: [ends] },
  ]);
});
