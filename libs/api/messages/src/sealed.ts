import type { SealedColumn } from '@karvon/platform/keys/sealed-column';
import { messageContext } from './message';
import { sandboxMessageContext } from './providers/sandbox-outbox';

export const sealedMessages: SealedColumn[] = [
  {
    table: 'messages',
    column: 'sealed',
    key: ['id'],
    context: ({ id }) => messageContext(String(id)),
  },
  {
    table: 'sandbox_messages',
    column: 'sealed',
    key: ['message_id'],
    context: ({ message_id }) => sandboxMessageContext(String(message_id)),
  },
];
