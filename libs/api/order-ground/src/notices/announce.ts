import type { Tx } from '@karvon/platform/db/database';
import type { OrderEvent, OrderKind } from './order-events';

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
