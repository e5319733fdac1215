export type { CancellationTexts } from './describe-stay';
export type { OfferFacts, OfferTexts } from './describe-offer';
export { hotelStatusNames } from './hotel-status.messages';
export { describeRoomFit, type Lodging } from './room-fit';
export { stayTexts, useStayTexts, type StayTexts } from './use-stay-texts';
export { useMapLinks, type MapLink } from './use-map-links';
