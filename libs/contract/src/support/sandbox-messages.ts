import { z } from 'zod';
import { endpoint } from '../endpoint';
import { instantSchema } from '../primitives';
import { listSandboxMessagesCall } from './sandbox-messages.calls';

/** A text message or an e-mail of the sandbox, which was not really sent. */
export const sandboxMessageSchema = z.strictObject({
  id: z.uuid(),
  channel: z.enum(['sms', 'email']),
  /** A phone or an e-mail address. */
  to: z.string(),
  /** Null for a text message. */
  subject: z.string().nullable(),
  text: z.string(),
  attachments: z.array(z.strictObject({ name: z.string(), bytes: z.number().int() })),
  /**
   * The address where a mail program unsubscribes from e-mails of this kind (RFC 8058); null where there is nothing to
   * unsubscribe from.
   */
  unsubscribe: z.url().nullable(),
  at: instantSchema,
});
export type SandboxMessage = z.infer<typeof sandboxMessageSchema>;

export const listSandboxMessages = endpoint({
  ...listSandboxMessagesCall,
  summary:
    'What the sandbox has sent, the newest first; only a server whose messages go nowhere has it',
  query: z.strictObject({ to: z.string().max(254).optional() }),
  response: z.strictObject({ messages: z.array(sandboxMessageSchema) }),
});
