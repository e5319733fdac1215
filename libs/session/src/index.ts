export { carryForms, readCarriedForms, type CarriedForms } from './carried-forms';
export { consentCookie, consentTime, consentValue, readConsent, type Consent } from './consent';
export {
  askConsentAgain,
  giveConsent,
  useConsent,
  useConsentReopened,
  whenConsented,
} from './consent-store';
export {
  forgetPrivate,
  forgetPrivateBy,
  privateKey,
  readPrivate,
  writePrivate,
} from './private-store';
export { readCookie } from './read-cookie';
export { dropRestoredText } from './restored-text';
export { SessionProvider, useSession, type Session } from './session-provider';
export { readTabForm, writeTabForm } from './tab-form';
export { CarriedFormsProvider, useCarriedForm, useHeldForm } from './use-carried-form';
export { readUser, userCookie } from './user-cookie';
