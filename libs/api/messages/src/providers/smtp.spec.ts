import type { Mail } from './mail-provider';
import { startMailServer, type ReceivedLetter } from './mail-server.fixture';
import { createSmtp } from './smtp';

let server: Awaited<ReturnType<typeof startMailServer>>;
let received: ReceivedLetter;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.letters.splice(0);
  server.state.refuseWith = null;
});

const mail: Mail = {
  id: '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e6f',
  to: 'aziza@mail.uz',
  lang: 'ru',
  subject: 'Билеты готовы',
  text: 'Здравствуйте!\n\nhttps://karvon.example/ru/order?number=7K3M9QXA',
  attachments: [{ name: 'karvon-7K3M9QXA.pdf', content: Buffer.from('%PDF-1.7') }],
};
const smtp = () => {
  const { send } = createSmtp({
    url: server.url,
    from: 'Karvon <bron@karvon.example>',
    brand: 'Karvon',
  });
  return {
    async send(letter: Mail) {
      await send(letter);
      received = server.letters.at(-1)!;
    },
  };
};

test('a letter goes out with its texts, its document and a number of its own', async () => {
  await smtp().send(mail);
  expect(received.commands).toEqual(
    expect.arrayContaining([
      expect.stringContaining('MAIL FROM:<bron@karvon.example>'),
      expect.stringContaining('RCPT TO:<aziza@mail.uz>'),
    ]),
  );
  const { data } = received;
  expect(data).toContain(`Message-ID: <${mail.id}@karvon.example>`);
  expect(data).toContain('text/plain');
  expect(data).toContain('text/html');
  expect(data).toContain('<!doctype html>');
  expect(data).toContain('filename=karvon-7K3M9QXA.pdf');
  expect(data).toContain(Buffer.from('%PDF-1.7').toString('base64'));
});

test('a letter that can be stopped says where, in the headers that mail programs press (RFC 8058)', async () => {
  await smtp().send(mail);
  expect(received.data).not.toContain('List-Unsubscribe');
  const unsubscribe = 'https://karvon.example/ru/price-alert/abc/stop';
  await smtp().send({ ...mail, unsubscribe });
  expect(received.data).toContain(`List-Unsubscribe: <${unsubscribe}>\n`);
  expect(received.data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
});

test('a subject cannot bring headers of its own', async () => {
  await smtp().send({ ...mail, subject: 'a\r\nBcc: everybody@mail.uz' });
  expect(received.data).not.toMatch(/^Bcc:/m);
  expect(received.commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
});

test('a server that refuses is a failure, to be tried again', async () => {
  server.state.refuseWith = '450 later';
  await expect(smtp().send(mail)).rejects.toThrow('450');
});
