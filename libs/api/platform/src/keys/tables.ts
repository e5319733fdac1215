export interface KeyTables {
  secret_checks: {
    name: string;
    fingerprint: string;
    /** For DATA_KEY: the sealed key of fingerprints; it stays in use after the data key it came from is gone. */
    kept: string | null;
  };
  /** The progress of re-sealing through the sealed columns; `place` is 'table.column'. */
  sealed_walks: {
    place: string;
    /** The primary key of the last processed row, as JSON; null before the first. */
    position: string | null;
    seen: number;
    resealed: number;
    finished_at: Date | null;
  };
  /** Rows that the last run could not open. */
  unreadable_rows: { place: string; row: string; found_at: Date };
}

declare module '../db/schema' {
  interface Schema extends KeyTables {}
}
