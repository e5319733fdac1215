import type { Slice } from '@karvon/contract';

/** A change that an airline has made to the flights of an order. */
export interface AirlineChange {
  /** The supplier's own id. */
  id: string;
  /** The changed flights as they were and as they are now; null: cancelled. */
  slices: { before: Slice; after: Slice | null }[];
  /** `acceptChange` is possible; otherwise only a refund or an exchange is left. */
  acceptable: boolean;
  /** `over`: it was answered in another way, by a cancellation or another flight. */
  answer: 'open' | 'accepted' | 'over';
}

/** A supplier's calls about changes by airlines. */
export interface AirlineChanges {
  /** The latest change of the flights of an order; null when there is none. @throws problem supplier-unavailable */
  findChange(request: { supplierOrderId: string }): Promise<AirlineChange | null>;
  /**
   * Agrees to a change. A repeated call changes nothing.
   * @throws SupplierChangeOver, SupplierUnanswered (outcome unknown: `findChange`), problem supplier-unavailable
   */
  acceptChange(request: { supplierOrderId: string; changeId: string }): Promise<void>;
}

/** The change cannot be accepted (any more). */
export class SupplierChangeOver extends Error {
  override name = 'SupplierChangeOver';
}
