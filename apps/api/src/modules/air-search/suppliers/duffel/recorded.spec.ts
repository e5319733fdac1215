import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ticketsOf } from './book/book-duffel';
import type { Claim } from './book/claims';
import { readOffers } from './search/read-offers';
import { rulesText } from './search/rules-text';
import { cancellationSchema, offerSchema, orderSchema } from './wire/schemas';
import { soumsForADollar } from '../../../../testing/suppliers/duffel';

/** Examples of Duffel's own public SDK, as they stand there: docs/third-party.md. */
const recorded = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(__dirname, 'recorded', `${name}.json`), 'utf8'));

const pounds = { account: 'GBP', ours: 'UZS', rate: soumsForADollar } as const;
/** The example's sums do not add up, and its plane lands as it departs. */
const mended = (offer: Record<string, unknown>) => {
  const whole = structuredClone(offer) as { slices: { segments: { arriving_at: string }[] }[] };
  whole.slices[0]!.segments[0]!.arriving_at = '2020-06-13T19:04:02';
  return { ...whole, base_amount: '4.20' };
};

test('an offer whose sums do not add up is no offer', () => {
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
        // 45.00 at 12,650 for one.
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

test('the rules say a penalty in the money of the fare, and one without a rate as the airline does', () => {
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

test('CO₂ is read as a number; nonsense about it loses no offer', () => {
  const offer = mended(recorded('offer'));
  expect(offerSchema.parse(offer).total_emissions_kg).toBe(460);
  for (const total_emissions_kg of ['much', null, undefined])
    expect(offerSchema.parse({ ...offer, total_emissions_kg }).total_emissions_kg ?? 0).toBe(0);
});

test('an order with tickets is read', () => {
  const order = orderSchema.parse(recorded('order'));
  const claim = { passenger_ids: ['pas_00009hj8USM7Ncg31cBCLL'] } as Claim;
  expect(ticketsOf({ claim, order })).toEqual({
    tickets: [{ passengerIndex: 0, number: '1252106312810' }],
  });
});

test('an order on hold is read: what it costs and until when', () => {
  const order = orderSchema.parse(recorded('held-order'));
  expect(order).toMatchObject({
    total_amount: 8_790,
    payment_status: { awaiting_payment: true },
  });
  expect(ticketsOf({ claim: { passenger_ids: ['pas_1'] } as Claim, order })).toBeNull();
});

test('a cancellation is read', () => {
  expect(cancellationSchema.parse(recorded('cancellation'))).toMatchObject({
    refund_amount: 9_080,
    refund_currency: 'GBP',
    confirmed_at: expect.any(Date),
  });
});
