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

/** Tells the server what went wrong here; the call outlives the page that makes it. */
export function writeJournal(transport: Transport, entries: JournalEntry[]) {
  return call<typeof WriteJournal>(transport, writeJournalCall, { body: entries, keepalive: true });
}

/** The network this browser's calls come from, as the server sees it. */
export function getIp(transport: Transport, options?: CallOptions) {
  return call<typeof GetIp>(transport, getIpCall, { ...options });
}
