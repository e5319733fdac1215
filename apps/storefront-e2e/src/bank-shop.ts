import { createPayer, type Payer } from './bank-payer';
import { brokenTest, type Edition } from './fixtures';
import {
  startApi,
  startBank,
  startStorefront,
  stopServers,
  type BankName,
  type OwnApi,
} from './own-servers';
import { ownPort } from './ports';

/** The payment providers of each edition. */
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
  /** Starts each bank's simulator as an operator would. */
  banks: Record<BankName, Awaited<ReturnType<typeof startBank>>>;
}

async function startShop(edition: Edition): Promise<Shop> {
  const [apiPort, webPort] = [await ownPort(), await ownPort()];
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

/**
 * Stories of a shop that is paid through simulators of the real providers; all stories of an edition that run one after another
 * share one shop.
 */
export const bankTest = brokenTest.extend<{ payer: Payer }, { shop: Shop }>({
  shop: [
    async ({}, use, { project }) => {
      await use(await startShop(project.metadata.edition as Edition));
      await stopServers();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  payer: async ({ page, edition }, use) => use(createPayer(page, edition)),
});
