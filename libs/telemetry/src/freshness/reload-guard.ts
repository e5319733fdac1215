/** From the specification: one reload of a path within this time. */
const guardMs = 10_000;
const keyOf = (path: string) => `karvon-reloaded:${path}`;

export interface ReloadGuard {
  /** Whether this path may be reloaded now; after true, false for ten seconds. */
  take(path: string): boolean;
}

/**
 * Decides whether an automatic reload is allowed. The last reload is stored in the tab.
 * @param mayReload false while a form is half filled or a payment is open
 */
export function createReloadGuard(mayReload: () => boolean): ReloadGuard {
  return {
    take(path) {
      try {
        if (!mayReload()) return false;
        // Where storage is blocked, even accessing it throws.
        const last = Number(sessionStorage.getItem(keyOf(path)) ?? 0);
        if (Date.now() - last < guardMs) return false;
        sessionStorage.setItem(keyOf(path), String(Date.now()));
        return true;
      } catch {
        // Without storage the page could reload endlessly.
        return false;
      }
    },
  };
}
