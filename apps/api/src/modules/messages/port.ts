import type { Tx } from '../../db/database';
import type { Email, Text } from './message';

export type { DocumentReader, DocumentReference } from './message';

/** What other modules may ask of messages. */
export interface Messages {
  /** The message goes out if and only if `tx` commits; with an `id` of the caller's, once however often it is asked. */
  sendSms(tx: Tx, sms: Text, id?: string): Promise<void>;
  sendEmail(tx: Tx, email: Email, id?: string): Promise<void>;
}
