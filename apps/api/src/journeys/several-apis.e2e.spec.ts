import type {
  AirOfferDetail,
  AirOffersPage,
  AirOrder,
  AirOrderWithToken,
  CreateAirOrder,
} from '@karvon/contract';
import { randomUUID } from 'node:crypto';
import { adult, booker } from '../testing/air-orders';
import { airSearchRequest } from '@karvon/air-catalogue/testing';
import { startServerProcess, type ServerProcess } from '../testing/server-process';
import { openApiDatabase } from '../testing/api-database';
import { until } from '@karvon/platform/testing/until';

const url = process.env.KARVON_TEST_DATABASE_URL;
const several = url ? test : test.skip;

const started: ServerProcess[] = [];
afterEach(() => Promise.all(started.splice(0).map((server) => server.kill())));

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(env);
  started.push(server);
  return server;
}

/** Sends a call as a proxy does: to a process that responds. */
function createProxy(servers: ServerProcess[]) {
  let next = 0;
  return async function call<T>(
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<T> {
    for (let attempt = 0; attempt < servers.length; attempt += 1) {
      const server = servers[(next += 1) % servers.length]!;
      const response = await fetch(`${server.url}${path}`, {
        method: payload ? 'POST' : 'GET',
        headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
        ...(payload && { body: JSON.stringify(payload) }),
      }).catch(() => undefined);
      if (!response) continue;
      const text = await response.text();
      if (!response.ok) throw new Error(`${path}: ${text}`);
      return JSON.parse(text) as T;
    }
    throw new Error('nobody answers');
  };
}

several(
  'a flight is found, booked and paid while one of two processes is killed in the middle',
  async () => {
    const database = await openApiDatabase(url);
    const engine = database.engine as { url: string };
    const env = { DATABASE_URL: engine.url };
    const doomed = await start(env);
    const left = await start(env);
    const call = createProxy([doomed, left]);

    const search = await call<{ id: string }>(
      '/v1/air/searches',
      airSearchRequest('JFK', 'EWR', {
        route: [
          { departure: 'JFK', arrival: 'EWR', departureDate: inDays(20), returnalDate: null },
        ],
      }),
    );
    const found: AirOffersPage['offers'] = [];
    let page: AirOffersPage | undefined;
    while (page?.status !== 'complete') {
      const cursor = page ? `&cursor=${page.cursor}` : '';
      page = await call<AirOffersPage>(`/v1/air/searches/${search.id}/offers?lang=ru${cursor}`);
      found.push(...page.offers);
    }
    expect(found.length).toBeGreaterThan(0);

    const offer = await call<AirOfferDetail>(`/v1/air/offers/${found[0]!.id}?lang=ru`);
    const body: CreateAirOrder = {
      offerId: offer.id,
      fareId: offer.fares[0]!.id,
      expectedTotal: offer.fares[0]!.total,
      booker,
      passengers: [adult],
      lang: 'ru',
    };
    const key = { 'idempotency-key': randomUUID() };
    const booked = await call<AirOrderWithToken>('/v1/air/orders', body, key);

    await doomed.kill();
    // The client repeats the call because the response was lost: it gets the existing order.
    const again = await call<AirOrderWithToken>('/v1/air/orders', body, key);
    expect(again.order.number).toBe(booked.order.number);
    const later = await call<AirOffersPage>(`/v1/air/searches/${search.id}/offers?lang=ru`);
    expect(later.offers.map(({ id }) => id)).toContain(found[0]!.id);

    const { number } = booked.order;
    const token = { 'order-token': again.accessToken };
    const { confirmationUrl } = await call<{ confirmationUrl: string }>(
      '/v1/payments',
      {
        orderKind: 'air',
        orderNumber: number,
        method: 'bank-card',
        returnUrl: `/ru/order/payment?number=${number}`,
        lang: 'ru',
      },
      { ...token, 'idempotency-key': randomUUID() },
    );
    await fetch(`${left.url}${new URL(confirmationUrl).pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ choice: 'pay', delivery: 'once' }),
      redirect: 'manual',
    });
    await until(
      () => call<AirOrder>(`/v1/air/orders/${number}`, undefined, token),
      ({ status, tickets }) => status === 'paid' && tickets === 'ready',
    );
    const charges = await database.db
      .selectFrom('ledger')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(charges.count)).toBe(1);
    await left.stop();
    await database.close();
  },
  120_000,
);

/** The day a number of days ahead, 'YYYY-MM-DD'. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
