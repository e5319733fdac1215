import {
  deleteFavourite,
  keepFavourites,
  listFavourites,
  type Transport,
} from '@karvon/api-client';
import type { Favourite } from '@karvon/contract';
import { readUser } from '@karvon/session';
import { favouriteOf, itemOf } from './describe-subject';
import type { HeartSubject } from './heart-subject';
import { announceChange, announceRefusal } from './heart-state';
import {
  concernsFavourites,
  latest,
  readStored,
  writeStored,
  type StoredFavourites,
} from './stored-favourites';

/* The favourites: a guest's are stored in the browser; a signed-in visitor's on the server, with a copy in the browser that is
   shown at once. The store loads with the first heart, link or page that needs it. */

const userId = () => readUser(document.cookie)?.id ?? null;

const none: readonly Favourite[] = [];
let stored: StoredFavourites = { owner: null, favourites: none };
let items = new Set<string>();

/** Another user's copy is hidden; a guest's favourites are shown until the user's list has taken them over. */
const visible = ({ owner, favourites }: StoredFavourites) =>
  owner === null || owner === userId() ? favourites : none;

const has = (subject: HeartSubject) => items.has(itemOf(subject));

function take(next: StoredFavourites): void {
  stored = { ...next, favourites: visible(next) };
  items = new Set(stored.favourites.map(({ item }) => item));
}

function show(next: StoredFavourites): void {
  take(next);
  announceChange(has);
}

function change(next: StoredFavourites): void {
  writeStored(next);
  show(next);
}

let opened = false;
let begun = false;

/** Reads the favourites stored in this browser, once. */
function open(): void {
  if (opened) return;
  opened = true;
  take(readStored());
  window.addEventListener('storage', (event) => {
    if (concernsFavourites(event)) show(readStored());
  });
}

/** Notifies the hearts that wait for the store. */
export function begin(): void {
  if (begun) return;
  begun = true;
  open();
  announceChange(has);
}

/** The favourites, the newest first; the same array until something changes. In the browser only. */
export function favourites(): readonly Favourite[] {
  open();
  return stored.favourites;
}

let taken: { user: string; done: Promise<void> } | undefined;

/**
 * Loads the list of a signed-in visitor, and adds the favourites from before signing in. Once per user and document, unless
 * `anew`.
 */
export function synchronise(transport: Transport, anew = false): Promise<void> {
  open();
  const user = userId();
  if (!user) return Promise.resolve();
  if (taken?.user === user && !anew) return taken.done;
  const guests = readStored();
  const brought = guests.owner === null ? guests.favourites : none;
  const call = brought.length > 0 ? keepFavourites(transport, brought) : listFavourites(transport);
  const done = call.then((favourites) => change({ owner: user, favourites }));
  taken = { user, done };
  done.catch(() => (taken = undefined));
  return done;
}

async function tellServer(transport: Transport, favourite: Favourite, keep: boolean) {
  await synchronise(transport);
  const owner = userId();
  if (keep) change({ owner, favourites: await keepFavourites(transport, [favourite]) });
  else {
    await deleteFavourite(transport, favourite.item);
    change({ owner, favourites: stored.favourites.filter(({ item }) => item !== favourite.item) });
  }
}

/**
 * Adds or removes a favourite, at once on this page. When the server refuses the change, it is undone and `onRefused` listeners
 * are called.
 */
export async function keepFavourite(
  transport: Transport,
  favourite: Favourite,
  keep: boolean,
): Promise<void> {
  open();
  const before = stored;
  const others = before.favourites.filter(({ item }) => item !== favourite.item);
  change({ ...before, favourites: latest(keep ? [favourite, ...others] : others) });
  if (!userId()) return;
  try {
    await tellServer(transport, favourite, keep);
  } catch {
    change({ ...stored, favourites: before.favourites });
    announceRefusal();
  }
}

/** Handles a click on a heart. */
export const toggleSubject = (transport: Transport, subject: HeartSubject) =>
  keepFavourite(transport, favouriteOf(subject), !has(subject));
