import { createServer } from 'node:http';
import { runProcesses } from '../src/index';

/**
 * A server for the spec, which responds with its process. At `/slow` the body follows only once the server stops, and `/die` ends
 * the process.
 */
async function serve(number: number): Promise<void> {
  if (process.env.BROKEN) process.exit(3);
  const unfinished: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/die') process.exit(9);
    const finish = () => response.end(JSON.stringify({ number, pid: process.pid }));
    response.writeHead(200, { connection: 'close' }).flushHeaders();
    if (request.url === '/slow') unfinished.push(finish);
    else finish();
  });
  const stop = () => {
    server.close(() => process.exit(0));
    for (const finish of unfinished) finish();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await new Promise<void>((resolve) =>
    server.listen(Number(process.env.PORT), '127.0.0.1', resolve),
  );
}

const log = (facts: object, text: string) => console.log(JSON.stringify({ ...facts, text }));
void runProcesses({ count: Number(process.env.COUNT), serve, logger: { info: log, error: log } });
