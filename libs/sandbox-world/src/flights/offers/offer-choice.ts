import type { Flight } from '../network/flight';
import type { Candidate } from '../search/candidate';

const perWay = 8;
/** Shares of the list reserved for each number of stops, so that none is crowded out. */
const reservedPlaces = { 0: 0.5, 1: 0.25, 2: 0.08, 3: 0.04, 4: 0.04 };
const wayOf = ({ journey }: Candidate): string => journey.map(({ route }) => route.key).join('+');

const lowest = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (best, one) => (best && best.costCents <= one.costCents ? best : one),
    undefined,
  );

/**
 * At most `count` varied candidates: the cheapest, the nonstop flights, some with every number of stops, and only the best few of
 * each path and carrier.
 */
export function chooseCandidates(candidates: readonly Candidate[], count: number): Candidate[] {
  const cheapest = lowest(candidates);
  const taken = new Map<string, number>();
  const chosen = candidates.filter((candidate) => {
    const way = wayOf(candidate);
    const before = taken.get(way) ?? 0;
    taken.set(way, before + 1);
    return candidate === cheapest || candidate.journey.length === 1 || before < perWay;
  });
  const places = new Map(Object.entries(reservedPlaces));
  const first: Candidate[] = [];
  const rest: Candidate[] = [];
  for (const one of chosen) {
    const stops = String(one.journey.length - 1);
    const left = one === cheapest ? Infinity : (places.get(stops) ?? 0) * count;
    if (left < 1) rest.push(one);
    else {
      first.push(one);
      places.set(stops, (left - 1) / count);
    }
  }
  return [...first, ...rest].slice(0, count).sort((a, b) => a.score - b.score);
}

const shortestStay = 120;
const sameCarrierBonus = 0.93;

/** Combinations of one candidate for each slice, best first; the slices are in flying order. */
export function combine(slices: readonly (readonly Candidate[])[], count: number): Candidate[][] {
  const width = Math.max(2, Math.floor((count * 3) ** (1 / slices.length)));
  let combos: Candidate[][] = [[]];
  for (const slice of slices) {
    const choices = chooseCandidates(slice, width);
    combos = combos.flatMap((combo) =>
      choices.filter((next) => follows(combo.at(-1), next)).map((next) => [...combo, next]),
    );
  }
  const ranked = combos
    .map((combo) => ({ combo, score: scoreOf(combo), cost: costOf(combo) }))
    .sort((a, b) => a.score - b.score);
  const cheapest = ranked.reduce(
    (a, b) => (b.cost < a.cost ? b : a),
    ranked[0] as (typeof ranked)[0],
  );
  const best = ranked.slice(0, count);
  if (ranked.length > count && !best.includes(cheapest)) best[count - 1] = cheapest;
  return best.map(({ combo }) => combo);
}

const costOf = (combo: readonly Candidate[]): number =>
  combo.reduce((sum, { costCents }) => sum + costCents, 0);

function follows(before: Candidate | undefined, next: Candidate): boolean {
  const landed = before?.journey.at(-1);
  return !landed || (next.journey[0] as Flight).departs >= landed.arrives + shortestStay;
}

function scoreOf(combo: readonly Candidate[]): number {
  const carriers = new Set(combo.map(({ journey }) => (journey[0] as Flight).route.carrier.code));
  const sum = combo.reduce((total, { score }) => total + score, 0);
  return combo.length > 1 && carriers.size === 1 ? sum * sameCarrierBonus : sum;
}
