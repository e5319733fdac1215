import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a program and its PostgreSQL that simulates outages. */
export interface FaultProxy {
  /** The database's address through the proxy. */
  url: string;
  /** Drops every connection and refuses new ones, like a stopped server. */
  stop(): Promise<void>;
  /** Keeps and accepts connections, but passes no bytes, like a hanging server. */
  freeze(): void;
  /** Ends the outage. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function startFaultProxy(databaseUrl: string): Promise<FaultProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = () => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) {
      socket.on('error', end).on('close', end);
      if (frozen) socket.pause();
    }
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => near.write(data));
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.toString(),
    stop,
    freeze() {
      frozen = true;
      for (const [near, far] of pairs) {
        near.pause();
        far.pause();
      }
    },
    async mend() {
      frozen = false;
      if (!server.listening) await listen(port);
      for (const [near, far] of pairs) {
        near.resume();
        far.resume();
      }
    },
    close: stop,
  };
}
