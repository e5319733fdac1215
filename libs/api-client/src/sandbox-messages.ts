import {
  listSandboxMessagesCall,
  type listSandboxMessages as ListSandboxMessages,
} from '@karvon/contract';
import { call } from './transport/call';
import type { Transport } from './transport/transport';
import type { CallOptions, Sent } from './transport/call-types';

/** The messages a sandbox server kept instead of sending; `route-not-found` where messages are really sent. */
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
