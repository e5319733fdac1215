import type { Cancellation, HotelOffer } from './hotel-offer';

type Step = Cancellation['steps'][number];

/** The steps of a cancellation with a penalty; `whole` where the penalty is the whole price. */
export const costlySteps = (
  steps: readonly Step[],
  total: HotelOffer['total'],
): (Step & { whole: boolean })[] =>
  steps
    .filter(({ penalty }) => penalty.amount > 0)
    .map((step) => ({ ...step, whole: step.penalty.amount >= total.amount }));
