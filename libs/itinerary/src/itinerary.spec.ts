import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Condition, FareSummary, Layover, Segment, Slice } from '@karvon/contract';
import { createFormat } from '@karvon/i18n';
import { createIntl } from 'react-intl';
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
  },
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

test('local times, the day after and the real duration', () => {
  const ru = describeSlice(direct, source('ru'));
  expect(ru.departure).toMatchObject({
    time: '22:40',
    date: 'пн, 9 марта',
    city: 'Санкт-Петербург',
  });
  expect(ru.arrival).toMatchObject({
    time: '04:55',
    dayShift: '+1',
    dayShiftLabel: 'прибытие через 1 день после вылета',
  });
  expect(ru).toMatchObject({
    duration: '4\u00A0ч 15\u00A0мин',
    stops: 'Прямой рейс',
    warnings: [],
  });
  expect(ru.segments[0]).toMatchObject({ operatedBy: '', cabin: 'Эконом' });
  expect(ru.segments[0]!.arrival.airport).toBe('Ислам Каримов, терминал 2');
});

test('the same in Uzbek', () => {
  const uz = describeSlice(direct, source('uz'));
  expect(uz.stops).toBe('Toʻgʻridan-toʻgʻri reys');
  expect(uz.segments[0]!.arrival.airport).toContain('2 terminali');
});

test('a change of airport by night is said twice: on the stop and on the whole', () => {
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
  expect(slice.stopPlaces).toEqual(['Стамбул, 10\u00A0ч 10\u00A0мин']);
  expect(slice.warnings).toEqual(warnings);
  expect(slice.segments[0]!.layover).toEqual({
    text: 'Пересадка 10\u00A0ч 10\u00A0мин — Стамбул',
    warnings,
  });
  expect(slice.segments[0]!.operatedBy).toBe('выполняет Turkish Airlines');
  expect(slice.segments[1]!.layover).toBeNull();
});

test('a change of terminal and a landing on the way are told', () => {
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
    carryOn: null,
    checked: null,
    refund: condition({}),
    exchange: condition({}),
    ...values,
  }) as FareSummary;

test.each([
  [condition({ allowed: 'unknown' }), 'Возврат — уточните у нас', 'unknown'],
  [condition({ allowed: 'no' }), 'Возврата нет', 'no'],
  [condition({ fee: { amount: 0, currency: 'RUB' } }), 'Возврат без сбора', 'yes'],
  [
    condition({ fee: { amount: 300_000, currency: 'RUB' } }),
    'Возврат, сбор 3\u00A0000\u00A0₽',
    'fee',
  ],
  [condition({}), 'Возврат со сбором авиакомпании', 'fee'],
])('refund %#', (refund, text, tone) => {
  expect(describeFare(fare({ refund }), source('ru')).refund).toEqual({ text, tone });
});

test.each([
  [null, 'Багаж — уточните у нас', 'unknown'],
  [{ pieces: 0, kg: null }, 'Без багажа', 'no'],
  [{ pieces: 2, kg: 23 }, 'Багаж 2 × 23 кг', 'yes'],
  [{ pieces: 2, kg: null }, 'Багаж: 2 места', 'yes'],
])('baggage %#', (checked, text, tone) => {
  expect(describeFare(fare({ checked }), source('ru')).baggage).toEqual({ text, tone });
});
