/** What other modules may know of accounts: who asks. */
export type { SessionAccess } from './sessions/session-access';
