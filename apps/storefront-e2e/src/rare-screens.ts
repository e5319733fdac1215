import { payOrder } from './account-steps';
import { bookOrder, type Journey } from './book-order';
import { dayAhead } from './days';
import { expect } from './fixtures';
import { inside } from './refund-steps';
import { press, type Screen, type Visit } from './screens';

const trip = `from=TAS&to=MOW&out=${dayAhead(40)}`;
const made = { timeout: 60_000 };

async function family({ page, edition, words }: Visit): Promise<void> {
  await page.goto(`/${edition}/air-tickets?${trip}&back=${dayAhead(47)}&adult=2&child=1`);
  await expect(
    page.getByRole('link', { name: words('air-search.offer-choose-named') }).first(),
  ).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
}

async function details({ page, words }: Visit): Promise<void> {
  const card = page.locator('article').first();
  // The arrow has the same name, and on a phone only the arrow is visible, so the summary is clicked.
  await card
    .locator('summary')
    .filter({ hasText: words('air-search.offer-details') })
    .click();
  await expect(card.getByText(words('air-search.offer-local-time'))).toBeVisible();
}

async function otherDates({ page, words }: Visit): Promise<void> {
  await press(page, words('air-search.near-days-button'), page.getByRole('grid'));
}

/** Books, pays and waits for the tickets. */
const tickets =
  (fare: string, journey: Journey) =>
  async ({ page, edition, words }: Visit) => {
    const number = await bookOrder(page.request, fare, journey);
    await page.goto(`/${edition}/order?number=${number}`);
    await payOrder(page, words);
    await expect(page.getByRole('link', { name: words('orders.tickets-download') })).toBeVisible(
      made,
    );
  };

async function seats({ page, words }: Visit): Promise<void> {
  await press(page, words('extras.add'));
  const dialog = page.getByRole('dialog', { name: words('extras.title') });
  await dialog.getByRole('radio', { name: words('extras.seats') }).check({ force: true });
  await expect(dialog.locator('[data-seat]').first()).toBeVisible();
}

const exchangeOf = ({ page, words }: Visit) =>
  page.getByRole('region', { name: words('orders.exchange') });

async function exchangeDays(visit: Visit): Promise<void> {
  const { page, words } = visit;
  await page.keyboard.press('Escape');
  const panel = exchangeOf(visit);
  await panel.getByRole('button', { name: words('orders.exchange-open') }).click();
  await expect(panel.getByRole('button', { name: words('orders.exchange-ask') })).toBeVisible();
}

async function exchangeOffers(visit: Visit): Promise<void> {
  const { page, words } = visit;
  const panel = exchangeOf(visit);
  await panel.getByRole('button', { name: inside(words('orders.exchange-day-empty')) }).click();
  const calendar = page.getByRole('dialog', { name: words('orders.exchange-calendar') });
  await calendar.locator(`[data-date="${dayAhead(21)}"]`).click();
  await panel.getByRole('button', { name: words('orders.exchange-ask') }).click();
  await expect(panel.getByRole('radio').first()).toBeChecked();
}

async function exchangeToPay(visit: Visit): Promise<void> {
  const { words } = visit;
  const panel = exchangeOf(visit);
  await panel.getByRole('button', { name: words('orders.exchange-accept') }).click();
  await expect(panel.getByText(words('orders.exchange-to-pay'))).toBeVisible();
}

async function refundSums({ page, words }: Visit): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words('orders.refund-dialog') });
  await page.getByRole('button', { name: words('orders.refund-open') }).click();
  await dialog.getByRole('button', { name: words('orders.refund-count') }).click();
  await expect(dialog.getByRole('button', { name: words('orders.refund-confirm') })).toBeVisible();
}

async function refundSteps({ page, words }: Visit): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words('orders.refund-dialog') });
  await dialog.getByRole('button', { name: words('orders.refund-confirm') }).click();
  await expect(page.getByText(words('orders.refund-step-returned'))).toBeVisible(made);
}

/** Shows a payment that arrived too late, which no visitor can cause. */
async function latePayments(visit: Visit): Promise<void> {
  const { page, words } = visit;
  await page.route('**/air/orders/**', async (route) => {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const order = (await response.json()) as { toPay: object };
    const at = '2026-12-01T10:00:00.000Z';
    const id = '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e6';
    const latePayments = (['order', 'extras', 'exchange'] as const).map((paidFor, index) => ({
      ...{ id: `${id}${index}`, paidFor, at },
      amount: { ...order.toPay, amount: 390_000_00 },
    }));
    await route.fulfill({ response, json: { ...order, latePayments } });
  });
  await exchangeOf(visit)
    .getByRole('button', { name: words('orders.exchange-withdraw') })
    .click();
  await expect(page.getByText(words('order-parts.late-payment-extras', 'start'))).toBeVisible(made);
  await page.unrouteAll();
}

/** Rare states of pages. Checked by the nightly run. */
export const rareWalks: Record<string, readonly Screen[]> = {
  'results of a family': [
    { name: 'family', open: family },
    { name: 'flights of an offer', open: details },
    { name: 'other dates', open: otherDates },
  ],
  'exchanging tickets': [
    { name: 'tickets', open: tickets('any', { exchangeable: true }) },
    { name: 'seats', open: seats },
    { name: 'days of an exchange', open: exchangeDays },
    { name: 'offers of an exchange', open: exchangeOffers },
    { name: 'exchange to pay', open: exchangeToPay },
    { name: 'late payments', open: latePayments },
  ],
  'returning tickets': [
    { name: 'tickets to return', open: tickets('flex', { who: 'family', back: true }) },
    { name: 'sums of a refund', open: refundSums },
    { name: 'steps of a refund', open: refundSteps },
  ],
};
