/** The key of an extra; the quantity of bags and the seat are not part of it. */
type Keyed =
  | {
      kind: 'bag';
      passenger: number;
      slices: readonly number[];
      kg: number | null;
      quantity?: number;
    }
  | { kind: 'seat'; passenger: number; slice: number; segment: number; designator?: string };

/** One key for extras that exclude each other: another quantity of the same bag, another seat on the same flight. */
export function extraKey(extra: Keyed): string {
  if (extra.kind === 'seat') return `seat ${extra.passenger} ${extra.slice}.${extra.segment}`;
  return `bag ${extra.passenger} ${extra.slices.join('+')} ${extra.kg ?? ''}`;
}
