import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import { RawAnswer } from './raw-answer';

interface Kept {
  answer: RawAnswer;
  until: number;
}

export interface MadeAnswer {
  bytes: Buffer;
  /** False: the response is incomplete, and the next attempt may have the rest. */
  complete: boolean;
}

export interface Keeping {
  clock: Clock;
  /** How long a response is good, and how many are cached at most. */
  forMs: number;
  most: number;
  /** The Cache-Control header for browsers and proxies; 'no-store' by default. */
  cacheControl?: string;
}

/** Responses as bytes: equal requests within minutes share one, and requests at the same moment are computed once. */
export function createKeptAnswers({ clock, forMs, most: max, cacheControl = 'no-store' }: Keeping) {
  const cached = new Map<string, Kept>();
  const making = new Map<string, Promise<RawAnswer>>();

  function sealed(bytes: Buffer): RawAnswer {
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
    return RawAnswer.json(bytes, { etag, 'cache-control': cacheControl });
  }

  async function make(key: string, work: () => Promise<MadeAnswer>): Promise<RawAnswer> {
    const { bytes, complete } = await work();
    const response = sealed(bytes);
    if (!complete) return response;
    for (const old of [...cached.keys()].slice(0, Math.max(0, cached.size + 1 - max)))
      cached.delete(old);
    cached.delete(key);
    cached.set(key, { answer: response, until: clock.now().getTime() + forMs });
    return response;
  }

  return {
    answer(key: string, work: () => Promise<MadeAnswer>): Promise<RawAnswer> {
      const known = cached.get(key);
      if (known && known.until > clock.now().getTime()) return Promise.resolve(known.answer);
      const under = making.get(key);
      if (under) return under;
      const made = make(key, work).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
    /** Drops the responses whose keys begin like this: newer prices are known. */
    forget(prefix: string): void {
      for (const key of cached.keys()) if (key.startsWith(prefix)) cached.delete(key);
    },
  };
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;
