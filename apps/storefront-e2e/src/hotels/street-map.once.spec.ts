import type { Locator, Page } from '@playwright/test';
import { dayAhead } from '../days';
import { expect, test } from '../fixtures';
import { startStorefront, leaveServers } from '../own-servers';
import { mapColours, startTileServer } from '../tile-server';
import { wordsOf } from '../words';

/** The centre of Samarkand. */
const centre = { latitude: 39.6547, longitude: 66.9758 };
const stay = `in=${dayAhead(40)}&out=${dayAhead(42)}&adults=1`;

test.afterEach(leaveServers);

/** Counts the pixels of an element that have a colour in its screenshot. */
async function pixelsOf(page: Page, shown: Locator, colour: readonly number[]): Promise<number> {
  const picture = `data:image/png;base64,${(await shown.screenshot()).toString('base64')}`;
  return page.evaluate(
    async ([source, wanted]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (wanted.every((value, channel) => Math.abs(value - data[at + channel]!) < 6)) count += 1;
      return count;
    },
    [picture, colour] as const,
  );
}

test('Streets of a configured map server are drawn below hotels; it gets no request before a map is opened', async ({
  page,
  edition,
  checkAccessibility,
}, { project }) => {
  const words = wordsOf(edition);
  const hotel = await page.request.post('/api/v1/hotel/detail', {
    data: { HotelCode: 'SKD-001', Language: edition },
  });
  const { position } = (await hotel.json()) as { position: typeof centre };
  const tiles = await startTileServer(position.longitude, position.latitude);
  const api = (project.metadata as { api: string }).api;
  const origin = await startStorefront(edition, api, undefined, { MAP_STYLE_URL: tiles.style });

  await test.step('on the page of a hotel', async () => {
    const answer = await page.goto(`${origin}/${edition}/hotel/SKD-001`);
    const policy = answer!.headers()['content-security-policy']!;
    expect(policy).toContain(`connect-src 'self' ${tiles.origin};`);
    const place = page.getByRole('region', { name: words('street-map.heading') });
    await expect(place.getByRole('link', { name: /Yandex/ })).toHaveAttribute(
      'href',
      new RegExp(`pt=${position.longitude.toFixed(5)},${position.latitude.toFixed(5)}`),
    );
    expect(tiles.asked).toEqual([]);
    await place.getByRole('button', { name: words('street-map.show') }).click();
    await expect(place.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    const map = place.getByRole('group');
    await expect.poll(() => pixelsOf(page, map, mapColours.tile)).toBeGreaterThan(5_000);
    await expect.poll(() => pixelsOf(page, map, mapColours.houses)).toBeGreaterThan(500);
    await checkAccessibility();
    const near = await pixelsOf(page, map, mapColours.houses);
    await place.getByRole('button', { name: words('street-map.farther') }).click();
    await expect.poll(() => pixelsOf(page, map, mapColours.houses)).toBeLessThan(near);
  });

  await test.step('under the prices of a city, where the list follows the map', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}/${edition}/hotel?city=SKD&${stay}&map=1`);
    const map = page.getByRole('group', { name: words('hotel-search.map') });
    await expect(map.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    await expect.poll(() => pixelsOf(page, map, mapColours.tile)).toBeGreaterThan(20_000);
    await expect(page.getByText(words('hotel-search.map-scheme'))).toHaveCount(0);
    const cards = page.getByRole('link', { name: words('hotel-search.choose-room-named') });
    const before = await cards.count();
    await map.getByRole('switch', { name: words('hotel-search.map-follow') }).check();
    for (let press = 0; press < 5; press += 1)
      await map.getByRole('button', { name: words('hotel-search.map-closer') }).click();
    await expect.poll(() => cards.count()).toBeLessThan(before);
    await checkAccessibility();
    await map.getByRole('switch', { name: words('hotel-search.map-follow') }).uncheck();
    await expect(cards).toHaveCount(before);
  });
  await tiles.close();
});

test('Our own plan replaces the streets when the map server does not respond', async ({
  page,
  edition,
}, { project }) => {
  const words = wordsOf(edition);
  const api = (project.metadata as { api: string }).api;
  const tiles = await startTileServer(centre.longitude, centre.latitude);
  await tiles.close();
  const origin = await startStorefront(edition, api, undefined, { MAP_STYLE_URL: tiles.style });
  const tab = await page.context().newPage();
  await tab.goto(`${origin}/${edition}/hotel?city=SKD&${stay}&map=1`);
  await expect(tab.getByText(words('hotel-search.map-scheme'))).toBeVisible();
  await expect(tab.getByRole('group', { name: words('hotel-search.map') })).toBeVisible();
});
