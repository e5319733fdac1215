import type { Selectable } from 'kysely';
import type { AccountTables } from '../tables';

type SessionLife = Pick<
  Selectable<AccountTables['sessions']>,
  'ended_at' | 'turned_at' | 'created_at'
>;

const DAY_MS = 86_400_000;
/** A session ends when it was not used for so long. */
const idleMs = 30 * DAY_MS;
/** A session ends after so long even if it is used. */
const longestMs = 90 * DAY_MS;

/** Whether a session still signs its browser in. */
export const isAlive = ({ ended_at, turned_at, created_at }: SessionLife, now: Date): boolean =>
  ended_at === null &&
  now.getTime() - turned_at.getTime() < idleMs &&
  now.getTime() - created_at.getTime() < longestMs;
