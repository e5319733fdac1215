export type { CancellationTexts } from './describe-stay';
export { useStayTexts, type StayTexts } from './use-stay-texts';
