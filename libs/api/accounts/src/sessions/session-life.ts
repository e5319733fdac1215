import type { Selectable } from 'kysely';
import type { AccountTables } from '../tables';

type SessionLife = Pick<
  Selectable<AccountTables['sessions']>,
  'ended_at' | 'turned_at' | 'created_at'
>;

const DAY_MS = 86_400_000;
/** How long a session lives without use. */
const idleMs = 30 * DAY_MS;
/** How long a session lives even if it is used. */
const longestMs = 90 * DAY_MS;

/** Whether a session still signs its browser in. */
export const isAlive = ({ ended_at, turned_at, created_at }: SessionLife, now: Date): boolean =>
  ended_at === null &&
  now.getTime() - turned_at.getTime() < idleMs &&
  now.getTime() - created_at.getTime() < longestMs;
