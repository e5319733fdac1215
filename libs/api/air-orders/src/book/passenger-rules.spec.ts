import type { CountryCode, Passenger } from '@karvon/contract';
import { findPassengerIssues } from './passenger-rules';

const segment = {
  origin: 'TAS',
  destination: 'SVO',
  originTerminal: null,
  destinationTerminal: null,
  departingAt: '2026-12-10T22:00:00+05:00',
  arrivingAt: '2026-12-11T00:30:00+03:00',
  durationMinutes: 270,
  marketingCarrier: 'HY',
  operatingCarrier: 'HY',
  flightNumber: 'HY 601',
  aircraft: 'A320',
  cabin: 'Economy' as const,
};
const offer = {
  travellers: { adult: 1, child: 0, baby: 0 },
  loyaltyProgrammes: ['HY'],
  countries: ['UZ', 'RU'] as CountryCode[],
  slices: [
    {
      origin: 'TAS',
      destination: 'SVO',
      durationMinutes: 270,
      stops: 0,
      segments: [segment],
      layovers: [],
    },
  ],
};
const today = '2026-11-21';
const adult: Passenger = {
  type: 'adult',
  sex: 'female',
  surname: 'KARIMOVA',
  name: 'AZIZA',
  birthDate: '1990-05-01',
  document: 'AA1234567',
  country: 'UZ',
};
const rules = (passengers: Passenger[], facts = offer) =>
  findPassengerIssues(passengers, facts, today).map(({ path, rule }) => [path, rule]);

test('a passenger who may fly has no issues', () => {
  expect(
    rules([{ ...adult, documentValid: '2026-12-11', operatorNameBonus: 'HY', bonusCard: '12345' }]),
  ).toEqual([]);
});

test('travellers must be those the price was made for', () => {
  const two = { ...offer, travellers: { adult: 1, child: 1, baby: 0 } };
  expect(rules([adult], two)).toEqual([['passengers', 'travellers-mismatch']]);
  expect(rules([adult, { ...adult, document: 'AA7654321' }])).toEqual([
    ['passengers', 'travellers-mismatch'],
  ]);
});

test.each([
  ['2014-12-10', true],
  ['2014-12-11', false],
])('someone born on %s is an adult on the last flight: %s', (birthDate, fits) => {
  expect(rules([{ ...adult, birthDate }])).toEqual(
    fits ? [] : [['passengers.0.birthDate', 'age-band']],
  );
});

test('age is counted on the day of the last flight, not of the first', () => {
  const back = {
    ...segment,
    departingAt: '2026-12-20T10:00:00+03:00',
    arrivingAt: '2026-12-20T16:00:00+05:00',
  };
  const there = offer.slices[0]!;
  const trip = {
    ...offer,
    travellers: { adult: 1, child: 0, baby: 1 },
    slices: [there, { ...there, segments: [back] }],
  };
  const turnsTwoBetween: Passenger = {
    ...adult,
    type: 'baby',
    birthDate: '2024-12-15',
    document: 'AB0000001',
  };
  expect(rules([adult, turnsTwoBetween], trip)).toEqual([['passengers.1.birthDate', 'age-band']]);
});

test('nobody is born tomorrow or is 121 years old', () => {
  expect(rules([{ ...adult, birthDate: '2026-11-22' }])).toEqual([
    ['passengers.0.birthDate', 'birth-date-future'],
  ]);
  expect(rules([{ ...adult, birthDate: '1905-11-20' }])).toEqual([
    ['passengers.0.birthDate', 'birth-date-too-early'],
  ]);
});

test('a document is valid on the day of the last arrival', () => {
  expect(rules([{ ...adult, documentValid: '2026-12-10' }])).toEqual([
    ['passengers.0.documentValid', 'document-expired'],
  ]);
});

test('two passengers do not share a document of one country', () => {
  const two = { ...offer, travellers: { adult: 2, child: 0, baby: 0 } };
  expect(rules([adult, adult], two)).toEqual([['passengers.1.document', 'document-repeated']]);
  expect(rules([adult, { ...adult, country: 'KZ' }], two)).toEqual([]);
});

test('a document that no country on the way accepts is refused, and the same one is good at home', () => {
  const internal = { ...adult, country: 'RU' as const, document: '4510123456' };
  expect(rules([internal])).toEqual([['passengers.0.document', 'document-refused']]);
  expect(rules([internal], { ...offer, countries: ['RU'] })).toEqual([]);
});

test('a bonus card is an accepted operator with a number', () => {
  expect(rules([{ ...adult, bonusCard: '12345' }])).toEqual([
    ['passengers.0.bonusCard', 'bonus-incomplete'],
  ]);
  expect(rules([{ ...adult, bonusCard: '12345', operatorNameBonus: 'SU' }])).toEqual([
    ['passengers.0.operatorNameBonus', 'bonus-operator-unknown'],
  ]);
});
