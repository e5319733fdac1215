import type { Tx } from '@karvon/platform/db/database';
import type { Email, StaffMessage, Text } from './message';

export { isUnicode, smsParts, toSmsText, withAddress } from './sms-text';
export type { DocumentReader } from './message';

/** What other modules may ask of messages. */
export interface Messages {
  /** The message goes out if and only if `tx` commits; with an `id` of the caller's, once however often it is asked. */
  sendSms(tx: Tx, sms: Text, id?: string): Promise<void>;
  sendEmail(tx: Tx, email: Email, id?: string): Promise<void>;
  /** To whoever the settings name: by e-mail, by Telegram, by both, or to nobody. */
  sendToStaff(tx: Tx, message: StaffMessage): Promise<void>;
}
