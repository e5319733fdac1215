import type { Locator, Page } from '@playwright/test';
import { payOrder } from '../account-steps';
import { bookButton, family, fillPassengers, type Words } from '../checkout-steps';
import { dayAhead } from '../days';
import { expect, isNightly, test, type Edition } from '../fixtures';
import { leaveServers, startApi, startSirena, startStorefront } from '../own-servers';
import { ownPort } from '../ports';
import { inside, valueOf } from '../refund-steps';
import {
  createLook,
  inOurs,
  keptResponses,
  listOf,
  minorIn,
  rateSetting,
  textOf,
  type Sent,
} from '../supplier-walk';
import { wordsOf } from '../words';

// Skips the whole file, so that no shop is started for skipped stories.
test.skip(!isNightly, 'told by night: a short purchase from Sirena is told in suppliers.once');
test.afterEach(leaveServers);
test.setTimeout(480_000);

const made = { timeout: 60_000 };
const operatorToken = 'the-operator-of-the-stories-0123456789';
const [leader, second] = family;
const out = 45;

/** A domestic flight with passports of Russia, and an international one. */
const routes: Record<Edition, string> = { ru: 'from=MOW&to=LED', uz: 'from=TAS&to=IST' };
/** Hours that the clock of each edition is ahead of UTC. */
const clocks: Record<Edition, number> = { ru: 3, uz: 5 };

interface Flight extends Sent {
  company: string;
  num: string;
  depttime: string;
  arrvtime: string;
  airplane?: string;
}

interface Priced {
  flight: Flight | Flight[];
  variant: {
    variant_total: Sent;
    direction: { price: Sent | Sent[] } | { price: Sent | Sent[] }[];
  };
}

const priceOf = ({ direction }: Priced['variant']): Sent =>
  listOf<Sent>(listOf(direction)[0]!.price)[0]!;

/**
 * The facts of a fare and its order in Sirena's responses; the order is there once seats are held or paid. Times are 'HH:mm
 * dd.MM.yyyy' in UTC.
 */
function readSirena(sent: readonly Sent[], brand: string) {
  const all = <T>(name: string) => sent.flatMap((one) => (one[name] as T | undefined) ?? []);
  const { flight, variant } = all<Priced>('pricing_variant')
    .map((one) => ({ ...one, variant: listOf(one.variant)[0]! }))
    .findLast((one) => priceOf(one.variant)['@brand'] === brand)!;
  const pnr = all<Sent>('booking').at(-1)?.pnr as Sent | undefined;
  return {
    flights: listOf(flight),
    baggage: priceOf(variant)['@baggage'] as string | undefined,
    regnum: String(pnr?.regnum),
    total: Number(variant.variant_total['#text']),
    /** Until when seats are held; undefined where they are booked and paid at once. */
    limit: pnr?.utc_timelimit as string | undefined,
    tickets: listOf(all<Sent>('order').at(-1)?.tickinfo as Sent[])
      .filter((one) => '@ticknum' in one)
      .map((one) => String(one['@accode']) + String(one['@ticknum']).replace(/\D/g, '')),
  };
}

interface Walk {
  page: Page;
  main: Locator;
  edition: Edition;
  words: Words;
  look: (name: string) => Promise<void>;
  sirena: () => ReturnType<typeof readSirena>;
  /** A call of an operator. */
  operate: <T>(path: string, data?: object) => Promise<T>;
}

