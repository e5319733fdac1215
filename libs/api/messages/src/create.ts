import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import { PartyLeftAlone } from '@karvon/platform/parties/port';
import type { MessageTables } from './tables';
import type { JobHandler } from '@karvon/platform/jobs/jobs';
import { createProviders } from './create-providers';
import {
  messageContext,
  type DocumentReader,
  type DocumentReference,
  type Email,
  type Message,
} from './message';
import type { Messages } from './index';

export { messageQueues } from './queues';
export { sealedMessages } from './sealed';

/** Readers of documents, by kind, to attach them when a message is sent. */
export type DocumentReaders = Record<DocumentReference['kind'], DocumentReader>;

const notReady = {
  'air-tickets': 'tickets-not-ready',
  'hotel-voucher': 'voucher-not-ready',
} as const satisfies Record<DocumentReference['kind'], string>;

const sendQueues = ['messages.send-sms', 'messages.send', 'messages.send-to-staff'] as const;
type SendQueue = (typeof sendQueues)[number];

const CODE_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

/** Text messages, e-mail and Telegram, requested in a transaction. */
export function createMessages({
  clock,
  config,
  jobs,
  personalData,
}: Pick<AppDeps, 'clock' | 'config' | 'jobs' | 'personalData'>): Messages {
  async function insert(
    tx: Tx,
    message: Message,
    id: string,
    queue: SendQueue = message.channel === 'sms' ? 'messages.send-sms' : 'messages.send',
  ): Promise<void> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('messages')
      .values({
        id,
        channel: message.channel,
        status: 'waiting',
        sealed: personalData.seal(message, messageContext(id)),
        created_at: clock.now(),
        done_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) await jobs.enqueue(tx, queue, { messageId: id });
  }

  return {
    sendSms: (tx, sms, id = randomUUID()) => insert(tx, { channel: 'sms', ...sms }, id),
    sendEmail: (tx, email, id = randomUUID()) => insert(tx, { channel: 'email', ...email }, id),
    async sendToStaff(tx, { subject, text }) {
      const { email: to, telegram } = config.staff;
      const queue = 'messages.send-to-staff';
      const messages: Message[] = [];
      if (to) messages.push({ channel: 'email', to, lang: 'ru', subject, text, attachments: [] });
      if (telegram) messages.push({ channel: 'telegram', text: `${subject}\n\n${text}` });
      for (const message of messages) await insert(tx, message, randomUUID(), queue);
    },
  };
}

/** Sends requested messages by jobs, and deletes them when they are sent. */
export function registerMessageSending(
  app: FastifyInstance,
  deps: AppDeps,
  documents: DocumentReaders,
): void {
  const { clock, database, jobs, logger, personalData } = deps;
  const { db } = database;
  const providers = createProviders(app, deps);

  async function readDocument(reference: DocumentReference) {
    const content = await documents[reference.kind](reference.orderNumber, reference.lang);
    // Thrown and not left out: the job tries again while a paper is drawn anew, and a job that gives up is seen.
    if (!content) throw problem(notReady[reference.kind]);
    return { name: reference.name, content };
  }

  async function send(id: string, message: Message): Promise<void> {
    if (message.channel === 'sms') return providers.sms.send({ id, ...message });
    if (message.channel === 'telegram') return providers.telegram?.send(message.text);
    const attachments = await Promise.all(message.attachments.map(readDocument));
    // A letter that the release before this one wrote has no language.
    const lang = (message as Partial<Email>).lang ?? 'ru';
    return providers.mail.send({ id, ...message, lang, attachments });
  }

  async function finish(id: string, status: 'sent' | 'failed'): Promise<void> {
    await db
      .updateTable('messages')
      .set({ status, sealed: null, done_at: clock.now() })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .execute();
  }

  /** A code is of no use soon, and the other messages stay true for a while. */
  const mayWait = ({
    channel,
    created_at: requested,
  }: Pick<Selectable<MessageTables['messages']>, 'channel' | 'created_at'>) =>
    clock.now().getTime() - requested.getTime() < (channel === 'sms' ? CODE_MS : DAY_MS / 2);

  const deliver =
    (queue: SendQueue): JobHandler<SendQueue> =>
    async ({ messageId }, { last }) => {
      const row = await db
        .selectFrom('messages')
        .select(['channel', 'created_at', 'sealed'])
        .where('id', '=', messageId)
        .where('status', '=', 'waiting')
        .executeTakeFirst();
      if (!row?.sealed) return;
      try {
        const message = personalData.open<Message>(row.sealed, messageContext(messageId));
        await send(messageId, { ...message, channel: row.channel } as Message);
      } catch (error) {
        if (error instanceof PartyLeftAlone && mayWait(row)) {
          // Nothing was tried: no try is spent.
          await jobs.enqueue(db, queue, { messageId }, { startAfter: error.until });
          return;
        }
        if (last) {
          logger.error({ messageId, channel: row.channel }, 'a message was given up');
          await finish(messageId, 'failed');
        }
        throw error;
      }
      await finish(messageId, 'sent');
    };
  for (const queue of sendQueues) jobs.work(queue, deliver(queue));

  jobs.work('messages.forget', async () => {
    const before = new Date(clock.now().getTime() - DAY_MS);
    await db.deleteFrom('messages').where('created_at', '<', before).execute();
    await db.deleteFrom('sandbox_messages').where('at', '<', before).execute();
  });
}
