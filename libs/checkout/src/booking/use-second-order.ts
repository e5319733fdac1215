import { useRef, useState } from 'react';
import { isApiProblem } from '@karvon/api-client';

/** Handles a second order of the same people: it is made only after the visitor's confirmation. */
export function useSecondOrder() {
  const [orderNumber, setOrderNumber] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const wanted = useRef(false);
  return {
    /** Props for `BookedAlreadyQuestion`. */
    question: { orderNumber, open, onClose: () => setOpen(false) },
    /** Opens the question; returns false for any other refusal of a booking. */
    ask(error: unknown): boolean {
      if (!isApiProblem(error) || error.problem.code !== 'already-booked') return false;
      setOrderNumber(error.problem.orderNumber);
      setOpen(true);
      return true;
    },
    /** From now on the form allows a second order, also when it is sent again after a lost response. */
    agree(): void {
      wanted.current = true;
      setOpen(false);
    },
    isWanted: () => wanted.current,
  };
}
