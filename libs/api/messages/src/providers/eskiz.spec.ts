import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEskiz } from './eskiz';
import type { SmsProvider } from './sms-provider';

interface Seen {
  url: string;
  authorization: string | undefined;
  form: Record<string, string>;
}

let server: Server;
let seen: Seen[];
let responses: Record<string, { status: number; body: object }[]>;
let eskiz: SmsProvider;

beforeEach(async () => {
  seen = [];
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const url = request.url ?? '';
    const form = Object.fromEntries(new URLSearchParams(text));
    seen.push({ url, authorization: request.headers.authorization, form });
    const queue = responses[url]!;
    const { status, body } = queue.length > 1 ? queue.shift()! : queue[0]!;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  eskiz = createEskiz({ baseUrl, email: 'a@karvon.uz', password: 'secret', from: '4546' });
  responses = {
    '/api/auth/login': [{ status: 200, body: { data: { token: 't1' } } }],
    '/api/message/sms/send': [{ status: 200, body: { id: 'x', status: 'waiting' } }],
  };
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const sms = { id: 'm1', to: '+998901234567', text: 'Roʻyxat kodi 123456' };

test('signs in once and sends digits, plain apostrophes and our own id', async () => {
  await eskiz.send(sms);
  await eskiz.send(sms);
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/auth/login',
    '/api/message/sms/send',
    '/api/message/sms/send',
  ]);
  expect(seen[1]).toMatchObject({
    authorization: 'Bearer t1',
    form: {
      mobile_phone: '998901234567',
      message: "Ro'yxat kodi 123456",
      from: '4546',
      user_sms_id: 'm1',
    },
  });
});

test('a token that has expired is exchanged once', async () => {
  responses['/api/message/sms/send'] = [
    { status: 401, body: {} },
    { status: 200, body: { id: 'x' } },
  ];
  await eskiz.send(sms);
  expect(seen.map(({ url }) => url).filter((url) => url.endsWith('login'))).toHaveLength(2);
});

test('a refusal says its status and nothing of the message', async () => {
  responses['/api/message/sms/send'] = [{ status: 400, body: { message: sms.text } }];
  await expect(eskiz.send(sms)).rejects.toThrow('Eskiz did not take a message: 400');
});
