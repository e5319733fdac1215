import { paths } from '@karvon/paths';
import { expect, test } from '../fixtures';
import { startApi, leaveServers } from '../own-servers';
import { wordsOf } from '../words';

/** Offices are open 9:00–21:00 in Tashkent and 8:00–22:00 in Moscow; Saturday 21 November 2026. */
const times = {
  uz: {
    open: ['2026-11-21T14:05:00+05:00', /14:35/],
    closed: ['2026-11-21T23:30:00+05:00', /22-noy.*09:30/],
  },
  ru: {
    open: ['2026-11-21T14:05:00+03:00', /до\u00a014:35/],
    closed: ['2026-11-21T23:30:00+03:00', /22\sнояб.*до\u00a008:30/],
  },
} as const;

test.afterEach(leaveServers);

for (const when of ['open', 'closed'] as const) {
  test(`The promise of a call is a time by the office's clock: ${when}`, async ({ page, edition }, {
    project,
  }) => {
    test.skip(project.name.endsWith('phone'), 'the time is the server’s: one width is enough');
    const words = wordsOf(edition);
    const [start, promise] = times[edition][when];
    await page.goto(paths.testCallback.to(edition));
    const opener = page
      .getByRole('main')
      .getByRole('button', { name: words('support.callback-open') });
    await opener.first().click();
    const dialog = page.getByRole('dialog', { name: words('support.callback-title') });
    await dialog
      .getByLabel(words('support.callback-phone'))
      .fill(edition === 'uz' ? '90 123 45 27' : '8 912 345-67-27');
    await dialog.getByLabel(words('support.callback-name')).fill('Азиза');
    await dialog.getByRole('checkbox').check();
    // The clock runs, so it is set after typing: otherwise a slow machine would get a later promise.
    const { url } = await startApi(edition, start);
    await page.route('**/api/v1/callbacks', async (route) => {
      const headers = { ...route.request().headers() };
      await route.fulfill({
        response: await route.fetch({ url: `${url}/v1/callbacks`, headers }),
      });
    });
    await dialog.getByRole('button', { name: words('support.callback-send') }).click();
    await expect(dialog.getByRole('status')).toContainText(promise);
    const closedNow = dialog.getByText(words('support.callback-closed-now'));
    await expect(closedNow).toHaveCount(when === 'closed' ? 1 : 0);
  });
}
