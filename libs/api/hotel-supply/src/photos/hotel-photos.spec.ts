import { createServer, type Server } from 'node:http';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { createLogger } from '@karvon/platform/http/logger';
import { createHotelPhotos } from './hotel-photos';

const folder = mkdtempSync(join(tmpdir(), 'karvon-photos-'));
const lines: string[] = [];
const requested: string[] = [];
let host = '';
let server: Server;
let photo: Buffer;
const bombs = new Map<string, Buffer>();

/** A small picture that says it is as large as its format can say: decoded, it would fill the memory. */
async function bomb(format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'): Promise<Buffer> {
  const create = { width: 64, height: 64, channels: 3 as const, background: '#888' };
  const bytes = await sharp({ create }).toFormat(format).toBuffer();
  const after = (mark: string | Buffer, offset: number) => bytes.indexOf(mark) + offset;
  if (format === 'gif') {
    bytes.writeUInt32LE(0xffffffff, 6);
    bytes.writeUInt32LE(0xffffffff, after(Buffer.from('2c00000000', 'hex'), 5));
  }
  if (format === 'jpeg') bytes.writeUInt32BE(0xffdcffdc, after(Buffer.from([0xff, 0xc0]), 5));
  if (format === 'webp') bytes.writeUInt32LE(0x3fff3fff, after(Buffer.from('9d012a', 'hex'), 3));
  if (format === 'avif') {
    bytes.writeUInt32BE(65_535, after('ispe', 8));
    bytes.writeUInt32BE(65_535, after('ispe', 12));
  }
  if (format === 'png') {
    bytes.writeUInt32BE(1_000_000, 16);
    bytes.writeUInt32BE(1_000_000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  }
  return bytes;
}

/** Streams more than is taken, without an end. */
function endless(write: (part: Buffer) => boolean, onDrain: (again: () => void) => void) {
  const part = Buffer.alloc(1024 * 1024, 1);
  const more = (): void => {
    while (write(part));
    onDrain(more);
  };
  more();
}

beforeAll(async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width: 1600, height: 1200, channels: 3 as const, background: '#888', noise };
  photo = await sharp({ create }).jpeg().toBuffer();
  for (const format of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const)
    bombs.set(`/bomb.${format}`, await bomb(format));
  server = createServer((request, response) => {
    requested.push(request.url!);
    if (request.url === '/house.jpg') response.setHeader('content-type', 'image/jpeg').end(photo);
    else if (request.url === '/drawing.jpg')
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    else if (request.url === '/moved.jpg')
      response.writeHead(302, { location: '/house.jpg' }).end();
    else if (request.url === '/endless.jpg')
      endless(
        (part) => !response.destroyed && response.write(part),
        (again) => response.once('drain', again),
      );
    else if (request.url === '/packed.jpg')
      response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(13 << 20)));
    else if (bombs.has(request.url!)) response.end(bombs.get(request.url!));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  lines.length = 0;
  requested.length = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const photosOf = (hosts = [host]) =>
  createHotelPhotos({
    hosts,
    folder,
    secret: 'for-tests-only',
    logger: createLogger('warn', { write: (line) => void lines.push(line) }),
  });
const fileOf = (path: string, photos = photosOf()) =>
  photos.address(`http://${host}${path}`, '').url.split('/').at(-1)!;

test.each([
  ['avif', 480, 'heif'],
  ['webp', 960, 'webp'],
] as const)('a photograph comes as %s, %i wide, and is fetched once', async (format, width, as) => {
  const photos = photosOf();
  const file = fileOf('/house.jpg');
  const wanted = { format, width };
  const [one, other] = await Promise.all([photos.file(file, wanted), photos.file(file, wanted)]);
  expect(one).toMatchObject({ type: `image/${format}`, immutable: true });
  expect(other!.body).toEqual(one!.body);
  const { width: wide, height, format: made } = await sharp(one!.body).metadata();
  expect([wide, height, made]).toEqual([width, (width * 2) / 3, as]);
  expect(one!.body.length).toBeLessThan(photo.length);
  // Another process finds it in the folder.
  expect((await photosOf().file(file, wanted))!.body).toEqual(one!.body);
  expect(requested).toEqual(['/house.jpg']);
  expect(readdirSync(folder)).toContainEqual(expect.stringMatching(`-${width}\\.${format}$`));
});

test.each([
  ['a drawing that may hold scripts', '/drawing.jpg', 'not a photograph'],
  ['a redirect', '/moved.jpg', 'fetch failed'],
  ['more than 12 MB', '/endless.jpg', 'a photograph of more than 12 MB'],
  ['13 MB packed into 13 kB', '/packed.jpg', 'a photograph of more than 12 MB'],
  ['a PNG of a million by a million', '/bomb.png', 'pixel limit'],
  ['a JPEG of 65,500 by 65,500', '/bomb.jpeg', 'pixel limit'],
  ['a WebP of 16,383 by 16,383', '/bomb.webp', 'pixel limit'],
  ['an AVIF of 65,535 by 65,535', '/bomb.avif', 'pixel limit'],
  ['a GIF of 65,535 by 65,535', '/bomb.gif', 'pixel limit'],
  ['nothing', '/none.jpg', 'answered 404'],
])('%s is no photograph: a drawing of ours is shown for now', async (_, path, said) => {
  const shown = await photosOf().file(fileOf(path));
  expect(shown).toMatchObject({ type: 'image/svg+xml', immutable: false });
  expect(shown!.body.toString()).toContain('<svg');
  expect(requested).toEqual([path]);
  expect(lines.join('')).toContain(said);
});

test('only hosts of the list are asked, and only at addresses that we have written', async () => {
  const others = photosOf(['images.example']);
  const address = others.address(`http://${host}/house.jpg`, 'x');
  expect(address.url).toBe('/v1/hotel/pictures/no-photo.svg');
  expect(await others.file('no-photo.svg')).toMatchObject({ immutable: true });
  // A name issued while the host was on the list is refused when it no longer is.
  expect(await others.file(fileOf('/house.jpg'))).toBeNull();
  const file = fileOf('/house.jpg');
  const forged = file.replace(/^photo\.[\w-]+/, () => {
    const coded = Buffer.from(`http://${host}/secret`).toString('base64url');
    return `photo.${coded}`;
  });
  expect(await photosOf().file(forged)).toBeNull();
  for (const url of [`ftp://${host}/a.jpg`, `http://user@${host}/a.jpg`, 'no address'])
    expect(photosOf().address(url, '').url).toMatch(/no-photo/);
  expect(requested).toEqual([]);
});
