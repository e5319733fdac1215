export { consentCookie, readConsent, type Consent } from './consent';
export { giveConsent, useConsent, whenConsented } from './consent-store';
export { forgetPrivate, readPrivate, writePrivate } from './private-store';
export { readCookie } from './read-cookie';
export { SessionProvider, useSession, type Session } from './session-provider';
export { readUser, userCookie } from './user-cookie';
