import { buildHotelDescription, renderPage } from '@karvon/testing';
import { HotelPictures } from './hotel-pictures';

function offered(urls: readonly string[]): string[] {
  const hotel = buildHotelDescription();
  const [picture] = hotel.pictures;
  const pictures = urls.map((url) => ({ ...picture!, url }));
  const { container, unmount } = renderPage(
    <HotelPictures hotel={{ ...hotel, pictures, roomTypes: [] }} />,
    { locale: 'ru' },
  );
  const sets = [...container.querySelectorAll('img')].map((image) => image.srcset);
  unmount();
  return sets;
}

test('small tiles offer a photograph in half its width; the large one and drawings do not', () => {
  const [first, second, ...others] = offered(['/a', '/b', '/c.svg', '/d.svg', '/e.svg']);
  expect([first, ...others]).toEqual(['', '', '', '']);
  expect(second).toMatch(/\/b\?w=480 480w, .*\/b 960w$/);
  // Fewer tiles are larger.
  expect(offered(['/a', '/b', '/c'])).toEqual(['', '', '']);
});
