import { timingSafeEqual } from 'node:crypto';
import type { PersonalData } from '@karvon/platform/personal-data';

/** A recovery opened longer ago is not valid any more. */
const staleMs = 60 * 60_000;
/** How long after the opening a code may be sent without a requested call. */
export const openingSeconds = 120;

/** When recoveries were opened. Nothing is stored: the browser sends back the sealed moment. */
export function createRecoveryOpenings(data: PersonalData) {
  const sealOf = (at: string) => data.fingerprint(at, 'recovery/opened');
  return {
    open(now: Date): string {
      const at = now.getTime().toString(36);
      return `${at}.${sealOf(at)}`;
    },

    /** Whole seconds until a code may be sent without a call; undefined for a forged or old opening. */
    left(opening: string, now: Date): number | undefined {
      const [at = '', seal = ''] = opening.split('.');
      const right = Buffer.from(sealOf(at));
      const given = Buffer.from(seal);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const passedMs = now.getTime() - parseInt(at, 36);
      if (passedMs > staleMs) return undefined;
      return Math.max(0, Math.ceil(openingSeconds - passedMs / 1000));
    },
  };
}

export type RecoveryOpenings = ReturnType<typeof createRecoveryOpenings>;
