import type { FastifyInstance } from 'fastify';
import { listSandboxMessages, type SandboxMessage } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { MailProvider } from './mail-provider';
import type { SmsProvider } from './sms-provider';

const shown = 50;
export const sandboxMessageContext = (id: string) => `sandbox-message/${id}`;

type StoredMessage = Omit<SandboxMessage, 'id' | 'at'>;

/** An outbox instead of real phones and mailboxes: developers read the codes there. */
export function createSandboxOutbox(
  app: FastifyInstance,
  { clock, config, database: { db }, personalData }: AppDeps,
): { sms: SmsProvider; mail: MailProvider } {
  async function list(to: string | undefined) {
    const rows = await db
      .selectFrom('sandbox_messages')
      .selectAll()
      .orderBy('at', 'desc')
      .limit(shown)
      .execute();
    const messages = rows.map(({ message_id: id, sealed, at }) => ({
      id,
      // Text messages that are older than the mailbox have none of these.
      ...{ channel: 'sms' as const, subject: null, attachments: [], unsubscribe: null },
      ...personalData.open<StoredMessage>(sealed, sandboxMessageContext(id)),
      at: at.toISOString(),
    }));
    return { messages: messages.filter((message) => to === undefined || message.to === to) };
  }
  // A stranger who reads a code can open somebody's account.
  if (!config.isPublic)
    registerEndpoint(app, listSandboxMessages, {}, ({ query }) => list(query.to));

  async function keep(id: string, message: StoredMessage): Promise<void> {
    await db
      .insertInto('sandbox_messages')
      .values({
        message_id: id,
        sealed: personalData.seal(message, sandboxMessageContext(id)),
        at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  return {
    sms: {
      send: ({ id, to, text }) =>
        keep(id, { channel: 'sms', to, subject: null, text, attachments: [], unsubscribe: null }),
    },
    mail: {
      send: ({ id, to, subject, text, attachments, unsubscribe = null }) =>
        keep(id, {
          channel: 'email',
          to,
          subject,
          text,
          attachments: attachments.map(({ name, content }) => ({ name, bytes: content.length })),
          unsubscribe,
        }),
    },
  };
}
