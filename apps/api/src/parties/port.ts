/** Somebody outside who is called over the network: a supplier, a bank, a mail server. */
export interface Party {
  /**
   * Measures a call. After five in a row without an answer nothing is asked for half a minute, then one call tries.
   * @throws PartyLeftAlone: nothing was asked; else whatever `work` throws, `PartyRefused` for an answer that is a no
   */
  call<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  /** Only measures: for whoever has a way of its own to wait. */
  measure<Answer>(work: () => Promise<Answer>): Promise<Answer>;
}

/** The parties by name; the same name is the same party. */
export type Parties = (name: string) => Party;

/** It has not answered several times, and is not asked for a while. */
export class PartyLeftAlone extends Error {
  constructor(readonly until: Date) {
    super('left alone');
  }
}

/** It has answered, and does not do it: asking somebody else, or later, may be of use, and it is not down. */
export class PartyRefused extends Error {}

/** A call that we have given up ourselves says nothing about the party. */
export class CallAborted extends Error {}
