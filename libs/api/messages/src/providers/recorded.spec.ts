import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PartyRefused } from '@karvon/platform/parties/port';
import { recordedShapes } from '@karvon/platform/testing/recorded';
import { createEskiz } from './eskiz';
import { createSmsRu } from './sms-ru';
import type { SmsProvider } from './sms-provider';

interface Reply {
  status: number;
  body: object | string;
}
interface Given {
  to: string;
  text: string;
  /** The responses to sending; the last one again and again. */
  send: Reply[];
  login?: Reply;
}
/** Where it was sent and with what; that it was refused, in the words of the log; or that it failed and is tried again. */
type Read = { sent: string; form?: object } | { refused: string } | { failed: true };

let there: Server | undefined;
afterEach(() => there?.close());

/** Plays the provider. @returns its address, and the last call */
async function play({ send, login }: Given) {
  const last = { path: '', form: {} };
  const signedIn = { status: 200, body: { message: 'token_generated', data: { token: 't' } } };
  const replies = [...send];
  there = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    last.path = request.url!;
    last.form = Object.fromEntries(new URLSearchParams(text));
    const signsIn = last.path === '/auth/login';
    const reply = signsIn
      ? (login ?? signedIn)
      : replies.length > 1
        ? replies.shift()!
        : replies[0]!;
    const { status, body } = reply;
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => there!.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${(there.address() as AddressInfo).port}`, last };
}

const providers: Record<string, (baseUrl: string) => SmsProvider> = {
  eskiz: (baseUrl) => createEskiz({ baseUrl, email: 'a@karvon.uz', password: 'x', from: '4546' }),
  'sms-ru': (baseUrl) => createSmsRu({ baseUrl, apiId: 'key', from: undefined }),
};

const shapes = Object.keys(providers).flatMap((provider) =>
  recordedShapes<Given, Read>(__dirname, provider).map((one) => ({ provider, ...one })),
);

test.each(shapes)('$provider: $shape: $why', async ({ provider, given, read }) => {
  const { baseUrl, last } = await play(given);
  const { to, text } = given;
  const said = await providers[provider]!(baseUrl)
    .send({ id: 'm1', to, text })
    .then(
      () => ({ sent: last.path, form: last.form }),
      (error: Error) =>
        error instanceof PartyRefused ? { refused: error.message } : { failed: true },
    );
  expect(said).toMatchObject(read);
});
