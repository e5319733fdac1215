import {
  startAcaseSimulator,
  startEtgSimulator,
  type AcaseSimulator,
  type EtgSimulator,
} from '@karvon/supplier-simulators';
import type { Environment } from '@karvon/platform/settings/environment';
import { walkFirstSale } from './first-sale.fixture';

const booked = ['passed lists', 'passed search', 'passed price', 'passed book', 'passed look up'];
const all = [...booked, 'not offered payment', 'passed voucher', 'passed cancel'];

/** A search of few hotels is quick. */
const small = ['--city=Термез'];

const acaseAt = (url: string): Environment => ({
  ...{ ACASE_URL: url, ACASE_BUYER: 'simulator', ACASE_USER: 'simulator' },
  ...{ ACASE_PASSWORD: 'simulator', ACASE_RATE: '150' },
});
const etgAt = (url: string): Environment => ({
  ...{ ETG_URL: url, ETG_KEY_ID: 'simulator', ETG_KEY: 'simulator', ETG_RATE: '12650' },
});

describe.each([
  ['acase', () => startAcaseSimulator(), acaseAt, 'ACASE_PASSWORD', 'OrderRequest'],
  ['etg', () => startEtgSimulator(), etgAt, 'ETG_KEY', 'POST /api/b2b/v3/hotel/order/cancel/'],
] as const)('%s', (name, start, envAt, secret, cancelling) => {
  let simulator: AcaseSimulator | EtgSimulator;
  let env: Environment;
  beforeAll(async () => {
    simulator = await start();
    env = envAt(simulator.url);
  });
  afterEach(() => simulator.faults.clear());
  afterAll(() => simulator.close());

  test('a room is booked and cancelled', async () => {
    const { code, steps, said } = await walkFirstSale([name], env);
    expect([code, steps]).toEqual([0, all]);
    expect(said).not.toContain('left there');
  });

  test('a missing variable is named', async () => {
    const { code, said } = await walkFirstSale([name], { ...env, [secret]: '' });
    expect([code, said]).toEqual([2, expect.stringContaining(secret)]);
  });

  test('a password that is not known is reported', async () => {
    const { code, steps } = await walkFirstSale([name], { ...env, [secret]: 'of-nobody' });
    expect([code, steps]).toEqual([1, ['refused lists']]);
  });

  test('a city that the supplier does not list is reported', async () => {
    const { code, steps, said } = await walkFirstSale([name, '--city=Атлантида'], env);
    expect([code, steps]).toEqual([1, ['refused lists']]);
    expect(said).toContain('Атлантида is not on their lists');
  });

  test('a room that is refused leaves no booking at the supplier', async () => {
    const { code, steps, said } = await walkFirstSale([name, ...small, '--surname=NOROOM'], env);
    expect([code, steps]).toEqual([1, [...booked.slice(0, 3), 'refused book']]);
    expect(said).toContain('left there   nothing');
  });

  test('a room that cannot be cancelled is reported by its number', async () => {
    const { code, steps, said } = await walkFirstSale([name, ...small], env, {
      step: 'voucher',
      act: () => simulator.faults.add({ kind: 'error', on: cancelling }),
    });
    expect([code, steps.at(-1)]).toEqual([1, 'refused cancel']);
    const [, number] = /book +order (\S+),/.exec(said)!;
    expect(said).toMatch(new RegExp(`left there +order ${number}: `));
  });
});

test.each([
  ['acase', { ...acaseAt('https://www.acase.ru') }, 'ACASE_URL is of a live account'],
  ['etg', { ...etgAt('https://api.worldota.net') }, 'ETG_KEY does not tell'],
])('%s at its live address is not called unless it is asked for', async (name, env, words) => {
  const { code, said } = await walkFirstSale([name], env);
  expect([code, said]).toEqual([2, expect.stringContaining(words)]);
});
