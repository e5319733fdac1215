import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLogger } from '@karvon/platform/http/logger';
import { createParties } from '@karvon/platform/parties/create-parties';
import { readable } from '@karvon/supply/readable';
import { createTestClock } from '@karvon/platform/testing/test-clock';
import { outcomeOf } from './book/outcome';
import { context } from './recorded.fixture';
import { formSchema, ordersSchema } from './book/schemas';
import { contentSchema, contentsSchema, filterValuesSchema } from './dictionary/schemas';
import { describe as describeHotel } from './search/describe';
import { offersOf } from './search/read-rate';
import { foundSchema, rateSchema } from './search/schemas';
import { createEtgHttp, EtgRefusal } from './wire/etg-http';

/**
 * Responses in the shape of the public documentation's examples, with values of our own: docs/third-party.md. They come
 * through the adapter's own wire.
 */
const recorded = (name: string) =>
  readFileSync(join(__dirname, 'recorded', `${name}.json`), 'utf8');

const server = createServer((request, response) => {
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(recorded(request.url!.slice(1)));
});
const clock = createTestClock('2026-11-20T08:30:00.000Z');
let http: ReturnType<typeof createEtgHttp>;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const timeouts = { read: 20_000, write: 20_000 };
  http = createEtgHttp(
    { baseUrl: `http://127.0.0.1:${port}/`, keyId: 'nobody', key: 'nothing', timeouts },
    { party: createParties({ clock })('etg'), logger: createLogger('silent') },
  );
});
afterAll(() => new Promise((closed) => server.close(closed)));

async function ratesOf(name: string) {
  const { hotels } = await http.request({ path: name, body: {} }, foundSchema);
  expect(hotels).toHaveLength(1);
  expect(hotels[0]!.hid).toBe(context.hotel);
  const rates = readable(rateSchema, hotels[0]!.rates);
  expect(rates).toHaveLength(hotels[0]!.rates.length);
  return rates;
}

test('a search and a hotel’s page have the same offers: paid to us, whatever the hotel takes', async () => {
  const [found, page] = [await ratesOf('search'), await ratesOf('hotel-page')].map((rates) =>
    offersOf(rates, context),
  );
  expect(page).toEqual(found);
  expect(found).toHaveLength(3);
  expect(found![2]!.paidAtHotel).toMatchObject([{ kind: 'resort-fee' }]);
  const tax = [{ kind: 'city-tax', amount: { amount: 123_600_00, currency: 'UZS' } }];
  expect(found![0]).toMatchObject({
    roomName: 'Standard Twin room (twin beds)',
    rateName: 'Невозвратный',
    beds: 'separate',
    meal: 'none',
    price: { amount: 108_00 * 12_650, currency: 'UZS' },
    paidAtHotel: tax,
    cancellation: { freeUntil: null, steps: [{ from: null, penalty: { amount: 1_366_200_00 } }] },
    guestRules: { citizenship: false },
  });
  expect(found![1]).toMatchObject({
    roomCode: '3.2.0.2.3.0.2.0.0.0.0.0',
    rateName: 'Гибкий',
    beds: 'double',
    meal: 'breakfast',
    roomsLeft: 4,
    cancellation: {
      freeUntil: '2026-12-07T00:00:00+05:00',
      steps: [
        { from: '2026-12-07T00:00:00+05:00', penalty: { amount: 518_650_00 } },
        { from: '2026-12-09T00:00:00+05:00', penalty: { amount: 1_587_575_00 } },
      ],
    },
    guestRules: { citizenship: true },
  });
});

test('a prebooking has one rate, with a hash to book it by', async () => {
  const [rate, ...others] = await ratesOf('prebook');
  expect(others).toEqual([]);
  expect(rate!.book_hash).toMatch(/^p-/);
});

test('a form, and what becomes of a booking', async () => {
  const form = await http.request({ path: 'form', body: {} }, formSchema);
  expect(form.payment_types).toEqual([{ type: 'deposit', amount: 125_50, currency_code: 'USD' }]);
  const at = (name: string) => ({ ...http, progress: () => http.progress({ path: name }) });
  expect(await outcomeOf(at('processing'), form.partner_order_id)).toBe('processing');
  expect(await outcomeOf(at('booked'), form.partner_order_id)).toBe('booked');
  expect(await outcomeOf(at('sold-out'), form.partner_order_id)).toEqual(new EtgRefusal('soldout'));
  await expect(outcomeOf(at('booked'), 'another')).rejects.toMatchObject({
    code: 'supplier-unavailable',
  });
});

