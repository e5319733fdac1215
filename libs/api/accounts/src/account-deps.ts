import type { AppDeps } from '@karvon/platform/app-deps';
import type { Messages } from '@karvon/messages';
import type { Belongings, BookingsOfAccount } from '@karvon/order-ground/erased-bookings';
import type { SupportCalls } from '@karvon/site';
import type { PinAttempts } from './pins/pin-attempts';
import type { PinHasher } from './pins/pin-hash';
import type { RecoveryOpenings } from './pins/recovery-openings';
import type { Sessions } from './sessions/sessions';
import type { SmsCodes } from './sms/sms-codes';
import type { UserStore } from './user-store';

/** The dependencies of the use cases of accounts. */
export interface AccountDeps extends Pick<
  AppDeps,
  'clock' | 'config' | 'database' | 'edition' | 'jobs' | 'logger'
> {
  attempts: PinAttempts;
  /** Data of users in other modules. */
  belongings: readonly Belongings[];
  /** The bookings of one kind each: flights, hotels. */
  bookings: readonly BookingsOfAccount[];
  calls: SupportCalls;
  codes: SmsCodes;
  messages: Messages;
  openings: RecoveryOpenings;
  pins: PinHasher;
  sessions: Sessions;
  users: UserStore;
}
