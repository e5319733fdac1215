import { randomUUID } from 'node:crypto';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { patiently, unlessUnanswered, type Pause } from './patiently';
import type { Left } from './walk';

/** Books under references of ours at a provider whose response may be lost. */
export function createAttempt<Booked>(pause: Pause) {
  let reference = '';
  /** Nobody knows whether an order exists under the reference. */
  let doubtful = false;

  const settled = (send: Promise<Booked | null>): Promise<Booked | null> =>
    send.catch((error: unknown) => {
      doubtful = error instanceof SupplierUnanswered;
      return unlessUnanswered(error);
    });

  return {
    /** The reference of the latest booking. */
    reference: () => reference,

    /**
     * @param send sends the booking once
     * @param find looks for the booking after a lost response
     */
    async book(
      send: (reference: string) => Promise<Booked>,
      find: (reference: string) => Promise<Booked | null>,
    ): Promise<Booked> {
      reference = randomUUID();
      doubtful = true;
      const booked =
        (await settled(send(reference))) ??
        (await patiently(pause, () => settled(find(reference))));
      if (!booked) throw new SupplierUnanswered('no response, and no order appeared');
      doubtful = false;
      return booked;
    },

    left: (): Left[] =>
      doubtful
        ? [{ line: `perhaps an order under our reference ${reference}`, byHand: false }]
        : [],
  };
}
