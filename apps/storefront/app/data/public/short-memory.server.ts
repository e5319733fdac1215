interface Stored<Value> {
  value: Promise<Value>;
  until: number;
}

interface Options<Value> {
  /** The most values it keeps: the oldest goes first. */
  max: number;
  /** Whether a value may be repeated; left out: each. A failure never is. */
  keeps?: (value: Value) => boolean;
  /** In milliseconds, of a clock that never goes back. */
  now?: (() => number) | undefined;
}

/** Keeps for a moment what pages of many visitors have in common, so that it is made once for them. */
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
    // The oldest come first.
    if (stored.size > max) stored.delete(stored.keys().next().value!);
    return fresh.value;
  };
}
