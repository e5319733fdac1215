import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endpoint, instantSchema, phoneSchema } from '@karvon/contract';
import type { AppDeps } from '../../../app-deps';
import { registerEndpoint } from '../../../http/route';
import type { Sms, SmsProvider } from './sms-provider';

const shown = 50;
const context = (id: string) => `sandbox-message/${id}`;

const messageSchema = z.strictObject({ to: phoneSchema, text: z.string(), at: instantSchema });

/** A developer's page: only a server whose messages go nowhere has it. */
const listSandboxMessages = endpoint({
  method: 'GET',
  path: '/v1/sandbox/messages',
  summary: 'What the sandbox telephone has received, the newest first',
  query: z.strictObject({ to: phoneSchema.optional() }),
  answer: z.strictObject({ messages: z.array(messageSchema) }),
});

/** A telephone of our own instead of the world's: whoever develops reads the codes there. */
export function createSandboxSms(
  app: FastifyInstance,
  { clock, database: { db }, personalData }: AppDeps,
): SmsProvider {
  registerEndpoint(app, listSandboxMessages, async ({ query }) => {
    const rows = await db
      .selectFrom('sandbox_messages')
      .selectAll()
      .orderBy('at', 'desc')
      .limit(shown)
      .execute();
    const messages = rows.map(({ message_id: id, sealed, at }) => {
      const { to, text } = personalData.open<Sms>(sealed, context(id));
      return { to, text, at: at.toISOString() };
    });
    return { messages: messages.filter(({ to }) => query.to === undefined || to === query.to) };
  });

  return {
    async send(sms) {
      await db
        .insertInto('sandbox_messages')
        .values({
          message_id: sms.id,
          sealed: personalData.seal(sms, context(sms.id)),
          at: clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
