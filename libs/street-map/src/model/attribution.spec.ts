import { readAttribution } from './attribution';

test('links keep their addresses, texts lose their HTML', () => {
  expect(
    readAttribution(
      '<a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap</a> contributors <b>2026</b>',
    ),
  ).toEqual([
    { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
    { text: 'contributors 2026' },
  ]);
});

test('an invalid web address is no link', () => {
  expect(readAttribution('<a href="javascript:alert(1)">Tiles</a>')).toEqual([{ text: 'Tiles' }]);
  expect(readAttribution('<img src=x onerror=alert(1)>')).toEqual([]);
});
