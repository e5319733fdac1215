import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTracing, type Tracing, type TracingOptions } from './start-tracing';

interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
}

const servers: Server[] = [];
let sent: Sent[] = [];
let tracing: Tracing | undefined;
afterEach(async () => {
  await tracing?.stop();
  sent = [];
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(
  respond: (request: IncomingMessage, body: string) => Promise<void> | void,
): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      void (async () => {
        await respond(request, body);
        response.end('ok');
      })();
    });
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const startCollector = () =>
  serve((_, body) => {
    for (const { scopeSpans } of JSON.parse(body).resourceSpans) sent.push(...scopeSpans[0].spans);
  });

function start(endpoint: string, options: Partial<TracingOptions> = {}) {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint;
  tracing = startTracing({
    service: 'test',
    believeCallers: false,
    ownOrigins: [],
    patternOf: () => '/:x',
    onLost: () => undefined,
    ...options,
  });
}

/** Spans arrive after their responses have ended. */
async function spansNamed(name: string): Promise<Sent[]> {
  await tracing!.stop();
  return sent.filter((span) => span.name === name);
}

test('a call to our own program continues the trace, a call to others does not reveal it', async () => {
  const heard: (string | undefined)[] = [];
  const hear = (request: IncomingMessage) =>
    void heard.push(request.headers.traceparent as string | undefined);
  const [ours, theirs] = [await serve(hear), await serve(hear)];
  const site = await serve(async () => {
    await (await fetch(`${ours}/orders/7K3M9QXA?surname=KARIMOVA`)).text();
    await (await fetch(theirs)).text();
  });
  const collector = await startCollector();
  start(collector, { ownOrigins: [ours] });
  await tracing!.trace('job', async () => void (await (await fetch(site)).text()));

  const [job] = await spansNamed('job');
  const served = sent.filter(({ name }) => name === 'GET /:x');
  const calls = sent.filter(({ name }) => name === 'GET');
  // The servers share one process here, so only the headers connect their spans.
  expect(calls).toHaveLength(3);
  expect(served.length).toBeGreaterThanOrEqual(3);
  expect(calls.filter(({ parentSpanId }) => parentSpanId === job!.spanId)).toHaveLength(1);
  const [told, untold] = heard;
  expect(calls.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`)).toContain(told);
  expect(untold).toBeUndefined();
  expect(JSON.stringify(sent)).not.toMatch(/7K3M9QXA|KARIMOVA/);
});

const ask = (url: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, (response) => response.resume().on('end', resolve)).on('error', reject);
  });

test("a call of Node's own client to our own program continues the trace", async () => {
  const heard: (string | undefined)[] = [];
  const hear = (request: IncomingMessage) =>
    void heard.push(request.headers.traceparent as string | undefined);
  const [ours, theirs] = [await serve(hear), await serve(hear)];
  const away = 'http://127.0.0.1:9';
  start(await startCollector(), { ownOrigins: [ours, away] });
  await tracing!.trace('job', async () => {
    await ask(`${ours}/orders/7K3M9QXA`);
    await ask(`${theirs}/orders`);
    await expect(ask(away)).rejects.toThrow();
  });
  const [job] = await spansNamed('job');
  const calls = sent.filter(({ name, parentSpanId }) => name === 'GET' && parentSpanId);
  expect(calls.map(({ parentSpanId }) => parentSpanId)).toEqual([job!.spanId, job!.spanId]);
  expect(calls[1]!.status.code).toBe(2);
  expect(heard).toEqual([`00-${calls[0]!.traceId}-${calls[0]!.spanId}-01`, undefined]);
});

test.each([[true], [false]])(
  'trace ids of callers are accepted or not: %s',
  async (believeCallers) => {
    const site = await serve(() => undefined);
    start(await startCollector(), { believeCallers });
    const traceId = 'a'.repeat(32);
    const headers = { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` };
    await (await fetch(site, { headers })).text();
    await (await fetch(`${site}/readyz`, { headers })).text();
    const served = await spansNamed('GET /:x');
    expect(served).toHaveLength(1);
    expect(served[0]!.traceId === traceId).toBe(believeCallers);
  },
);

test('a query is named by its operation and table, without the rest of its text', async () => {
  start(await startCollector());
  await tracing!.trace('work', async () => {
    tracing!.noteQuery(`select * from "users" where phone = '+998901234567'`, 5, false);
    tracing!.noteQuery('begin', 1, true);
    tracing!.noteQuery(
      'with "ordered" as (insert into "orders" ("id") values ($1)) insert into "history" ("id") values ($2)',
      1,
      false,
    );
  });
  // A query without a request.
  tracing!.noteQuery('select 1', 1, false);
  expect(await spansNamed('SELECT users')).toHaveLength(1);
  expect(await spansNamed('BEGIN')).toMatchObject([{ status: { code: 2 } }]);
  // A statement of several parts is named by its first one.
  expect(await spansNamed('INSERT orders')).toHaveLength(1);
  expect(sent).toHaveLength(4);
  expect(JSON.stringify(sent)).not.toContain('+998901234567');
});

test('an unreachable collector is reported once and delays nobody', async () => {
  const lost = jest.fn();
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '300';
  start('http://127.0.0.1:9', { onLost: lost });
  for (let i = 0; i < 5_000; i += 1) await tracing!.trace('work', async () => undefined);
  await tracing!.stop();
  expect(lost).toHaveBeenCalledTimes(1);
});
