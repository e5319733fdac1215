import { expect, type Page } from '@playwright/test';

/** Opens a page whose scripts are held back; returns a function that releases them. */
export async function openAsleep(page: Page, address: string): Promise<() => void> {
  let wake = () => undefined as void;
  const awake = new Promise<void>((resolve) => (wake = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return wake;
}

/** Waits until React has every part of a page; before, links are links and nothing more. */
export async function untilAwake(page: Page): Promise<void> {
  await expect(page.locator('[data-sleeping]')).toHaveCount(0);
}
