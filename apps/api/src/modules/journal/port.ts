/** The entries of the journal that operators may read. */
export type { JournalStore } from './journal-store';
