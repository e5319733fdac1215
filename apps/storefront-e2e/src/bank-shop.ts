import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './checkout-steps';
import { brokenTest, type Edition } from './fixtures';
import {
  freePort,
  startApi,
  startBank,
  startStorefront,
  stopServers,
  type BankName,
  type OwnApi,
} from './own-servers';

/** The providers that take money in each edition. */
const banksOf: Record<Edition, readonly BankName[]> = {
  uz: ['payme', 'click'],
  ru: ['yookassa'],
};

const operatorToken = 'the-operator-of-the-banks-0123456789';

interface Shop {
  origin: string;
  api: OwnApi;
  /** Headers of an operator's calls to the API. */
  operator: Record<string, string>;
  /** Each bank's simulator, a program as an operator starts it. */
  banks: Record<BankName, Awaited<ReturnType<typeof startBank>>>;
}

async function startShop(edition: Edition): Promise<Shop> {
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const shop = `http://127.0.0.1:${apiPort}`;
  const started = await Promise.all(
    banksOf[edition].map(async (name) => [name, await startBank(name, shop)] as const),
  );
  const api = await startApi(edition, undefined, {
    API_PORT: String(apiPort),
    PUBLIC_URL: `http://localhost:${webPort}`,
    OPERATOR_TOKEN: operatorToken,
    ...Object.assign({}, ...started.map(([, { settings }]) => settings)),
  });
  return {
    origin: await startStorefront(edition, api.url, webPort),
    api,
    operator: { 'operator-token': operatorToken },
    banks: Object.fromEntries(started) as Shop['banks'],
  };
}

/** Stories of a shop that is paid through simulators of the real providers; one shop for all stories of a file. */
export const bankTest = brokenTest.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use, { project }) => {
      await use(await startShop(project.metadata.edition as Edition));
      await stopServers();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
});

export const payButton = (page: Page, words: Words): Locator =>
  page.getByRole('button', { name: words('orders.pay') });

export const chooseMethod = (page: Page, words: Words, method: string): Promise<void> =>
  page
    .getByRole('radio', { name: words(`orders.method-${method}`, 'start') })
    .check({ force: true });

/** Chooses a method on an open order, and goes to the bank that serves it. */
export async function goToBank(page: Page, words: Words, method: string): Promise<void> {
  await chooseMethod(page, words, method);
  await payButton(page, words).click();
  await expect(page.locator('button[name="choice"]')).toHaveCount(3);
}

/** What the payer does on a bank's page, and what goes wrong then. */
export async function decide(
  page: Page,
  choice: 'pay' | 'cancel' | 'leave',
  fault = 'none',
): Promise<void> {
  await page.getByRole('combobox').selectOption(fault);
  await page.locator(`button[value="${choice}"]`).click();
}

export const expectResult = (page: Page, words: Words, result: 'success' | 'failure' | 'pending') =>
  expect(page.getByRole('heading', { name: words(`orders.result-${result}`) })).toBeVisible();

/** Goes from the result of a payment to the order, and waits for its tickets. */
export async function expectTickets(page: Page, words: Words): Promise<void> {
  await page.getByRole('link', { name: words('orders.result-order') }).click();
  await expect(page.getByRole('link', { name: words('orders.tickets-download') })).toBeVisible({
    timeout: 60_000,
  });
}
