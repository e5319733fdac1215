import type { DuffelSimulatorOptions } from '@karvon/supplier-simulators';
import { payOrder, readOrder } from '../../../testing/air-orders';
import { startDuffelSalesApp } from '../../../testing/exchanges/duffel-sales';
import {
  bookExchangeable,
  decideExchange,
  quoteExchange,
} from '../../../testing/exchanges/air-exchanges';
import { testApi } from '@karvon/platform/testing/test-api';

/** Changes Duffel's responses. */
let change: NonNullable<DuffelSimulatorOptions['change']> = (response) => response;
const api = testApi(() =>
  startDuffelSalesApp({ change: (response, call) => change(response, call) }),
);

afterEach(() => {
  change = (response) => response;
  api.duffel.faults.clear();
});

/** An order of its own search: Duffel sells an offer request once. */
async function ticketed(surname?: string) {
  await api.clock.advance({ minutes: 60 });
  const booked = await bookExchangeable(api, surname);
  const quote = await quoteExchange(api, booked);
  return { booked, quote, offer: quote.offers[0]!, sold: await readOrder(api, booked) };
}

type Ticketed = Awaited<ReturnType<typeof ticketed>>;

async function accept({ booked, quote, offer }: Ticketed): Promise<void> {
  await decideExchange(api, booked, quote.id, { offerId: offer.id });
  if (offer.due.amount > 0) await payOrder(api, booked);
  await api.jobs.drain();
}

/** Lets the jobs run again, minute by minute. */
async function retry(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await api.clock.advance({ minutes: 1 });
    await api.jobs.drain();
  }
}

test('Duffel offers other days, and a paid exchange gets new tickets', async () => {
  const bought = await ticketed();
  const { booked, offer, sold } = bought;
  expect(offer.fee.currency).toBe(sold.total.currency);
  await accept(bought);
  const after = await readOrder(api, booked);
  expect(after).toMatchObject({ slices: offer.slices, exchange: { state: 'done' } });
  expect(after.passengers[0]!.ticketNumber).not.toBe(sold.passengers[0]!.ticketNumber);
});

test('a confirmation whose response is lost is found, and not made twice', async () => {
  const bought = await ticketed('EXCHANGETIMEOUT');
  const confirmed = jest.fn();
  change = (response, { method, path }) => {
    if (method === 'POST' && path.endsWith('/confirm')) confirmed(response.status);
    return response;
  };
  await accept(bought);
  await retry(3);
  expect(await readOrder(api, bought.booked)).toMatchObject({
    slices: bought.offer.slices,
    exchange: { state: 'done' },
  });
  expect(confirmed).not.toHaveBeenCalled();
});

test('a connection that breaks after Duffel took the order change makes no second one', async () => {
  const bought = await ticketed();
  api.duffel.faults.add({ kind: 'cut-after', on: 'POST /air/order_changes', times: 1 });
  await accept(bought);
  await retry(3);
  expect(await readOrder(api, bought.booked)).toMatchObject({ exchange: { state: 'done' } });
});

test('another price, a refusal, or a lapsed offer gives the money back', async () => {
  const raised = await ticketed();
  change = (response, { method, path }) => {
    if (method !== 'POST' || path !== '/air/order_changes') return response;
    const { data } = response.body as { data: object };
    return { ...response, body: { data: { ...data, change_total_amount: '999.99' } } };
  };
  await accept(raised);
  expect(await readOrder(api, raised.booked)).toMatchObject({ exchange: { state: 'declined' } });

  change = (response) => response;
  const refused = await ticketed('EXCHANGEREFUSED');
  await accept(refused);
  const { exchange, slices } = await readOrder(api, refused.booked);
  expect([exchange!.state, slices]).toEqual(['declined', refused.sold.slices]);

  const late = await ticketed();
  await api.clock.advance({ minutes: 21 });
  const { id } = late.quote;
  const answer = await decideExchange(api, late.booked, id, { offerId: late.offer.id });
  expect(answer.json()).toMatchObject({ code: 'offer-expired' });
});

test('if Duffel refuses to change an order, an operator is notified', async () => {
  await api.clock.advance({ minutes: 60 });
  const booked = await bookExchangeable(api, 'EXCHANGEBYHAND');
  expect((await quoteExchange(api, booked)).offers).toEqual([]);
});

test('offers that cannot be read, in another currency or with credits are left out', async () => {
  await api.clock.advance({ minutes: 60 });
  const booked = await bookExchangeable(api);
  change = (response, { path }) => {
    if (path !== '/air/order_change_requests') return response;
    const { data } = response.body as { data: { order_change_offers: object[] } };
    const [one, ...others] = data.order_change_offers;
    const spoilt = [
      { ...one, change_total_amount: 'much' },
      { ...one, change_total_currency: 'CHF' },
      { ...one, change_total_amount: '-10.00', refund_to: 'airline_credits' },
      { ...one, slices: { add: [] } },
    ];
    return {
      ...response,
      body: { data: { ...data, order_change_offers: [...spoilt, ...others.slice(0, 1)] } },
    };
  };
  const { offers } = await quoteExchange(api, booked);
  expect(offers.length).toBeLessThanOrEqual(1);
});
