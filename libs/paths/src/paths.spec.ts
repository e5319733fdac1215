import { companyPages, hiddenCompanyPages, indexedPages, paths, privatePatterns } from './index';

test('addresses contain the language and only the parameters that are set', () => {
  expect(paths.home.to('ru')).toBe('/ru');
  expect(paths.airOrder.to('uz', { number: 'ABCD2345' })).toBe('/uz/order?number=ABCD2345');
  expect(paths.airTickets.to('ru', { from: 'TAS', to: undefined })).toBe(
    '/ru/air-tickets?from=TAS',
  );
  expect(paths.airPassengers.to('ru', { offerId: 'x1', fare: 'flex' })).toBe(
    '/ru/air-tickets/offer/x1/passengers?fare=flex',
  );
  expect(paths.hotel.to('uz', { code: 'UZB17', in: '2026-12-01' })).toBe(
    '/uz/hotel/UZB17?in=2026-12-01',
  );
  expect(paths.hotelBooking.to('ru', { offer: 'x.1', hotel: 'UZB17', out: undefined })).toBe(
    '/ru/hotel/booking?offer=x.1&hotel=UZB17',
  );
  expect(paths.newsItem.to('uz', { id: '2026/11/nav' })).toBe('/uz/news/2026/11/nav');
});

test('has the seventeen company pages of the specification', () => {
  expect(new Set([...companyPages, ...hiddenCompanyPages]).size).toBe(17);
});

test('no page is both listed for robots and forbidden to them', () => {
  const listed = indexedPages.flatMap((to) => [to('ru'), to('uz')]);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toContain('/uz');
  const forbidden = privatePatterns.flatMap((pattern) => [`/ru/${pattern}`, `/uz/${pattern}`]);
  expect(listed.filter((path) => forbidden.some((start) => path.startsWith(start)))).toEqual([]);
  expect(listed).not.toContain('/ru/company/sale');
});
