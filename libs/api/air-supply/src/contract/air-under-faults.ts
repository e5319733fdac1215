import type { FaultKind } from '@karvon/supplier-simulators';
import type { AirSupplier } from '../air-supplier';
import type { SupplierUnderTest } from './supplier-under-test';

/** An adapter on its simulator, whose calls can be made to fail. */
export interface AirUnderFaults extends Pick<SupplierUnderTest, 'passenger' | 'pass' | 'close'> {
  supplier: AirSupplier;
  /** One adult; its offers can be held. */
  holdable: SupplierUnderTest['holdable'];
  /** The adapter of another process of ours, with the same database. */
  another(): AirSupplier;
  /** The simulator's switches; `on` is the beginning of a call's name, empty for every call. */
  faults: {
    add(fault: { kind: FaultKind; on: string; times?: number; ms?: number }): void;
    clear(): void;
  };
  /** How many orders are not cancelled. */
  countOrders(): number;
  /** How long the adapter waits for a response, in milliseconds; it looks at this object before each call. */
  timeouts: { read: number; write: number };
}
