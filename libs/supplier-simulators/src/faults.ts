/** Faults of a simulator's responses. */
export type FaultKind =
  /** The answer comes after `ms`. */
  | 'slow'
  /** No answer at all; the caller has to give up. */
  | 'hang'
  /** The connection ends before anything is done. */
  | 'cut-before'
  /** The call is carried out, and the connection ends without a response. */
  | 'cut-after'
  /** Half of the answer, then the end of the connection. */
  | 'cut-body'
  /** An answer that is no JSON or XML. */
  | 'invalid'
  /** An answer of 60 MB. */
  | 'huge'
  | 'redirect'
  /** 500 before anything is done. */
  | 'error'
  | 'rate-limit'
  /** Every sum is in a wrong currency. */
  | 'wrong-currency'
  /** The room or the seats are gone. */
  | 'sold-out'
  /** It costs more when it is priced again. */
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
  /** The beginning of 'GET /air/offers' or 'OrderRequest'; empty is every call. */
  on: string;
  /** How often it happens; left out: until it is cleared. */
  times?: number;
  /** How long a slow answer takes. */
  ms?: number;
}

/** The faults that are switched on, in the order they were. */
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
