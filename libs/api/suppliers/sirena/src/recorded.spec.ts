import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXml, type XmlElement } from '@karvon/supply/xml';
import type { Claim } from './book/claims';
import { faultOf, holdOf, ticketsOf } from './book/orders';
import { costSchema, modifiedSchema, openedSchema } from './book/schemas';
import { readOfferId } from './search/offer-id';
import type { Exchange } from './search/read-prices';
import { offerOf, readVariants } from './search/read-variants';
import { fareRemarkSchema, pricingSchema } from './search/schemas';

/** Responses assembled from the examples in the protocol's description: docs/third-party.md. */
const recorded = (name: string) =>
  readXml(readFileSync(join(__dirname, 'recorded', `${name}.xml`), 'utf8'), 'sirena')
    .answer as XmlElement;

const rubles: Exchange = { account: 'RUB', ours: 'UZS', rate: 150_000_000 };
const party = { travellers: { adult: 2, child: 1, baby: 0 }, cabin: 'Economy' } as const;
const read = () => readVariants(pricingSchema.parse(recorded('pricing').pricing), party, rubles);
const soums = (amount: number) => ({ amount: amount * 150 * 100, currency: 'UZS' });

test("prices are read: flights with one price are separate offers, and a category's sums are divided among its passengers", () => {
  const { sold, lost } = read();
  // Flights with Cyrillic codes only are left out, and so are prices that differ from their total.
  expect([sold.length, lost]).toEqual([3, 2]);
  const [first] = sold;
  expect(first).toMatchObject({
    accountTotal: 823_700,
    validatingCarrier: 'UT',
    payBefore: new Date('2027-06-05T07:05:00Z'),
    categories: { adult: 'ADT', child: 'CNN', baby: undefined },
    slices: [
      {
        durationMinutes: 80,
        segments: [
          {
            departingAt: '2027-11-30T11:05:00+03:00',
            destinationTerminal: '1',
            flightNumber: 'UT 369',
            aircraft: 'Boeing 737-500',
          },
        ],
      },
    ],
    fare: {
      fareBasis: 'VSSOW',
      bookingClasses: ['V'],
      lines: [
        { passengerType: 'adult', count: 2, tariff: soums(2725), taxes: soums(475) },
        { passengerType: 'child', count: 1, tariff: soums(1362), taxes: soums(475) },
      ],
      baggage: [{ carryOn: null, checked: { pieces: 1, kg: 20 } }],
      refund: { allowed: 'unknown' },
    },
  });
});

test('a fare of two flights has both, and is paid once', () => {
  const through = read().sold.find(({ segments }) => segments.length === 2)!;
  expect(through.fare.lines).toMatchObject([
    { passengerType: 'adult', tariff: soums(3000), taxes: soums(0.5) },
    { passengerType: 'child', tariff: soums(3000), taxes: soums(0) },
  ]);
  expect(through.slices).toHaveLength(1);
  expect(through.slices[0]).toMatchObject({ origin: 'VKO', destination: 'LED', stops: 1 });
});

test('an offer is found again by its id only', () => {
  const [first] = read().sold;
  const { id, fares } = offerOf([first!], party);
  expect(readOfferId(id)).toEqual({
    ...party,
    segments: first!.segments,
    fares: [{ id: fares[0]!.id, classes: 'V', brands: [''] }],
  });
  for (const wrong of ['', 'none', id.replace('.', ''), `${id}x`, id.replace('UT', 'ЮТ')])
    expect(readOfferId(wrong)).toBeNull();
});

test('an order with tickets is read: its own number in Latin letters, each ticket of thirteen digits', () => {
  const { order, text } = openedSchema.parse(recorded('order').order);
  const claim = {
    asked_at: new Date('2027-02-22T07:50:00Z'),
    account_amount: 1_350_000,
    amount: 202_500_000,
    currency: 'UZS',
  } as Claim;
  expect(text).toContain('KARVON 7K3M9QXA');
  expect(faultOf(order, claim, 'RUB')).toBeNull();
  expect(faultOf(order, claim, 'USD')).not.toBeNull();
  expect(faultOf(order, { ...claim, account_amount: 1_349_999 }, 'RUB')).not.toBeNull();
  expect(holdOf(claim, order)).toMatchObject({
    pnr: 'L82B5M',
    supplierOrderId: 'L82B5M-270222',
    payBefore: new Date('2027-09-18T11:51:00Z'),
    total: { amount: 202_500_000, currency: 'UZS' },
  });
  const [one, two] = [
    { surname: 'TEST', name: 'ONE' },
    { surname: 'TEST', name: 'TWO' },
  ];
  expect(ticketsOf(order, [two, one])).toEqual({
    tickets: [
      { passengerIndex: 0, number: '4216000000022' },
      { passengerIndex: 1, number: '4216000000021' },
    ],
  });
  expect(ticketsOf(order, [one, two, one])).toBeNull();
});

test('changed orders, a cost and a text of rules are read', () => {
  const others = recorded('others');
  expect(modifiedSchema.parse(others.modified_orders).order.map(({ regnum }) => regnum)).toEqual([
    '0042M1',
    '0046TF',
  ]);
  expect(costSchema.parse(others['payment-ext-auth']).cost).toEqual({
    amount: 500_000,
    currency: 'RUB',
  });
  expect(fareRemarkSchema.parse(others.fareremark).remark).toContain('ТАРИФЫ <i>В ПРЕДЕЛАХ</i> РФ');
});
