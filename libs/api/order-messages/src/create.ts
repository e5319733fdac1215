import type { AppDeps } from '@karvon/platform/app-deps';
import { stableId } from '@karvon/platform/stable-id';
import type { Messages } from '@karvon/messages';
import type { ReadNotice } from '@karvon/order-ground/notices/notice';
import type { Announce } from '@karvon/order-ground/notices/announce';
import { remindAt } from './remind-at';
import type { OrderKind } from '@karvon/order-ground/notices/order-events';
import { writeLetter } from './write-letter';

export { orderMessageQueues } from './queues';

/** The readers of orders of each kind. */
export type NoticeReaders = { [Kind in OrderKind]: ReadNotice<Kind> };

/** Records an event in the transaction in which it happens; a job writes the message. */
export const createAnnounce =
  ({ clock, jobs }: Pick<AppDeps, 'clock' | 'jobs'>): Announce =>
  async (tx, { kind, number, ...occasion }, event, payBefore) => {
    const order = { kind, orderNumber: number, ...occasion };
    const reminder = payBefore && remindAt(clock.now(), payBefore);
    await jobs.enqueueAll(tx, 'order-messages.write', [
      { data: { ...order, event } },
      ...(reminder
        ? [{ data: { ...order, event: 'reminder' as const }, startAfter: reminder }]
        : []),
    ]);
  };

/** The job that writes the messages of events. */
export function registerOrderMessages(
  { config, database: { db }, edition, jobs }: AppDeps,
  { messages, readers }: { messages: Messages; readers: NoticeReaders },
): void {
  const mayBeTexted = (phone: string) =>
    config.sms.prefixes.some((prefix) => phone.startsWith(prefix));

  jobs.work('order-messages.write', async ({ kind, orderNumber: number, event, occasion }) => {
    const read = readers[kind] as ReadNotice<OrderKind>;
    const notice = await read(number, event, occasion);
    if (!notice) return;
    const { attachments, email: to, phone } = notice;
    const { publicUrl } = config;
    const { letter, sms } = writeLetter({ kind, number, event }, notice, { edition, publicUrl });
    // Made from the event: a job that runs twice writes the same message.
    const id = (channel: string) =>
      stableId(...[kind, number, event, ...(occasion === undefined ? [] : [occasion]), channel]);
    await db.transaction().execute(async (tx) => {
      await messages.sendEmail(tx, { to, ...letter, attachments }, id('email'));
      if (sms !== null && mayBeTexted(phone))
        await messages.sendSms(tx, { to: phone, text: sms }, id('sms'));
    });
  });
}
