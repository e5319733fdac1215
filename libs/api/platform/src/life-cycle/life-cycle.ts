/** For each status, the statuses that may follow. */
export type TransitionTable<Status extends string> = Record<Status, readonly Status[]>;

export interface LifeCycle<Status extends string> {
  can(from: Status, to: Status): boolean;
  /** Throws IllegalTransition: a caller that tries an illegal move has a bug. */
  assert(from: Status, to: Status): void;
  /** The statuses from which `to` may be reached: the WHERE of the UPDATE that makes the move. */
  sources(to: Status): Status[];
}

export class IllegalTransition extends Error {
  override name = 'IllegalTransition';
  constructor(what: string, from: string, to: string) {
    super(`${what}: ${from} → ${to} is not allowed`);
  }
}

/** The moves of one kind of thing, as data; errors name it by `what`. */
export function createLifeCycle<Status extends string>(
  what: string,
  table: TransitionTable<Status>,
): LifeCycle<Status> {
  const can = (from: Status, to: Status) => table[from]?.includes(to) ?? false;
  return {
    can,
    assert(from, to) {
      if (!can(from, to)) throw new IllegalTransition(what, from, to);
    },
    sources: (to) => (Object.keys(table) as Status[]).filter((from) => can(from, to)),
  };
}
