import type { Locale } from '@karvon/contract';

export interface MailAttachment {
  /** 'karvon-7K3M9QXA.pdf' */
  name: string;
  content: Buffer;
}

export interface Mail {
  /** Our own id: a server that gets the letter twice sees the same Message-ID. */
  id: string;
  to: string;
  lang: Locale;
  subject: string;
  /** Lines of plain text; addresses stand alone on their line. */
  text: string;
  attachments: MailAttachment[];
  /** Takes a POST that stops letters of this kind (RFC 8058); undefined for letters that one cannot stop. */
  unsubscribe?: string | undefined;
  /** Reservations by schema.org; the HTML holds them. */
  reservations?: readonly object[] | undefined;
}

/** A provider of e-mail. */
export interface MailProvider {
  /** Resolves when the provider has taken the message; throws when it has not. */
  send(mail: Mail): Promise<void>;
}
