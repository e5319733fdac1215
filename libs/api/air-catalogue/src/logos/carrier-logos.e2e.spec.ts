import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createLogger } from '@karvon/platform/http/logger';
import { openGround, type Ground } from '@karvon/platform/testing/open-ground';
import { createCarrierLogos } from './carrier-logos';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="9"/></svg>';
const folder = mkdtempSync(join(tmpdir(), 'karvon-logos-'));
const requested: string[] = [];
let server: Server;
let host = '';
let api: Ground;
let lines: string[];

beforeAll(async () => {
  api = await openGround();
  server = createServer((request, response) => {
    requested.push(request.url!);
    if (request.url === '/HY.svg') response.end(drawing);
    else if (request.url === '/moved.svg') response.writeHead(302, { location: '/HY.svg' }).end();
    else if (request.url === '/hostile.svg')
      response.end(drawing.replace('<circle r="9"/>', '<script/>'));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requested.length = 0;
  lines = [];
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const logosOf = (hosts = [host]) =>
  createCarrierLogos({
    db: api.database.db,
    clock: api.clock,
    hosts,
    folder,
    logger: createLogger('warn', { write: (line) => void lines.push(line) }),
  });
const nameOf = (address: string | undefined) => address!.split('/').at(-1)!;

test('a logo is announced once, fetched once, drawn once, and known to other processes', async () => {
  const logos = logosOf();
  expect(logos.addressOf('HY')).toBeUndefined();
  logos.learn('HY', `http://${host}/HY.svg`);
  const address = logos.addressOf('HY');
  expect(address).toMatch(/^\/v1\/air\/logos\/HY-[0-9a-f]{10}\.webp$/);
  const [one, other] = await Promise.all([
    logos.file(nameOf(address)),
    logos.file(nameOf(address)),
  ]);
  expect(await sharp(one!).metadata()).toMatchObject({ format: 'webp', width: 96 });
  expect(other).toEqual(one);
  await logos.settled();

  const another = logosOf();
  expect(await another.file(nameOf(address))).toEqual(one);
  expect(another.addressOf('HY')).toBe(address);
  expect(requested).toEqual(['/HY.svg']);
  expect(readdirSync(folder)).toEqual([nameOf(address)]);
});

test('a process without announcements reads the stored ones after some minutes', async () => {
  const logos = logosOf();
  await logos.read();
  logosOf().learn('S7', `http://${host}/S7.svg`);
  const other = logosOf();
  other.learn('SU', `http://${host}/HY.svg`);
  await other.settled();
  expect(logos.addressOf('SU')).toBeUndefined();
  await api.clock.advance({ minutes: 11 });
  logos.addressOf('SU');
  await logos.settled();
  expect(logos.addressOf('SU')).toBeDefined();
});

test.each([
  ['a hostile drawing', '/hostile.svg', 'not a logo'],
  ['a redirect', '/moved.svg', 'fetch failed'],
  ['nothing', '/none.svg', 'answered 404'],
])(
  '%s is not a logo: the fallback stays, and the host is not requested again for some minutes',
  async (_, path, said) => {
    const logos = logosOf();
    logos.learn('TK', `http://${host}${path}`);
    const name = nameOf(logos.addressOf('TK'));
    expect(await logos.file(name)).toBeNull();
    expect(await logos.file(name)).toBeNull();
    expect(logos.addressOf('TK')).toBeUndefined();
    expect(requested).toEqual([path]);
    expect(lines.join('')).toContain(said);
    await api.clock.advance({ minutes: 11 });
    expect(logos.addressOf('TK')).toBeDefined();
    await logos.settled();
  },
);

test('only listed hosts are requested, and only for stored names', async () => {
  const logos = logosOf(['assets.example']);
  for (const url of [
    `http://${host}/a.svg`,
    'ftp://assets.example/a.svg',
    'http://u@assets.example/',
    'no address',
  ])
    logos.learn('KC', url);
  expect(logos.addressOf('KC')).toBeUndefined();
  const open = logosOf();
  open.learn('KC', `http://${host}/HY.svg`);
  const name = nameOf(open.addressOf('KC'));
  await open.settled();
  // The host was taken off the list.
  expect(await logos.file(name)).toBeNull();
  for (const forged of [name.replace('KC', 'DP'), 'KC-0123456789.webp', '../HY.webp', ''])
    expect(await open.file(forged)).toBeNull();
  expect(requested).toEqual([]);
});
