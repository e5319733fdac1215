import type { Logger } from 'pino';
import type { Edition } from '@karvon/edition';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/database';
import type { Jobs } from './jobs/jobs';
import type { PersonalData } from './personal-data';

/** Everything a module may need from outside; tests bring their own. */
export interface AppDeps {
  config: Config;
  edition: Edition;
  database: Database;
  jobs: Jobs;
  clock: Clock;
  logger: Logger;
  tokenSecret: string;
  /** Lets an operator in. */
  operatorToken: string;
  /** Seals what identifies a person before it is stored. */
  personalData: PersonalData;
}
