import { expect, test } from '../fixtures';
import { dayAhead } from '../days';
import { wordsOf } from '../words';

test('the rooms past the third of a hotel open on a phone, and always stand open on a desktop; guests’ words follow', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  const offer = page.getByRole('link', { name: words('hotel-search.choose-offer-named') }).first();
  const folded = page.locator('details:has(~ article)');
  for (const code of ['TAS-008', 'TAS-007', 'TAS-002', 'TAS-009', 'TAS-010', 'TAS-012']) {
    await page.goto(`/${edition}/hotel/${code}?in=${dayAhead(40)}&out=${dayAhead(42)}&adults=1`);
    await expect(offer).toBeVisible();
    if ((await folded.count()) > 0 && (await page.locator('#reviews').count()) > 0) break;
  }
  const rooms = page.locator('section[aria-labelledby=rooms] article');
  const count = await rooms.count();
  expect(count).toBeGreaterThan(4);
  const isPhone = page.viewportSize()!.width < 600;
  await expect(rooms.filter({ visible: true })).toHaveCount(isPhone ? 3 : count);
  if (isPhone) {
    await folded.locator('summary').click();
    await expect(rooms.filter({ visible: true })).toHaveCount(count);
  }
  const reviews = page.getByRole('region', { name: words('hotel-search.reviews') });
  await expect(reviews.getByRole('listitem').first()).toBeVisible();
  await reviews.getByRole('button', { name: words('hotel-search.reviews-more') }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
});
