import type { RowKey } from './sealed-column';

export interface KeyState {
  /** Null: sealed before keys had ids. */
  id: string | null;
  /**
   * 'seals' is the newest key, 'seals-elsewhere' that of another API. A value that was sealed with a key of 'not-set' cannot be
   * read.
   */
  state: 'seals' | 'seals-elsewhere' | 'opens' | 'not-set';
  rows: number;
}

export interface KeyStates {
  dataKeys: KeyState[];
  /** Ids of the token secrets, first the one that signs. */
  tokenSecrets: string[];
  walk: { place: string; seen: number; resealed: number; finishedAt: Date | null }[];
  unreadable: { place: string; row: RowKey }[];
}

/** Why a key is not retired: it is the newest key or not set, or an API has not been restarted with a newer one. */
export type Retirement = 'begun' | 'not-old' | 'seals-elsewhere';

export interface KeyBoard {
  states(): Promise<KeyStates>;
  /** Reads every sealed value, and seals again with the newest key those that another key has sealed. */
  check(): Promise<void>;
  /** Does the same, so that a key can be removed from the settings; refused while an API seals with it. */
  retire(id: string): Promise<Retirement>;
  /** Processes one batch of that work; called by a job. */
  walk(): Promise<void>;
}
