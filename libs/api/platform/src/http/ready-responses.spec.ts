import Fastify, { type FastifyInstance } from 'fastify';
import { registerReadyResponses } from './register-ready-responses';
import { createReadyResponses, serverWith } from './ready-responses';

let app: FastifyInstance;
let origin: string;
let meantime: () => void;
const ready = createReadyResponses({ info: () => undefined }, 2);
const worked: string[] = [];

beforeAll(async () => {
  app = Fastify({ serverFactory: serverWith(ready) });
  registerReadyResponses(app, ready);
  app.get('/:word', (request, reply) => {
    worked.push(request.url);
    app.readyResponses.promise(reply);
    meantime();
    return reply.send(Buffer.from(request.url));
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  ready.forget();
  worked.length = 0;
  meantime = () => undefined;
});
afterAll(() => app.close());

const read = async (path: string) => (await fetch(origin + path)).text();

test('the oldest address makes room for a new one', async () => {
  for (const path of ['/a', '/b', '/a', '/b', '/c', '/c', '/b', '/a'])
    expect(await read(path)).toBe(path);
  expect(worked).toEqual(['/a', '/b', '/c', '/a']);
});

test('a response whose texts changed while it was made is not cached', async () => {
  meantime = () => ready.forget();
  await read('/a');
  meantime = () => undefined;
  await read('/a');
  await read('/a');
  expect(worked).toEqual(['/a', '/a']);
});

test('a server that is stopping caches nothing and sends no ready responses', async () => {
  const stopping = createReadyResponses({ info: () => undefined });
  const other = Fastify({ serverFactory: serverWith(stopping) });
  registerReadyResponses(other, stopping);
  let calls = 0;
  other.get('/', (_, reply) => {
    calls += 1;
    stopping.promise(reply);
    return reply.send(Buffer.from('here'));
  });
  const address = await other.listen({ port: 0, host: '127.0.0.1' });
  await (await fetch(address)).text();
  await (await fetch(address)).text();
  expect(calls).toBe(1);
  stopping.close();
  await (await fetch(address)).text();
  await (await fetch(address)).text();
  expect(calls).toBe(3);
  await other.close();
});
