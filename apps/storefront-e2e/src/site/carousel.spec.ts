import { paths } from '@karvon/paths';
import { expect, test } from '../fixtures';
import { wordsOf } from '../words';

test('A carousel moves by button, arrow key and drag, and rotates until the visitor interacts', async ({
  page,
  edition,
}) => {
  const word = wordsOf(edition);
  await page.goto(`/${edition}/${paths.testCarousel.pattern}`);
  const place = (name: string) => {
    const carousel = page.getByRole('region', { name: word(name) });
    const present = carousel.locator('[aria-current]');
    return { carousel, at: (label: RegExp) => expect(present).toHaveAccessibleName(label) };
  };

  const ring = place('storefront.carousel-page.ring');
  await ring.carousel.scrollIntoViewIfNeeded();
  await ring.at(/1/);
  await ring.carousel.getByRole('button', { name: word('i18n.carousel.next') }).click();
  await ring.at(/2/);
  await page.keyboard.press('ArrowLeft');
  await ring.at(/1/);

  const box = (await ring.carousel.getByRole('group').first().boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.8, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 });
  await page.mouse.up();
  await ring.at(/2/);

  const rotating = place('storefront.carousel-page.rotating');
  await page.mouse.move(1, 1);
  await rotating.at(/2/);
  await rotating.carousel.getByRole('button', { name: word('i18n.carousel.pause') }).click();
  await expect(
    rotating.carousel.getByRole('button', { name: word('i18n.carousel.play') }),
  ).toBeVisible();
});

test('Without scripts a carousel is a scrollable row without dead buttons', async ({
  browser,
  baseURL,
  edition,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${edition}/${paths.testCarousel.pattern}`);
  const carousel = page.getByRole('region', {
    name: wordsOf(edition)('storefront.carousel-page.cards'),
  });
  await expect(carousel.getByRole('article').first()).toBeVisible();
  await expect(carousel.getByRole('button')).toHaveCount(0);
  const scrolls = await carousel
    .getByRole('group')
    .first()
    .evaluate((row) => row.scrollWidth > row.clientWidth);
  expect(scrolls).toBe(true);
  await context.close();
});
