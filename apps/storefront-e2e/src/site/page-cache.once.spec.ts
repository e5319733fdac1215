import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { paths } from '@karvon/paths';
import { memberOf, signUp } from '../account-steps';
import { dayAhead } from '../days';
import { expect, test } from '../fixtures';
import { startApi, startStorefront, stopServers } from '../own-servers';

test.afterAll(stopServers);

interface Sent {
  html: string;
  nonce: string;
}

const fromCache = 'karvon; hit';

async function openCached(request: APIRequestContext, address: string): Promise<Sent> {
  let response = await request.get(address);
  await expect(async () => {
    response = await request.get(address);
    expect(response.headers()['cache-status']).toBe(fromCache);
  }).toPass();
  const policy = response.headers()['content-security-policy'] ?? '';
  return { html: await response.text(), nonce: /'nonce-([^']+)'/.exec(policy)![1]! };
}

/** The page without the values that differ each time. */
const textOf = ({ html, nonce }: Sent) =>
  html.replaceAll(nonce, '').replace(/ data-trace="[^"]*"/, '');

test('A cached page has a new nonce for each visit and no personal data, and shows a changed text at once', async ({
  page,
  browser,
  edition,
  request,
}) => {
  const texts = mkdtempSync(join(tmpdir(), 'karvon-texts-'));
  cpSync(join(import.meta.dirname, '../../../api/content'), texts, { recursive: true });
  const api = await startApi(edition, undefined, { CONTENT_DIR: texts });
  const origin = await startStorefront(edition, api.url);
  const home = origin + paths.home.to(edition);
  const about = origin + paths.company.to(edition, { id: 'about' });

  const first = await openCached(request, home);
  const second = await openCached(request, home);
  expect(second.nonce).not.toBe(first.nonce);
  for (const { html, nonce } of [first, second]) {
    const nonces = [...html.matchAll(/ nonce="([^"]*)"/g)].map(([, one]) => one);
    expect(nonces.length).toBeGreaterThan(5);
    expect(new Set(nonces)).toEqual(new Set([nonce]));
  }
  expect(textOf(second)).toBe(textOf(first));

  await test.step('the scripts of the cached page run in a browser', async () => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(home);
    await expect(page.locator('body[data-sleeping]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  await test.step('a member gets a page of their own, and leaves no trace in the cached ones', async () => {
    const member = memberOf(page, edition, 1);
    const own = await browser.newContext({ baseURL: origin });
    await signUp(own.request, member, edition);
    const sent = await own.request.get(home);
    expect(await sent.text()).toContain(member.username);
    expect(sent.headers()['cache-status']).toBeUndefined();
    expect((await openCached(request, home)).html).not.toContain(member.username);
    await own.close();
  });

  await test.step('a changed text of the agency is shown at once', async () => {
    expect((await openCached(request, about)).html).not.toContain('Karvon 2030');
    const file = join(texts, edition, 'company/about.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Karvon 2030'));
    await expect
      .poll(async () => (await request.get(about)).text(), { intervals: [100] })
      .toContain('Karvon 2030');
  });
  rmSync(texts, { recursive: true });
});

test('Results of a search and a hotel are cached while the API finds nothing new', async ({
  browser,
  baseURL,
  edition,
  request,
}) => {
  const addresses = [
    paths.airTickets.to(edition, { from: 'TAS', to: 'MOW', out: dayAhead(33) }),
    paths.hotels.to(edition, { city: 'SKD', in: dayAhead(33), out: dayAhead(35), adults: '2' }),
    paths.hotel.to(edition, { code: 'SKD-003', in: dayAhead(33), out: dayAhead(35), adults: '2' }),
  ];
  for (const address of addresses) {
    // The first visit begins the search; its end is new, so that the page is made again.
    const first = await openCached(request, address);
    expect(first.html).toContain('article');
    expect(textOf(await openCached(request, address))).toBe(textOf(first));

    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(new URL(address, baseURL).href);
    await expect(page.locator('article').first()).toBeVisible();
    await expect(page.locator('body[data-sleeping]')).toHaveCount(0);
    expect(errors).toEqual([]);
    await visitor.close();
  }
});
