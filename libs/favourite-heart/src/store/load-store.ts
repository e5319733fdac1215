import type { Transport } from '@karvon/api-client';
import { onChange } from './heart-state';
import type { HeartSubject } from './heart-subject';

/** Handles a click on a heart; the first one loads the store, which then notifies the hearts that wait. */
export async function pressHeart(transport: Transport, subject: HeartSubject): Promise<void> {
  const { begin, toggleSubject } = await import('./favourites-store');
  begin();
  await toggleSubject(transport, subject);
}

/** Calls `listener` whenever the favourites change. The first call loads the store. */
export function onFavourites(listener: () => void): () => void {
  void import('./favourites-store').then(({ begin }) => begin()).catch(() => undefined);
  return onChange(listener);
}
