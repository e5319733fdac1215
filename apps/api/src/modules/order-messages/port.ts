import type { Tx } from '@karvon/platform/db/database';
import type { OrderEvent, OrderKind } from './texts';

export { closingOf, type Sender } from './closings';
export { factWords } from './fact-words';
export { fillText, namesIn } from './fill-text';
export type { ReadNotice } from './notice';
export { orderTexts } from './order-texts';
export { reservationOf, type Reservation, type ReservationStatus } from './reservation';
export { orderEvents, orderFacts, type FactName, type OrderEvent, type OrderKind } from './texts';
export { writeLetter } from './write-letter';

/**
 * Notifies the booker if and only if `tx` commits, and once for each event. An event that may happen more than once to an
 * order names its occasion.
 */
export type Announce = <Kind extends OrderKind>(
  tx: Tx,
  order: { kind: Kind; number: string; occasion?: string },
  event: OrderEvent<Kind>,
  /** The deadline of payment; the booker is reminded shortly before it. */
  payBefore?: Date,
) => Promise<void>;
