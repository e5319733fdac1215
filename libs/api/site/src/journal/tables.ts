import type { JournalEntry, Locale } from '@karvon/contract';
import type { Generated, JSONColumnType } from 'kysely';

export interface JournalTables {
  journal_entries: {
    id: Generated<number>;
    at: Date;
    level: JournalEntry['level'];
    product: JournalEntry['product'];
    agent: string | null;
    locale: Locale | null;
    source: Locale | null;
    text: string;
    context: JSONColumnType<Record<string, string>>;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends JournalTables {}
}
