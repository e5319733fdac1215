import { PartyRefused } from '@karvon/platform/parties/port';
import { mailHtml } from '../mail-html';
import type { MailProvider } from './mail-provider';

export interface SmtpOptions {
  /** 'smtps://user:password@mail.example:465', or 'smtp://…:587', which is told to encrypt. */
  url: string;
  /** 'Karvon <bron@karvon.example>' */
  from: string;
  /** The agency's name, above each letter. */
  brand: string;
  timeoutMs?: number;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A mail server over SMTP; without encryption only on the same machine. */
export function createSmtp({ url, from, brand, timeoutMs = 15_000 }: SmtpOptions): MailProvider {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const options = {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !loopback.has(hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // What is written to a visitor never names a file or an address for the server to read.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  };
  // Imported here: a server without a mail server needs none of it.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(options));
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? hostname;
  return {
    async send({ id, to, subject, text, attachments, unsubscribe, ...content }) {
      const mail = {
        messageId: `<${id}@${domain}>`,
        from,
        // Not as text: of `ali,karimov@mail.uz` that would make a letter to a stranger, karimov@mail.uz.
        to: { name: '', address: to },
        subject,
        text,
        html: mailHtml({ ...content, subject, text, brand }),
        attachments: attachments.map(({ name: filename, content }) => ({ filename, content })),
        ...(unsubscribe && {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      };
      await (await transport).sendMail(mail).catch((error: Error & { responseCode?: number }) => {
        // The server lives, and does not want this one.
        if ((error.responseCode ?? 0) >= 500)
          throw new PartyRefused(error.message, { cause: error });
        throw error;
      });
    },
  };
}
