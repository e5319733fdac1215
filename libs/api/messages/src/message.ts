import type { Locale } from '@karvon/contract';

/** A document that is read when the message is sent: the message itself holds text only. */
export interface DocumentReference {
  kind: 'air-tickets' | 'hotel-voucher';
  orderNumber: string;
  lang: Locale;
  /** The file's name for the receiver. */
  name: string;
}

/** Null: it is not made yet. */
export type DocumentReader = (orderNumber: string, lang: Locale) => Promise<Buffer | null>;

export interface Text {
  /** E.164. */
  to: string;
  text: string;
}

export interface Email {
  to: string;
  lang: Locale;
  subject: string;
  text: string;
  attachments: DocumentReference[];
  /** The address that stops letters of this kind with one POST (RFC 8058): mail programs show a button for it. */
  unsubscribe?: string;
  /** Reservations by schema.org, for the cards and calendars of mail programs. */
  reservations?: readonly object[];
}

/** What the agency's own people are told. */
export interface StaffMessage {
  subject: string;
  text: string;
}

/** A message as it waits to be sent. */
export type Message =
  | ({ channel: 'sms' } & Text)
  | ({ channel: 'email' } & Email)
  | { channel: 'telegram'; text: string };

/** What a message is sealed for. */
export const messageContext = (id: string) => `message/${id}`;
