import type { AirOfferDetail } from '@karvon/contract';
import { Agent, request } from 'node:http';
import { findOffer } from '../testing/find-offer';
import { startServerProcess, type ServerProcess } from '../testing/server-process';

/** A response of the shop. */
export interface ShopResponse {
  status: number;
  body: string;
  /** How long the response took. */
  ms: number;
  /** The server closes this connection, because it is about to stop. */
  last: boolean;
}

/** Several API processes on one PostgreSQL, and clients from many addresses. */
export interface Shop {
  servers: ServerProcess[];
  /** Calls one of the processes: POST with a payload, else GET. Rejects without a response. */
  call(
    server: ServerProcess,
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<ShopResponse>;
  /** An offer that can be held for a day. */
  findOffer(): Promise<AirOfferDetail>;
  close(): Promise<void>;
}

/** Each call comes from another address, because limits count addresses. */
const createAddresses = () => {
  let next = 0;
  return () => {
    next += 1;
    return `10.${(next >> 16) & 255}.${(next >> 8) & 255}.${next & 255}`;
  };
};

/** Starts a number of API processes on a database. */
export async function startShop(
  databaseUrl: string,
  count: number,
  env: Record<string, string> = {},
): Promise<Shop> {
  const servers: ServerProcess[] = [];
  // They start one after another, as in a release: the first one prepares the database.
  for (let i = 0; i < count; i += 1)
    servers.push(await startServerProcess({ DATABASE_URL: databaseUrl, ...env }));
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const newAddress = createAddresses();
  const call: Shop['call'] = (server, path, payload, headers = {}) =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const text = payload && JSON.stringify(payload);
      const requested = request(
        `${server.url}${path}`,
        {
          agent,
          method: text ? 'POST' : 'GET',
          headers: {
            'x-forwarded-for': newAddress(),
            ...(text && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          let body = '';
          response
            .setEncoding('utf8')
            .on('data', (part: string) => (body += part))
            .once('error', reject)
            .once('end', () =>
              resolve({
                status: response.statusCode!,
                body,
                ms: performance.now() - began,
                last: response.headers.connection === 'close',
              }),
            );
        },
      );
      requested.once('error', reject).end(text);
    });
  return {
    servers,
    call,
    findOffer: () =>
      findOffer(async <T>(path: string, payload?: object) => {
        const { body } = await call(servers[0]!, path, payload);
        return JSON.parse(body) as T;
      }),
    async close() {
      agent.destroy();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
