import { once } from 'node:events';
import { createServer } from 'node:http';
import { readEdition } from '@karvon/edition';
import { paths } from '@karvon/paths';
import type { Page } from '@playwright/test';
import { openHeldBack } from '../asleep';
import { bookButton, fillPassengers, one, openPassengers, outFor } from '../checkout-steps';
import { dayAhead } from '../days';
import { untilFirstCards } from '../first-cards';
import { expect, test, type Edition } from '../fixtures';
import { fillGuests, openGuests } from '../hotel-steps';
import { startApi, startStorefront, leaveServers } from '../own-servers';
import { ownPort } from '../ports';
import { wordsOf } from '../words';

test.afterEach(leaveServers);

/** Less than the shift of one rewrapped line; tiny differences in pixels do not count. */
const still = 0.005;

interface Shift {
  value: number;
  /** The texts that moved, and how far. */
  moved: string[];
}

/** Records all layout shifts on the next pages. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    interface Entry extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node, previousRect: before, currentRect: after }) => {
          const by = `${after.x - before.x}, ${after.y - before.y}`;
          return `${(node?.textContent ?? '').slice(0, 40)}: ${by}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts so far. The next frame renders the latest changes; the frames after it report their shifts. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { shifts: Shift[] }).shifts;
  });

async function expectStill(page: Page, address: string): Promise<void> {
  const moved = await shiftsOf(page);
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect(sum, `${address} ${JSON.stringify(moved)}`).toBeLessThan(still);
}

test('Text stays where it is when its fonts come late', async ({ page, edition }) => {
  await noteShifts(page);
  const held: (() => void)[] = [];
  await page.route(/\.woff2$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const results = paths.airTickets.to(edition, { from: 'TAS', to: 'MOW', out: dayAhead(21) });
  await untilFirstCards(page.request, results);
  for (const address of [
    results,
    paths.home.to(edition),
    paths.myOrder.to(edition),
    paths.company.to(edition, { id: 'about' }),
  ]) {
    const awake = page.waitForRequest(/\/latest-build\?t=/);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await awake;
    expect(held.length, 'fonts are waited for').toBeGreaterThan(0);
    for (const letThrough of held.splice(0)) letThrough();
    await page.evaluate(() => document.fonts.ready);
    await expectStill(page, address);
  }
});

/** Waits until the device has stored a search, which a new page does once it is hydrated. */
const stored = (page: Page, kind: string, place: string) =>
  expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `karvon.private.${kind}`))
    .toContain(place);

async function beginBooking(page: Page, edition: Edition): Promise<void> {
  const words = wordsOf(edition);
  await openPassengers(page, edition, words, `from=TAS&to=MOW&out=${outFor(page)}`);
  await fillPassengers(page, edition, words, one('ALIEV'));
}

/** The data that a device has stored when its visitor returns, and the page that shows it. */
const returns = {
  'The last searches of flights': async (page: Page, edition: Edition) => {
    for (const to of ['MOW', 'IST', 'DXB', 'LED', 'SKD']) {
      await page.goto(paths.airTickets.to(edition, { from: 'TAS', to, out: dayAhead(21) }));
      await stored(page, 'recent-searches', to);
    }
    return { address: paths.home.to(edition), text: 'search-parts.recent' };
  },
  'The last search of a hotel': async (page: Page, edition: Edition) => {
    const stay = { city: 'TAS', in: dayAhead(21), out: dayAhead(24), adults: '2' };
    await page.goto(paths.hotels.to(edition, stay));
    await stored(page, 'recent-hotel-searches', 'TAS');
    return { address: `${paths.home.to(edition)}?tab=hotel`, text: 'search-parts.recent' };
  },
  'A booking that was begun': async (page: Page, edition: Edition) => {
    await beginBooking(page, edition);
    return { address: paths.home.to(edition), text: 'air-booking.continue' };
  },
  'A booking that was begun, above flights': async (page: Page, edition: Edition) => {
    await beginBooking(page, edition);
    const flights = { from: 'TAS', to: 'MOW', out: dayAhead(21) };
    return { address: paths.airTickets.to(edition, flights), text: 'air-booking.continue' };
  },
};

for (const [what, come] of Object.entries(returns))
  test(`${what}: their room is reserved from the first frame`, async ({ page, edition }) => {
    const { address, text } = await come(page, edition);
    await noteShifts(page);
    await page.goto(address);
    const region = page.getByRole('region', { name: wordsOf(edition)(text) });
    await expect(region.filter({ visible: true })).toBeVisible();
    await expectStill(page, address);
  });

test('Nothing below the list moves when its code comes after the offers, on a high screen too', async ({
  page,
  edition,
}) => {
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 1600 });
  await noteShifts(page);
  const results = paths.airTickets.to(edition, { from: 'TAS', to: 'DXB', out: dayAhead(24) });
  const letThrough = await openHeldBack(page, 'offer-list', results);
  const note = page.getByText(wordsOf(edition)('air-search.sort-optimal-note'));
  await expect(note).toBeAttached();
  letThrough();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectStill(page, page.url());
});

interface Parts {
  /** Where the first part of a document ends; below 0 it is sent whole. */
  endOfFirst: (html: string) => number;
  /** Called when the storefront begins to send a document. */
  onDocument?: () => void;
}

/**
 * A proxy of a storefront that sends documents in two parts, the second after `letThrough`. Browsers paint the first one
 * meanwhile.
 */
