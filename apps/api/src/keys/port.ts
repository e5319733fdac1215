import type { RowKey } from './sealed-column';

export interface KeyState {
  /** Null: older than the ids of keys. */
  id: string | null;
  /** 'seals' is the newest key. What a key with 'not-set' has sealed cannot be read. */
  state: 'seals' | 'opens' | 'not-set';
  rows: number;
}

export interface KeyStates {
  dataKeys: KeyState[];
  /** Ids of the token secrets, first the one that signs. */
  tokenSecrets: string[];
  walk: { place: string; seen: number; resealed: number; finishedAt: Date | null }[];
  unreadable: { place: string; row: RowKey }[];
}

export interface KeyBoard {
  states(): Promise<KeyStates>;
  /** Reads everything that is sealed, and seals again with the newest key what another key has sealed. */
  check(): Promise<void>;
  /** The same, so that a key can be removed from the settings. False: it is the newest key, or not set. */
  retire(id: string): Promise<boolean>;
  /** One part of that work; called by a job. */
  walk(): Promise<void>;
}
