import { createHash } from 'node:crypto';

/** Repeatable random numbers: one seed always gives the same history. */
export interface Random {
  /** A whole number from 0, smaller than `end`. */
  upTo(end: number): number;
  pick<T>(list: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let drawn = 0;
  const upTo = (end: number) =>
    createHash('sha256').update(`${seed}/${drawn++}`).digest().readUInt32BE() % end;
  return { upTo, pick: (list) => list[upTo(list.length)]! };
}
