interface Stored<Value> {
  value: Promise<Value>;
  until: number;
}

interface Options<Value> {
  /** The maximum number of values; the oldest is removed first. */
  max: number;
  /** Whether a value may be cached; every value by default. A failure is never cached. */
  keeps?: (value: Value) => boolean;
  /** Returns milliseconds of a monotonic clock. */
  now?: (() => number) | undefined;
}

/** Caches for a short while what pages of many visitors have in common, so that it is made once. */
export function createShortMemory<Value>({
  max,
  keeps = () => true,
  now = () => performance.now(),
}: Options<Value>) {
  const stored = new Map<string, Stored<Value>>();

  /** The value of that name; made anew when it is older than `ms`. */
  return (name: string, ms: number, make: () => Promise<Value>): Promise<Value> => {
    const known = stored.get(name);
    if (known && now() < known.until) return known.value;
    const fresh = { value: make(), until: now() + ms };
    const forget = () => void (stored.get(name) === fresh && stored.delete(name));
    fresh.value.then((value) => void (keeps(value) || forget()), forget);
    stored.delete(name);
    stored.set(name, fresh);
    // A Map iterates in order of insertion: the oldest come first.
    if (stored.size > max) stored.delete(stored.keys().next().value!);
    return fresh.value;
  };
}
