import type { PlainDate } from '@karvon/calendar';

/** A leg in the form. */
export interface DraftLeg {
  /** Identifies a leg while it is moved. */
  id: number;
  from: string | null;
  to: string | null;
  out: PlainDate | null;
}

export type DraftLegs = readonly [DraftLeg, ...DraftLeg[]];

/** Adds a leg that begins where the last one ends. */
export function addLeg(legs: DraftLegs, leg: Partial<DraftLeg> = {}): DraftLegs {
  const id = Math.max(...legs.map((other) => other.id)) + 1;
  return [...legs, { from: legs.at(-1)!.to, to: null, out: null, ...leg, id }];
}

/** Removes a leg; the last one stays. */
export function removeLeg(legs: DraftLegs, index: number): DraftLegs {
  const [first, ...others] = legs.toSpliced(index, 1);
  return first ? [first, ...others] : legs;
}

/** Changes a leg. The next one begins where it ends, unless the visitor has changed that. */
export function changeLeg(
  legs: DraftLegs,
  index: number,
  change: Partial<Omit<DraftLeg, 'id'>>,
): DraftLegs {
  const before = legs[index]?.to;
  return legs.map((leg, at) => {
    if (at === index) return { ...leg, ...change };
    const follows = at === index + 1 && change.to !== undefined && leg.from === before;
    return follows ? { ...leg, from: change.to! } : leg;
  }) as [DraftLeg, ...DraftLeg[]];
}

/** Moves a leg up or down: its places move, the days keep their order. */
export function moveLeg(legs: DraftLegs, index: number, by: 1 | -1): DraftLegs {
  const target = index + by;
  if (!legs[index] || !legs[target]) return legs;
  const moved = legs.toSpliced(index, 1).toSpliced(target, 0, legs[index]);
  return moved.map((leg, at) => ({ ...leg, out: legs[at]!.out })) as [DraftLeg, ...DraftLeg[]];
}
