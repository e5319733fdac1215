export { ExtrasButton } from './dialog/extras-button';
export { extrasMessages } from './extras.messages';
export { ExtraList } from './list/extra-list';
export { toExtra, totalOf, withoutExtra, type ExtraItem } from './model/choice';
export { checkChoice, seatsIn } from './model/extras-offer';
export { useExtraTexts, type TripOfExtras } from './texts/use-extra-texts';
export { useIncluded } from './texts/use-included';
