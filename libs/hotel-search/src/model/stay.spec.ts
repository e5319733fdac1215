import {
  hotelSearchRequestSchema,
  maxAdultGuests,
  maxChildAge,
  maxChildGuests,
  maxNights,
} from '@karvon/contract';
import * as fc from 'fast-check';
import { criteriaQuery, parseCriteria, sameSearch, searchRequest } from './hotel-criteria';
import { draftProblems, sketchQuery, startDraft, toCriteria } from './stay-draft';
import { moveOn, nightsOf, parseStay, stayQuery, type Stay } from './stay';

const params = (text: string) => new URLSearchParams(text);
const today = '2026-11-21';
const search = 'city=SKD&in=2026-12-10&out=2026-12-13&adults=2&ages=5,0';

test('an address is read with the defaults of the specification', () => {
  const criteria = parseCriteria(params('city=tas&in=2026-12-10&out=2026-12-11'))!;
  expect(criteria).toMatchObject({ city: 'TAS', adults: 1, ages: [], payment: 'now' });
  expect(searchRequest(criteria, 'uz')).toEqual({
    City: 'TAS',
    ArrivalDate: '2026-12-10',
    DepartureDate: '2026-12-11',
    Guests: { NumberOfAdults: 1, NumberOfMinors: 0, MinorAgeList: [] },
    WhereToPay: 3,
    FreeSaleOnly: true,
    Currency: 2,
    Language: 'uz',
  });
});

test('criteria, also those that are not the defaults, survive their address', () => {
  const criteria = parseCriteria(params(`${search}&pay=any&request=1`))!;
  expect(criteria.ages).toEqual([5, 0]);
  expect(parseCriteria(new URLSearchParams(criteriaQuery(criteria)))).toEqual(criteria);
  expect(searchRequest(criteria, 'ru')).toMatchObject({ WhereToPay: 1, FreeSaleOnly: false });
});

test.each([
  '',
  'city=SKD',
  'city=SKD&in=2026-12-10',
  'city=SKD&in=2026-12-10&out=2026-12-10',
  'city=SKD&in=2026-02-30&out=2026-03-02',
  'city=%3Cb%3E&in=2026-12-10&out=2026-12-13',
])('%j describes no search', (text) => expect(parseCriteria(params(text))).toBeNull());

test('a link to more nights than can be booked begins on its first day', () => {
  const criteria = parseCriteria(params('city=SKD&in=2026-12-10&out=2027-01-10&adults=2'))!;
  expect(criteria).toMatchObject({ arrival: '2026-12-10', adults: 2 });
  expect(nightsOf(criteria)).toBe(maxNights);
});

test('any stay that is sold survives its address and is one the API takes', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((days) => {
    return new Date(Date.UTC(2026, 11, 1) + days * 86_400_000).toISOString().slice(0, 10);
  });
  const stays = fc.record({
    arrival: day,
    nights: fc.integer({ min: 1, max: maxNights }),
    adults: fc.integer({ min: 1, max: maxAdultGuests }),
    ages: fc.array(fc.integer({ min: 0, max: maxChildAge }), {
      maxLength: maxChildGuests,
    }),
  });
  fc.assert(
    fc.property(stays, ({ arrival, nights, adults, ages }) => {
      const departure = new Date(Date.parse(arrival) + nights * 86_400_000);
      const stay: Stay = { arrival, departure: departure.toISOString().slice(0, 10), adults, ages };
      expect(parseStay(new URLSearchParams(stayQuery(stay)))).toEqual(stay);
      expect(nightsOf(stay)).toBe(nights);
      const criteria = { ...stay, city: 'SKD', payment: 'now' as const, onRequest: false };
      hotelSearchRequestSchema.parse(searchRequest(criteria, 'ru'));
    }),
  );
});

test('nonsense in an address never breaks it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (adults, ages) => {
      const stay = parseStay(new URLSearchParams({ in: today, out: '2026-11-23', adults, ages }))!;
      expect(stay.adults).toBeGreaterThanOrEqual(1);
      expect(stay.ages.every((age) => age >= 0 && age <= 17)).toBe(true);
    }),
  );
});

test('a filter or an order is no other search, another guest is', () => {
  expect(sameSearch(params(search), params(`${search}&sort=cheap&stars=4`))).toBe(true);
  expect(sameSearch(params(search), params(`${search},3`))).toBe(false);
});

test('days that are over move on by whole weeks, with as many nights', () => {
  const stay = parseStay(params('in=2026-11-10&out=2026-11-12'))!;
  expect(moveOn(stay, today)).toMatchObject({ arrival: '2026-11-24', departure: '2026-11-26' });
  expect(moveOn(stay, '2026-11-10')).toBe(stay);
  expect(moveOn(stay, '2026-11-17').arrival).toBe('2026-11-24');
});

test('a draft says what is missing, a child its age, and sends as much as there is', () => {
  const draft = startDraft(params('city=SKD&ages=4'), today);
  expect(draftProblems(draft)).toEqual({ dates: 'dates-missing' });
  expect(sketchQuery(draft)).toEqual({ city: 'SKD', ages: '4' });
  const chosen = { ...draft, arrival: '2026-12-01', departure: '2027-01-15', ages: [4, null] };
  expect(draftProblems(chosen)).toEqual({ dates: 'too-long', ages: 'age-missing' });
  expect(toCriteria(chosen)).toBeNull();
  expect(toCriteria({ ...chosen, departure: '2026-12-05', ages: [4, 0] })).toMatchObject({
    city: 'SKD',
    ages: [4, 0],
  });
});
