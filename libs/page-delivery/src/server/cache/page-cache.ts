import { createReadAgain } from './read-again';
import {
  isCacheable,
  renderForCache,
  thisMinute,
  type AnonymousRequest,
  type Application,
  type CachedPage,
} from './render-for-cache';

interface Options extends Application {
  publicUrl: string;
  /** Bytes of memory for all pages together. */
  maxBytes?: number;
}

/** How many addresses with one visit are remembered. */
const maxSeen = 5_000;

/**
 * Caches pages that are the same for every anonymous visitor as bytes while they are true: within the minute of their rendering,
 * and while the API's responses stay the same.
 */
export function createPageCache({ maxBytes = 64_000_000, ...application }: Options) {
  const pages = new Map<string, CachedPage>();
  const renewals = new Map<string, Promise<CachedPage | undefined>>();
  const seen = new Set<string>();
  const { isSame, trustedMs } = createReadAgain();
  let size = 0;

  function forget(id: string): void {
    size -= pages.get(id)?.bytes.size ?? 0;
    pages.delete(id);
  }

  function store(id: string, page: CachedPage): void {
    forget(id);
    pages.set(id, page);
    size += page.bytes.size;
    // Visited pages are renewed every minute, so the least visited come first.
    for (const old of pages.keys()) {
      if (size <= maxBytes) break;
      forget(old);
    }
  }

  /** Renders a page anew, once for all visitors who wait for it. */
  function renew(anonymous: AnonymousRequest, visitor: string): Promise<CachedPage | undefined> {
    const { id } = anonymous;
    const under = renewals.get(id);
    if (under) return under;
    const made = renderForCache(application, anonymous, visitor)
      .catch(() => undefined)
      .then((page) => {
        if (page) store(id, page);
        else forget(id);
        return page;
      })
      .finally(() => renewals.delete(id));
    renewals.set(id, made);
    return made;
  }

  return {
    has: ({ id }: AnonymousRequest) => pages.has(id),

    /** The cached page if it is surely current. */
    ready(anonymous: AnonymousRequest): CachedPage | undefined {
      const page = pages.get(anonymous.id);
      const good = page?.minute === thisMinute() && performance.now() - page.checkedAt < trustedMs;
      return good ? page : undefined;
    },

    /** The current page; undefined when it is not cached, or cannot be. */
    async current(anonymous: AnonymousRequest, visitor: string): Promise<CachedPage | undefined> {
      const page = pages.get(anonymous.id);
      if (!page) return undefined;
      const minute = thisMinute();
      const from = performance.now();
      const same = await Promise.all(page.reads.map((read) => isSame(read, visitor)));
      if (page.minute !== minute || same.includes(false)) return renew(anonymous, visitor);
      page.checkedAt = from;
      return page;
    },

    /**
     * Called when a page was rendered for one visitor. The second visit caches it, because invented addresses are visited once.
     */
    note(anonymous: AnonymousRequest, status: number, visitor: string): void {
      const { id } = anonymous;
      if (!isCacheable(anonymous, status) || pages.has(id) || renewals.size > 0) return;
      if (seen.delete(id)) return void renew(anonymous, visitor);
      seen.add(id);
      if (seen.size > maxSeen) seen.delete(seen.values().next().value!);
    },

    size: () => size,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
