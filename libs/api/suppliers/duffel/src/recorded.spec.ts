import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ticketsOf } from './book/book-duffel';
import type { Claim } from './book/claims';
import { readOffers } from './search/read-offers';
import { readSlice } from './search/read-slices';
import { rulesText } from './search/rules-text';
import { changedSlice } from './wire/change-schemas';
import { cancellationSchema, offerSchema, orderSchema } from './wire/schemas';
import { soumsForADollar } from './testing';

/** Unchanged examples of Duffel's own public SDK: docs/third-party.md. */
const recorded = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(__dirname, 'recorded', `${name}.json`), 'utf8'));

const pounds = { account: 'GBP', ours: 'UZS', rate: soumsForADollar } as const;
/** Mends the example: its sums do not add up, and its plane lands at the moment of departure. */
const mended = (offer: Record<string, unknown>) => {
  const whole = structuredClone(offer) as { slices: { segments: { arriving_at: string }[] }[] };
  whole.slices[0]!.segments[0]!.arriving_at = '2020-06-13T19:04:02';
  return { ...whole, base_amount: '4.20' };
};

test('an offer whose sums do not add up is refused', () => {
  expect(offerSchema.safeParse(recorded('offer')).success).toBe(false);
});

test('an offer is read: flights with their offsets, conditions, luggage, fare', () => {
  const [offer] = readOffers([offerSchema.parse(mended(recorded('offer')))], pounds);
  expect(offer).toMatchObject({
    id: 'off_00009htYpSCXrwaB9DnUm0',
    validatingCarrier: 'BA',
    kind: 'regular',
    slices: [
      {
        origin: 'LHR',
        stops: 0,
        durationMinutes: 146,
        segments: [
          {
            departingAt: '2020-06-13T16:38:00+01:00',
            arrivingAt: '2020-06-13T19:04:00+01:00',
            flightNumber: 'BA 1234',
            aircraft: 'Airbus Industries A380',
            originTerminal: 'B',
          },
        ],
      },
    ],
    fares: [
      {
        name: 'Basic',
        fareBasis: 'KLWC10A',
        // 45.00 at 12,650, for one passenger.
        lines: [
          {
            passengerType: 'adult',
            count: 1,
            tariff: { amount: 5_313_000, currency: 'UZS' },
            taxes: { amount: 51_612_000, currency: 'UZS' },
          },
        ],
        refund: { allowed: 'yes', fee: { amount: 126_500_000, currency: 'UZS' } },
        baggage: [{ carryOn: null, checked: { pieces: 1, kg: null } }],
        features: { seat: 'not-included', priority: 'not-included', meal: 'unknown' },
      },
    ],
  });
});

test('an airline may have kinds of luggage that we do not know', () => {
  const offer = mended(recorded('offer')) as unknown as {
    slices: { segments: { passengers: { baggages: object[] }[] }[] }[];
  };
  for (const { segments } of offer.slices)
    for (const { passengers } of segments)
      passengers[0]!.baggages.push({ type: 'personal_item', quantity: 1 });
  const [whole] = readOffers([offerSchema.parse(mended(recorded('offer')))], pounds);
  expect(readOffers([offerSchema.parse(offer)], pounds)).toEqual([whole]);
});

test("the rules show a penalty in the currency of the fare, and one without a rate in the airline's currency", () => {
  const offer = offerSchema.parse(mended(recorded('offer')));
  const { sections, original } = rulesText(offer, pounds);
  expect(sections.ru[0]!.text).toBe(
    'Разрешён. Сбор авиакомпании за всех пассажиров: 1\u00a0265\u00a0000\u00a0сум.',
  );
  expect(sections.uz[0]!.text).toContain('1\u00a0265\u00a0000\u00a0soʻm');
  expect(original).toContain('REFUND BEFORE DEPARTURE: allowed, penalty 100.00 GBP');
  const abroad = rulesText(offer, { ...pounds, account: 'USD' });
  expect(abroad.sections.ru[0]!.text).toContain('100.00 GBP');
});

test('an offer in a currency that is not the account’s is left out', () => {
  const offer = offerSchema.parse(mended(recorded('offer')));
  expect(readOffers([offer], { ...pounds, account: 'USD' })).toEqual([]);
});

test('CO₂ is read as a number; an unreadable value does not lose the offer', () => {
  const offer = mended(recorded('offer'));
  expect(offerSchema.parse(offer).total_emissions_kg).toBe(460);
  for (const total_emissions_kg of ['much', null, undefined])
    expect(offerSchema.parse({ ...offer, total_emissions_kg }).total_emissions_kg ?? 0).toBe(0);
});