test('an order, and a cancelled one with what is kept of it', async () => {
  const { orders } = await http.request({ path: 'orders', body: {} }, ordersSchema);
  expect(orders.map(({ status, amount_payable: kept }) => [status, kept.amount])).toEqual([
    ['completed', 125_50],
    ['cancelled', 41_00],
  ]);
  expect(orders[0]).toMatchObject({
    hotel_data: { order_id: 'HCN-7741' },
    is_cancellable: true,
    cancellation_info: { policies: [{ penalty: { amount: 0 } }, {}, {}] },
  });
});

test('countries, and a hotel with its room and its rules', async () => {
  const { country } = await http.request({ path: 'filter-values' }, filterValuesSchema);
  expect(country).toContainEqual({ value: 201, desc: 'Uzbekistan' });
  const contents = await http.request({ path: 'content', body: {} }, contentsSchema);
  const [content] = readable(contentSchema, contents);
  const location = { name: 'Samarkand' };
  const photo = (url: string, alt: string) => ({ url, alt, width: 960, height: 640 });
  const at = { location: { shown: { ru: location, uz: location } } } as never;
  const hotel = describeHotel(content!, at, { lang: 'uz', photo, now: context.now });
  expect(hotel).toMatchObject({
    code: '8990001',
    kind: 'guest-house',
    stars: 3,
    certified: false,
    position: { latitude: 39.65417, longitude: 66.97502 },
    built: 2014,
    reconstructed: null,
    checkIn: '14:00',
    amenities: ['wifi', 'parking'],
    requirements: [
      'The meals of a rate are told by the rate.',
      'Guests show a passport on arrival.',
      'The yard is closed at night.',
    ],
  });
  expect(hotel.pictures[0]!.url).toBe(
    'https://cdn.worldota.net/t/1024x768/content/aa/bb/orzu.jpeg',
  );
  expect(hotel.roomTypes).toMatchObject([
    { code: '3.2.0.2.3.0.2.0.0.0.0.0', name: 'Standard Double room', area: 22, maxGuests: 2 },
  ]);
});

describe('a strange rate costs itself alone', () => {
  type Told = Record<string, unknown> & {
    payment_options: { payment_types: Record<string, unknown>[] };
  };
  const rate = (): Told => JSON.parse(recorded('search')).data.hotels[0].rates[0];
  const withPenalties = (cancellation_penalties: object): Told => {
    const told = rate();
    Object.assign(told.payment_options.payment_types[0]!, { cancellation_penalties });
    return told;
  };
  const period = (start_at: string | null, end_at: string | null, amount_charge: string) => ({
    start_at,
    end_at,
    amount_charge,
  });
  const [first, second] = ['2026-12-06T19:00:00', '2026-12-08T19:00:00'];
  const sell = (told: object) => offersOf(readable(rateSchema, [told]), context)[0];

  test('two free periods before the full price are free until the one that is named', () => {
    const policies = [
      period(null, first, '0.00'),
      period(first, second, '0.00'),
      period(second, null, '125.50'),
    ];
    const offer = sell(withPenalties({ policies, free_cancellation_before: first }))!;
    expect(offer.cancellation).toMatchObject({ freeUntil: '2026-12-07T00:00:00+05:00' });
    expect(offer.cancellation.steps).toHaveLength(1);
  });

  test.each([
    ['that are not told', {}],
    [
      'that contradict the free cancellation',
      { policies: [period(null, null, '125.50')], free_cancellation_before: first },
    ],
  ])('periods %s cost the full price from now on', (_, penalties) => {
    const offer = sell(withPenalties(penalties))!;
    expect(offer.cancellation).toEqual({
      freeUntil: null,
      steps: [{ from: null, penalty: offer.price }],
    });
  });

  test('a rate with an unknown payment type beside our deposit is sold by deposit', () => {
    const told = rate();
    told.payment_options.payment_types.push({ type: 'gift', balance: 1 });
    expect(sell(told)).toEqual(sell(rate()));
  });

  test('without a word about residency the guests are asked for their citizenship', () => {
    const { any_residency: _, ...told } = rate();
    expect(sell(told)!.guestRules.citizenship).toBe(true);
  });

  test.each(['107', '18.9', '18.90'])('a booking form with the sum %s is read', (amount) => {
    const form = JSON.parse(recorded('form')).data;
    form.payment_types[0].amount = amount;
    expect(formSchema.safeParse(form).success).toBe(true);
  });
});
