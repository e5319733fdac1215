/**
 * Where private texts of the visitor are stored; signing out removes all of them. `device` outlives the browser, `tab`
 * ends with the tab. Personal data belong in the tab unless the visitor wants them on the device.
 */
export type Place = 'device' | 'tab';

const prefix = 'karvon.private.';
/** The storage key whose change tells other tabs that the visitor has signed out. */
const signal = 'karvon.forgotten';

/** Storage can be switched off, full or blocked; texts are then kept in memory while the page is open. */
const memory: Record<Place, Map<string, string>> = { device: new Map(), tab: new Map() };
const storeOf = (place: Place) => (place === 'device' ? localStorage : sessionStorage);

function attempt<Result>(place: Place, work: (store: Storage) => Result): Result | null {
  try {
    return work(storeOf(place));
  } catch {
    return null;
  }
}

/** The key of a text in the browser's storage, for scripts that read it before any code of ours is there. */
export const privateKey = (name: string) => prefix + name;

/** The stored text; null when there is none. */
export function readPrivate(name: string, place: Place = 'device'): string | null {
  const key = privateKey(name);
  return memory[place].get(key) ?? attempt(place, (store) => store.getItem(key));
}

/** Stores a text; null removes it. */
export function writePrivate(name: string, text: string | null, place: Place = 'device'): void {
  const key = privateKey(name);
  memory[place].delete(key);
  if (text === null) {
    attempt(place, (store) => store.removeItem(key));
    return;
  }
  const written = attempt(place, (store) => {
    store.setItem(key, text);
    return true;
  });
  if (!written) memory[place].set(key, text);
}

/** Removes the texts whose names begin with `beginning`. */
export function forgetPrivateBy(beginning: string, place: Place = 'device'): void {
  const start = prefix + beginning;
  for (const key of memory[place].keys()) if (key.startsWith(start)) memory[place].delete(key);
  attempt(place, (store) => {
    for (const key of Object.keys(store)) if (key.startsWith(start)) store.removeItem(key);
  });
}

/** Removes all private texts of the visitor, also in other open tabs. Call it on signing out. */
export function forgetPrivate(): void {
  forgetPrivateBy('');
  forgetPrivateBy('', 'tab');
  attempt('device', (store) => {
    store.setItem(signal, String(Date.now()));
    store.removeItem(signal);
  });
}

/** Clears this tab's texts when the visitor signs out in another tab. Returns a function that stops it. */
export function forgetWithOtherTabs(): () => void {
  const onChange = ({ key, newValue }: StorageEvent) => {
    if (key === signal && newValue !== null) forgetPrivateBy('', 'tab');
  };
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
