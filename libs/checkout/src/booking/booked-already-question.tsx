import { onDemand } from '../on-demand';
import type { Product } from '../product';
import type { useSecondOrder } from './use-second-order';

const Dialog = onDemand(async () => (await import('./booked-already-dialog')).BookedAlreadyDialog);

interface BookedAlreadyQuestionProps extends Pick<
  ReturnType<typeof useSecondOrder>,
  'agree' | 'question'
> {
  product: Product;
  /** Sends the form again. */
  onAgain: () => void;
}

/**
 * Asks before the same people are booked a second time. Its code loads on demand: a short wait more after the carrier's response.
 */
export function BookedAlreadyQuestion({
  product,
  question: { orderNumber, ...question },
  agree,
  onAgain,
}: BookedAlreadyQuestionProps) {
  if (orderNumber === null) return null;
  const again = () => {
    agree();
    onAgain();
  };
  return <Dialog {...{ product, orderNumber, ...question }} onAgain={again} />;
}
