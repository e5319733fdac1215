export interface KeyTables {
  secret_checks: {
    name: string;
    fingerprint: string;
    /** Of DATA_KEY: the key of fingerprints, sealed; it outlives the data key it came from. */
    kept: string | null;
  };
  /** How far a walk through the sealed columns has come; `place` is 'table.column'. */
  sealed_walks: {
    place: string;
    /** The key of the last row that was looked at, as JSON; null before the first. */
    position: string | null;
    seen: number;
    resealed: number;
    finished_at: Date | null;
  };
  /** What the last walk could not open. */
  unreadable_rows: { place: string; row: string; found_at: Date };
}
