import { paths } from '@karvon/paths';
import { bindWords } from '@karvon/short-words';
import type { AppDeps } from '../../app-deps';
import { stableId } from '../../stable-id';
import type { Messages } from '../messages/port';
import { closings } from './closings';
import { fillText } from './fill-text';
import type { OrderNotice, ReadNotice } from './notice';
import type { Announce } from './port';
import { remindAt } from './remind-at';
import { orderTexts } from './order-texts';
import type { OrderEvent, OrderKind, OrderText } from './texts';

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

const pages = { air: paths.airOrder, hotel: paths.hotelOrder };

/** The job that writes the messages of events. */
export function registerOrderMessages(
  { config, database: { db }, edition, jobs }: AppDeps,
  { messages, readers }: { messages: Messages; readers: NoticeReaders },
): void {
  function bodyOf(
    { lines }: OrderText,
    { lang, facts }: OrderNotice,
    { kind, number }: { kind: OrderKind; number: string },
  ): string {
    const { greeting, page, ask } = closings[lang];
    const said = lines
      .map((line) => fillText(line, facts))
      .filter((line) => line !== null)
      .map(bindWords)
      .join('\n')
      // A paragraph whose facts are all empty leaves no blank lines.
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    const contacts = { phone: edition.phones[0]!.label, email: edition.email };
    return [
      greeting,
      said,
      `${page}\n${config.publicUrl}${pages[kind].to(lang, { number })}`,
      `${fillText(ask, contacts)}\n${edition.brand}`,
    ].join('\n\n');
  }

  const mayBeTexted = (phone: string) =>
    config.sms.prefixes.some((prefix) => phone.startsWith(prefix));

  jobs.work('order-messages.write', async ({ kind, orderNumber: number, event, occasion }) => {
    const read = readers[kind] as ReadNotice<OrderKind>;
    const notice = await read(number, event, occasion);
    if (!notice) return;
    const { attachments, email: to, facts, lang, phone } = notice;
    const texts: Partial<Record<OrderEvent, OrderText>> = orderTexts[kind][lang];
    const text = texts[event]!;
    const subject = fillText(text.subject, facts) ?? `${edition.brand}: ${number}`;
    const sms = text.sms === undefined ? null : fillText(text.sms, facts);
    // Made from the event: a job that runs twice writes the same message.
    const id = (channel: string) =>
      stableId(...[kind, number, event, ...(occasion === undefined ? [] : [occasion]), channel]);
    await db.transaction().execute(async (tx) => {
      const body = bodyOf(text, notice, { kind, number });
      const mail = { to, subject, text: body, attachments };
      await messages.sendEmail(tx, mail, id('email'));
      if (sms !== null && mayBeTexted(phone))
        await messages.sendSms(tx, { to: phone, text: sms }, id('sms'));
    });
  });
}
