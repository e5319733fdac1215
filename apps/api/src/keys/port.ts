import type { RowKey } from './sealed-column';

export interface KeyState {
  /** Null: older than the ids of keys. */
  id: string | null;
  /** 'seals' is the newest; what a key that is not set has sealed cannot be read. */
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
  /** Looks at everything that is sealed, and seals by the newest key what another one has sealed. */
  check(): Promise<void>;
  /** The same, so that a key may be left out. False: it is the newest one, or not set. */
  retire(id: string): Promise<boolean>;
  /** A part of that; a job asks for it. */
  walk(): Promise<void>;
}
