import {
  writeJournalCall,
  getIpCall,
  type getIp as GetIp,
  type JournalEntry,
  type writeJournal as WriteJournal,
} from '@karvon/contract';
import { call } from './transport/call';
import type { Transport } from './transport/transport';
import type { CallOptions } from './transport/call-types';

/** Sends error reports to the server; the call finishes even when the page is left. */
export function writeJournal(transport: Transport, entries: JournalEntry[]) {
  return call<typeof WriteJournal>(transport, writeJournalCall, { body: entries, keepalive: true });
}

/** The browser's network address, as the server sees it. */
export function getIp(transport: Transport, options?: CallOptions) {
  return call<typeof GetIp>(transport, getIpCall, { ...options });
}
