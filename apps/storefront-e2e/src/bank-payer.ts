import { paths } from '@karvon/paths';
import { expect, type Page } from '@playwright/test';
import { bookOrder, type Journey } from './book-order';
import type { Edition } from './fixtures';
import { wordsOf } from './words';

export type Payer = ReturnType<typeof createPayer>;

const downloads = {
  tickets: 'orders.tickets-download',
  voucher: 'hotel-orders.voucher-download',
};

/** A payer's actions on the shop's pages and on a bank's page. */
export function createPayer(page: Page, edition: Edition) {
  const words = wordsOf(edition);
  const payButton = page.getByRole('button', { name: words('order-parts.pay') });
  const headed = (name: RegExp) => page.getByRole('heading', { name });
  const orderAt = (number: string) => paths.airOrder.to(edition, { number });

  const chooseMethod = (method: string) =>
    page
      .getByRole('radio', { name: words(`order-parts.method-${method}`, 'start') })
      .check({ force: true });

  return {
    words,
    payButton,
    orderAt,
    chooseMethod,
    cancelled: headed(words('itinerary.status-cancelled')),

    /** Books a flexible fare, and opens its order. @returns the order's number */
    async openOrder(journey?: Journey): Promise<string> {
      const number = await bookOrder(page.request, 'flex', journey);
      await page.goto(orderAt(number));
      return number;
    },

    /** Chooses a method on an open order, and goes to its bank. @returns the bank's address */
    async goToBank(method: string): Promise<string> {
      await chooseMethod(method);
      await payButton.click();
      await expect(page.locator('button[name="choice"][value="pay"]')).toBeVisible();
      return page.url();
    },

    /** Chooses what the payer does on a bank's page, and the fault that follows. */
    async decide(choice: 'pay' | 'decline' | 'cancel' | 'leave', fault = 'none'): Promise<void> {
      await page.getByRole('combobox').selectOption(fault);
      await page.locator(`button[value="${choice}"]`).click();
    },

    expectResult: (result: 'success' | 'failure' | 'pending' | 'refund') =>
      expect(headed(words(`order-parts.result-${result}`))).toBeVisible(),

    /** Goes from the result of a payment to the order. */
    goToOrder: () => page.getByRole('link', { name: words('order-parts.result-order') }).click(),

    /** Waits for the document of a paid order, which appears on the open page without a click. */
    expectDocument: (document: 'tickets' | 'voucher') =>
      expect(page.getByRole('link', { name: words(downloads[document]) })).toBeVisible({
        timeout: 60_000,
      }),

    async cancelOrder(): Promise<void> {
      await page.getByRole('button', { name: words('orders.cancel') }).click();
      await page
        .getByRole('dialog', { name: words('order-parts.cancel-title') })
        .getByRole('button', { name: words('order-parts.cancel-confirm') })
        .click();
      await expect(headed(words('itinerary.status-cancelled'))).toBeVisible();
    },

    /** Pays with a phone that scans the code an open order shows; `order` is its call, 'air/orders/7K3M9QXA'. */
    async payByCode(order: string): Promise<void> {
      await expect(page.getByRole('img', { name: words('order-parts.held-code') })).toBeVisible();
      const response = await page.request.get(`/api/v1/${order}?lang=${edition}`);
      const { payment } = (await response.json()) as { payment: { confirmationUrl: string } };
      const phone = await page.context().newPage();
      await phone.goto(payment.confirmationUrl);
      await createPayer(phone, edition).decide('pay');
      // The bank has notified the shop by then: a page that is closed earlier may not have sent the choice.
      await expect(phone.getByRole('combobox')).toHaveCount(0);
      await phone.close();
    },
  };
}
