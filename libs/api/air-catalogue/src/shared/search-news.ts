import type { AirOffer } from '@karvon/contract';
import type { CachedOffer, SearchRun } from '../search-run';
import type { SellersHeard } from '@karvon/air-supply/air-supplier';
import type { StoredNews } from './search-log';

interface Batch {
  heard: SellersHeard;
  offers: { priority: number; offer: AirOffer }[];
}

/** A stored batch. Its offers are the bytes of the response, so that they are serialised only once. */
export function writeBatch(accepted: readonly CachedOffer[], heard: SellersHeard): Buffer {
  const offers = accepted.map(({ json, priority }) => `{"priority":${priority},"offer":${json}}`);
  return Buffer.from(`{"heard":${JSON.stringify(heard)},"offers":[${offers.join(',')}]}`);
}

/** Adds news of another process to a run; news that is not next in order is left for later. */
export function applyNews(run: SearchRun, stored: readonly StoredNews[]): void {
  for (const { version, news } of stored) {
    if (version !== run.version + 1) return;
    if (news === null) run.complete();
    else {
      const { heard, offers } = JSON.parse(Buffer.from(news).toString()) as Batch;
      run.addBatch(offers, heard);
    }
  }
}
