import type { getIp as GetIp, JournalEntry, writeJournal as WriteJournal } from '@karvon/contract';
import { call } from './call';
import type { Transport } from './transport';
import type { CallOptions, Wire } from './wire';

export const journalWires = {
  write: { method: 'POST', path: '/v1/journal' } as Wire<typeof WriteJournal>,
  ip: { method: 'GET', path: '/v1/ip' } as Wire<typeof GetIp>,
};

/** Tells the server what went wrong here; the call outlives the page that makes it. */
export function writeJournal(transport: Transport, entries: JournalEntry[]) {
  return call(transport, journalWires.write, { body: entries, keepalive: true });
}

/** The network this browser's calls come from, as the server sees it. */
export function getIp(transport: Transport, options?: CallOptions) {
  return call(transport, journalWires.ip, { ...options });
}
