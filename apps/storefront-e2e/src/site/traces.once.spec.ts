import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bookButton, fillPassengers, one, openPassengers } from '../checkout-steps';
import { expect, test } from '../fixtures';
import { startApi, startStorefront, leaveServers } from '../own-servers';
import { openBank } from '../payment-steps';
import { ownPort } from '../ports';
import { wordsOf } from '../words';

test.afterEach(leaveServers);
test.setTimeout(240_000);

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  service: string;
}

interface Export {
  resourceSpans: {
    resource: { attributes: { value: { stringValue: string } }[] };
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
}

/** An OpenTelemetry collector that accepts OTLP over HTTP. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: (): Span[] =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
        .flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map((span) => ({ ...span, service: resource.attributes[0]!.value.stringValue })),
          ),
        ),
    close: () => server.close(),
  };
}

test('The spans of a purchase are joined through both programs, and contain no personal data', async ({
  browser,
  edition,
}) => {
  const words = wordsOf(edition);
  const collector = await startCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200' };
  const port = await ownPort();
  const api = await startApi(edition, undefined, {
    ...env,
    PUBLIC_URL: `http://localhost:${port}`,
  });
  const origin = await startStorefront(edition, api.url, port, env);
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();

  await openPassengers(page, edition, words, 'from=JFK&to=EWR');
  await fillPassengers(page, edition, words, one('KARIMOV'));
  await bookButton(page, words).first().click();
  await expect(page).toHaveURL(/\/order\?number=/);
  const number = new URL(page.url()).searchParams.get('number')!;
  const bank = await openBank(page, words);
  await bank.locator('button[value="pay"]').click();
  await page.getByRole('link', { name: words('order-parts.result-order') }).click();
  await expect(page.getByRole('link', { name: words('orders.tickets-download') })).toBeVisible({
    timeout: 60_000,
  });
  await context.close();

  const named = (service: string, name: string) =>
    collector.spans().find((span) => span.service === service && span.name === name);
  await expect.poll(() => named('karvon-api', 'job air-orders.issue')).toBeDefined();
  await expect.poll(() => named('karvon-storefront', 'POST /api/v1/air/orders')).toBeDefined();
  const booking = named('karvon-storefront', 'POST /api/v1/air/orders')!;
  const joined = collector.spans().filter(({ traceId }) => traceId === booking.traceId);
  const child = (parent: Span, name: string) => {
    const found = joined.find((span) => span.parentSpanId === parent.spanId && span.name === name);
    expect(found, `${name} below ${parent.name}`).toBeDefined();
    return found!;
  };
  const call = child(booking, 'POST');
  const served = child(call, 'POST /v1/air/orders');
  expect([call.service, served.service]).toEqual(['karvon-storefront', 'karvon-api']);
  const written = child(served, 'INSERT air_orders');
  const time = ({ startTimeUnixNano, endTimeUnixNano }: Span) => [
    BigInt(startTimeUnixNano),
    BigInt(endTimeUnixNano),
  ];
  const [began, ended] = time(served);
  for (const at of time(written)) expect(at! >= began! && at! <= ended!).toBe(true);

  const sent = collector.bodies.join('\n');
  for (const secret of ['KARIMOV', 'karimov', '901234567', '@', number, 'AA1234567', 'JFK'])
    expect(sent.includes(secret), `${secret} in a span`).toBe(false);
  collector.close();
});
