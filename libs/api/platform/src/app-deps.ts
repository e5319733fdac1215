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

/** Everything a module may need from outside; tests pass their own. */
export interface AppDeps {
  config: Config;
  edition: Edition;
  database: Database;
  jobs: Jobs;
  clock: Clock;
  /** The registry of metrics; undefined when nothing is measured. */
  metrics?: Registry | undefined;
  /** Records spans; undefined where no collector is configured. */
  tracing?: Tracing | undefined;
  logger: Logger;
  /** Signs tokens; the first of `tokenSecrets`. */
  tokenSecret: string;
  /** Each of them verifies tokens: there is more than one while a secret is being replaced. */
  tokenSecrets: readonly string[];
  /** The token by which the first operator signs in. */
  operatorToken: string;
  /** Draws receipts and vouchers. */
  drawPaper: DrawPaper;
  /** The upstreams that are called over the network. */
  parties: Parties;
  /** Encrypts what identifies a person before it is stored. */
  personalData: PersonalData;
  /** Shows operators the state of the keys and lets them re-encrypt rows. */
  keys: KeyBoard;
  /** Notifies the agency's staff of work that waits for them. */
  notifyStaff: NotifyStaff;
}
