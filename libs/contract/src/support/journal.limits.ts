/** Limits of one `writeJournal` call: entries, and in each of them characters and keys. */
export const journalLimits = { entries: 20, text: 4_000, keys: 20, value: 1_000 } as const;

/** A key of an entry's context. */
export const journalKeyPattern = /^[A-Za-z][A-Za-z.-]{0,39}$/;
