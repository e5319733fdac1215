import type { Page } from '@playwright/test';
import { outFor } from '../checkout-steps';
import { brokenTest as test, expect } from '../fixtures';
import { wordsOf } from '../words';

/** Drops every request for a file until the returned function is called. */
async function lose(page: Page, file: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/${file}-[\\w-]+\\.js$`);
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

test('A panel whose code the network has lost opens when the network is back, and the page stays as it was', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  const bring = await lose(page, 'popover-panel');
  await page.goto(`/${edition}/air-tickets?from=TAS&to=MOW&out=${outFor(page)}`);
  await page.goto(`/${edition}`);
  const lost = page.waitForEvent('requestfailed');
  const travellers = page.getByRole('button', { name: words('air-search.travellers', 'start') });
  await travellers.click();
  await lost;
  await expect(travellers).toHaveAttribute('aria-expanded', 'true');
  await bring();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('When the code of the fare rules is lost, the page says so, and the next click opens them', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  const bring = await lose(page, 'rules-dialog');
  await page.goto(`/${edition}/air-tickets?from=TAS&to=MOW&out=${outFor(page)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: words('air-search.offer-choose-named') })
    .first()
    .click();
  const rules = page.getByRole('button', { name: words('fare-rules.open', 'start') }).first();
  await rules.click();
  await expect(page.getByText(words('fare-rules.failed'))).toBeVisible();
  await bring();
  await rules.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
