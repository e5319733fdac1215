import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { wordsOf } from '../words';

/** Moves a finger from right to left over the middle of the screen. */
async function swipeLeft(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(width - 60) });
  for (let x = width - 80; x > 60; x -= 20)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('Pictures of a hotel and its rooms open in full screen, move by key, button and swipe, and the focus returns', async ({
  page,
  edition,
  isMobile,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`/${edition}/hotel/SKD-001`);
  const gallery = page.getByRole('region', { name: words('hotel-search.pictures') });
  const tiles = gallery.getByRole('listitem').filter({ visible: true });
  await expect(gallery.locator('img').first()).toHaveJSProperty('complete', true);
  const count = await gallery.locator('img').count();
  expect(count).toBeGreaterThan(5);
  if (!isMobile) await expect(tiles).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;

  const tile = tiles.nth(1).getByRole('button');
  await tile.click();
  const dialog = page.getByRole('dialog', { name: words('hotel-search.pictures') });
  const place = dialog.getByRole('status');
  const at = (index: number) =>
    edition === 'uz' ? `${count} tadan ${index}` : `${index} из ${count}`;
  await expect(place).toHaveText(at(2));
  expect(scripts.length).toBeGreaterThan(before);
  const next = dialog.getByRole('button', { name: words('i18n.carousel.next') });
  await expect(next).toHaveAttribute('aria-disabled', 'false');
  await checkAccessibility();
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(at(3));
  await next.click();
  await expect(place).toHaveText(at(4));
  const seen = dialog.getByRole('img');
  await expect(seen).toHaveJSProperty('naturalWidth', 960);
  if (isMobile) {
    // A swipe that catches the moving row continues from there, so the row comes to rest first.
    const left = () => seen.evaluate((photo) => photo.closest('li')!.getBoundingClientRect().left);
    await expect.poll(left).toBeCloseTo(0, 0);
    await swipeLeft(page);
    await expect(place).toHaveText(at(5));
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tile).toBeFocused();
});
