import type { FastifyInstance } from 'fastify';
import { getIp, localeSchema, writeJournal, type Locale } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { registerEndpoint } from '@karvon/platform/http/route';
import { clientNetwork } from '@karvon/platform/http/client-network';
import { createAddressLimit } from './address-limit';
import { cleanEntry, cleanHeader } from './clean-entry';
import { createJournalStore, type JournalStore } from './journal-store';
import { networkOf } from './network-of';

const DAY_MS = 86_400_000;
/** How many calls a minute one address may make: a page may fail in a loop. */
const callsPerMinute = 60;

function localeOf(header: string | string[] | undefined): Locale | null {
  const read = localeSchema.safeParse(String(header).toLowerCase());
  return read.success ? read.data : null;
}

/** Stores errors of browsers for a while, without personal data. */
export function createJournal(app: FastifyInstance, deps: AppDeps): JournalStore {
  const { clock, config, database, jobs } = deps;
  const store = createJournalStore(database.db);
  const checkLimit = createAddressLimit(clock, callsPerMinute);

  registerEndpoint(app, writeJournal, {}, async ({ body }, { headers, ip }) => {
    checkLimit(clientNetwork(ip));
    const sender = {
      agent: cleanHeader(headers['x-appagent']),
      locale: localeOf(headers['x-applocale']),
      source: localeOf(headers['x-source']),
    };
    await store.insert(body.map(cleanEntry), sender, clock.now());
    return { accepted: body.length };
  });
  registerEndpoint(app, getIp, {}, (_input, { ip }) => ({ ip: networkOf(ip) }));
  jobs.work('journal.rotate', () =>
    store.rotate(
      new Date(clock.now().getTime() - config.journal.days * DAY_MS),
      config.journal.entries,
    ),
  );
  return store;
}