/** Chooses the first flight at its cheapest fare, after reading its rules. @returns the name of the fare */
async function chooseFare({ page, edition, words, look }: Walk): Promise<string> {
  const choose = page.getByRole('link', { name: words('air-search.offer-choose-named') });
  await page.goto(`/${edition}/air-tickets?${routes[edition]}&out=${dayAhead(out)}&adult=2`);
  await expect(choose.first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await look('results');
  await choose.first().click();
  const fare = page.getByRole('link', { name: words('air-booking.choose') }).first();
  await expect(fare).toBeVisible();
  await look('fares');
  await page
    .getByRole('button', { name: words('fare-rules.open', 'start') })
    .first()
    .click();
  const rules = page.getByRole('dialog', { name: words('fare-rules.title') });
  await expect(rules.getByRole('heading').nth(1)).toBeVisible();
  await look('rules');
  await page.keyboard.press('Escape');
  const [, name = ''] = /«(.+)»/.exec(await fare.innerText())!;
  await fare.click();
  return name;
}

/** Fills in the form: internal passports on a flight within Russia, international passports otherwise. */
async function fillForm({ page, edition, words, look }: Walk): Promise<void> {
  await expect(bookButton(page, words)).toBeEnabled();
  await fillPassengers(page, edition, words, [leader!, second!]);
  if (edition === 'ru')
    for (const index of [0, 1]) {
      const card = page.getByRole('region', { name: words('air-booking.passenger') }).nth(index);
      await card.getByLabel(words('air-booking.field-document')).fill(`45 12 34567${index}`);
      const kind = card.getByLabel(words('air-booking.field-document-kind'));
      await expect(kind, 'the kind follows the number').toHaveValue('internal');
    }
  await look('passengers');
}

/** A pattern for the text of '0PC', '2PC' or '20K', without spaces. */
function bagWords(words: Words, baggage: string | undefined): RegExp {
  const [, count = '', unit] = /^(\d+)(PC|K)/.exec(baggage ?? '') ?? [];
  const id = !unit ? 'baggage-unknown' : count === '0' ? 'no-baggage' : null;
  if (id) return new RegExp(inside(words(`itinerary.${id}`)).source.replaceAll('\\s', ''), 'iu');
  return unit === 'K' ? new RegExp(`1×${count}`) : new RegExp(`(?:Багаж|Bagaj):${count}`);
}

/** Compares the order with Sirena's responses: flights, bags, sums, until when the seats are held. */
async function expectOrder({ page, main, edition, words, sirena }: Walk): Promise<void> {
  const { baggage, flights, limit, total } = sirena();
  const text = await textOf(main);
  for (const { company, num, depttime, arrvtime, airplane } of flights) {
    for (const said of [company + num, depttime, arrvtime]) expect(text).toContain(said);
    expect(text, 'a type of aircraft is told by its name').not.toContain(`·${airplane ?? 'none'}`);
  }
  expect(text).toMatch(bagWords(words, baggage));
  const price = page.getByRole('region', { name: words('orders.price'), exact: true });
  const sums = price.locator('dd');
  const people = await minorIn(sums.first());
  expect(people).toBe(inOurs('sirena', edition, total));
  const fees = [words('orders.price-service'), words('orders.price-acquiring')];
  const [service, bank] = await Promise.all(fees.map((fee) => minorIn(valueOf(price, fee))));
  expect(await minorIn(valueOf(price, words('orders.price-total')))).toBe(
    people + service! + bank!,
  );
  if (!limit) return;
  await page.getByText(words('order-parts.deadlines')).click();
  const [hour, minute] = limit.slice(0, 5).split(':');
  const local = `${String((Number(hour) + clocks[edition]) % 24).padStart(2, '0')}:${minute}`;
  expect(await textOf(main), 'until when the airline holds the seats').toContain(local);
}

/** Moves both passengers to the next day at a surcharge, which an operator has asked the airline for. */
async function exchangeTickets(walk: Walk): Promise<void> {
  const { page, edition, words, look, operate } = walk;
  const panel = page.getByRole('region', { name: words('orders.exchange') });
  const press = (id: string) => panel.getByRole('button', { name: words(id) }).click();
  await press('orders.exchange-open');
  await panel.getByRole('button', { name: inside(words('orders.exchange-day-empty')) }).click();
  const calendar = page.getByRole('dialog', { name: words('orders.exchange-calendar') });
  await calendar.locator(`[data-date="${dayAhead(out + 1)}"]`).click();
  await press('orders.exchange-ask');
  await expect(panel.getByText(words('orders.exchange-by-hand'))).toBeVisible();
  await look('exchange-by-hand');
  await press('orders.exchange-send');
  await expect(panel.getByText(words('orders.exchange-in-review'))).toBeVisible();

  const { exchanges } = await operate<{
    exchanges: { id: string; before: { segments: Record<string, string>[] }[] }[];
  }>('exchanges?count=500');
  const { id, before } = exchanges[0]!;
  const [segment] = before[0]!.segments;
  const later = (time: string) => {
    const [day = '', clock = ''] = time.split('T');
    return `${dayAhead(1, `${day}T12:00:00Z`)}T${clock.slice(0, 5)}`;
  };
  const { flightNumber, origin, departingAt, destination, arrivingAt } = segment!;
  const flight = `${flightNumber} ${origin} ${later(departingAt!)} ${destination} ${later(arrivingAt!)}`;
  const [fee, difference] = edition === 'ru' ? [2_000_00, 700_00] : [300_000_00, 105_000_00];
  await operate(`exchanges/${id}/offer`, { fee, difference, flights: [[flight]] });
  await page.reload();
  await expect(panel.getByText(words('orders.exchange-offered'))).toBeVisible();
  expect(await minorIn(valueOf(panel, words('orders.exchange-fee')))).toBe(fee);
  expect(await minorIn(valueOf(panel, words('orders.exchange-difference')))).toBe(difference);
  await look('exchange-offered');
  await panel.getByRole('button', { name: inside(words('orders.exchange-accept')) }).click();
  await expect(panel.getByText(words('orders.exchange-to-pay'))).toBeVisible();
  await look('exchange-to-pay');
  await payOrder(page, words);
  await expect(panel.getByText(words('orders.exchange-at-carrier'))).toBeVisible(made);
  await operate(`exchanges/${id}/done`, { tickets: ['9997770000000', '9997770000001'] });
  await expect(panel.getByText(words('orders.exchange-done'))).toBeVisible(made);
  await expect(page.getByText(/999.?7770000000/)).toBeVisible(made);
  await look('exchanged');
}

/**
 * Sirena returns no sum for one passenger, so a phone is shown. The whole order is claimed for a flight that the airline has
 * cancelled, and an operator has refunded it in Sirena.
 */
async function refundTickets({ page, words, look, operate }: Walk): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words('orders.refund-dialog') });
  await page.getByRole('button', { name: words('orders.refund-open') }).click();
  await dialog.getByRole('radio', { name: words('orders.refund-part-some-people') }).check();
  await dialog.getByRole('checkbox', { name: 'KARIMOVA DILNOZA' }).check();
  const count = dialog.getByRole('button', { name: words('orders.refund-count') });
  await count.click();
  const phone = dialog.getByRole('link', { name: inside(words('orders.refund-phone')) });
  await expect(phone, 'the problem is told where it can be seen').toBeInViewport();
  await look('refund-not-counted');
  await dialog.getByRole('radio', { name: words('orders.refund-part-whole') }).check();
  await dialog.getByRole('radio', { name: words('orders.refund-reason-flight-cancelled') }).check();
  await count.click();
  await expect(dialog.getByText(words('orders.refund-forced'))).toBeVisible();
  await look('refund-claim');
  await dialog.getByRole('button', { name: words('orders.refund-claim') }).click();
  const review = page.getByText(words('orders.refund-step-in-review'));
  await expect(review).toBeVisible(made);
  await look('refund-in-review');
  const { claims } = await operate<{ claims: { id: string }[] }>('refund-claims');
  await operate(`refund-claims/${claims[0]!.id}/accept-by-hand`, {});
  await expect(page.getByText(words('orders.refund-step-returned'))).toBeVisible(made);
  const over = page.getByRole('heading', { name: words('orders.status.cancelled-returned') });
  await expect(over).toBeVisible(made);
  await look('refunded');
}

