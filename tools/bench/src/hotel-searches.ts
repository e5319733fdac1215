import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import {
  findHotelLocations,
  hotelSearchResponseSchema,
  type HotelLocation,
} from '@karvon/contract';
import { day } from './booking';
import { cpuTime, untilIdle } from './cpu-time';
import type { Servers } from './servers';

const searches = Number(process.env.BENCH_SEARCHES || 40);

/** Each request is different, so that no response is cached. */
function question(city: string, turn: number, filters: object): object {
  return {
    City: city,
    ArrivalDate: day(20 + (turn % 60)),
    DepartureDate: day(23 + (turn % 60)),
    Guests: { NumberOfAdults: 2, NumberOfMinors: 1, MinorAgeList: [turn % 18] },
    ...filters,
  };
}

/** All filters that the server applies, at once. */
const everyFilter = {
  Options: ['wifi'],
  PriceFrom: 1,
  PriceTo: 1_000_000_000,
  StarList: [2, 3, 4, 5],
  WhereToPay: 1,
  ObjTypeList: ['hotel', 'guest-house', 'apartments'],
  FreeSaleOnly: false,
  HotelCategory: 2,
};

interface Timed {
  ms: number;
  bytes: Buffer;
}

async function post(url: string, payload: object): Promise<Timed> {
  const body = JSON.stringify(payload);
  const headers = { 'content-type': 'application/json' };
  const from = performance.now();
  const response = await fetch(url, { method: 'POST', headers, body });
  const bytes = Buffer.from(await response.arrayBuffer());
  const ms = performance.now() - from;
  if (!response.ok) throw new Error(bytes.toString());
  return { ms, bytes };
}

function at(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** The lower limit for a search: a bare server that sends the same bytes. */
async function baseline(bytes: Buffer): Promise<number[]> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(bytes);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const times: number[] = [];
  for (let turn = 0; turn < searches; turn += 1) times.push((await post(url, { turn })).ms);
  server.closeAllConnections();
  server.close();
  return times;
}

export async function biggestCity(api: string): Promise<HotelLocation> {
  const { bytes } = await post(`${api}/v1/hotel/locations`, { Name: '' });
  const { locations } = findHotelLocations.response.parse(JSON.parse(bytes.toString()));
  return locations.reduce((max, one) => (one.hotelCount > max.hotelCount ? one : max));
}

export const searchColumns = [
  `${searches} searches each, ms`,
  'hotels',
  'kB',
  'p50',
  'p95',
  'server cpu',
  'plain p50',
];

/** Searches one city in three ways. @returns a row for each, and the median with every filter in ms */
export async function timeSearches(api: Servers['api'], city: HotelLocation) {
  // Warm-up, not measured: the city is built once, the code is compiled, and a new server has other work.
  for (let turn = 0; turn < 10; turn += 1)
    await post(`${api.url}/v1/hotel/search`, question(city.code, 1_000 + turn, {}));
  await untilIdle(api.pid);

  const rows: string[][] = [];
  let filteredMedian = Infinity;
  for (const [name, filters, turnOf] of [
    ['all hotels', {}, (turn: number) => turn],
    ['every filter', everyFilter, (turn: number) => turn],
    ['every filter, asked again', everyFilter, () => 0],
  ] as const) {
    const timed: Timed[] = [];
    const before = cpuTime(api.pid);
    for (let turn = 0; turn < searches; turn += 1)
      timed.push(
        await post(`${api.url}/v1/hotel/search`, question(city.code, turnOf(turn), filters)),
      );
    const after = cpuTime(api.pid);
    const { bytes } = timed.at(-1)!;
    const times = timed.map(({ ms }) => ms);
    if (name === 'every filter') filteredMedian = at(times, 0.5);
    const { hotels } = hotelSearchResponseSchema.parse(JSON.parse(bytes.toString()));
    rows.push([
      name,
      String(hotels.length),
      `${Math.round(bytes.length / 1024)}`,
      at(times, 0.5).toFixed(1),
      at(times, 0.95).toFixed(1),
      before === null || after === null ? '-' : ((after - before) / searches).toFixed(1),
      at(await baseline(bytes), 0.5).toFixed(1),
    ]);
  }
  return { rows, filteredMedian };
}