async function pageInParts(storefront: string, { endOfFirst, onDocument }: Parts) {
  let letThrough = () => undefined as void;
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  const server = createServer(async (request, response) => {
    // Measurements and errors are sent by POST.
    if (request.method !== 'GET') return void response.writeHead(204).end();
    const { accept = '*/*', 'user-agent': agent = '' } = request.headers;
    const answer = await fetch(`${storefront}${request.url}`, {
      headers: { accept, 'user-agent': agent },
    });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const isDocument = type.startsWith('text/html');
    if (isDocument) onDocument?.();
    const body = Buffer.from(await answer.arrayBuffer());
    const html = isDocument ? body.toString() : '';
    const end = Buffer.byteLength(html.slice(0, Math.max(0, endOfFirst(html))));
    response.write(body.subarray(0, end));
    if (end > 0) await wait;
    response.end(body.subarray(end));
  });
  const port = await ownPort();
  await once(server.listen(port, 'localhost'), 'listening');
  const close = () => server.close();
  return { url: `http://localhost:${port}`, letThrough: () => letThrough(), close };
}

interface Directions {
  directions: { destination: object }[];
  unpriced?: object[];
}

/**
 * A proxy of an API whose directions wait until `letThrough` and then have no prices, as from a new API. They are loaded
 * beforehand: a search of all of them takes a busy machine longer than a storefront waits.
 */
async function slowDirections(api: string, edition: Edition) {
  const first = await fetch(`${api}/v1/air/directions?lang=${edition}`);
  const { directions, unpriced: more = [], ...rest } = (await first.json()) as Directions;
  const unpriced = [...directions.map(({ destination }) => destination), ...more];
  let letThrough = () => undefined as void;
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  const server = createServer(async (request, response) => {
    if (request.url!.startsWith('/v1/air/directions')) {
      await wait;
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ ...rest, directions: [], unpriced }));
    }
    const answer = await fetch(`${api}${request.url}`);
    const type = { 'content-type': answer.headers.get('content-type') ?? 'application/json' };
    response.writeHead(answer.status, type).end(Buffer.from(await answer.arrayBuffer()));
  });
  const port = await ownPort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${port}`, letThrough, close: () => server.close() };
}

/** Where React begins to stream parts that the page did not wait for. */
const endOfShell = (html: string) => html.indexOf('<div hidden id="S:');

test('Directions without prices fill the room that was reserved for them', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  const own = await startApi(edition);
  const api = await slowDirections(own.url, edition);
  // The storefront waits for directions some seconds at most, so they are sent as soon as its document has begun.
  const parts = await pageInParts(await startStorefront(edition, api.url), {
    endOfFirst: endOfShell,
    onDocument: api.letThrough,
  });
  await noteShifts(page);
  await page.goto(`${parts.url}${paths.home.to(edition)}`, { waitUntil: 'commit' });
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { name: words('storefront.home.directions') }),
  });
  const standIns = section.getByRole('listitem');
  await expect(standIns).toHaveCount(6);
  await standIns.first().scrollIntoViewIfNeeded();
  await shiftsOf(page);
  await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
  parts.letThrough();
  await expect(section.getByText(words('storefront.home.direction.unpriced'))).toHaveCount(6);
  await expectStill(page, page.url());
  await page.goto('about:blank');
  parts.close();
  api.close();
});

/** The end of the opening tag of the page's `<main>`. */
const startOfMain = (html: string) => html.indexOf('>', html.indexOf('<main')) + 1;

test('The cookie banner does not move while a page arrives in parts', async ({
  page,
  edition,
  baseURL,
}) => {
  const flights = paths.airTickets.to(edition, { from: 'TAS', to: 'MOW', out: dayAhead(21) });
  await untilFirstCards(page.request, flights);
  await noteShifts(page);
  const question = page.locator('[data-cookie-panel]');
  for (const address of [paths.home.to(edition), flights]) {
    const parts = await pageInParts(baseURL!, { endOfFirst: startOfMain });
    await page.goto(`${parts.url}${address}`, { waitUntil: 'commit' });
    await expect(question).toBeVisible();
    await shiftsOf(page);
    parts.letThrough();
    await expect(page.locator('main h1').first()).toBeVisible();
    await expectStill(page, address);
    // The page may still be loading from the server that is being closed.
    await page.goto('about:blank');
    parts.close();
  }
});

const forms = {
  flight: async (page: Page, edition: Edition) => {
    const words = wordsOf(edition);
    await openPassengers(page, edition, words, `from=TAS&to=MOW&out=${outFor(page)}`);
    await fillPassengers(page, edition, words, one('ALIEV'));
    return bookButton(page, words);
  },
  room: async (page: Page, edition: Edition) => {
    const words = wordsOf(edition);
    await openGuests(page, edition, words);
    await fillGuests(page, edition, words, 'Karimova');
    return page.getByRole('button', { name: words('hotel-booking.book') });
  },
};

/** The text of the order at the moment when its payment can be chosen. */
const wordsWithPayment = (page: Page) =>
  page.evaluate(() => (window as unknown as { withPayment: string }).withPayment);

for (const [what, fill] of Object.entries(forms))
  test(`The order of a ${what} is complete at once when it is opened from its form`, async ({
    page,
    edition,
  }) => {
    const words = wordsOf(edition);
    await page.addInitScript(() => {
      const look = new MutationObserver(() => {
        if (!document.querySelector('[name="payment-method"]')) return;
        Object.assign(window, { withPayment: document.querySelector('main')!.innerText });
        look.disconnect();
      });
      look.observe(document, { childList: true, subtree: true });
    });
    const book = await fill(page, edition);
    await book.click();
    await expect(
      page.getByRole('radiogroup', { name: words('order-parts.pay-method') }),
    ).toBeVisible();
    const shown = (await wordsWithPayment(page)).split('\n');
    for (const card of readEdition(edition).cards) expect(shown).toContain(card);
    if (what === 'room')
      expect(shown).toEqual(
        expect.arrayContaining([expect.stringMatching(words('street-map.heading'))]),
      );
  });