test('A flight of Sirena is followed from the search to an exchange and a refund', async ({
  browser,
  edition,
}, info) => {
  const words = wordsOf(edition);
  const kept = keptResponses(info);
  let brand = '';
  const port = await ownPort();
  const api = await startApi(edition, undefined, {
    ...(await startSirena(kept.settings)),
    ...rateSetting('sirena', edition),
    PUBLIC_URL: `http://localhost:${port}`,
    OPERATOR_TOKEN: operatorToken,
  });
  const origin = await startStorefront(edition, api.url, port);
  const context = await browser.newContext({ ...info.project.use, baseURL: origin });
  const page = await context.newPage();
  const walk: Walk = {
    ...{ page, edition, words, main: page.getByRole('main'), look: createLook(page, info) },
    sirena: () => readSirena(kept.sent(), brand),
    async operate<T>(path: string, data?: object) {
      const response = await page.request.fetch(`${api.url}/v1/ops/${path}`, {
        method: data ? 'POST' : 'GET',
        headers: { 'operator-token': operatorToken },
        ...(data && { data }),
      });
      expect(response.ok(), await response.text()).toBe(true);
      return (await response.json()) as T;
    },
  };
  const { look, sirena } = walk;

  brand = await test.step('chooses a fare', () => chooseFare(walk));
  await test.step('enters the passengers, and books', async () => {
    await fillForm(walk);
    await bookButton(page, words).first().click();
    await expect(page).toHaveURL(/\/order\?number=/);
    await expect(page.getByRole('button', { name: words('order-parts.pay') })).toBeVisible();
    await look('order');
  });
  await test.step('reads the facts of Sirena on the order', () => expectOrder(walk));

  await test.step('pays, and has the tickets on the page, in the e-mail and as a PDF', async () => {
    await payOrder(page, words);
    const link = page.getByRole('link', { name: words('orders.tickets-download') });
    await expect(link).toBeVisible(made);
    await look('tickets');
    const travellers = page.getByRole('region', { name: words('orders.travellers') });
    const { flights, regnum, tickets } = sirena();
    for (const ticket of tickets) expect(await textOf(travellers)).toContain(ticket);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    await download.saveAs(info.outputPath('tickets.pdf'));
    const { messages } = (await (
      await page.request.get('/api/v1/sandbox/messages', { params: { to: 'karimov@mail.uz' } })
    ).json()) as { messages: { text: string }[] };
    for (const said of [regnum, `${flights[0]!.company} ${flights[0]!.num}`, flights[0]!.depttime])
      expect(messages[0]!.text).toContain(said);
  });

  await test.step('exchanges them at a surcharge', () => exchangeTickets(walk));
  await test.step('refunds them for a cancelled flight', () => refundTickets(walk));
  await context.close();
});
