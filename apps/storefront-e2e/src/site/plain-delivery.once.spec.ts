import type { APIRequestContext } from '@playwright/test';
import { paths } from '@karvon/paths';
import { bookOrder } from '../book-order';
import { dayAhead } from '../days';
import { untilFirstCards } from '../first-cards';
import { expect, test } from '../fixtures';
import { leaveServers, startStorefront } from '../own-servers';

test.afterEach(leaveServers);

/** A robot gets pages when they are complete. */
const headers = { 'user-agent': 'Googlebot' };

/** The words that a page shows, without scripts and styles. */
async function textOf(request: APIRequestContext, address: string): Promise<string> {
  const html = await (await request.get(address, { headers })).text();
  return html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|template)\b[^>]*>[^]*?<\/\1>/g, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('Both deliveries send the same words', async ({ request, edition }, { project }) => {
  const { api } = project.metadata as { api: string };
  const own = await startStorefront(edition, api, undefined, { PLAIN_DELIVERY: '0' });

  const results = paths.airTickets.to(edition, { from: 'TAS', to: 'MOW', out: dayAhead(21) });
  await untilFirstCards(request, results);
  const stay = { in: dayAhead(40), out: dayAhead(42), adults: '1' };
  const hotels = await (
    await request.get(paths.hotels.to(edition, { city: 'SKD', ...stay }), { headers })
  ).text();
  const [, hotel] = /href="(\/\w+\/hotel\/[^"]+)"/.exec(hotels) ?? [];
  const order = paths.airOrder.to(edition, { number: await bookOrder(request, 'light') });

  for (const address of [paths.home.to(edition), results, hotel!.replaceAll('&amp;', '&'), order])
    // A search goes on, and minutes pass, between two answers.
    await expect(async () => {
      const plain = await textOf(request, address);
      expect(plain.length).toBeGreaterThan(500);
      expect(await textOf(request, own + address)).toBe(plain);
    }, address).toPass();

  const [first, other] = await Promise.all(
    ['', own].map(async (origin) => (await request.get(origin + paths.home.to(edition))).text()),
  );
  expect(first).toMatch(/<link[^>]* rel="stylesheet"/);
  expect(other).not.toMatch(/<link[^>]* rel="stylesheet"/);
});
