import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AirOrderWithToken } from '@karvon/contract';
import { ledgerOf } from '@karvon/payments/testing';
import {
  orderBody,
  payOrder,
  readOrder,
  startListeningSalesApp,
  submitOrder,
} from '../testing/air-orders';
import { airSearchRequest, priceOffer, searchOffers } from '@karvon/air-catalogue/testing';
import { openApiDatabase } from '../testing/api-database';
import { inSeconds, noteFigure } from './note-figure';
import { startShop } from './shop';

const surname = 'LASTSEAT';
const buyers = 500;
const payers = 50;
/** Refusals of busy processes, after which a call is repeated. */
const comeAgain = new Set(['service-unavailable', 'request-in-progress']);
/** `hold-refused`: the shop has given the order up after waiting too long for a response. */
const refusals = new Set(['sold-out', 'hold-refused']);
const documentOf = (i: number) => `AA${1_000_000 + i}`;

test('of 500 simultaneous buyers at two processes, one holds the last seat', async () => {
  const database = await openApiDatabase(process.env.KARVON_TEST_DATABASE_URL);
  const shop = await startShop((database.engine as { url: string }).url, 2);
  const offer = await shop.findOffer();

  /** Books until it is known who has the seat; @returns the problem's code, undefined for the buyer who got it */
  async function buy(i: number): Promise<string | undefined> {
    const headers = { 'idempotency-key': randomUUID() };
    const body = orderBody(offer, { surname, document: documentOf(i) });
    for (;;) {
      const { body: answer } = await shop.call(
        shop.servers[i % 2]!,
        '/v1/air/orders',
        body,
        headers,
      );
      const { code } = JSON.parse(answer) as { code?: string };
      if (code === undefined || !comeAgain.has(code)) return code;
      await wait(500);
    }
  }
  const began = performance.now();
  const codes = await Promise.all(Array.from({ length: buyers }, (_, i) => buy(i)));
  const took = performance.now() - began;
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(codes.filter((code) => code !== undefined && refusals.has(code))).toHaveLength(buyers - 1);
  const { db } = database;
  const rows = await db.selectFrom('sandbox_supplier_orders').select('surnames').execute();
  expect(rows).toEqual([{ surnames: [surname] }]);
  const held = db.selectFrom('air_orders').select('number').where('supply', '=', 'held');
  expect(await held.execute()).toHaveLength(1);
  noteFigure(14, `${buyers} at once: 1 hold, ${buyers - 1} told so, ${inSeconds(took)}`);
  await shop.close();
  await database.close();
});

test('of 50 who pay for the last seat before it can be bought, one flies and 49 get their money back', async () => {
  const api = await startListeningSalesApp();
  const [found] = await searchOffers(api, airSearchRequest('EWR', 'JFK'));
  const offer = await priceOffer(api, found!.id);
  const booked: AirOrderWithToken[] = [];
  for (let i = 0; i < payers; i += 1) {
    const body = orderBody(offer, { surname, document: documentOf(i) });
    const response = await submitOrder(api, body);
    expect(response.statusCode).toBe(201);
    booked.push(response.json());
  }
  for (const order of booked) await payOrder(api, order);
  await api.jobs.drain();
  const flown: string[] = [];
  for (const one of booked) {
    const { number, status } = await readOrder(api, one);
    const entries = (await ledgerOf(api, one)).map(({ entry }) => entry);
    if (status === 'paid') flown.push(number);
    expect([status, ...entries]).toEqual(
      status === 'paid' ? ['paid', 'charge'] : ['cancelled', 'charge', 'refund'],
    );
  }
  expect(flown).toHaveLength(1);
  noteFigure(14, `${payers} paid first: 1 ticket, ${payers - 1} refunds`);
  await api.close();
});
