import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { cpuTimeOfProgram } from './cpu-time';

export const connections = Number(process.env.BENCH_CONNECTIONS || 16);

/** What is measured: an address, and the process whose CPU time is counted. */
export interface Target {
  name: string;
  url: string;
  pid: number;
  status: number;
  cookie?: string;
}

export interface Load {
  /** Milliseconds until the last byte of each page. */
  times: number[];
  wallMs: number;
  cpuMs: number;
  bytes: number;
}

let visitors = 0;

/** Each page is requested by another visitor, because one visitor would soon reach the rate limits. */
function visitor(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

function open(agent: Agent, { url, cookie, status }: Target): Promise<number> {
  const headers: OutgoingHttpHeaders = {
    'accept-encoding': 'gzip, deflate, br',
    'accept-language': 'uz',
    'x-forwarded-for': visitor(),
    cookie: ['karvon_locale=uz', 'karvon_consent=necessary', cookie].filter(Boolean).join('; '),
  };
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === status
          ? resolve(bytes)
          : reject(new Error(`${url} was answered ${response.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Opens a page over several connections for `ms`; each opens the next one after a response. */
export async function load(target: Target, ms: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const seen: Load = { times: [], wallMs: 0, cpuMs: 0, bytes: 0 };
  const [from, cpu] = [performance.now(), cpuTimeOfProgram(target.pid)];
  const one = async () => {
    while (performance.now() < from + ms) {
      const began = performance.now();
      seen.bytes = await open(agent, target);
      seen.times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  seen.wallMs = performance.now() - from;
  seen.cpuMs = (cpuTimeOfProgram(target.pid) ?? NaN) - (cpu ?? NaN);
  agent.destroy();
  return seen;
}
