import type { Transport } from '@karvon/api-client';
import { onChange } from './heart-state';
import type { HeartSubject } from './heart-subject';

/** A press on a heart; the first one brings the store, which then tells every heart that waits. */
export async function pressHeart(transport: Transport, subject: HeartSubject): Promise<void> {
  const { begin, toggleSubject } = await import('./favourites-store');
  begin();
  await toggleSubject(transport, subject);
}

/** Calls `listener` whenever something becomes a favourite, or is one no longer. The first one brings the store. */
export function onFavourites(listener: () => void): () => void {
  void import('./favourites-store').then(({ begin }) => begin()).catch(() => undefined);
  return onChange(listener);
}
