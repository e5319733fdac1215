import type { Tx } from '../../db/database';
import type { OrderEvent, OrderKind } from './texts';

export { factWords } from './fact-words';
export { fillText } from './fill-text';
export type { ReadNotice } from './notice';
export { orderTexts } from './order-texts';
export type { FactName, OrderEvent } from './texts';

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
