import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cancellation, Locale } from '@karvon/contract';
import { I18nProvider, type Messages } from '@karvon/i18n';
import { render } from '@testing-library/react';
import { useStayTexts, type OfferFacts, type StayTexts } from './index';

const catalogue = (locale: Locale) =>
  JSON.parse(
    readFileSync(join(__dirname, `../../i18n/catalogues/${locale}/stay.json`), 'utf8'),
  ) as Messages;

/** The texts of `useStayTexts`, as a page gets them. */
function textsIn(locale: Locale): StayTexts {
  let texts: StayTexts | undefined;
  function Reader() {
    texts = useStayTexts();
    return null;
  }
  render(
    <I18nProvider locale={locale} messages={catalogue(locale)}>
      <Reader />
    </I18nProvider>,
  );
  return texts!;
}

const uzs = (soums: number) => ({ amount: soums * 100, currency: 'UZS' as const });
const total = uzs(3_600_000);
const terms: Cancellation = {
  freeUntil: '2026-12-08T18:00:00+05:00',
  steps: [
    { from: '2026-12-08T18:00:00+05:00', penalty: uzs(1_200_000) },
    { from: '2026-12-10T14:00:00+05:00', penalty: total },
  ],
};

test('penalties are listed with the hotel’s local times; a penalty of the whole price says so', () => {
  const { headline, free, steps, zone } = textsIn('ru').cancellation(terms, total);
  expect([headline, free, zone]).toEqual([
    'Бесплатная отмена до 8\u00A0декабря, 18:00',
    true,
    'По местному времени отеля',
  ]);
  expect(steps).toEqual([
    'Отмена с 8\u00A0декабря, 18:00: удержат 1\u00A0200\u00A0000\u00A0сум',
    'Отмена с 10\u00A0декабря, 14:00: удержат всю стоимость, 3\u00A0600\u00A0000\u00A0сум',
  ]);
});

test('a tariff without free cancellation says so', () => {
  const strict: Cancellation = {
    freeUntil: null,
    steps: [
      { from: null, penalty: uzs(900_000) },
      { from: '2026-12-09T18:00:00+05:30', penalty: total },
    ],
  };
  const { headline, free, steps, zone } = textsIn('uz').cancellation(strict, total);
  expect([headline, free, zone]).toEqual([
    'Bepul bekor qilish yoʻq',
    false,
    'Mehmonxona joylashgan yer vaqti bilan',
  ]);
  expect(steps[0]).toBe(
    'Bron qilingandan keyinoq bekor qilinsa, 900\u00A0000\u00A0soʻm ushlab qolinadi',
  );
  const never = textsIn('ru').cancellation(
    { freeUntil: null, steps: [{ from: null, penalty: total }] },
    total,
  );
  expect(never.zone).toBe('');
});

const offer: OfferFacts = {
  roomName: 'Стандарт',
  meal: 'none',
  whereToPay: 'now',
  availability: 'free-sale',
  total: uzs(2_850_000),
  paidAtHotel: [],
  cancellation: { freeUntil: null, steps: [] },
};

test.each([
  ['ru', '2_взрослых, 2 ребёнка (5_лет, до_1_года)', '1_ночь', 'Завтрак включён'],
  ['uz', '2_katta_yoshli, 2 bola (5_yosh, 1_yoshgacha)', '1_kecha', 'Nonushta kiritilgan'],
] as const)('who stays, how long and with what meals (%s)', (locale, party, night, breakfast) => {
  const texts = textsIn(locale);
  // Makes no-break spaces visible: a number stays on one line with the word it counts.
  const seen = (text: string) => text.replaceAll('\u00a0', '_');
  expect(seen(texts.party({ adults: 2, childAges: [5, 0] }))).toBe(party);
  // The children's part of the text.
  const children = party.slice(party.indexOf(', ') + 2);
  expect(seen(texts.party({ adults: 0, childAges: [5, 0] }))).toBe(children);
  expect(seen(texts.nights(1))).toBe(night);
  expect(texts.meal('breakfast')).toBe(breakfast);
});

test('days have the hotel’s check-in and check-out times; several rooms have their number', () => {
  const texts = textsIn('ru');
  expect(
    texts.days({
      arrivalDate: '2026-12-10',
      departureDate: '2026-12-13',
      hotel: { checkIn: '14:00', checkOut: '12:00' },
    }),
  ).toEqual({
    arrival: 'чт, 10\u00A0декабря, с\u00A014:00',
    departure: 'вс, 13\u00A0декабря, до\u00A012:00',
  });
  const room = (rooms: number) => texts.offer({ ...offer, rooms }).room;
  expect(room(1)).toBe('Стандарт');
  expect(room(2)).toBe('2 × «Стандарт»');
});

test.each([
  ['ru', 'городской налог, 45_AED', 'сбор отеля, 10_$ (примерно 126_500_сум)'],
  ['uz', 'shahar soligʻi, 45_AED', 'mehmonxona yigʻimi, 10_$ (taxminan 126_500_soʻm)'],
] as const)('%s: what the hotel takes is named in its own currency', (locale, ...shown) => {
  const { levies } = textsIn(locale).levies({
    paidAtHotel: [
      { kind: 'city-tax', amount: { amount: 45_00, currency: 'AED' } },
      { kind: 'hotel-fee', amount: { amount: 10_00, currency: 'USD' }, about: uzs(126_500) },
    ],
  });
  expect(levies.map((levy) => levy.replaceAll('\u00a0', '_'))).toEqual(shown);
});

test('of several rooms it is said who sleeps in which, and each has an adult', () => {
  const { sleepers } = textsIn('ru');
  const party = { adults: 3, childAges: [7, 9] };
  expect(sleepers(party, 1)).toEqual([]);
  expect(sleepers(party, 2).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Номер 1: 2 взрослых, 1 ребёнок (9 лет)',
    'Номер 2: 1 взрослый, 1 ребёнок (7 лет)',
  ]);
});

test('beside a bare price it is said that the room must be waited for, and that the hotel is paid', () => {
  const beside = (changes: Partial<OfferFacts>) => textsIn('ru').beside({ ...offer, ...changes });
  expect(beside({})).toEqual([]);
  expect(beside({ availability: 'on-request', whereToPay: 'at-hotel' })).toEqual([
    'Под запрос: отель подтвердит позже',
    'Оплата в отеле при заезде',
  ]);
});
