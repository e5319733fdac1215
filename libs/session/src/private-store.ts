/**
 * What is kept here for the visitor alone; all of it goes when they sign out. On the `device` it outlives the browser; in
 * the `tab` it ends with it, which is where personal data belong, unless the visitor wants them on the device.
 */
export type Place = 'device' | 'tab';

const prefix = 'karvon.private.';
/** Its change tells the other tabs that the visitor has signed out. */
const signal = 'karvon.forgotten';

/** Storage may be switched off, full or walled off by the browser: then a page remembers by itself while it is open. */
const memory: Record<Place, Map<string, string>> = { device: new Map(), tab: new Map() };
const storeOf = (place: Place) => (place === 'device' ? localStorage : sessionStorage);

function attempt<Result>(place: Place, work: (store: Storage) => Result): Result | null {
  try {
    return work(storeOf(place));
  } catch {
    return null;
  }
}

export function readPrivate(name: string, place: Place = 'device'): string | null {
  const key = prefix + name;
  return memory[place].get(key) ?? attempt(place, (store) => store.getItem(key));
}

/** Null forgets it. */
export function writePrivate(name: string, text: string | null, place: Place = 'device'): void {
  const key = prefix + name;
  memory[place].delete(key);
  if (text === null) {
    attempt(place, (store) => store.removeItem(key));
    return;
  }
  const kept = attempt(place, (store) => {
    store.setItem(key, text);
    return true;
  });
  if (!kept) memory[place].set(key, text);
}

/** Forgets what one writer kept: every name that begins so. */
export function forgetPrivateBy(beginning: string, place: Place = 'device'): void {
  const start = prefix + beginning;
  for (const key of memory[place].keys()) if (key.startsWith(start)) memory[place].delete(key);
  attempt(place, (store) => {
    for (const key of Object.keys(store)) if (key.startsWith(start)) store.removeItem(key);
  });
}

/** Forgets everything kept here for the visitor, in other open tabs too; whoever signs out calls it. */
export function forgetPrivate(): void {
  forgetPrivateBy('');
  forgetPrivateBy('', 'tab');
  attempt('device', (store) => {
    store.setItem(signal, String(Date.now()));
    store.removeItem(signal);
  });
}

/** This tab forgets what it keeps when the visitor signs out in another one. Returns how to stop it. */
export function forgetWithOtherTabs(): () => void {
  const onChange = ({ key, newValue }: StorageEvent) => {
    if (key === signal && newValue !== null) forgetPrivateBy('', 'tab');
  };
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
