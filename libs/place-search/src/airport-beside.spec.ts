import { airportBeside } from './airport-beside';

test.each([
  ['Ташкент', 'Ташкент им. Ислама Каримова', 'аэропорт им. Ислама Каримова'],
  ['Toshkent', 'Toshkent (Islom Karimov nomidagi)', 'Islom Karimov nomidagi aeroport'],
  ['Стамбул', 'Стамбул (новый)', 'новый аэропорт'],
  ['Istanbul', 'Istanbul (yangi)', 'yangi aeroport'],
  ['Istanbul', 'Istanbul Airport', 'Airport'],
  ['Москва', 'Домодедово', 'Домодедово'],
  ['Самарканд', 'Самарканд', ''],
])('beside %s, «%s» is «%s»', (city, airport, beside) => {
  expect(airportBeside(city, airport)).toBe(beside);
});
