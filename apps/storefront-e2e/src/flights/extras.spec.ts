import type { Locator, Page } from '@playwright/test';
import { payOrder } from '../account-steps';
import { bookOrder } from '../book-order';
import { bookButton, fillPassengers, one, openPassengers, type Words } from '../checkout-steps';
import { expect, test, type Edition } from '../fixtures';
import { amountIn } from '../refund-steps';
import { wordsOf } from '../words';

const made = { timeout: 60_000 };

const cardOf = (page: Page, words: Words) =>
  page.getByRole('region', { name: words('extras.title') });
const ticketsOf = (page: Page, words: Words) =>
  page.getByRole('link', { name: words('orders.tickets-download') });

async function openOrder(page: Page, words: Words, edition: Edition, surname?: string) {
  const number = await bookOrder(page.request, 'light', { surname });
  await page.goto(`/${edition}/order?number=${number}`);
  const pay = page.getByRole('button', { name: words('order-parts.pay') });
  await expect(pay).toBeVisible();
  return amountIn(pay);
}

async function openChoice(page: Page, words: Words): Promise<Locator> {
  await cardOf(page, words)
    .getByRole('button', { name: words('extras.add') })
    .click();
  const dialog = page.getByRole('dialog', { name: words('extras.title') });
  await expect(dialog.getByRole('button', { name: words('extras.done') })).toBeVisible();
  return dialog;
}

/** Takes the first seat with a price. */
async function takeSeat(dialog: Locator, words: Words): Promise<string> {
  await dialog.getByRole('radio', { name: words('extras.seats') }).check({ force: true });
  const seat = dialog.locator('[data-seat]:is([data-look=cheap], [data-look=dear])').first();
  const designator = (await seat.getAttribute('data-seat'))!;
  await seat.click();
  return designator;
}

/** Confirms the choice; returns its sum. */
async function add(dialog: Locator, words: Words): Promise<number> {
  const button = dialog.getByRole('button', { name: words('extras.add-for') });
  const sum = await amountIn(button);
  await button.click();
  await expect(dialog).toBeHidden();
  return sum;
}

test('A bag and a seat are paid with the order, and the tickets show the seat', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const price = await openOrder(page, words, edition);
  const dialog = await openChoice(page, words);
  await dialog
    .getByRole('button', { name: words('extras.bag-more') })
    .first()
    .click();
  await checkAccessibility();
  const seat = await takeSeat(dialog, words);
  await checkAccessibility();
  const sum = await add(dialog, words);

  const card = cardOf(page, words);
  await expect(card.getByText(words('extras.seat'))).toContainText(seat);
  const pay = page.getByRole('button', { name: words('order-parts.pay') });
  await expect.poll(() => amountIn(pay)).toBe(price + sum);
  await checkAccessibility();
  await payOrder(page, words);
  await expect(ticketsOf(page, words)).toBeVisible(made);
  await expect(page.getByText(words('orders.tickets-seats'))).toContainText(seat, made);
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByRole('button', { name: words('orders.extras-more') })).toBeVisible(made);
});

test('A bag and a seat are chosen before booking, and the order has them', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  await openPassengers(page, edition, words, 'from=JFK&to=EWR');
  await fillPassengers(page, edition, words, one('KARIMOV'));
  const price = await amountIn(bookButton(page, words));
  const dialog = await openChoice(page, words);
  await dialog
    .getByRole('button', { name: words('extras.bag-more') })
    .first()
    .click();
  const seat = await takeSeat(dialog, words);
  const sum = await add(dialog, words);

  await expect(cardOf(page, words).getByText(words('extras.seat'))).toContainText(seat);
  await expect.poll(() => amountIn(bookButton(page, words))).toBe(price + sum);
  await checkAccessibility();
  await bookButton(page, words).click();
  const pay = page.getByRole('button', { name: words('order-parts.pay') });
  await expect(pay).toBeVisible(made);
  expect(await amountIn(pay)).toBe(price + sum);
  await expect(cardOf(page, words).getByText(words('extras.seat'))).toContainText(seat);
  await payOrder(page, words);
  await expect(page.getByText(words('orders.tickets-seats'))).toContainText(seat, made);
});

test('A seat for tickets is paid on its own', async ({ page, edition, checkAccessibility }) => {
  const words = wordsOf(edition);
  await openOrder(page, words, edition);
  await payOrder(page, words);
  await expect(ticketsOf(page, words)).toBeVisible(made);
  const dialog = await openChoice(page, words);
  const seat = await takeSeat(dialog, words);
  const sum = await add(dialog, words);

  const card = cardOf(page, words);
  await expect(card.getByText(words('orders.extras-to-pay'))).toBeVisible();
  expect(await amountIn(card.getByRole('button', { name: words('order-parts.pay') }))).toBe(sum);
  await checkAccessibility();
  await payOrder(page, words);
  await expect(page.getByText(words('orders.tickets-seats'))).toContainText(seat, made);
  await expect(card.getByText(words('orders.extras-to-pay'))).toHaveCount(0);
});

test('Extras that the airline refuses are reported, and the tickets stay', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  await openOrder(page, words, edition, 'EXTRASREFUSED');
  const dialog = await openChoice(page, words);
  await takeSeat(dialog, words);
  await add(dialog, words);
  await payOrder(page, words);
  await expect(ticketsOf(page, words)).toBeVisible(made);
  await expect(page.getByText(words('orders.extras-declined'))).toBeVisible(made);
  await expect(page.getByText(words('orders.tickets-seats'))).toHaveCount(0);
  await checkAccessibility();
});
