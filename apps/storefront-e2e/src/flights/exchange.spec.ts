import type { Page } from '@playwright/test';
import { payOrder } from '../account-steps';
import { bookOrder } from '../book-order';
import type { Words } from '../checkout-steps';
import { dayAhead } from '../days';
import { expect, test } from '../fixtures';
import { openBank } from '../payment-steps';
import { amountIn, inside, valueOf } from '../refund-steps';
import { wordsOf } from '../words';

const made = { timeout: 60_000 };

const panelOf = (page: Page, words: Words) =>
  page.getByRole('region', { name: words('orders.exchange') });

async function buyTickets(page: Page, words: Words, edition: string, surname?: string) {
  const number = await bookOrder(page.request, 'any', { exchangeable: true, surname });
  await page.goto(`/${edition}/order?number=${number}`);
  await payOrder(page, words);
  const tickets = page.getByRole('link', { name: words('orders.tickets-download') });
  await expect(tickets).toBeVisible(made);
  return number;
}

/** Opens the calendar of the only direction and takes another day than the booked one (book-order.ts). */
async function chooseAnotherDay(page: Page, words: Words) {
  const panel = panelOf(page, words);
  await panel.getByRole('button', { name: words('orders.exchange-open') }).click();
  await panel.getByRole('button', { name: inside(words('orders.exchange-day-empty')) }).click();
  const calendar = page.getByRole('dialog', { name: words('orders.exchange-calendar') });
  await calendar.locator(`[data-date="${dayAhead(21)}"]`).click();
  await panel.getByRole('button', { name: words('orders.exchange-ask') }).click();
}

test('A ticket is exchanged for another day: the sums, the payment, the new ticket', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const panel = panelOf(page, words);
  await buyTickets(page, words, edition);
  const travellers = page.getByRole('region', { name: words('orders.travellers') });
  const ticket = travellers.getByText(words('orders.traveller-ticket'));
  const oldTicket = await ticket.innerText();

  const { due, fee } = await test.step('sees the price of another day', async () => {
    await chooseAnotherDay(page, words);
    await expect(panel.getByRole('radio').first()).toBeChecked();
    await expect(panel.getByText(words('orders.exchange-void'))).toBeVisible();
    await checkAccessibility();
    const sumOf = (term: string) => amountIn(valueOf(panel, words(term)));
    return { due: await sumOf('orders.exchange-due'), fee: await sumOf('orders.exchange-fee') };
  });

  await test.step('accepts the offer and pays the difference', async () => {
    await panel.getByRole('button', { name: words('orders.exchange-accept') }).click();
    await expect(panel.getByText(words('orders.exchange-to-pay'))).toBeVisible();
    expect(await amountIn(page.getByRole('button', { name: words('order-parts.pay') }))).toBe(due);
    await checkAccessibility();
    await payOrder(page, words);
  });

  await test.step('has a new ticket', async () => {
    await expect(panel.getByText(words('orders.exchange-done'))).toBeVisible(made);
    await expect(ticket).not.toHaveText(oldTicket, made);
  });

  await test.step('returns the new ticket: the fee of the exchange is kept, the rest is refunded', async () => {
    const dialog = page.getByRole('dialog', { name: words('orders.refund-dialog') });
    await page.getByRole('button', { name: words('orders.refund-open') }).click();
    await dialog.getByRole('button', { name: words('orders.refund-count') }).click();
    const kept = valueOf(dialog, words('orders.refund-kept-exchange-fee'));
    expect(await amountIn(kept)).toBe(fee);
    await checkAccessibility();
    await dialog.getByRole('button', { name: words('orders.refund-confirm') }).click();
    await expect(page.getByText(words('orders.refund-step-returned'))).toBeVisible(made);
  });
});

test('An operator makes an offer for an exchange, and the visitor declines it or pays it', async ({
  page,
  edition,
}, { project }) => {
  const words = wordsOf(edition);
  const panel = panelOf(page, words);
  const { api, operatorToken } = project.metadata as { api: string; operatorToken: string };
  const headers = { 'operator-token': operatorToken };
  const number = await buyTickets(page, words, edition, 'EXCHANGEBYHAND');
  const button = (id: string) => panel.getByRole('button', { name: words(id) });

  const ask = async () => {
    await chooseAnotherDay(page, words);
    await expect(panel.getByText(words('orders.exchange-by-hand'))).toBeVisible();
    await button('orders.exchange-send').click();
    await expect(panel.getByText(words('orders.exchange-in-review'))).toBeVisible();
  };
  /** Makes an offer as `npm run ops -- exchange-offer` does, with the flights an hour later on the wanted day. */
  const offer = async (): Promise<string> => {
    const list = await page.request.get(`${api}/v1/ops/exchanges?count=500`, { headers });
    const { exchanges } = (await list.json()) as { exchanges: Waiting[] };
    const { id, wishes, before } = exchanges.find((one) => one.orderNumber === number)!;
    const { segments } = before[0]!;
    const first = segments[0]!;
    const flight = [
      first.flightNumber,
      first.origin,
      `${wishes[0]!.date}T01:00`,
      first.destination,
      `${wishes[0]!.date}T12:00`,
    ].join(' ');
    const data = { fee: 1_000_00, difference: 500_00, flights: [[flight]] };
    const sent = await page.request.post(`${api}/v1/ops/exchanges/${id}/offer`, {
      headers,
      data,
    });
    expect(await sent.json()).toEqual({ offered: true });
    await page.reload();
    await expect(panel.getByText(words('orders.exchange-offered'))).toBeVisible();
    return id;
  };

  await test.step('the first offer is declined', async () => {
    await ask();
    await offer();
    await button('orders.exchange-withdraw').click();
    await expect(button('orders.exchange-open')).toBeVisible();
  });

  await test.step('the second is paid, and the operator issues the ticket', async () => {
    await ask();
    const id = await offer();
    await button('orders.exchange-accept').click();
    await expect(panel.getByText(words('orders.exchange-to-pay'))).toBeVisible();
    const bank = await openBank(page, words);
    await bank.locator('button[value=pay]').click();
    await page.goto(`/${edition}/order?number=${number}`);
    await expect(panel.getByText(words('orders.exchange-at-carrier'))).toBeVisible(made);
    const data = { tickets: ['2509998887776'] };
    const sent = await page.request.post(`${api}/v1/ops/exchanges/${id}/done`, { headers, data });
    expect(await sent.json()).toEqual({ done: true });
    await expect(panel.getByText(words('orders.exchange-done'))).toBeVisible(made);
    await expect(page.getByText(/250.?9998887776/)).toBeVisible(made);
  });
});

interface Waiting {
  id: string;
  orderNumber: string;
  wishes: { date: string }[];
  before: { segments: { flightNumber: string; origin: string; destination: string }[] }[];
}
