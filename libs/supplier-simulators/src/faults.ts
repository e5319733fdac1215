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
  | 'invalid-json'
  /** An answer of 60 MB. */
  | 'huge'
  | 'redirect'
  /** 500 before anything is done. */
  | 'error'
  | 'rate-limit'
  /** Every sum is in a wrong currency. */
  | 'wrong-currency';

export const faultKinds: readonly FaultKind[] = [
  'slow',
  'hang',
  'cut-before',
  'cut-after',
  'cut-body',
  'invalid-json',
  'huge',
  'redirect',
  'error',
  'rate-limit',
  'wrong-currency',
];

export interface Fault {
  kind: FaultKind;
  /** The beginning of 'GET /air/offers'; empty is every call. */
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
  /** The fault for this call; it counts as one use. */
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
