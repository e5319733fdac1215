import { createLogger } from '@karvon/platform/http/logger';
import { anotherSirena, faultySirena, startSirena, type SirenaUnderTest } from './testing';
import { testAirFaults } from '@karvon/air-supply/contract/air-faults.contract';
import { supplierSteps } from '@karvon/air-supply/contract/supplier-steps';

testAirFaults(
  'Sirena',
  async () => faultySirena(await startSirena()),
  { price: 'pricing_variant', book: 'booking', pay: 'payment-ext-auth:confirm' },
  { redirects: false },
);

describe('Sirena only', () => {
  let world: SirenaUnderTest;
  beforeAll(async () => {
    world = await startSirena();
  });
  afterEach(() => world.sirena.faults.clear());
  afterAll(() => world.close());
  const { find, request } = supplierSteps(() => faultySirena(world));

  test('a key that Sirena has forgotten is made anew, in the middle of a sale', async () => {
    const requested = await request();
    world.sirena.forgetKeys();
    const { supplierOrderId } = await world.supplier.hold(requested);
    world.sirena.forgetKeys();
    const { tickets } = await world.supplier.issue({ ...requested, supplierOrderId });
    expect(tickets).toHaveLength(1);
  });

  test('a booking that was not processed is known not to exist', async () => {
    const requested = await request();
    world.sirena.faults.add({ kind: 'rate-limit', on: 'booking', times: 1 });
    await expect(world.supplier.hold(requested)).rejects.toMatchObject({
      code: 'supplier-unavailable',
    });
    expect((await world.supplier.hold(requested)).total).toEqual(requested.supplierTotal);
  });

  test('an order whose time limit is over is not found', async () => {
    const requested = await request();
    const { supplierOrderId } = await world.supplier.hold(requested);
    await world.ground.clock.advance({ days: 2 });
    expect(await world.supplier.find(requested.reference)).toBeNull();
    await world.supplier.cancel({ supplierOrderId });
  });

  test('names of passengers are sealed, and never in the log', async () => {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const supplier = anotherSirena(world, createLogger('trace', { write }));
    const requested = await request('hold-unanswered');
    await supplier.hold(requested).catch(() => undefined);
    const rows = await world.ground.database.db.selectFrom('sirena_orders').selectAll().execute();
    expect(lines.join()).toContain(requested.reference);
    expect(lines.join() + JSON.stringify(rows)).not.toMatch(/HOLDTIMEOUT|ANNA/);
  });

  test('a key that Sirena does not know is our own fault, and is reported to the operator', async () => {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const keys = { ...world.sirena.keys, client: world.sirena.keys.server };
    const sirena = { ...world.sirena, keys };
    const stranger = anotherSirena({ ...world, sirena }, createLogger('info', { write }));
    const [offer] = await find();
    await expect(stranger.price(offer!.id)).rejects.toMatchObject({ code: 'supplier-unavailable' });
    expect(lines.join()).toContain('does not take our key');
  });
});
