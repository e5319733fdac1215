import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { toHtml } from '../mail-html';
import type { Mail } from './mail-provider';
import { createSmtp } from './smtp';

let server: Server;
let url: string;
let received: { commands: string[]; data: string };
let refuseWith: string | null;

/** As much of a mail server as one letter needs. */
async function serve(socket: Socket): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.test');
  let inData = false;
  for await (const line of createInterface({ input: socket })) {
    if (inData) {
      if (line === '.') {
        inData = false;
        say('250 taken');
      } else received.data += `${line}\n`;
      continue;
    }
    received.commands.push(line);
    if (line.startsWith('RCPT') && refuseWith) say(refuseWith);
    else if (line === 'DATA') {
      inData = true;
      say('354 go on');
    } else if (line === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say(line.startsWith('EHLO') ? '250 mail.test' : '250 ok');
  }
}

beforeAll(async () => {
  server = createServer((socket) => void serve(socket).catch(() => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  received = { commands: [], data: '' };
  refuseWith = null;
});

const mail: Mail = {
  id: '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e6f',
  to: 'aziza@mail.uz',
  subject: 'Билеты готовы',
  text: 'Здравствуйте!\n\nhttps://karvon.example/ru/order?number=7K3M9QXA',
  attachments: [{ name: 'karvon-7K3M9QXA.pdf', content: Buffer.from('%PDF-1.7') }],
};
const smtp = () => createSmtp({ url, from: 'Karvon <bron@karvon.example>' });

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
  refuseWith = '450 later';
  await expect(smtp().send(mail)).rejects.toThrow('450');
});

test('a text becomes paragraphs; only whole lines become links', () => {
  expect(toHtml('Ali & <Vali>\nсм. https://a.example\n\nhttps://b.example/?a=1&b=2')).toBe(
    '<!doctype html><html><body><p>Ali &amp; &lt;Vali&gt;<br>см. https://a.example</p>' +
      '<p><a href="https://b.example/?a=1&amp;b=2">https://b.example/?a=1&amp;b=2</a></p></body></html>',
  );
});
