/** What other modules may use of accounts: who sends a request, and deleting drafts that were booked. */
export { formDrafts } from './drafts/form-drafts';
export { erasures, erasureReasons, type ErasureRow } from './erasures/erasures';
export { smsTexts } from './sms/sms-texts';
export { lockUser } from './lock-user';
export { createMemberDesk, type MemberDesk } from './member-desk';
export type { SessionAccess } from './sessions/session-access';
