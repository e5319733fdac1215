import type { Database } from '@karvon/platform/db/database';
import { openTestDatabase } from '@karvon/platform/testing/test-database';
import { queues } from '../composition/queues';

/** A fresh database for the whole API, with its queues; see `openTestDatabase`. */
export const openApiDatabase = (url: string | undefined): Promise<Database> =>
  openTestDatabase(url, queues);
