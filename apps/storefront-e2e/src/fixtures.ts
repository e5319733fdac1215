import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export type Edition = 'ru' | 'uz';

interface Fixtures {
  /** The edition of the running project; its language is the story's language. */
  edition: Edition;
  /** Fails with what axe finds on the page as it stands; another tab is looked at when it is given. */
  checkAccessibility: (tab?: Page) => Promise<void>;
}

/** Hydration mismatches, CSP violations and thrown errors reach the console; none of them is acceptable. */
function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** For stories in which something breaks on purpose: a browser names every failed request in its console. */
export const brokenTest = base.extend<Fixtures>({
  edition: async ({}, use, testInfo) => {
    await use(testInfo.project.metadata.edition as Edition);
  },
  checkAccessibility: async ({ page }, use) => {
    await use(async (tab = page) => {
      // A text that is fading in has half its contrast: only what stays is a complaint.
      await expect(async () => {
        const { violations } = await new AxeBuilder({ page: tab })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
        ).toEqual([]);
      }).toPass({ timeout: 10_000 });
    });
  },
});

export const test = brokenTest.extend({
  page: async ({ page }, use) => {
    const complaints = watchConsole(page);
    await use(page);
    expect(complaints, 'the console stays silent').toEqual([]);
  },
});

export { expect };
