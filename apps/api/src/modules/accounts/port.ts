/** What other modules may know of accounts: who asks. */
export { lockUser } from './lock-user';
export type { SessionAccess } from './sessions/session-access';
