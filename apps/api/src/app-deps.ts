import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Edition } from '@karvon/edition';
import type { Tracing } from '@karvon/tracing';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/database';
import type { Jobs } from './jobs/jobs';
import type { DrawPaper } from './papers/port';
import type { Parties } from './parties/port';
import type { KeyBoard } from './keys/port';
import type { PersonalData } from './personal-data';
import type { NotifyStaff } from './staff-notices/port';

/** Everything a module may need from outside; tests bring their own. */
export interface AppDeps {
  config: Config;
  edition: Edition;
  database: Database;
  jobs: Jobs;
  clock: Clock;
  /** Where measurements go; undefined when the program measures nothing. */
  metrics?: Registry | undefined;
  /** Makes spans of what is done; undefined where no collector is named. */
  tracing?: Tracing | undefined;
  logger: Logger;
  /** Signs tokens: the first of `tokenSecrets`. */
  tokenSecret: string;
  /** All of them verify tokens: while a secret is being replaced there is more than one. */
  tokenSecrets: readonly string[];
  /** The token by which the first operator signs in. */
  operatorToken: string;
  /** Draws receipts and vouchers. */
  drawPaper: DrawPaper;
  /** Whoever is called over the network. */
  parties: Parties;
  /** Seals what identifies a person before it is stored. */
  personalData: PersonalData;
  /** What operators see and do about the keys. */
  keys: KeyBoard;
  /** Tells the agency's people of what waits for them. */
  notifyStaff: NotifyStaff;
}
