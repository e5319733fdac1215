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

/** Opens a page that hydrates without the script of one part; returns a function that releases it. */
export async function openHeldBack(
  page: Page,
  script: string,
  address: string,
): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/${script}-[\\w-]+\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('body')).not.toHaveAttribute('data-sleeping');
  await expect(page.locator('[data-sleeping]').first()).toBeAttached();
  return release;
}

/** Waits until React has hydrated every part of a page; before that, links are plain links. */
export async function untilAwake(page: Page): Promise<void> {
  await expect(page.locator('[data-sleeping]')).toHaveCount(0);
}
