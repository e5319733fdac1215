/** What operators may read of the journal. */
export type { JournalStore } from './journal-store';
