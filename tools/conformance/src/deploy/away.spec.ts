import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createApi } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@karvon/processes';
import { read, root } from '../tree';

const folder = mkdtempSync(join(tmpdir(), 'karvon-away-'));
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const program of started) {
    if (program.exitCode === null && program.kill()) await once(program, 'exit');
  }
  rmSync(folder, { recursive: true });
});

/** Replaces each address in the file by a free port of this machine, without a server. */
async function withOwnPorts(
  text: string,
  addresses: RegExp,
  own = new Map<string, number>(),
): Promise<string> {
  for (const [address] of text.matchAll(addresses))
    if (!own.has(address)) own.set(address, await freePort());
  return text.replaceAll(addresses, (address) => `127.0.0.1:${own.get(address)}`);
}

/** Polls until the program responds. */
async function ask(url: string, program: ChildProcess): Promise<Response> {
  while (program.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response) return response;
  }
  throw new Error(`it has ended with code ${program.exitCode}`);
}

async function startCaddy(port: number): Promise<ChildProcess> {
  const config = (
    await withOwnPorts(read('deploy/Caddyfile'), /(?:api|storefront)-\d:\d+|127\.0\.0\.1:8090/g)
  ).replace('/etc/caddy', join(root, 'deploy'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${config}`);
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, HOME: folder, DOMAIN: `http://127.0.0.1:${port}` },
    stdio: 'ignore',
  });
}

async function startNginx(port: number, own?: Map<string, number>): Promise<ChildProcess> {
  const site = (await withOwnPorts(read('deploy/nginx.conf'), /127\.0\.0\.1:\d+/g, own))
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ +ssl_.*\n/gm, '')
    .replace('/var/lib/nginx/karvon', join(folder, 'cache'))
    .replace('/srv/karvon/current', root);
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; ${temporary.join(' ')}\n${site}}`,
  );
  // Without `user root` its workers run as another user, who may not read the page.
  return spawn('nginx', ['-e', 'stderr', '-g', 'user root;', '-c', file], { stdio: 'ignore' });
}

describe.each([
  { program: '/usr/bin/caddy', start: startCaddy },
  { program: '/usr/sbin/nginx', start: startNginx },
])('$program without any server behind it', ({ program, start }) => {
  (existsSync(program) ? test : test.skip)(
    'shows a page in both languages that opens the requested one automatically',
    async () => {
      const port = await freePort();
      const proxy = await start(port);
      started.push(proxy);
      const response = await ask(`http://127.0.0.1:${port}/uz`, proxy);
      const page = await response.text();
      expect([502, 503]).toContain(response.status);
      expect(response.headers.get('retry-after')).toBe('1');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(page).toContain('Сайт обновляется');
      expect(page).toContain('Sayt yangilanmoqda');
      expect(page).toContain('http-equiv="refresh"');
    },
    60_000,
  );
});

const nginx = existsSync('/usr/sbin/nginx') ? describe : describe.skip;
nginx('nginx', () => {
  /** A program that responds with its name, the visitor's address and the request's body. */
  async function startProgram(status: number): Promise<number> {
    const server = createApi(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      response.writeHead(status).end(`${request.headers['x-forwarded-for']} ${body}`);
    }).listen(0, '127.0.0.1');
    open.push(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  const open: ReturnType<typeof createApi>[] = [];
  afterAll(() => open.forEach((server) => server.close().closeAllConnections()));

  test('sends a write to the other API when the first is down, with the visitor’s address from the storefront', async () => {
    const inner = await freePort();
    const own = new Map([
      ['127.0.0.1:4400', inner],
      ['127.0.0.1:4301', await startProgram(200)],
    ]);
    const proxy = await startNginx(await freePort(), own);
    started.push(proxy);
    const url = `http://127.0.0.1:${inner}/v1/air/orders`;
    await ask(url, proxy);
    for (const body of ['one', 'two', 'three', 'four']) {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const response = await fetch(url, { method: 'POST', body, headers });
      expect(await response.text()).toBe(`203.0.113.7 ${body}`);
    }
  }, 60_000);

  test('keeps asking the storefronts while both say that the database is away', async () => {
    const port = await freePort();
    const own = new Map([
      ['127.0.0.1:4200', await startProgram(503)],
      ['127.0.0.1:4201', await startProgram(503)],
    ]);
    const proxy = await startNginx(port, own);
    started.push(proxy);
    const url = `http://127.0.0.1:${port}/readyz`;
    await ask(url, proxy);
    for (let times = 0; times < 4; times += 1) {
      const { status } = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.7' } });
      expect(status).toBe(503);
    }
  }, 60_000);
});
