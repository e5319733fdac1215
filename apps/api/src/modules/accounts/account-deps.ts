import type { AppDeps } from '../../app-deps';
import type { Messages } from '../messages/create';
import type { CallbackStore } from '../support/callback-store';
import type { PinAttempts } from './pins/pin-attempts';
import type { PinHasher } from './pins/pin-hash';
import type { RecoveryOpenings } from './pins/recovery-openings';
import type { Sessions } from './sessions/sessions';
import type { SmsCodes } from './sms/sms-codes';
import type { UserStore } from './user-store';

/** What the use cases of accounts work with. */
export interface AccountDeps extends Pick<
  AppDeps,
  'clock' | 'config' | 'database' | 'edition' | 'logger'
> {
  attempts: PinAttempts;
  callbacks: CallbackStore;
  codes: SmsCodes;
  messages: Messages;
  openings: RecoveryOpenings;
  pins: PinHasher;
  sessions: Sessions;
  users: UserStore;
}
