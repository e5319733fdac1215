import {
  startClickSimulator,
  startYookassaSimulator,
  type YookassaSimulator,
} from '@karvon/bank-simulators';
import { writeAmount } from '@karvon/money';
import { bookedBy, startPaidApp } from '../testing/payment-peers';
import { clickSettings, startClick } from '@karvon/click/testing';
import { paymeSettings } from '@karvon/payme/testing';
import { yookassaSettings } from '@karvon/yookassa/testing';
import type { Environment } from '@karvon/platform/settings/environment';
import type { TestApp } from '../testing/start-test-app';
import { walkFirstSale } from './first-sale.fixture';

/** An address without a server. */
const nowhere = 'http://127.0.0.1:9';

const shopAt = (url: string): Environment => ({ PUBLIC_URL: url, API_URL: url });

const statusOf = async (api: TestApp, id: string) =>
  (
    await api.database.db
      .selectFrom('payments')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

describe('Payme', () => {
  let api: TestApp;
  let env: Environment;
  beforeAll(async () => {
    const started = await startPaidApp({ payme: paymeSettings });
    ({ api } = started);
    env = {
      ...shopAt(started.url),
      ...{ PAYME_MERCHANT_ID: paymeSettings.merchantId, PAYME_KEY: paymeSettings.key },
      PAYME_ADDRESSES: '127.0.0.1',
    };
  });
  afterAll(() => api.close());

  const checks = ['passed callback', 'passed key', 'passed wrong key', 'passed account'];

  test('the API accepts calls of Payme and of nobody else', async () => {
    const { code, steps, said } = await walkFirstSale(['payme'], env);
    expect([code, steps]).toEqual([0, [...checks, 'not offered payment']]);
    expect(said).toContain('test.paycom.uz');
  });

  test('a payment of the shop is created and cancelled as by Payme', async () => {
    const { order, payment } = await bookedBy(api, 'payme');
    const words = [`--payment=${payment.id}`, `--amount=${writeAmount(order.order.total.amount)}`];
    const { code, steps } = await walkFirstSale(['payme', ...words], env);
    expect([code, steps]).toEqual([0, [...checks, 'passed payment']]);
    expect(await statusOf(api, payment.id)).toBe('failed');
    const other = await walkFirstSale(['payme', words[0]!, '--amount=1.00'], env);
    expect([other.code, other.steps.at(-1)]).toEqual([1, 'refused payment']);
  });

  test('a key that differs from that of the API is refused', async () => {
    const { code, steps, said } = await walkFirstSale(['payme'], {
      ...env,
      PAYME_KEY: 'another-key',
    });
    expect([code, steps]).toEqual([1, ['passed callback', 'refused key']]);
    expect(said).toContain('What to do: The API that runs has another key');
  });

  test('an address without a shop is reported', async () => {
    const { code, steps, said } = await walkFirstSale(['payme'], { ...env, PUBLIC_URL: nowhere });
    expect([code, steps]).toEqual([1, ['refused callback']]);
    expect(said).toContain('PUBLIC_URL');
  });

  test('missing secrets are named', async () => {
    const { code, said } = await walkFirstSale(['payme'], {});
    expect([code, said]).toEqual([2, expect.stringContaining('PAYME_MERCHANT_ID, PAYME_KEY')]);
    const half = await walkFirstSale(['payme'], { ...env, PAYME_KEY: '' });
    expect([half.code, half.said]).toEqual([2, expect.stringContaining('PAYME_KEY')]);
  });
});

describe('Click', () => {
  let api: TestApp;
  let env: Environment;
  let click: Awaited<ReturnType<typeof startClick>>;
  beforeAll(async () => {
    const started = await startPaidApp({ click: { ...clickSettings } });
    ({ api } = started);
    click = await startClick(api, started.url);
    env = {
      ...shopAt(started.url),
      ...{ CLICK_SERVICE_ID: clickSettings.serviceId, CLICK_MERCHANT_ID: clickSettings.merchantId },
      CLICK_MERCHANT_USER_ID: clickSettings.merchantUserId,
      CLICK_SECRET_KEY: clickSettings.secretKey,
      CLICK_API_URL: `${click.url}/v2/merchant`,
    };
  });
  afterAll(async () => {
    await click.close();
    await api.close();
  });

  const checks = ['callback', 'prepare', 'complete', 'merchant api'].map((one) => `passed ${one}`);

  test('the API accepts signed calls, and Click accepts our key', async () => {
    const { code, steps, said } = await walkFirstSale(['click'], env);
    expect([code, steps]).toEqual([0, [...checks, 'not offered payment']]);
    expect(said).toContain('Payment not found');
  });

  test('a payment of the shop is prepared and cancelled as by Click', async () => {
    const { order, payment } = await bookedBy(api, 'click');
    const words = [`--payment=${payment.id}`, `--amount=${writeAmount(order.order.total.amount)}`];
    const { code, steps } = await walkFirstSale(['click', ...words], env);
    expect([code, steps]).toEqual([0, [...checks, 'passed payment']]);
    expect(await statusOf(api, payment.id)).toBe('failed');
  });

  test('a key that differs from that of the API is refused', async () => {
    const { code, steps } = await walkFirstSale(['click'], { ...env, CLICK_SECRET_KEY: 'another' });
    expect([code, steps]).toEqual([1, ['passed callback', 'refused prepare']]);
  });

  test('a key that Click does not know is reported', async () => {
    const { serviceId } = clickSettings;
    const other = await startClickSimulator({
      shop: { url: nowhere, serviceId, secretKey: 'of-another-shop' },
    });
    const { code, steps, said } = await walkFirstSale(['click'], {
      ...env,
      CLICK_API_URL: `${other.url}/v2/merchant`,
    });
    expect([code, steps.at(-1)]).toEqual([1, 'refused merchant api']);
    expect(said).toContain('Click: -1 Authentication');
    await other.close();
  });
});

describe('YooKassa', () => {
  let api: TestApp;
  let yookassa: YookassaSimulator;
  let env: Environment;
  beforeAll(async () => {
    const started = await startPaidApp({ yookassa: yookassaSettings }, 'ru');
    ({ api } = started);
    const { shopId, secretKey } = yookassaSettings;
    const shop = { url: `${started.url}/v1/payments/callbacks/yookassa`, shopId, secretKey };
    yookassa = await startYookassaSimulator({ shop, now: Date.now });
    env = {
      ...shopAt(started.url),
      EDITION: 'ru',
      YOOKASSA_SHOP_ID: yookassaSettings.shopId,
      YOOKASSA_SECRET_KEY: yookassaSettings.secretKey,
      YOOKASSA_API_URL: `${yookassa.url}/v3`,
    };
  });
  afterAll(async () => {
    await yookassa.close();
    await api.close();
  });

  test('payments are begun by card and by code, and none is paid', async () => {
    const { code, steps, said } = await walkFirstSale(['yookassa'], env);
    const begun = ['callback', 'keys', 'card', 'sbp', 'statement'].map((one) => `passed ${one}`);
    expect([code, steps]).toEqual([0, [...begun, 'not offered cancel']]);
    expect(said).toMatch(/card +100\.00 RUB, payment \S+: http/);
  });

  test('a key that YooKassa does not know is reported', async () => {
    const stranger = { ...env, YOOKASSA_SECRET_KEY: 'test_of_nobody' };
    const { code, steps, said } = await walkFirstSale(['yookassa'], stranger);
    expect([code, steps]).toEqual([1, ['passed callback', 'refused keys']]);
    expect(said).toContain('invalid_credentials');
  });

  test('a live key is not used unless it is asked for', async () => {
    const live = { ...env, YOOKASSA_SECRET_KEY: 'live_of_an_agency', YOOKASSA_API_URL: nowhere };
    const real = { ...live, YOOKASSA_API_URL: 'https://api.yookassa.ru/v3' };
    const { code, said } = await walkFirstSale(['yookassa'], real);
    expect([code, said]).toEqual([2, expect.stringContaining('YOOKASSA_SECRET_KEY is of a live')]);
    expect((await walkFirstSale(['yookassa', '--live'], live)).code).toBe(1);
  });
});

test.each([
  [[], 2],
  [['nobody'], 2],
  [['duffel', 'sirena'], 2],
  [['duffel', '--unknown'], 2],
  [['--help'], 0],
])('%j prints the usage of the command, with code %i', async (words, expected) => {
  const { code, said } = await walkFirstSale(words, {});
  expect([code, said]).toEqual([
    expected,
    expect.stringContaining('npm run first-sale -- PROVIDER'),
  ]);
});
