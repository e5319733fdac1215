import { openGround } from '@karvon/platform/testing/open-ground';
import {
  SupplierExtrasRefused,
  SupplierIssueRefused,
  SupplierTermsUnknown,
  SupplierUnanswered,
} from '@karvon/air-supply/air-supplier';
import { testAirSupplier } from '@karvon/air-supply/contract/air-supplier.contract';
import { flight, passengerCalled, provocations } from '@karvon/air-supply/contract/provocations';
import { supplierSteps } from '@karvon/air-supply/contract/supplier-steps';
import type { SupplierUnderTest } from '@karvon/air-supply/contract/supplier-under-test';
import { createSandboxSupplier } from './create-sandbox-supplier';

async function sandbox(): Promise<SupplierUnderTest> {
  const ground = await openGround();
  return {
    supplier: createSandboxSupplier({ ...ground, edition: ground.config.edition }),
    ...provocations,
    givesPartsBack: true,
    sellsSeatsLater: true,
    remembersPrices: true,
    now: () => ground.clock.now(),
    pass: (minutes) => ground.clock.advance({ minutes }),
    close: () => ground.close(),
  };
}

testAirSupplier('The sandbox', sandbox);

testAirSupplier(
  'A supplier of tickets and nothing else',
  async () => {
    const world = await sandbox();
    return {
      ...world,
      supplier: {
        ...world.supplier,
        offerExtras: async () => ({ bags: [], seatMaps: [] }),
        buyExtras: () => Promise.reject(new SupplierExtrasRefused('nothing is sold here')),
        offerExchange: () => Promise.reject(new SupplierTermsUnknown('a person must ask')),
      },
    };
  },
  { extras: false, exchanges: false },
);

describe('the sandbox only', () => {
  let world: SupplierUnderTest;
  beforeAll(async () => {
    world = await sandbox();
  }, 120_000);
  afterAll(() => world.close());

  const { find, requestOf } = supplierSteps(() => world);

  /** Holds a seat, by Uzbekistan Airways on its routes. */
  async function hold(surname: string, search = flight('JFK', 'EWR')) {
    const offers = await find(search);
    const offer = offers.find(({ validatingCarrier }) => validatingCarrier === 'HY') ?? offers[0]!;
    const requested = requestOf(await world.supplier.price(offer.id), passengerCalled(surname));
    const { supplierOrderId } = await world.supplier.hold(requested);
    return {
      supplierOrderId,
      issue: () => world.supplier.issue({ supplierOrderId, reference: requested.reference }),
    };
  }

  test("tickets begin with the carrier's prefix", async () => {
    const { issue } = await hold('KARIMOVA', flight('TAS', 'MOW'));
    expect((await issue()).tickets[0]!.number).toMatch(/^250\d{10}$/);
  });

  test('HOLDLAPSES: a minute later the seats are gone', async () => {
    const { issue } = await hold('HOLDLAPSES');
    await world.pass(2);
    await expect(issue()).rejects.toThrow(SupplierIssueRefused);
  });

  test('SLOWISSUE: tickets after two minutes', async () => {
    const { issue } = await hold('SLOWISSUE');
    await expect(issue()).rejects.toThrow(SupplierUnanswered);
    await world.pass(2);
    expect((await issue()).tickets).toHaveLength(1);
  });

  test('CANCELREFUSED: the carrier keeps the seats, with tickets or without', async () => {
    const { supplierOrderId, issue } = await hold('CANCELREFUSED');
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
