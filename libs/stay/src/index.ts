export type { CancellationTexts } from './describe-stay';
export { hotelStatusNames } from './hotel-status.messages';
export { useStayTexts, type StayTexts } from './use-stay-texts';
