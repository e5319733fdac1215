import { onDemand } from '../on-demand';
import type { BookedAlreadyDialogProps } from './booked-already-dialog';

const Dialog = onDemand(async () => (await import('./booked-already-dialog')).BookedAlreadyDialog);

interface BookedAlreadyQuestionProps extends Omit<BookedAlreadyDialogProps, 'orderNumber'> {
  /** Null until an earlier order was found. */
  orderNumber: string | null;
}

/** Asks before the same people are booked a second time. Its code loads when it is needed: the visitor has just waited for the carrier. */
export function BookedAlreadyQuestion({ orderNumber, ...question }: BookedAlreadyQuestionProps) {
  return orderNumber === null ? null : <Dialog orderNumber={orderNumber} {...question} />;
}
