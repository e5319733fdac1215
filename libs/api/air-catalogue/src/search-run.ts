import type { AirOffer, AirOffersPage, Locale } from '@karvon/contract';
import type { SellersHeard } from '@karvon/air-supply/air-supplier';

export interface Candidate {
  offer: AirOffer;
  /** The rank of the supplier: of two offers at one price the one with the lower rank is shown. */
  priority: number;
}

/** An offer of a run with its JSON as bytes. */
export interface CachedOffer extends Candidate {
  json: string;
}

interface FoundOffer extends CachedOffer {
  /** The index of the dearer offer that this one replaces; null when it replaces none. */
  replacedAt: number | null;
}

export type RunLife = Pick<SearchRun, 'id' | 'startedAt' | 'expiresAt'>;

/** One search: its progress and its offers, until it expires. */
export interface SearchRun {
  /** Clients that start equal searches at the same time share it. */
  readonly id: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  /** Offers found so far, serialised already: a page joins their bytes. */
  readonly offers: FoundOffer[];
  /** Grows with every change. */
  version: number;
  progress: number;
  /** How many sellers have answered, and how many were requested. */
  sellers: AirOffersPage['sellers'];
  status: AirOffersPage['status'];
  /** Pages of the present version by cursor and language. */
  readonly pages: Map<string, Buffer>;
  /** @returns the added offers: without late ones, and without those dearer than an equal offer */
  addBatch(offers: Candidate[], heard: SellersHeard): CachedOffer[];
  complete(): void;
  /** True if the version is newer than `version`, or the run is complete. */
  hasNews(version: number): boolean;
  /** Resolves when there is a newer version than `version`, or when `signal` aborts. */
  news(version: number, signal: AbortSignal): Promise<void>;
}

/** The key of an itinerary: equal for all sellers of the same flights at the same times, on one ticket or several. */
const itineraryKey = ({ slices }: AirOffer): string =>
  slices
    .map(({ segments, layovers }) =>
      [
        ...segments.map(({ flightNumber, departingAt }) => `${flightNumber}@${departingAt}`),
        ...layovers.map(({ selfTransfer }) => (selfTransfer ? 'self' : 'one')),
      ].join('+'),
    )
    .join('|');

function isBetter(one: Candidate, than: Candidate): boolean {
  const [price, other] = [one, than].map(({ offer }) => offer.fares[0]!.total.amount) as [
    number,
    number,
  ];
  return price < other || (price === other && one.priority < than.priority);
}

export function createSearchRun({ id, startedAt, expiresAt }: RunLife): SearchRun {
  const waiting = new Set<() => void>();
  const notify = () => {
    run.version += 1;
    run.pages.clear();
    for (const wake of waiting) wake();
  };
  const places = new Map<string, number>();
  /** An itinerary is shown once: with its cheapest offer, or at equal prices with the preferred supplier's. */
  const keep = (candidate: Candidate) => {
    const { offer } = candidate;
    const key = itineraryKey(offer);
    const before = run.offers[places.get(key) ?? -1];
    if (before && !isBetter(candidate, before)) return undefined;
    if (before) before.replacedAt = run.offers.length;
    places.set(key, run.offers.length);
    const stored = { ...candidate, json: JSON.stringify(offer), replacedAt: null };
    run.offers.push(stored);
    return stored;
  };
  const run: SearchRun = {
    id,
    startedAt,
    expiresAt,
    offers: [],
    version: 0,
    progress: 0,
    // A supplier that does not tell its number of sellers counts as one.
    sellers: { answered: 0, requested: 1 },
    status: 'searching',
    pages: new Map<`${number}.${Locale}`, Buffer>(),
    addBatch(offers, { answered, failed, total }) {
      if (run.status === 'complete') return [];
      const accepted = offers.flatMap((candidate) => keep(candidate) ?? []);
      run.progress = Math.max(run.progress, (answered + failed) / total);
      run.sellers = { answered, requested: total };
      notify();
      return accepted;
    },
    complete() {
      if (run.status === 'complete') return;
      run.status = 'complete';
      run.progress = 1;
      notify();
    },
    hasNews: (version) => run.version > version || run.status === 'complete',
    async news(version, signal) {
      if (run.hasNews(version) || signal.aborted) return;
      await new Promise<void>((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        waiting.add(wake);
        signal.addEventListener('abort', wake);
      });
    },
  };
  return run;
}
