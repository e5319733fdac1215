import type { ApiRead } from './api-reads';

/** How long a response of the API counts as current, in milliseconds. */
const trustedMs = 250;
/** A slower API is no help: the page is rendered as if nothing were cached. */
const patienceMs = 400;

interface Known {
  said: Promise<string | undefined>;
  at: number;
}

const idOf = ({ method, url, body }: ApiRead) => `${method} ${url} ${body ?? ''}`;
export const isAnswer = (status: number) => status >= 200 && status < 300;

/** The text of each refusal contains its own id. */
const sayingOf = ({ status, text }: Pick<ApiRead, 'status' | 'text'>) =>
  isAnswer(status) ? text : String(status);

/** @returns undefined when the API does not respond in time */
async function ask({ method, url, body }: ApiRead, visitor: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        // The API's rate limits count this call for the visitor who opens the page.
        'x-forwarded-for': visitor,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(patienceMs),
    });
    return sayingOf({ status: response.status, text: await response.text() });
  } catch {
    return undefined;
  }
}

/**
 * Repeats the reads of cached pages, to learn whether the API's responses are the same: each call once in a while, however many
 * pages and visitors there are.
 */
export function createReadAgain() {
  const known = new Map<string, Known>();

  return {
    /** Whether the API's responses are the same as when the page was rendered. */
    async isSame(read: ApiRead, visitor: string): Promise<boolean> {
      const id = idOf(read);
      const now = performance.now();
      let last = known.get(id);
      if (!last || now - last.at > trustedMs) {
        last = { said: ask(read, visitor), at: now };
        known.delete(id);
        known.set(id, last);
        // The oldest come first.
        for (const [old, { at }] of known) {
          if (now - at <= trustedMs) break;
          known.delete(old);
        }
      }
      return (await last.said) === sayingOf(read);
    },
    trustedMs,
  };
}
