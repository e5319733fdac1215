import type { Locale, Slice } from '@karvon/contract';
import { formatTrip } from './format-trip';

const names = { MOW: 'Москва', IST: 'Стамбул', TAS: 'Ташкент' };
const airports = Object.fromEntries(
  Object.entries(names).map(([code, city]) => [
    code,
    { city, airport: city, cityCode: code, country: 'UZ' as const },
  ]),
);
const flight = (origin: string, destination: string, day: string) =>
  ({
    origin,
    destination,
    segments: [{ departingAt: `${day}T22:10:00+03:00`, arrivingAt: '2027-02-01T01:20:00+03:00' }],
  }) as unknown as Slice;
const there = flight('MOW', 'IST', '2026-12-18');

test.each<[string, Slice[], string, string]>([
  ['one way', [there], 'Москва — Стамбул, 18 декабря 2026 г.', '2026-yil 18-dekabr'],
  [
    'there and back',
    [there, flight('IST', 'MOW', '2026-12-25')],
    'Москва — Стамбул — Москва, 18–25 декабря 2026 г.',
    '2026-yil 18–25-dekabr',
  ],
  [
    'several flights',
    [there, flight('IST', 'TAS', '2026-12-25'), flight('TAS', 'MOW', '2027-01-03')],
    'Москва — Стамбул — Ташкент — Москва, 18 декабря 2026 г. – 3 января 2027 г.',
    '2026-yil 18-dekabr – 2027-yil 3-yanvar',
  ],
])('%s: the days of the first and of the last departure', (_, slices, ru, uzDays) => {
  const say = (lang: Locale) => formatTrip(slices, airports, lang);
  expect(say('ru')).toBe(ru);
  expect(say('uz')).toBe(`${ru.split(', ')[0]}, ${uzDays}`);
});