const now = new Date('2026-11-28T12:00:00Z');

/** A paid order of one passenger with these documents, as in recordings of Duffel's SDKs (docs/suppliers.md). */
const paidOrder = (numbers: readonly string[], changes: object = {}) => {
  const order = recorded('order') as { payment_status: object };
  const passenger_ids = ['pas_00009hj8USM7Ncg31cBCLL'];
  return {
    claim: { passenger_ids } as Claim,
    order: orderSchema.parse({
      ...order,
      live_mode: true,
      payment_status: { ...order.payment_status, paid_at: '2026-11-28T11:00:00Z' },
      documents: numbers.map((unique_identifier) => ({
        type: 'electronic_ticket',
        unique_identifier,
        passenger_ids,
      })),
      ...changes,
    }),
  };
};
const only = (number: string | null) => ({ tickets: [{ passengerIndex: 0, number }] });

test.each([
  ['13 digits', ['1252106312810'], '1252106312810'],
  ['a dash after the airline', ['125-2106312810'], '1252106312810'],
  ['14 digits, the last a check digit', ['22057414539845'], '2205741453984'],
  ['14 digits, the last a check digit', ['22057410000006'], '2205741000000'],
  ['a number that cannot be read before one that can', ['x', '1252106312810'], '1252106312810'],
])('the ticket of %s is read', (_, numbers, number) => {
  expect(ticketsOf(paidOrder(numbers), now)).toEqual(only(number));
});

test('14 digits with a wrong check digit are not a ticket, nor is a test number in a live order', () => {
  expect(ticketsOf(paidOrder(['22057410000001']), now)).toBeNull();
  expect(ticketsOf(paidOrder(['1']), now)).toBeNull();
});

test('in test mode the test airline numbers its tickets 1, 2, 3', () => {
  expect(ticketsOf(paidOrder(['1'], { live_mode: false }), now)).toEqual(only('1'));
});

test.each([[[]], [null]])(
  'a paid order with the documents %j has no e-tickets, and is flown by its booking reference after a wait',
  (documents) => {
    const order = paidOrder([], { documents });
    expect(ticketsOf(order, new Date('2026-11-28T11:01:00Z'))).toBeNull();
    expect(ticketsOf(order, new Date('2026-11-28T11:03:00Z'))).toEqual(only(null));
  },
);

test.each(['20.0', '20', '20.00'])('a sum of %s is read', (total_amount) => {
  const order = recorded('order');
  const service = { total_amount, total_currency: order.total_currency };
  expect(orderSchema.parse({ ...order, services: [service] }).services).toMatchObject([
    { total_amount: 2_000 },
  ]);
});

test('a cancellation without an expiry and without a refund method is read', () => {
  const quote = { ...recorded('cancellation'), expires_at: null, refund_to: null };
  expect(cancellationSchema.parse(quote)).toMatchObject({ expires_at: null, refund_to: null });
});

test.each([[[]], [null], [undefined], [[{ cabin_class: null }]], [[{ cabin_class: 'suite' }]]])(
  'flights of a change with the passengers %j have the requested cabin',
  (passengers) => {
    const { slices } = mended(recorded('offer'));
    const segments = slices[0]!.segments.map((segment) => ({ ...segment, passengers }));
    const slice = changedSlice.parse({ segments });
    expect(readSlice(slice, 'Business').segments).toMatchObject([{ cabin: 'Business' }]);
  },
);

test('an order with tickets is read', () => {
  const order = orderSchema.parse(recorded('order'));
  const claim = { passenger_ids: ['pas_00009hj8USM7Ncg31cBCLL'] } as Claim;
  expect(ticketsOf({ claim, order }, order.created_at)).toEqual({
    tickets: [{ passengerIndex: 0, number: '1252106312810' }],
  });
});

test('an order on hold is read: its price and deadline', () => {
  const order = orderSchema.parse(recorded('held-order'));
  expect(order).toMatchObject({
    total_amount: 8_790,
    payment_status: { awaiting_payment: true },
  });
  expect(ticketsOf({ claim: { passenger_ids: ['pas_1'] } as Claim, order }, now)).toBeNull();
});

test('a cancellation is read', () => {
  expect(cancellationSchema.parse(recorded('cancellation'))).toMatchObject({
    refund_amount: 9_080,
    refund_currency: 'GBP',
    confirmed_at: expect.any(Date),
  });
});
