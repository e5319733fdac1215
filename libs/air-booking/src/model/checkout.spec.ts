import { forgetPrivate, writePrivate } from '@karvon/session';
import { buildConnectingItinerary, buildItinerary, buildSegment } from '@karvon/testing';
import { withoutChoice } from './checkout-address';
import { clearDrafts, draftPlace, writeCheckoutDraft } from './checkout-draft';
import { readCheckoutDraft } from './read-checkout-draft';
import { checkoutFormSchema } from './checkout-form';
import { errorGroups } from './error-groups';
import { journeyDays } from './journey-days';
import { likelySex } from './likely-sex';
import { passengerIssues } from './passenger-issues';
import { startCheckout } from './start-checkout';

beforeEach(forgetPrivate);
const start = startCheckout({
  travellers: { adult: 1, child: 1, baby: 0 },
  citizenship: 'UZ',
  consents: { personalDataTicked: false, offerTicked: true },
});

const place = {
  offerId: 'o',
  query: { fare: 'light' },
  from: 'Ташкент',
  to: 'Москва',
  lang: 'ru' as const,
  date: '2026-12-14',
};

test('an order made takes every draft and the way back, and no key of a booking; signing out takes that too', () => {
  writeCheckoutDraft(place, start);
  writeCheckoutDraft({ ...place, offerId: 'p' }, start);
  writePrivate('air-booking.key.o.f', 'key', 'tab');
  expect(draftPlace()).toEqual({ ...place, offerId: 'p' });
  clearDrafts();
  expect(draftPlace()).toBeNull();
  expect(readCheckoutDraft('o', start, '2026-12-21')).toBeNull();
  const left = Object.keys(window.sessionStorage);
  expect(left).toEqual(['karvon.private.air-booking.key.o.f']);
  writeCheckoutDraft(place, start);
  forgetPrivate();
  expect(window.sessionStorage).toHaveLength(0);
});

test('of other travellers everybody is where their age on the last flight belongs, and nobody is typed twice', () => {
  const [adult, child] = start.passengers;
  writeCheckoutDraft(place, {
    ...start,
    booker: { ...start.booker, email: 'd@mail.uz' },
    passengers: [
      { ...adult!, name: 'DILNOZA', birthDate: '09.03.1990', bonusCard: '123456' },
      { ...child!, name: 'LOLA', birthDate: '15.12.2014' },
    ],
    typedNames: [{ name: 'Дилноза' }, { name: 'Лола' }],
    consents: { personalData: true, offer: true },
  });
  const more = startCheckout({
    travellers: { adult: 2, child: 1, baby: 0 },
    citizenship: 'UZ',
    consents: { personalDataTicked: false, offerTicked: true },
  });
  const taken = readCheckoutDraft('other', more, '2026-12-21')!;
  expect(taken.booker.email).toBe('d@mail.uz');
  expect(taken.passengers.map(({ type, name, bonusCard }) => [type, name, bonusCard])).toEqual([
    ['adult', 'DILNOZA', ''],
    ['adult', 'LOLA', ''],
    ['child', '', ''],
  ]);
  expect(taken.typedNames).toEqual([{ name: 'Дилноза' }, { name: 'Лола' }, {}]);
  expect(taken.toSave).toEqual([false, false, false]);
  expect(taken.consents).toEqual(more.consents);
  const fewer = { ...start, passengers: [child!], toSave: [false], typedNames: [{}] };
  expect(readCheckoutDraft('other', fewer, '2026-12-01')!.passengers).toMatchObject([
    { type: 'child', name: 'LOLA' },
  ]);
});

test('a draft that cannot be read is not taken over', () => {
  writeCheckoutDraft(place, start);
  expect(readCheckoutDraft('o', start, '2026-12-21')).toEqual(start);
  window.sessionStorage.setItem('karvon.private.draft.air.o', '{');
  window.sessionStorage.removeItem('karvon.private.draft.air');
  expect(readCheckoutDraft('o', start, '2026-12-21')).toBeNull();
});

test('both consents are needed, and only they are named by their rule', () => {
  const rules = {
    today: '2026-11-21',
    lastFlight: '2026-12-14',
    lastArrival: '2026-12-14',
    countries: ['UZ', 'RU'] as const,
    readPhone: (text: string) => text,
  };
  const { error } = checkoutFormSchema(rules).safeParse({
    ...start,
    consents: { personalData: false, offer: false },
  });
  const consents = error!.issues.filter(({ path }) => path[0] === 'consents');
  expect(consents.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'consents.personalData consent',
    'consents.offer consent',
  ]);
});

test('wrong fields are grouped in the order of the page', () => {
  const wrong = new Set<string>(['passengers.1.name', 'booker.email', 'passengers.1.surname']);
  expect(
    errorGroups(2, (name) => wrong.has(name)).map(({ of, fields }) => [
      of,
      ...fields.map(({ label }) => label),
    ]),
  ).toEqual([
    ['booker', 'email'],
    [1, 'surname', 'name'],
  ]);
});

test('the server’s issues become our rules; what is no field of ours is left out', () => {
  const issue = (path: string, rule: string) => ({ path, rule, message: '' });
  expect(
    passengerIssues([
      issue('passengers.0.birthDate', 'birth-date-future'),
      issue('passengers.1.surname', 'invalid_format'),
      issue('booker.mobilePhone', 'invalid_format'),
      issue('passengers', 'travellers-mismatch'),
      issue('expectedTotal.currency', 'currency'),
    ]),
  ).toEqual([
    { name: 'passengers.0.birthDate', rule: 'birth-in-future' },
    { name: 'passengers.1.surname', rule: 'latin' },
    { name: 'booker.mobilePhone', rule: 'phone' },
  ]);
});

test('days are those of the last flight, which may land a day later', () => {
  const overnight = buildItinerary({
    segments: [
      buildSegment({
        departingAt: '2026-12-21T23:25:00+03:00',
        arrivingAt: '2026-12-22T05:05:00+05:00',
      }),
    ],
  });
  expect(journeyDays([buildConnectingItinerary(), overnight])).toEqual({
    lastFlight: '2026-12-21',
    lastArrival: '2026-12-22',
  });
});

test.each([
  ['Каримова', '', '', 'female'],
  ['Каримов', 'Никита', '', 'male'],
  ['Каримова', '', 'Рустам оʻгʻли', 'male'],
  ['Ким', '', 'Дилшод қизи', 'female'],
  ['Ким', 'Юлия', '', 'female'],
  ['Ким', 'Отабек', '', 'male'],
  ['Ким', 'Илья', '', null],
  ['Цой', 'Ким', '', null],
])('%s %s %s looks %s', (surname, name, patronymic, sex) =>
  expect(likelySex({ surname, name, patronymic })).toBe(sex),
);

test('the address keeps the search and drops what was chosen', () => {
  const params = new URLSearchParams('from=TAS&to=MOW&fare=light&seen=100');
  expect(withoutChoice(params)).toEqual({ from: 'TAS', to: 'MOW' });
});
