/**
 * Counts an item of a response: read, read and not sold, or not readable. The reason is a word of ours or the name of a field,
 * never a value.
 */
export type Tally = (outcome: 'read' | 'not-sold' | 'unreadable', reason?: string) => void;

/** A upstream that is called over the network: a supplier, a bank, a mail server. */
export interface Party {
  /**
   * Measures a call. After five calls in a row without a response, no call is made for half a minute, then one call is tried.
   * @throws PartyLeftAlone when the call was not made; else whatever `work` throws, `PartyRefused` for a refusal
   */
  call<Response>(work: () => Promise<Response>): Promise<Response>;
  /** Only measures; for callers with retries of their own. */
  measure<Response>(work: () => Promise<Response>): Promise<Response>;
  /** @param item the kind of item that its responses list: 'offer' */
  tally(item: string): Tally;
}

/** Returns the upstream of a name; one name is always the same one. */
export type Parties = (name: string) => Party;

/** The upstream has not responded several times, and is not called for a while. */
export class PartyLeftAlone extends Error {
  constructor(readonly until: Date) {
    super('left alone');
  }
}

/** The upstream has responded with a refusal, so it is not down; another one, or a later call, may succeed. */
export class PartyRefused extends Error {}

/** A call that we aborted ourselves is not the upstream's failure. */
export class CallAborted extends Error {}
