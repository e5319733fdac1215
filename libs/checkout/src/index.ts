export { bookOnce } from './booking/book-once';
export { BookedAlreadyQuestion } from './booking/booked-already-question';
export { fieldIssues } from './booking/field-issues';
export { Unsettled } from './booking/late-unsettled';
export { useOneAtATime } from './booking/use-one-at-a-time';
export { useSecondOrder } from './booking/use-second-order';
export { ConsentFields } from './consents/consent-fields';
export { consentMessages } from './consents/consent-fields.messages';
export { startConsents, type ConsentDefaults } from './consents/consents';
export { consentsSchema } from './consents/consents-schema';
export type { BookerContacts, ContactsSlot } from './contacts-slot';
export { forgetAccountDraft, restoreAccountDraft } from './drafts/late-account-drafts';
export {
  draftsOnDevice,
  forgetDrafts,
  markDraft,
  readDraft,
  writeDraft,
} from './drafts/draft-store';
export { KeepDraft } from './drafts/keep-draft';
export { useDraft } from './drafts/use-draft';
export { EmailField } from './fields/email-field';
export { emailMessages } from './fields/email-field.messages';
export { commonRules, optional } from './fields/field.messages';
export { fillEmpty } from './fields/fill-empty';
export { passes, typedText, type CommonRule } from './fields/typed-text';
export { useNameSpelling } from './fields/use-name-spelling';
export { useErrorText } from './fields/use-error-text';
export { useLateRules } from './fields/use-late-rules';
export { onDemand } from './on-demand';
export { PriceNews } from './price/price-news';
export { PriceQuestion } from './price/price-question';
export { seenPrice } from './price/seen-price';
export { useLowerPriceToast } from './price/use-lower-price-toast';
export { CheckoutHeader } from './steps/checkout-header';
export { CheckoutSteps } from './steps/checkout-steps';
