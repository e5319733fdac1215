/** Faults of a simulator's responses. */
export type FaultKind =
  /** The response comes after `ms`. */
  | 'slow'
  /** No response at all; the caller has to time out. */
  | 'hang'
  /** The connection ends before the call is carried out. */
  | 'cut-before'
  /** The call is carried out, and the connection ends without a response. */
  | 'cut-after'
  /** Half of the response, then the end of the connection. */
  | 'cut-body'
  /** A response that is neither JSON nor XML. */
  | 'invalid'
  /** A response of 60 MB. */
  | 'huge'
  | 'redirect'
  /** Status 500 before the call is carried out. */
  | 'error'
  | 'rate-limit'
  /** Every sum is in a wrong currency. */
  | 'wrong-currency'
  /** The room or the seats are gone. */
  | 'sold-out'
  /** The price is higher when it is priced again. */
  | 'price-changed'
  /** One request makes two bookings. */
  | 'double-booking'
  /** The voucher takes minutes. */
  | 'voucher-late'
  /** The order is paid, and its tickets take minutes. */
  | 'ticket-late';

export const faultKinds: readonly FaultKind[] = [
  'slow',
  'hang',
  'cut-before',
  'cut-after',
  'cut-body',
  'invalid',
  'huge',
  'redirect',
  'error',
  'rate-limit',
  'wrong-currency',
  'sold-out',
  'price-changed',
  'double-booking',
  'voucher-late',
  'ticket-late',
];

export interface Fault {
  kind: FaultKind;
  /** The start of a call's name, 'GET /air/offers' or 'OrderRequest'; empty matches every call. */
  on: string;
  /** How many times it happens; by default until it is cleared. */
  times?: number;
  /** The delay of a slow response. */
  ms?: number;
}

/** The active faults, in the order in which they were added. */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** Returns the fault for this call and counts one use. */
  take(call: string): Fault | null;
}

export function createFaults(): Faults {
  let active: Fault[] = [];
  return {
    add: (fault) => void active.push({ ...fault }),
    clear: () => void (active = []),
    take(call) {
      const fault = active.find(({ on }) => call.startsWith(on));
      if (!fault) return null;
      if (fault.times !== undefined && --fault.times <= 0)
        active = active.filter((one) => one !== fault);
      return fault;
    },
  };
}
