import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleLetters, type SampleLetter } from './samples';
import { lettersPage } from './table';

const letters = { ru: sampleLetters('ru'), uz: sampleLetters('uz') };
const all = Object.entries(letters).flatMap(([lang, list]) =>
  list.map((letter) => ({ lang, ...letter })),
);

test('docs/letters.md has each e-mail (`npm run letters` writes it)', () => {
  const page = join(__dirname, '../../../../../docs/letters.md');
  expect(readFileSync(page, 'utf8')).toBe(lettersPage());
});

test('both languages have the same e-mails with the same paragraphs', () => {
  const shapes = (list: readonly SampleLetter[]) =>
    list.map(({ name, text }) => [name, text.split('\n\n').length]);
  expect(shapes(letters.uz)).toEqual(shapes(letters.ru));
});

test.each(all)('$name in $lang has its values, one button and its language', (letter) => {
  const { lang, subject, text, html } = letter;
  expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|null|NaN/);
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html.match(/class="button"/g)).toHaveLength(1);
});

/** The properties that Gmail and Outlook require of each kind, by Google's reference of e-mail markup. */
const required = {
  'air-ready': [
    ...['reservationNumber', 'reservationStatus', 'underName.name', 'reservationFor.flightNumber'],
    ...['reservationFor.airline.name', 'reservationFor.airline.iataCode'],
    ...['reservationFor.departureAirport.iataCode', 'reservationFor.departureTime'],
    ...['reservationFor.arrivalAirport.iataCode', 'reservationFor.arrivalTime'],
  ],
  'hotel-ready': [
    ...['reservationNumber', 'reservationStatus', 'underName.name', 'reservationFor.name'],
    ...['reservationFor.address.streetAddress', 'checkinDate', 'checkoutDate'],
  ],
};

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);

test.each(Object.entries(required))('mail programs can read the booking of %s', (name, paths) => {
  const { html } = letters.ru.find((letter) => letter.name === name)!;
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!;
  const reservations = JSON.parse(json) as object[];
  // Two travellers on two flights each way, or one stay.
  expect(reservations).toHaveLength(name === 'air-ready' ? 8 : 1);
  for (const reservation of reservations) {
    expect(reservation).toMatchObject({ '@context': 'http://schema.org' });
    for (const path of paths)
      expect([path, at(reservation, path)]).toEqual([path, expect.any(String)]);
    for (const path of paths.filter((one) => /(?:Time|Date)$/.test(one)))
      expect(at(reservation, path)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?[+-]\d\d:\d\d$/);
  }
});
