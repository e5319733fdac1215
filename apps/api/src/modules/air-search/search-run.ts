import type { AirOffer, AirOffersPage, Locale } from '@karvon/contract';

/** One search while its sellers answer and for as long as its answers are kept. */
export interface SearchRun {
  readonly startedAt: Date;
  readonly expiresAt: Date;
  /** Offers found so far, already serialised: a page joins them. */
  readonly offers: { offer: AirOffer; json: string }[];
  /** Grows with every piece of news. */
  version: number;
  progress: number;
  status: AirOffersPage['status'];
  /** Pages of the present version by cursor and language. */
  readonly pages: Map<string, Buffer>;
  addBatch(offers: AirOffer[], progress: number): void;
  complete(): void;
  /** Resolves at the next news after `version`, or when `signal` aborts; at once when there is some. */
  news(version: number, signal: AbortSignal): Promise<void>;
}

export function createSearchRun(startedAt: Date, expiresAt: Date): SearchRun {
  const waiting = new Set<() => void>();
  const tell = () => {
    run.version += 1;
    run.pages.clear();
    for (const wake of waiting) wake();
  };
  const run: SearchRun = {
    startedAt,
    expiresAt,
    offers: [],
    version: 0,
    progress: 0,
    status: 'searching',
    pages: new Map<`${number}.${Locale}`, Buffer>(),
    addBatch(offers, progress) {
      if (run.status === 'complete') return;
      for (const offer of offers) run.offers.push({ offer, json: JSON.stringify(offer) });
      run.progress = Math.max(run.progress, progress);
      tell();
    },
    complete() {
      if (run.status === 'complete') return;
      run.status = 'complete';
      run.progress = 1;
      tell();
    },
    async news(version, signal) {
      if (run.version > version || run.status === 'complete' || signal.aborted) return;
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
