import { patternOf } from './route-names';

test.each([
  ['/', '/'],
  ['/uz', '/uz'],
  ['/uz/company/workprivacy', '/uz/company/:x'],
  ['/ru/air-tickets/offer/of_1/passengers', '/ru/air-tickets/offer/:x/passengers'],
  ['/uz/hotel/booking', '/uz/hotel/booking'],
  ['/uz/hotel/karimova', '/uz/hotel/:x'],
  ['/uz/news/2026/a', '/uz/news/*'],
  ['/uz/price-alert/secret', '/uz/price-alert/:x'],
  ['/api/v1/air/orders/ABCD2345', '/api/v1/air/orders/:x'],
  ['/api/v1/air/orders/lookup', '/api/v1/air/orders/lookup'],
  ['/api/v1/places', '/api/v1/places'],
  ['/assets/entry-AbC123.js', '/assets/*'],
  ['/ru/order/', '/ru/order'],
])('%s is called %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

test('unknown addresses share one name, which has nothing of their text', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const invented = Array.from({ length: 500 }, (_, index) => {
    const word = `karimova${letters[index % 26]}${letters[Math.floor(index / 26)]}`;
    return [`/${word}`, `/uz/${word}`, `/uz/company/${word}`, `/api/v1/${word}`, `/uz/uz/${word}`];
  });
  const names = new Set(invented.flat().map(patternOf));
  expect([...names].sort()).toEqual(['(none)', '/uz/company/:x']);
});
