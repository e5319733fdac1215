import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import { RawResponse } from './raw-response';

interface CachedEntry {
  response: RawResponse;
  until: number;
}

export interface MadeResponse {
  bytes: Buffer;
  /** False: the response is incomplete, and the next attempt may have the rest. */
  complete: boolean;
}

export interface Keeping {
  clock: Clock;
  /** How long a response is valid, and how many are cached at most. */
  forMs: number;
  max: number;
  /** The Cache-Control header for browsers and proxies; 'no-store' by default. */
  cacheControl?: string;
}

/** Responses as bytes: equal requests within minutes share one, and requests at the same moment are computed once. */
export function createResponseCache({ clock, forMs, max, cacheControl = 'no-store' }: Keeping) {
  const cached = new Map<string, CachedEntry>();
  const making = new Map<string, Promise<RawResponse>>();

  function sealed(bytes: Buffer): RawResponse {
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
    return RawResponse.json(bytes, { etag, 'cache-control': cacheControl });
  }

  async function make(key: string, work: () => Promise<MadeResponse>): Promise<RawResponse> {
    const { bytes, complete } = await work();
    const response = sealed(bytes);
    if (!complete) return response;
    for (const old of [...cached.keys()].slice(0, Math.max(0, cached.size + 1 - max)))
      cached.delete(old);
    cached.delete(key);
    cached.set(key, { response, until: clock.now().getTime() + forMs });
    return response;
  }

  return {
    respond(key: string, work: () => Promise<MadeResponse>): Promise<RawResponse> {
      const known = cached.get(key);
      if (known && known.until > clock.now().getTime()) return Promise.resolve(known.response);
      const under = making.get(key);
      if (under) return under;
      const made = make(key, work).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
    /** Drops the responses whose keys begin like this, because newer prices are known. */
    forget(prefix: string): void {
      for (const key of cached.keys()) if (key.startsWith(prefix)) cached.delete(key);
    },
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;
