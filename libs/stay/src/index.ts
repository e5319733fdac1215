export type { CancellationTexts } from './describe-stay';
export { hotelStatusNames } from './hotel-status.messages';
export { useRoomFit, type Lodging } from './use-room-fit';
export { useStayTexts, type StayTexts } from './use-stay-texts';
