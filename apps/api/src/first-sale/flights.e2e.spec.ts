import {
  startDuffelSimulator,
  startSirenaSimulator,
  type DuffelSimulator,
  type SirenaSimulator,
} from '@karvon/supplier-simulators';
import type { Environment } from '@karvon/platform/settings/environment';
import { walkFirstSale } from './first-sale.fixture';

const ofDuffel = ['search', 'price', 'rules', 'hold', 'look up', 'payment', 'give back'];
const passed = (steps: readonly string[]) => steps.map((step) => `passed ${step}`);

describe('Duffel', () => {
  let duffel: DuffelSimulator;
  let env: Environment;
  beforeAll(async () => {
    duffel = await startDuffelSimulator();
    env = {
      ...{ DUFFEL_URL: duffel.url, DUFFEL_TOKEN: 'duffel_test_simulator', DUFFEL_RATE: '12650' },
    };
  });
  afterEach(() => {
    duffel.faults.clear();
    // However a walk ends, no order of it stays at the provider, except where a test says so.
    expect(duffel.countOrders()).toBe(0);
  });
  afterAll(() => duffel.close());

  test('a ticket is bought and refunded', async () => {
    const { code, steps, said } = await walkFirstSale(['duffel'], env);
    expect([code, steps]).toEqual([0, passed(ofDuffel)]);
    expect(said).toMatch(/order ord_\w+, booking reference [A-Z0-9]{6}, to pay before/);
    expect(said).toMatch(/paid; tickets: \d{13}/);
    expect(said).not.toContain('left there');
    expect(said).toMatch(/Then\n {2}1\. Make the webhook/);
  });

  test('a missing variable is named, and no request is sent', async () => {
    const { code, said } = await walkFirstSale(['duffel'], { ...env, DUFFEL_TOKEN: undefined });
    expect([code, said]).toEqual([2, expect.stringContaining('DUFFEL_TOKEN')]);
    const { code: wrong, said: why } = await walkFirstSale(['duffel'], {
      ...env,
      DUFFEL_RATE: 'x',
    });
    expect([wrong, why]).toEqual([2, expect.stringMatching(/DUFFEL_RATE.*must be a number/)]);
  });

  test('a live key is not used unless it is asked for', async () => {
    const live = { ...env, DUFFEL_TOKEN: 'duffel_live_of_an_agency' };
    for (const words of [[], ['--test']]) {
      const { code, said } = await walkFirstSale(['duffel', ...words], live);
      expect([code, said]).toEqual([2, expect.stringMatching(/^DUFFEL_TOKEN .*--live/)]);
    }
    const { code, steps } = await walkFirstSale(['duffel', '--live'], live);
    expect([code, steps]).toEqual([1, ['refused search']]);
  });

  test("a key that Duffel does not know is reported in Duffel's words", async () => {
    const { code, steps, said } = await walkFirstSale(['duffel'], {
      ...env,
      DUFFEL_TOKEN: 'duffel_test_of_nobody',
    });
    expect([code, steps]).toEqual([1, ['refused search']]);
    expect(said).toContain('Duffel does not accept our token');
    expect(said).toContain('Duffel refused: 401');
    expect(said).toContain('What to do: Look at the settings');
  });

  test('a route without offers is reported', async () => {
    const trip = ['duffel', '--from=PVD', '--to=RAI'];
    const { code, steps, said } = await walkFirstSale(trip, env);
    expect([code, steps]).toEqual([1, ['refused search']]);
    expect(said).toContain('--from');
  });

  test.each([
    ['HOLDREFUSED', 'hold', 'airline'],
    ['ISSUEERROR', 'payment', 'balance'],
  ])('%s: the %s is refused, and the seats are released', async (surname, step, advice) => {
    const walked = await walkFirstSale(['duffel', `--surname=${surname}`], env);
    const before = ofDuffel.slice(0, ofDuffel.indexOf(step));
    expect([walked.code, walked.steps]).toEqual([1, [...passed(before), `refused ${step}`]]);
    expect(walked.said).toContain(advice);
  });

  test.each(['HOLDTIMEOUT', 'CANCELTIMEOUT'])(
    '%s: a call that was done without a response is found',
    async (surname) => {
      const { code, steps } = await walkFirstSale(['duffel', `--surname=${surname}`], env);
      expect([code, steps]).toEqual([0, passed(ofDuffel)]);
    },
  );

  test('seats that cannot be held are bought with their tickets', async () => {
    const { code, steps, said } = await walkFirstSale(['duffel', '--from=EWR', '--to=JFK'], env);
    expect([code, steps]).toEqual([0, passed(ofDuffel)]);
    expect(said).toContain('bought at once');
  });

  test('a hold without a response that never appears is reported by our reference', async () => {
    duffel.faults.add({ kind: 'cut-before', on: 'POST /air/orders' });
    const { code, steps, said } = await walkFirstSale(['duffel'], env);
    expect([code, steps.at(-1)]).toEqual([1, 'refused hold']);
    expect(said).toMatch(/left there +perhaps an order under our reference [0-9a-f-]{36}/);
  });

  test('an interrupted walk releases its seats', async () => {
    const { code, steps, said } = await walkFirstSale(['duffel'], env, {
      step: 'hold',
      act: (stop) => stop(),
    });
    expect([code, steps]).toEqual([1, passed(ofDuffel.slice(0, 4))]);
    expect(said).toContain('stopped      before look up');
    expect(said).toContain('left there   nothing');
    expect(said).not.toContain('Then');
  });
});

