import {
  listSandboxMessagesCall,
  type listSandboxMessages as ListSandboxMessages,
} from '@karvon/contract';
import { call } from './transport/call';
import type { Transport } from './transport/transport';
import type { CallOptions, Sent } from './transport/call-types';

/** What a sandbox server has sent instead of to phones and mailboxes; `route-not-found` where messages are real. */
export function listSandboxMessages(
  transport: Transport,
  query: Sent<typeof ListSandboxMessages>['query'] = {},
  options?: CallOptions,
) {
  return call<typeof ListSandboxMessages>(transport, listSandboxMessagesCall, {
    query,
    ...options,
  });
}
