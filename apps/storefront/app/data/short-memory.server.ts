interface Kept<Value> {
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
  const kept = new Map<string, Kept<Value>>();

  /** The value of that name; made anew when it is older than `ms`. */
  return (name: string, ms: number, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(name);
    if (known && now() < known.until) return known.value;
    const fresh = { value: make(), until: now() + ms };
    const forget = () => void (kept.get(name) === fresh && kept.delete(name));
    fresh.value.then((value) => void (keeps(value) || forget()), forget);
    kept.delete(name);
    kept.set(name, fresh);
    // The oldest come first.
    if (kept.size > max) kept.delete(kept.keys().next().value!);
    return fresh.value;
  };
}
