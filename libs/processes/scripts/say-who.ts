import { createServer } from 'node:http';
import { runProcesses } from '../src/index';

/** A server for the spec: it says who it is, at `/slow` after a while, and `/die` is its end. */
async function serve(number: number): Promise<void> {
  if (process.env.BROKEN) process.exit(3);
  const server = createServer((request, response) => {
    if (request.url === '/die') process.exit(9);
    const say = () =>
      response
        .writeHead(200, { connection: 'close' })
        .end(JSON.stringify({ number, pid: process.pid }));
    if (request.url === '/slow') setTimeout(say, 700);
    else say();
  });
  const stop = () => server.close(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await new Promise<void>((resolve) =>
    server.listen(Number(process.env.PORT), '127.0.0.1', resolve),
  );
}

const log = (facts: object, text: string) => console.log(JSON.stringify({ ...facts, text }));
void runProcesses({ count: Number(process.env.COUNT), serve, logger: { info: log, error: log } });
