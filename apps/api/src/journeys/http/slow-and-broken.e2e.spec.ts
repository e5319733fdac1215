import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { wholeRequestMs } from '@karvon/processes';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

let api: TestApp;
const said: { level: string; msg: string }[] = [];
/** Emits each response that the server has sent, whether or not the visitor has read it. */
const sent = new EventEmitter();
beforeAll(async () => {
  api = await startTestApp({
    onLog: (line) => void said.push(JSON.parse(line)),
    extend: (app) =>
      app.addHook('onSend', async (_request, { statusCode }) => {
        sent.emit('response', statusCode);
      }),
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());
beforeEach(() => void said.splice(0));

async function visitor(): Promise<Socket> {
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Everything a visitor reads until the server closes the connection. */
async function heard(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  await once(socket, 'close');
  return text;
}

const search = (length: number) =>
  [
    'POST /v1/air/searches HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${length}`,
    '',
    '',
  ].join('\r\n');

test('a request that is not HTTP is refused in the form of a problem', async () => {
  const socket = await visitor();
  const answer = heard(socket);
  socket.write('HELO shop\r\n\r\n');
  expect(await answer).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\ncontent-type: application\/problem\+json[^]+"status":400}$/,
  );
});

test('endless headers are refused at Node’s 16 kB', async () => {
  const socket = await visitor();
  const answer = heard(socket);
  socket.write(`GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(await answer).toMatch(/^HTTP\/1\.1 431 [^]+"status":431}$/);
});

test('a request has five minutes to arrive whole, and is refused after that', async () => {
  const { server } = api.app;
  expect(server.requestTimeout).toBe(wholeRequestMs);
  const { headersTimeout } = server;
  // Node applies the shorter of the two to the headers.
  server.headersTimeout = server.requestTimeout = 1;
  try {
    const socket = await visitor();
    const answer = heard(socket);
    socket.write(`${search(100)}{"route":`);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]+"status":408}$/);
  } finally {
    Object.assign(server, { headersTimeout, requestTimeout: wholeRequestMs });
  }
});

test('a visitor who leaves in the middle of a body causes no outage', async () => {
  const socket = await visitor();
  socket.write(`${search(100)}{"route":`);
  await once(api.app.server, 'request');
  const answered = once(sent, 'response');
  socket.destroy();
  expect(await answered).toEqual([400]);
  expect(said.filter(({ level }) => level !== 'info')).toEqual([]);
});
