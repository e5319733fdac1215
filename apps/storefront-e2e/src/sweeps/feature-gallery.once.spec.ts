import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, isNightly, test, overflowOf } from '../fixtures';

const built = join(import.meta.dirname, '../../../../dist/apps/gallery');
const site = 'http://gallery.test';
const needed = ['loading', 'empty', 'problem', 'data'];

/** Serves the built gallery without a server: an address without a file gets the gallery's page. */
async function serveGallery(page: Page): Promise<void> {
  await page.route(`${site}/**`, (route) => {
    const file = join(built, new URL(route.request().url()).pathname);
    const isFile = /\.\w+$/.test(file) && existsSync(file);
    return route.fulfill({ path: isFile ? file : join(built, 'index.html') });
  });
}

const linksOf = (page: Page, kind: string) =>
  page.getByRole('navigation', { name: kind }).getByRole('link').allTextContents();

const libs = join(import.meta.dirname, '../../../../libs');
const features = readdirSync(libs).filter((lib) =>
  existsSync(join(libs, lib, `src/gallery/${lib}-gallery.tsx`)),
);

// Run by one worker, this file would hold up the end of a run for minutes.
test.describe.configure({ mode: 'parallel' });
/** Languages differ only in the length of texts; the nightly run checks both. */
const locales = isNightly ? ['ru', 'uz'] : ['ru'];

for (const feature of features) {
  test(`${feature} renders by itself in each of its states, and is accessible`, async ({
    page,
    checkAccessibility,
  }) => {
    await serveGallery(page);
    for (const locale of locales) {
      await page.goto(`${site}/${locale}/${feature}/data`);
      await expect(page.getByRole('main').locator('*').first()).toBeAttached();
      const states = await linksOf(page, 'state');
      expect(states).toEqual(expect.arrayContaining(needed));
      for (const state of states) {
        await page.goto(`${site}/${locale}/${feature}/${state}`);
        await expect(page).toHaveTitle(`Karvon · ${feature} · ${state}`);
        await expect(page.getByRole('main').locator('*').first()).toBeAttached();
        // In daily runs the specs of each lib check the accessibility of these states.
        if (isNightly) await checkAccessibility();
        expect([state, await overflowOf(page)]).toEqual([state, 0]);
      }
    }
  });
}
