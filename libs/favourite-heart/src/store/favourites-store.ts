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

/*
 * What is kept: in the browser of a guest; of a signed-in visitor on the server, with a copy in the browser that is shown at
 * once. It loads with the first heart, link or page that needs it.
 */

const userId = () => readUser(document.cookie)?.id ?? null;

const none: readonly Favourite[] = [];
let stored: StoredFavourites = { owner: null, favourites: none };
let items = new Set<string>();

/** A copy of somebody else's list is not shown; what a guest has kept is, until the user's list has taken it in. */
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

/** Reads what this browser has stored, once. */
function open(): void {
  if (opened) return;
  opened = true;
  take(readStored());
  window.addEventListener('storage', (event) => {
    if (concernsFavourites(event)) show(readStored());
  });
}

/** Tells every heart that waits what is kept. */
export function begin(): void {
  if (begun) return;
  begun = true;
  open();
  announceChange(has);
}

/** The kept flights and hotels, the last one first; the same array until something changes. For the browser alone. */
export function favourites(): readonly Favourite[] {
  open();
  return stored.favourites;
}

let taken: { user: string; done: Promise<void> } | undefined;

/**
 * Brings the list of a signed-in visitor, and takes in what was kept before signing in. Once for a user and a document, unless
 * asked `anew`.
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
 * Keeps it or lets it go, at once on this page. Where the server of a signed-in visitor refuses, it is undone and
 * `onRefused` is told.
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

/** A press on a heart. */
export const toggleSubject = (transport: Transport, subject: HeartSubject) =>
  keepFavourite(transport, favouriteOf(subject), !has(subject));
