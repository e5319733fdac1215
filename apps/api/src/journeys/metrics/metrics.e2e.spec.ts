import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { dilnoza, send } from '@karvon/accounts/testing';
import { book, payOrder } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import type { TestApp } from '../../testing/start-test-app';
import { serveMetrics } from '@karvon/platform/metrics/serve-metrics';

let api: TestApp;
const metrics = new Registry();
collectDefaultMetrics({ register: metrics });
beforeAll(async () => {
  api = await startSalesApp({ metrics });
});
afterAll(() => api.close());

/** The samples of a metric as Prometheus reads them. */
const samples = async (name: string) =>
  (await metrics.metrics()).split('\n').filter((line) => line.startsWith(name));

test('waiting jobs and messages with their budget are measured', async () => {
  await send(api, 'POST', '/v1/auth/register', dilnoza);
  expect(await samples('karvon_jobs_due{queue="accounts.send-code"}')).toEqual([
    'karvon_jobs_due{queue="accounts.send-code"} 1',
  ]);
  await api.jobs.drain();
  expect(await samples('karvon_sms_budget_spent_ratio')).toEqual([
    'karvon_sms_budget_spent_ratio 0.001',
  ]);
});

test('orders, holds and payments are counted as they are now', async () => {
  const booked = await book(api);
  expect(await samples('karvon_orders{')).toEqual([
    'karvon_orders{kind="air",status="not-paid"} 1',
  ]);
  expect(await samples('karvon_unpaid_holds')).toEqual(['karvon_unpaid_holds 1']);
  await payOrder(api, booked);
  await api.jobs.drain();
  expect(await samples('karvon_orders{')).toEqual(['karvon_orders{kind="air",status="paid"} 1']);
  expect(await samples('karvon_unpaid_holds')).toEqual(['karvon_unpaid_holds 0']);
  expect(await samples('karvon_payments{')).toEqual(['karvon_payments{status="succeeded"} 1']);
});

test('an order that stands still is reported', async () => {
  const still = async () => (await samples('karvon_orders_standing_still'))[0];
  expect(await still()).toBe('karvon_orders_standing_still{kind="air"} 0');
  await book(api, { document: 'AB0000002' });
  await api.clock.advance({ days: 2 });
  expect(await still()).toBe('karvon_orders_standing_still{kind="air"} 1');
  await api.jobs.drain();
  expect(await still()).toBe('karvon_orders_standing_still{kind="air"} 0');
});

test("responses are measured by route pattern, without the visitor's address", async () => {
  await api.inject('/v1/air/orders/ABCD2345');
  const text = await metrics.metrics();
  expect(text).toContain(
    'karvon_api_request_seconds_count{method="GET",route="/v1/air/orders/:number",status="401"} 1',
  );
  expect(text).not.toContain('ABCD2345');
});

test("a proxy's health checks are not measured", async () => {
  await api.inject('/readyz');
  expect(await samples('karvon_api_request_seconds_count{method="GET",route="/readyz"')).toEqual(
    [],
  );
});

test('metrics are served on a separate port only', async () => {
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${at}/metrics`)).text()).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(`${at}/v1/ops/acts`)).status).toBe(404);
  expect((await api.inject('/metrics')).statusCode).toBe(404);
  server.close();
});

test.each(['prometheus/alerts.yml', 'grafana/karvon.json'])(
  'every metric named in %s is measured',
  async (file) => {
    const text = readFileSync(join(__dirname, '../../../../../deploy', file), 'utf8');
    const known = new Set(metrics.getMetricsAsArray().map(({ name }) => name));
    // The storefront's metric is read by the same helper as the API's.
    known.add('karvon_storefront_request_seconds');
    // deploy/backup.sh writes it.
    known.add('karvon_backup_last_success_timestamp_seconds');
    const named = text.match(/\b(?:karvon|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    const unknown = named.filter((name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')));
    expect(unknown).toEqual([]);
  },
);