test('a ticket that cannot be refunded is reported by its number', async () => {
  const duffel = await startDuffelSimulator();
  duffel.faults.add({ kind: 'error', on: 'POST /air/order_cancellations' });
  const { code, steps, said } = await walkFirstSale(['duffel'], {
    ...{ DUFFEL_URL: duffel.url, DUFFEL_TOKEN: 'duffel_test_simulator', DUFFEL_RATE: '12650' },
  });
  expect([code, steps.at(-1)]).toEqual([1, 'refused give back']);
  const [, number] = /hold +order (ord_\w+)/.exec(said)!;
  expect(said).toMatch(new RegExp(`left there +order ${number}, booking reference`));
  expect(duffel.countOrders()).toBe(1);
  await duffel.close();
});

describe('Sirena-Travel', () => {
  let sirena: SirenaSimulator;
  let env: Environment;
  beforeAll(async () => {
    sirena = await startSirenaSimulator();
    const { client, server } = sirena.keys;
    env = {
      SIRENA_ADDRESS: `127.0.0.1:${sirena.port}`,
      SIRENA_CLIENT: '1',
      SIRENA_KEY: client.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      SIRENA_SERVER_KEY: server.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      SIRENA_RATE: '150',
    };
  });
  afterAll(() => sirena.close());

  const seats = ['search', 'price', 'rules', 'hold', 'look up', 'give back'];

  test('seats are released; a ticket is left to a person, which is no failure', async () => {
    const { code, steps, said } = await walkFirstSale(['sirena', '--test'], env);
    const ticket = [...passed(['hold', 'payment']), 'not offered give back'];
    expect([code, steps]).toEqual([0, [...passed(seats), ...ticket]]);
    expect(said).toMatch(/left there +order \w+-\d{6}, booking reference/);
    expect(sirena.countOrders()).toBe(1);
  });

  test('no ticket that could not be refunded is bought with a live account', async () => {
    const before = sirena.countOrders();
    const { code, steps } = await walkFirstSale(['sirena', '--live'], env);
    const second = ['passed hold', 'not offered payment', 'passed give back'];
    expect([code, steps]).toEqual([0, [...passed(seats), ...second]]);
    expect(sirena.countOrders()).toBe(before);
  });

  test('an address that may be live or test needs --test or --live', async () => {
    const { code, said } = await walkFirstSale(['sirena'], env);
    expect([code, said]).toEqual([2, expect.stringMatching(/^SIRENA_ADDRESS .*--test or --live/)]);
    const live = { ...env, SIRENA_ADDRESS: '127.0.0.1:34321' };
    expect((await walkFirstSale(['sirena', '--test'], live)).code).toBe(2);
  });

  test('a key that Sirena does not know is reported', async () => {
    const other = await startSirenaSimulator();
    const stranger = { ...env, SIRENA_ADDRESS: `127.0.0.1:${other.port}` };
    const { code, steps } = await walkFirstSale(['sirena', '--test'], stranger);
    expect([code, steps]).toEqual([1, ['refused search']]);
    await other.close();
  });
});
