import type { Passenger } from '@karvon/contract';
import { airSearchRequest, searchOffers } from '../../../../testing/air-search';
import { startTestApp, type TestApp } from '../../../../testing/start-test-app';
import { createAirCatalogue } from '../../create';
import type { AirCatalogue } from '../../catalogue';
import {
  SupplierIssueRefused,
  SupplierPriceChanged,
  SupplierUnanswered,
  type HoldRequest,
} from '../air-supplier';
import { createSandboxSupplier } from './create-sandbox-supplier';

let api: TestApp;
let catalogue: AirCatalogue;
let offerId: string;
let carrier: string;
let next = 0;

beforeAll(async () => {
  api = await startTestApp();
  catalogue = createAirCatalogue(
    createSandboxSupplier({ ...api, edition: api.config.edition }),
    api.config.edition,
  );
  const offers = await searchOffers(
    api,
    airSearchRequest('TAS', 'MOW', { travellers: { adult: 2, child: 0, baby: 0 } }),
  );
  const offer = offers.find((one) => one.validatingCarrier === 'HY')!;
  offerId = offer.id;
  carrier = offer.validatingCarrier;
});
afterAll(() => api.close());

const passenger = (surname: string): Passenger => ({
  type: 'adult',
  sex: 'female',
  surname,
  name: 'ANNA',
  birthDate: '1990-05-01',
  document: 'AA1234567',
  country: 'UZ',
});

async function request(surname = 'KARIMOVA'): Promise<HoldRequest> {
  const { fare, supplierTotal } = await catalogue.priceFare(offerId, 'light');
  next += 1;
  return {
    reference: `order-${next}`,
    offerId,
    fareId: fare.id,
    passengers: [passenger(surname), passenger('PETROVA')],
    contact: { mobilePhone: '+998901234567', email: 'anna@mail.ru' },
    supplierTotal,
  };
}

test('seats are held once per reference, at the agreed price, until a deadline', async () => {
  const asked = await request();
  const hold = await catalogue.supplier.hold(asked);
  expect(hold.pnr).toMatch(/^[A-Z2-9]{6}$/);
  expect(hold.total).toEqual(asked.supplierTotal);
  expect(hold.payBefore.getTime()).toBeGreaterThan(api.clock.now().getTime());
  expect(await catalogue.supplier.hold(asked)).toEqual(hold);
  expect(await catalogue.supplier.find(asked.reference)).toEqual(hold);
  expect(await catalogue.supplier.find('no such order')).toBeNull();
});

test('ten holds of one reference at once are one', async () => {
  const asked = await request();
  const holds = await Promise.all(Array.from({ length: 10 }, () => catalogue.supplier.hold(asked)));
  expect(new Set(holds.map((hold) => hold.supplierOrderId)).size).toBe(1);
});

test("tickets are 13 digits with the carrier's prefix, the same when asked again", async () => {
  const asked = await request();
  const { supplierOrderId } = await catalogue.supplier.hold(asked);
  const issue = () => catalogue.supplier.issue({ supplierOrderId, reference: asked.reference });
  const [first, second] = await Promise.all([issue(), issue()]);
  expect(carrier).toBe('HY');
  expect(first.tickets.map((ticket) => ticket.passengerIndex)).toEqual([0, 1]);
  for (const { number } of first.tickets) expect(number).toMatch(/^250\d{10}$/);
  expect(second).toEqual(first);
  expect(await issue()).toEqual(first);
});

test('seats given back are not issued', async () => {
  const asked = await request();
  const { supplierOrderId } = await catalogue.supplier.hold(asked);
  await catalogue.supplier.cancel({ supplierOrderId });
  await catalogue.supplier.cancel({ supplierOrderId });
  expect(await catalogue.supplier.find(asked.reference)).toBeNull();
  await expect(
    catalogue.supplier.issue({ supplierOrderId, reference: asked.reference }),
  ).rejects.toThrow(SupplierIssueRefused);
});

test('another price than agreed is refused', async () => {
  const asked = await request();
  const supplierTotal = { ...asked.supplierTotal, amount: asked.supplierTotal.amount - 100 };
  await expect(catalogue.supplier.hold({ ...asked, supplierTotal })).rejects.toThrow(
    SupplierPriceChanged,
  );
});

test.each([
  ['SOLDOUT', 'sold-out'],
  ['HOLDREFUSED', 'hold-refused'],
])('%s: %s', async (surname, code) => {
  const asked = await request(surname);
  await expect(catalogue.supplier.hold(asked)).rejects.toMatchObject({ code });
  expect(await catalogue.supplier.find(asked.reference)).toBeNull();
});

test('HOLDTIMEOUT: held, though the answer was lost', async () => {
  const asked = await request('HOLDTIMEOUT');
  await expect(catalogue.supplier.hold(asked)).rejects.toThrow(SupplierUnanswered);
  expect(await catalogue.supplier.find(asked.reference)).toMatchObject({
    total: asked.supplierTotal,
  });
});

test('HOLDLAPSES: a minute later the seats are gone', async () => {
  const asked = await request('HOLDLAPSES');
  const { supplierOrderId } = await catalogue.supplier.hold(asked);
  await api.clock.advance({ minutes: 1, seconds: 1 });
  await expect(
    catalogue.supplier.issue({ supplierOrderId, reference: asked.reference }),
  ).rejects.toThrow(SupplierIssueRefused);
});

test('ISSUEERROR: held, never issued', async () => {
  const asked = await request('ISSUEERROR');
  const { supplierOrderId } = await catalogue.supplier.hold(asked);
  await expect(
    catalogue.supplier.issue({ supplierOrderId, reference: asked.reference }),
  ).rejects.toThrow(SupplierIssueRefused);
});

test('SLOWISSUE: tickets after two minutes', async () => {
  const asked = await request('SLOWISSUE');
  const { supplierOrderId } = await catalogue.supplier.hold(asked);
  const issue = () => catalogue.supplier.issue({ supplierOrderId, reference: asked.reference });
  await expect(issue()).rejects.toThrow(SupplierUnanswered);
  await api.clock.advance({ minutes: 2 });
  expect((await issue()).tickets).toHaveLength(2);
});

test('CANCELREFUSED: the carrier keeps the seats', async () => {
  const asked = await request('CANCELREFUSED');
  const { supplierOrderId } = await catalogue.supplier.hold(asked);
  await expect(catalogue.supplier.cancel({ supplierOrderId })).rejects.toMatchObject({
    code: 'supplier-unavailable',
  });
});

// Last: the offer stays dearer for everybody.
test('PRICEUP: 7 % more at the hold, and the new price is good', async () => {
  const asked = await request('PRICEUP');
  await expect(catalogue.supplier.hold(asked)).rejects.toThrow(SupplierPriceChanged);
  const again = await request('PRICEUP');
  expect(again.supplierTotal.amount).toBeGreaterThan(asked.supplierTotal.amount);
  expect((await catalogue.supplier.hold(again)).total).toEqual(again.supplierTotal);
});
