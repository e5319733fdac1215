import { createServer } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import { ownPort } from './ports';

type Colour = readonly [red: number, green: number, blue: number];

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A PNG of one colour, 256 × 256. */
function pngOf(colour: Colour): Buffer {
  const size = 256;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2], 8);
  const row = Buffer.concat([
    Buffer.of(0),
    ...Array.from({ length: size }, () => Buffer.from(colour)),
  ]);
  const rows = Buffer.concat(Array.from({ length: size }, () => row));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Tiles are green; houses around a place, which only the map's web worker can render, are violet. */
export const mapColours = {
  tile: [40, 160, 80],
  houses: [122, 60, 255],
} as const satisfies Record<string, Colour>;

const squareAround = (longitude: number, latitude: number, half: number) => [
  [longitude - half, latitude - half],
  [longitude + half, latitude - half],
  [longitude + half, latitude + half],
  [longitude - half, latitude + half],
  [longitude - half, latitude - half],
];

/** A map server on this machine: a style, a tile of one colour, and houses around a place. */
export async function startTileServer(longitude: number, latitude: number) {
  const port = await ownPort();
  const origin = `http://localhost:${port}`;
  const asked: string[] = [];
  const style = {
    version: 8,
    sources: {
      tiles: {
        type: 'raster',
        tiles: [`${origin}/tiles/{z}/{x}/{y}.png`],
        tileSize: 256,
        attribution:
          '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a> contributors',
      },
      houses: { type: 'geojson', data: `${origin}/houses.json` },
    },
    layers: [
      { id: 'tiles', type: 'raster', source: 'tiles' },
      {
        id: 'houses',
        type: 'fill',
        source: 'houses',
        paint: { 'fill-color': `rgb(${mapColours.houses.join()})`, 'fill-antialias': false },
      },
    ],
  };
  const houses = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: [squareAround(longitude, latitude, 0.0009)] },
  };
  const tile = pngOf(mapColours.tile);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    const json = { '/style.json': style, '/houses.json': houses }[path];
    if (json) response.setHeader('content-type', 'application/json').end(JSON.stringify(json));
    else if (path.startsWith('/tiles/')) response.setHeader('content-type', 'image/png').end(tile);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(port, done));
  return {
    origin,
    style: `${origin}/style.json`,
    /** The requested paths. */
    asked,
    close: () => new Promise((done) => server.close(done)),
  };
}
