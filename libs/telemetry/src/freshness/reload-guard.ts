/** The specification's guard: one reload for one path in so long. */
const guardMs = 10_000;
const keyOf = (path: string) => `karvon-reloaded:${path}`;

export interface ReloadGuard {
  /** Whether the page may be loaded anew at this path; a yes is remembered and not given again for ten seconds. */
  take(path: string): boolean;
}

/**
 * Decides about reloads that nobody asked for.
 * @param mayReload false while a form is half filled or a payment is open
 * @param storage outlives the reload, not the tab
 */
export function createReloadGuard(
  mayReload: () => boolean,
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): ReloadGuard {
  return {
    take(path) {
      try {
        if (!mayReload()) return false;
        const last = Number(storage.getItem(keyOf(path)) ?? 0);
        if (Date.now() - last < guardMs) return false;
        storage.setItem(keyOf(path), String(Date.now()));
        return true;
      } catch {
        // Without a memory a reload could go on for ever.
        return false;
      }
    },
  };
}
