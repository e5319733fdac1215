import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SmsProvider } from './sms-provider';
import { createSmsRu } from './sms-ru';

let server: Server;
let seen: { url: string; form: Record<string, string> }[];
let answer: { status: number; body: object };
let smsRu: SmsProvider;

beforeEach(async () => {
  seen = [];
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    seen.push({ url: request.url ?? '', form: Object.fromEntries(new URLSearchParams(text)) });
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  smsRu = createSmsRu({ baseUrl, apiId: 'a-secret-key', from: 'Karvon' });
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const sms = { id: 'm1', to: '+79161234567', text: 'Ваш код: 123456' };
const taken = { status: 'OK', status_code: 100, sms_id: '000000-10000000' };

test('sends digits, the text and the sender with the key of the account', async () => {
  answer = { status: 200, body: { ...taken, sms: { '79161234567': taken }, balance: 10 } };
  await smsRu.send(sms);
  expect(seen).toEqual([
    {
      url: '/sms/send',
      form: {
        api_id: 'a-secret-key',
        to: '79161234567',
        msg: 'Ваш код: 123456',
        from: 'Karvon',
        json: '1',
      },
    },
  ]);
});

test.each([
  ['the account', { status: 'ERROR', status_code: 200, status_text: 'Неправильный api_id' }, 200],
  [
    'one phone',
    {
      ...taken,
      sms: { '79161234567': { status: 'ERROR', status_code: 202, status_text: sms.to } },
    },
    202,
  ],
])('a refusal of %s says its number, and nothing of the message', async (_of, body, code) => {
  answer = { status: 200, body };
  await expect(smsRu.send(sms)).rejects.toThrow(`SMS.ru did not take a message: ${code}`);
});

test('an answer that is none is a refusal, too', async () => {
  answer = { status: 502, body: {} };
  await expect(smsRu.send(sms)).rejects.toThrow('SMS.ru did not take a message: 502');
});
