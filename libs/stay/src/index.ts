export type { CancellationTexts } from './describe-stay';
export { hotelStatusNames } from './hotel-status.messages';
export { describeRoomFit, type Lodging } from './room-fit';
export { useStayTexts, type StayTexts } from './use-stay-texts';
export { useMapLinks, type MapLink } from './use-map-links';
