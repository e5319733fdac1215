import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { brokenTest } from '../src/fixtures';

const root = join(import.meta.dirname, '../../..');
/** The e-mails that `npm run letters` has written. */
const letters = join(root, 'dist/letters');

brokenTest('Pictures of e-mails', async ({ page, edition }) => {
  const names = readdirSync(letters).filter((name) => name.endsWith(`.${edition}.html`));
  expect(names.length).toBeGreaterThan(40);
  const { width } = page.viewportSize()!;
  for (const name of names) {
    await page.goto(pathToFileURL(join(letters, name)).href);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const file = `${name.slice(0, -'.uz.html'.length)}, ${edition} ${width} ${colorScheme}.png`;
      await page.screenshot({ path: join(root, 'dist/screens/letters', file), fullPage: true });
    }
  }
});
