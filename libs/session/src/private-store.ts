/** What a device keeps for its visitor alone; all of it goes when they sign out. */
const prefix = 'karvon.private.';

/** Storage may be switched off, full or walled off by the browser: then nothing is kept, and nothing breaks. */
function attempt<Result>(work: (store: Storage) => Result): Result | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

export function readPrivate(name: string): string | null {
  return attempt((store) => store.getItem(prefix + name));
}

/** Null forgets it. */
export function writePrivate(name: string, text: string | null): void {
  attempt((store) =>
    text === null ? store.removeItem(prefix + name) : store.setItem(prefix + name, text),
  );
}

/** Forgets everything kept on this device for its visitor; whoever signs out calls it. */
export function forgetPrivate(): void {
  attempt((store) => {
    for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
  });
}
