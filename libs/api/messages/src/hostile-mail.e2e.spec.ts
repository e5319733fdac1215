import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { startMessages } from './testing/start-messages';
import { createMessages } from './create';
import type { Messages } from './index';
import { startMailServer } from './providers/mail-server.fixture';

let api: StartedModules;
let sendEmail: Messages['sendEmail'];
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
  const mail = { provider: 'smtp' as const, url: server.url, from: 'Karvon <bron@karvon.example>' };
  api = await startMessages({ config: { mail } });
  ({ sendEmail } = createMessages(api));
});
afterAll(async () => {
  await api.close();
  await server.close();
});
beforeEach(() => void server.letters.splice(0));

/** What would mean something to a mail server stands in quotes. */
const oneAddress = /^RCPT TO:<(?:"(?:[^"\\]|\\.)*"|[^"@<>(),;:\\\s]+)@mail\.uz>$/;

/** The address that the mail server is told, as a person types it. */
const unquoted = (recipient: string) =>
  recipient
    .slice('RCPT TO:<'.length, -1)
    .replace(/^"(.*)"@/, (_, local: string) => `${local.replace(/\\(.)/g, '$1')}@`);

const addresses = [
  'aziza@mail.uz\r\nBcc: everybody@mail.uz',
  'aziza@mail.uz\nBcc: everybody@mail.uz',
  'aziza\r\nRCPT TO:<everybody@mail.uz>',
  'aziza@mail.uz%0d%0aBcc:%20everybody@mail.uz',
  'aziza%0d%0aBcc:x@mail.uz',
  '=?utf-8?q?a=0d=0aBcc:x?=@mail.uz',
  'postmaster,aziza@mail.uz',
  'postmaster;aziza@mail.uz',
  'everybody:aziza@mail.uz',
  '(x)aziza@mail.uz',
  'x<aziza@mail.uz',
  '"aziza@mail.uz',
  'aziza\u0000@mail.uz',
  '-oQ/tmp@mail.uz',
];

// The calls refuse most of them; a letter may still be to an address that was saved under other rules.
test.each(addresses)(
  'a letter to %j goes to that address alone and brings no header',
  async (email) => {
    await api.database.db.transaction().execute((tx) =>
      sendEmail(tx, {
        to: email,
        lang: 'ru',
        subject: 'Karvon',
        text: 'Karvon',
        attachments: [],
      }),
    );
    await api.jobs.drain();
    for (const { commands, data } of server.letters) {
      const recipients = commands.filter((line) => line.startsWith('RCPT'));
      expect(recipients).toEqual([expect.stringMatching(oneAddress)]);
      // What no mailbox is called becomes a space, so the letter reaches nobody.
      expect(unquoted(recipients[0]!)).toBe(email.replace(/[\r\n<>\0]+/g, ' ').trim());
      const [head = ''] = data.split('\n\n');
      expect(head).not.toMatch(/^(?:b?cc|x-)/im);
      expect(head.match(/^to:/gim)).toHaveLength(1);
    }
  },
);
