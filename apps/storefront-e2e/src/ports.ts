import { createServer } from 'node:net';

/** Another first port lets two checkouts run their stories at once. */
export const firstPort = Number(process.env.E2E_PORT ?? 4720);
/** The servers that all stories share have the first ports. */
const shared = 5;
const perWorker = 7;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

let last = 0;

/**
 * A port of this worker for a server of its own. A port that the system assigns can be taken by another program before the server
 * listens.
 */
export async function ownPort(): Promise<number> {
  const first = firstPort + shared + perWorker * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  for (let tries = 0; tries < perWorker; tries += 1) {
    const port = first + (last++ % perWorker);
    if (await isFree(port)) return port;
  }
  throw new Error(`Somebody listens on all ports from ${first}`);
}
