import type { Locale } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { createPinAttempts } from './pins/pin-attempts';
import { phoneKey } from './phone-key';
import { isAlive } from './sessions/session-life';

/** What support needs to know of an account; it contains nothing that could sign anybody in. */
export interface Member {
  id: string;
  lang: Locale;
  since: Date;
  /** When one of the sessions was last renewed; null when there are none. */
  lastSeen: Date | null;
  /** How many browsers are signed in. */
  sessions: number;
  /** Seconds until an unknown browser may try another PIN; Infinity: only recovery helps. */
  pinWait: number;
}

export interface MemberDesk {
  /** @param phone in international form: '+998901234567' */
  find(phone: string): Promise<Member | undefined>;
}

/** Accounts as an operator sees them. */
export function createMemberDesk(
  deps: Pick<AppDeps, 'clock' | 'database' | 'logger' | 'personalData'>,
): MemberDesk {
  const { db } = deps.database;
  const attempts = createPinAttempts(deps);
  return {
    async find(phone) {
      const key = phoneKey(deps.personalData, phone);
      const user = await db
        .selectFrom('users')
        .select(['id', 'langcode', 'created_at'])
        .where('phone_key', '=', key)
        .executeTakeFirst();
      if (!user) return undefined;
      const { id, langcode: lang, created_at: since } = user;
      const begun = await db
        .selectFrom('sessions')
        .select(['ended_at', 'turned_at', 'created_at'])
        .where('user_id', '=', id)
        .where('ended_at', 'is', null)
        .orderBy('turned_at', 'desc')
        .execute();
      const alive = begun.filter((session) => isAlive(session, deps.clock.now()));
      return {
        id,
        lang,
        since,
        lastSeen: alive[0]?.turned_at ?? null,
        sessions: alive.length,
        pinWait: await attempts.wait(key),
      };
    },
  };
}
