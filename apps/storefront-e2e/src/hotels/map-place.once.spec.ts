import { expect, test } from '../fixtures';
import { wordsOf } from '../words';
import { dayAhead } from '../days';

test('On a phone the map opens at its top; Back or its button restores the scroll position of the list', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}/hotel?city=SKD&in=${dayAhead(21)}&out=${dayAhead(24)}&adults=2`);
  const card = page.getByRole('article').nth(12);
  const open = page.getByRole('button', { name: words('hotel-search.show-map') });
  const map = page.getByRole('group', { name: words('hotel-search.map') });
  await expect(page.getByRole('article')).toHaveCount(20);
  for (const close of [
    () => page.goBack(),
    () => page.getByRole('button', { name: words('hotel-search.show-list') }).click(),
  ]) {
    await card.scrollIntoViewIfNeeded();
    await expect(card).toBeInViewport({ ratio: 0.9 });
    // A real click would first scroll the sticky button to its place below the list.
    await open.dispatchEvent('click');
    // The cookie banner above takes 69 px of the 740.
    await expect(map).toBeInViewport({ ratio: 0.8 });
    await expect(page).toHaveURL(/map=1/);
    await close();
    await expect(page).not.toHaveURL(/map=1/);
    await expect(card).toBeInViewport({ ratio: 0.9 });
  }
});
