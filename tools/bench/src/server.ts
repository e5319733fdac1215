import { loadavg } from 'node:os';
import { connections, load, type Load, type Target } from './load';
import { day } from './booking';
import { bookedOrder, hotelPath } from './personal-pages';
import { startServers } from './servers';
import { table } from './table';

/**
 * Pages a second of the storefront, one process, in turns with the bare page of React Router and with the bytes of the home page
 * from a plain `node:http` server. Rates per second of the server's own processor time exclude the cost of the load itself.
 */
const port = Number(process.env.BENCH_PORT || 4930);
const rounds = Number(process.env.BENCH_ROUNDS || 5);
const turnMs = 1_000;

const servers = await startServers(port);
const { storefront, pids } = servers;
const before = loadavg();

async function targets(): Promise<Target[]> {
  const order = await bookedOrder(storefront);
  const page = (name: string, path: string, more: Partial<Target> = {}): Target => ({
    name,
    url: storefront + path,
    pid: pids.storefront,
    status: 200,
    ...more,
  });
  const fixed = `http://127.0.0.1:${port + 3}/`;
  const fixedPid = await servers.startBeside(
    ['--import', 'tsx', 'tools/bench/src/serve-bytes.ts', String(port + 3), `${storefront}/uz`],
    fixed,
  );
  return [
    { name: 'bytes of the home page, node:http', url: fixed, pid: fixedPid, status: 200 },
    { name: 'bare React Router page', url: servers.bare, pid: pids.bare, status: 200 },
    page('home', '/uz'),
    page('flights, form', '/uz/air-tickets'),
    page('hotels, form', '/uz/hotel'),
    page('news', '/uz/news'),
    page('company', '/uz/company/about'),
    page('my order', '/uz/myorder'),
    page('not found', '/uz/nowhere', { status: 404 }),
    page('results', `/uz/air-tickets?from=TAS&to=MOW&out=${day(21)}`),
    page('a hotel', await hotelPath(servers.api)),
    page('an order', order.path, { cookie: order.cookie }),
  ];
}

const sum = (numbers: number[]) => numbers.reduce((whole, one) => whole + one, 0);
const round = (number: number) => number.toFixed(number < 10 ? 1 : 0);

function describe(loads: readonly Load[]) {
  const times = loads.flatMap((one) => one.times).toSorted((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return {
    perSecond: (1000 * times.length) / sum(loads.map(({ wallMs }) => wallMs)),
    perCpuSecond: (1000 * times.length) / sum(loads.map(({ cpuMs }) => cpuMs)),
    p50: at(0.5),
    p99: at(0.99),
    kilobytes: loads.at(-1)!.bytes / 1000,
  };
}

try {
  const all = await targets();
  const loads = all.map((): Load[] => []);
  // Warm-up, not measured.
  for (const target of all) await load(target, turnMs);
  for (let turn = 0; turn < rounds; turn += 1)
    for (const [index, target] of all.entries()) loads[index]!.push(await load(target, turnMs));
  const seen = loads.map(describe);
  const [fixed, bare] = seen.map(({ perCpuSecond }) => perCpuSecond) as [number, number];
  console.log(
    table(
      ['page', 'a second', 'a CPU second', 'of bytes', 'of bare', 'p50 ms', 'p99 ms', 'kB'],
      seen.map(({ perSecond, perCpuSecond, p50, p99, kilobytes }, index) => [
        all[index]!.name,
        round(perSecond),
        round(perCpuSecond),
        (perCpuSecond / fixed).toFixed(3),
        (perCpuSecond / bare).toFixed(2),
        p50.toFixed(1),
        p99.toFixed(1),
        kilobytes.toFixed(1),
      ]),
    ),
  );
  const machine = [before, loadavg()].map(([minute]) => minute!.toFixed(1)).join(', ');
  console.log(
    `\n${rounds} turns of a second, ${connections} connections; ratios are of CPU seconds`,
  );
  console.log(`Load of the machine at the beginning and at the end: ${machine}`);
} finally {
  await servers.stop();
}
