import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { AppDeps } from '../../app-deps';
import type { Tx } from '../../db/database';
import { createEskiz } from './providers/eskiz';
import { createSandboxSms } from './providers/sandbox-sms';
import type { Sms, SmsProvider } from './providers/sms-provider';

export interface Messages {
  /** The message goes out if and only if `tx` commits. */
  sendSms(tx: Tx, sms: Omit<Sms, 'id'>): Promise<void>;
}

const DAY_MS = 86_400_000;
const context = (id: string) => `message/${id}`;

function createProvider(app: FastifyInstance, deps: AppDeps): SmsProvider {
  const { sms } = deps.config;
  return sms.provider === 'eskiz' ? createEskiz(sms) : createSandboxSms(app, deps);
}

/** Text messages: asked for in a transaction, sent by a job, forgotten when they are sent. */
export function createMessages(app: FastifyInstance, deps: AppDeps): Messages {
  const { clock, database, jobs, logger, personalData } = deps;
  const { db } = database;
  const provider = createProvider(app, deps);

  async function finish(id: string, status: 'sent' | 'failed'): Promise<void> {
    await db
      .updateTable('messages')
      .set({ status, sealed: null, done_at: clock.now() })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .execute();
  }

  jobs.work('messages.send', async ({ messageId }, { last }) => {
    const row = await db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', messageId)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    if (!row?.sealed) return;
    try {
      await provider.send(personalData.open<Sms>(row.sealed, context(messageId)));
    } catch (error) {
      if (last) {
        logger.error({ messageId, channel: row.channel }, 'a message was given up');
        await finish(messageId, 'failed');
      }
      throw error;
    }
    await finish(messageId, 'sent');
  });

  jobs.work('messages.forget', async () => {
    const before = new Date(clock.now().getTime() - DAY_MS);
    await db.deleteFrom('messages').where('created_at', '<', before).execute();
    await db.deleteFrom('sandbox_messages').where('at', '<', before).execute();
  });

  return {
    async sendSms(tx, sms) {
      const id = randomUUID();
      await tx
        .insertInto('messages')
        .values({
          id,
          channel: 'sms',
          status: 'waiting',
          sealed: personalData.seal({ id, ...sms }, context(id)),
          created_at: clock.now(),
          done_at: null,
        })
        .execute();
      await jobs.enqueue(tx, 'messages.send', { messageId: id });
    },
  };
}
