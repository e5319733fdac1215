import type { Locator, Page } from '@playwright/test';
import { isPhone } from '../checkout-steps';
import { dailyProjects } from '../daily';
import { brokenTest as test, expect } from '../fixtures';
import { wordsOf } from '../words';
import { everyPage } from './every-page';

/** Notices that replace another page; the last one stands for the sign-in dialog. */
const notices = ['no-network', 'new-version', 'page-away', 'sign-in-failed'] as const;

/** Failures under an open page, with a function that ends each. */
const causes = {
  'Without a network': {
    begin: (page: Page) => page.context().setOffline(true),
    end: (page: Page) => page.context().setOffline(false),
    /** A navigation would show the browser's own error page. */
    documents: 0,
  },
  'After a deploy': {
    begin: (page: Page) =>
      page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not Found' })),
    end: (page: Page) => page.unrouteAll(),
    /** If the visitor has typed nothing, the requested page is loaded as a document, once. */
    documents: 1,
  },
};

/** Opens a page and waits for the code that handles missing files and preloads others. */
async function open(page: Page, path: string): Promise<void> {
  const watched = page.waitForRequest((request) => request.url().includes('/latest-build?t='));
  await page.goto(path);
  await watched;
  await page.waitForLoadState('networkidle');
}

/** The addresses of the visible links to other pages of ours that can be clicked: only those of a dialog when one is open. */
const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/"]:visible:not([target], [download], [href$=".xml"])')
    .evaluateAll((links) => {
      const dialog = document.querySelector('dialog[open]');
      const addresses = links
        .filter((link) => !dialog || dialog.contains(link))
        .map((link) => link.getAttribute('href')!);
      return [...new Set(addresses)].filter(
        (address) => new URL(address, location.href).pathname !== location.pathname,
      );
    });

async function follow(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await link.focus();
  if (isPhone(page)) await link.tap();
  else await link.click();
}

for (const [cause, { begin, end, documents }] of Object.entries(causes)) {
  // Links of the header and the footer are on every page: each address is followed from the first page that has it.
  const followed = new Map<string, Set<string>>();

  for (const path of everyPage)
    test(`${cause} each link of /${path} that is pointed at, focused and followed leaves the visitor on a page`, async ({
      page,
      edition,
    }, { project, annotations }) => {
      test.skip(
        !dailyProjects.some((name) => name === project.name),
        'each language and width once',
      );
      const words = wordsOf(edition);
      const seen = followed.get(project.name) ?? new Set();
      followed.set(project.name, seen);
      const notice = notices
        .map((name) => page.getByText(words(`storefront.${name}`)))
        .reduce((one, other) => one.or(other));
      let loaded = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded += 1;
      });
      const address = `/${edition}/${path}`;
      await open(page, address);
      const links = (await linksOf(page)).filter((href) => !seen.has(href));
      for (const href of links) {
        seen.add(href);
        await test.step(href, async () => {
          const link = page.locator(`a[href=${JSON.stringify(href)}]:visible`).first();
          // Last searches and directions differ from visit to visit.
          if ((await link.count()) === 0) return;
          const before = page.url();
          const dialogs = await page.getByRole('dialog').count();
          loaded = 0;
          await begin(page);
          await follow(page, link);
          await expect
            .poll(
              async () =>
                page.url() !== before ||
                (await notice.first().isVisible()) ||
                (await page.getByRole('dialog').count()) > dialogs,
            )
            .toBe(true);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(loaded).toBeLessThanOrEqual(documents);
          await end(page);
          await open(page, address);
        });
      }
      annotations.push({ type: 'links', description: String(links.length) });
    });
}
