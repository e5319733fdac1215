import type { Passenger } from '@karvon/contract';
import { startTestApp } from '../../../../testing/start-test-app';
import { SupplierIssueRefused, SupplierUnanswered, type HoldRequest } from '../air-supplier';
import { testAirSupplier } from '../air-supplier.contract';
import type { Provocation, SupplierUnderTest } from '../supplier-under-test';
import { supplierTotal } from '../../agency-price';
import { createSandboxSupplier } from './create-sandbox-supplier';

const surnames: Record<Provocation, string> = {
  nothing: 'KARIMOVA',
  'sold-out': 'SOLDOUT',
  'hold-refused': 'HOLDREFUSED',
  'passenger-data-refused': 'DATAREFUSED',
  'price-raised': 'PRICEUP',
  'hold-unanswered': 'HOLDTIMEOUT',
  'issue-refused': 'ISSUEERROR',
  'cancel-unanswered': 'CANCELTIMEOUT',
  'flight-cancelled': 'FLIGHTCANCELLED',
  'flight-delayed': 'FLIGHTDELAYED',
};

const passenger = (surname: string): Passenger => ({
  type: 'adult',
  sex: 'female',
  surname,
  name: 'ANNA',
  birthDate: '1990-05-01',
  document: 'AA1234567',
  country: 'UZ',
});

const search = (origin: string, destination: string, adult = 1) => ({
  legs: [{ origin, destination, date: '2026-12-10' }],
  travellers: { adult, child: 0, baby: 0 },
  cabin: 'Economy' as const,
});

async function sandbox(): Promise<SupplierUnderTest> {
  const api = await startTestApp();
  return {
    supplier: createSandboxSupplier({ ...api, edition: api.config.edition }),
    holdable: search('JFK', 'EWR', 2),
    instant: search('EWR', 'JFK'),
    silent: search('BTS', 'MRU'),
    givesPartsBack: true,
    remembersPrices: true,
    passenger: (provocation) => passenger(surnames[provocation]),
    now: () => api.clock.now(),
    pass: (minutes) => api.clock.advance({ minutes }),
    close: () => api.close(),
  };
}

testAirSupplier('The sandbox', sandbox);

describe('what only the sandbox does', () => {
  let world: SupplierUnderTest;
  let next = 0;
  beforeAll(async () => {
    world = await sandbox();
  }, 120_000);
  afterAll(() => world.close());

  async function request(surname: string, [origin, destination] = ['JFK', 'EWR']) {
    const found: string[] = [];
    let prefixed = '';
    await world.supplier.search(
      search(origin!, destination!),
      (offers) => {
        found.push(...offers.map(({ id }) => id));
        prefixed ||= offers.find(({ validatingCarrier }) => validatingCarrier === 'HY')?.id ?? '';
      },
      new AbortController().signal,
    );
    const offer = await world.supplier.price(prefixed || found[0]!);
    const fare = offer.fares[0]!;
    next += 1;
    const asked: HoldRequest = {
      reference: `order-${next}`,
      offerId: offer.id,
      fareId: fare.id,
      passengers: [passenger(surname)],
      contact: { mobilePhone: '+998901234567', email: 'anna@mail.ru' },
      supplierTotal: supplierTotal(fare.lines),
    };
    const { supplierOrderId } = await world.supplier.hold(asked);
    return {
      supplierOrderId,
      issue: () => world.supplier.issue({ supplierOrderId, reference: asked.reference }),
    };
  }

  test("tickets begin with the carrier's prefix", async () => {
    const { issue } = await request('KARIMOVA', ['TAS', 'MOW']);
    expect((await issue()).tickets[0]!.number).toMatch(/^250\d{10}$/);
  });

  test('HOLDLAPSES: a minute later the seats are gone', async () => {
    const { issue } = await request('HOLDLAPSES');
    await world.pass(2);
    await expect(issue()).rejects.toThrow(SupplierIssueRefused);
  });

  test('SLOWISSUE: tickets after two minutes', async () => {
    const { issue } = await request('SLOWISSUE');
    await expect(issue()).rejects.toThrow(SupplierUnanswered);
    await world.pass(2);
    expect((await issue()).tickets).toHaveLength(1);
  });

  test('CANCELREFUSED: the carrier keeps the seats, ticketed or not', async () => {
    const { supplierOrderId, issue } = await request('CANCELREFUSED');
    const unavailable = { code: 'supplier-unavailable' };
    await expect(world.supplier.cancel({ supplierOrderId })).rejects.toMatchObject(unavailable);
    await issue();
    const { id } = await world.supplier.quoteCancellation({
      supplierOrderId,
      reason: null,
      waived: true,
    });
    await expect(world.supplier.confirmCancellation({ quoteId: id })).rejects.toMatchObject(
      unavailable,
    );
  });
});
