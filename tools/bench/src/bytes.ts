import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from './table';

/**
 * Compares cached responses with the least work of a server: sending the same bytes and headers from a fixed buffer. The API and
 * the bare server are separate processes and are measured in many short turns, so that a busy machine slows both.
 */
const port = Number(process.env.BENCH_PORT ?? 4780);
const root = join(import.meta.dirname, '../../..');
const rounds = Number(process.env.BENCH_ROUNDS ?? 25);
const roundMs = 300;
const connections = 16;
const goal = 0.9;

const reads = {
  'list of news': '/v1/news?lang=uz',
  'news item': '/v1/news/2026/new-year-tickets?lang=ru',
  'company page': '/v1/pages/ticket-return?lang=ru',
  'content search': '/v1/content/search?lang=ru&query=%D0%B2%D0%BE%D0%B7%D0%B2%D1%80%D0%B0%D1%82',
  'place index': '/v1/places/index?lang=uz',
  'place search': '/v1/places?lang=uz&query=samarq',
};

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let requested = 0;

/** Each reader acts as another visitor, because one visitor would soon reach the rate limit. */
const visitor = () => ({
  'x-forwarded-for': `10.${(requested >> 16) & 255}.${(requested >> 8) & 255}.${(requested += 1) & 255}`,
});

function sendRequest(agent: Agent, url: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: visitor() }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Reads per second over several connections; each sends its next request after a response. */
async function rate(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + roundMs;
  let count = 0;
  const one = async () => {
    while (performance.now() < end) {
      await sendRequest(agent, url);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return count / (roundMs / 1000);
}

/** Runs the bare server as a separate process, `node src/bytes.ts bare`; it gets its response over the channel. */
function serveBare(): void {
  let reply: { headers: Record<string, string>; body: Buffer } = {
    headers: {},
    body: Buffer.of(),
  };
  process.on('message', (next: { headers: Record<string, string>; body: string }) => {
    reply = { headers: next.headers, body: Buffer.from(next.body, 'base64') };
    process.send?.('ready');
  });
  const server = createServer((_, response) =>
    response.writeHead(200, reply.headers).end(reply.body),
  );
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const benchKey = 'the-key-of-a-server-under-measure-012345';

async function measure(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'karvon-bytes-'));
  const api = spawn(process.execPath, ['--import', 'tsx', 'apps/api/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      API_PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: process.env.BENCH_DATABASE_URL ?? '',
      DATA_KEY: benchKey,
      TOKEN_SECRET: benchKey,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const bare = spawn(process.execPath, ['--import', 'tsx', import.meta.filename, 'bare'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const hear = <T>() =>
    new Promise<T>((resolve) => bare.once('message', (said) => resolve(said as T)));
  try {
    const barePort = await hear<number>();
    const ours = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${ours}/readyz`).catch(() => null))?.ok) {
      if (api.exitCode !== null) throw new Error('The API did not start');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const rows: string[][] = [];
    for (const [name, path] of Object.entries(reads)) {
      const once = await sendRequest(new Agent(), ours + path);
      if (once.status !== 200) throw new Error(`${path} was answered ${once.status}`);
      const {
        connection: _,
        'keep-alive': __,
        'transfer-encoding': ___,
        date: ____,
        ...headers
      } = once.headers;
      const ready = hear();
      bare.send({ headers: headers as Record<string, string>, body: once.body.toString('base64') });
      await ready;
      // Both servers are warmed up first.
      for (const url of [`http://127.0.0.1:${barePort}/`, ours + path]) await rate(url);
      const shares: number[] = [];
      const rates: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const theirs = await rate(`http://127.0.0.1:${barePort}/`);
        const own = await rate(ours + path);
        rates.push(own);
        shares.push(own / theirs);
      }
      const share = median(shares);
      rows.push([
        name,
        String(once.body.length),
        median(rates).toFixed(0),
        share.toFixed(2),
        share < goal ? 'under the goal' : '',
      ]);
    }
    console.log(table(['read', 'bytes', 'a second', 'of bare', ''], rows));
  } finally {
    api.kill('SIGTERM');
    bare.kill('SIGTERM');
    await new Promise((resolve) => api.once('close', resolve));
    rmSync(data, { recursive: true, force: true });
  }
}

if (process.argv[2] === 'bare') serveBare();
else await measure();
