import { randomUUID } from 'node:crypto';
import type { ApiRead } from './api-reads';
import { PageBytes, type Slots } from './page-bytes';
import { isAnswer } from './read-again';

/** A request reduced to everything that changes the bytes of a page for an anonymous visitor. */
export interface AnonymousRequest {
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  /** Cookies of a page sent over https are Secure. */
  secure: boolean;
  /**
   * 'lasting': a page that is the same for everybody; 'search': so are results of a search until something new is found; 'unknown':
   * any other address, which is cached only as a 404 page.
   */
  kind: 'lasting' | 'search' | 'unknown';
  /** Equal for equal requests. */
  id: string;
}

/** The built application's functions used here. */
export interface Application {
  render: (request: Request) => Promise<Response>;
  noteReads: <Result>(work: () => Promise<Result>) => Promise<{ result: Result; reads: ApiRead[] }>;
}

/** A rendered page in the cache. */
export interface CachedPage {
  status: number;
  headers: Headers;
  /** The slot values of this rendering, also in headers. */
  drawn: Slots;
  bytes: PageBytes;
  reads: readonly ApiRead[];
  /** The minute of the rendering, because pages show whether support is open. */
  minute: number;
  /** When the API last confirmed the data of the page, in `performance.now()`. */
  checkedAt: number;
}

export const thisMinute = () => Math.floor(Date.now() / 60_000);

/** The 404 page is the same for everybody, too. */
export const isCacheable = ({ kind }: AnonymousRequest, status: number) =>
  status === 404 || (kind !== 'unknown' && status === 200);

/** Whether the page has all its data, and repeating its reads has no other effect. */
const isWhole = ({ kind }: AnonymousRequest, reads: readonly ApiRead[]) =>
  reads.every(
    ({ method, status }) =>
      (kind !== 'unknown' || method === 'GET') && (isAnswer(status) || status === 404),
  );

const nonceOf = (headers: Headers) =>
  /'nonce-([^']{16,})'/.exec(headers.get('content-security-policy') ?? '')?.[1];

/** @returns undefined when the page must not be cached, or lacks data */
export async function renderForCache(
  { render, noteReads, publicUrl }: Application & { publicUrl: string },
  anonymous: AnonymousRequest,
  visitor: string,
): Promise<CachedPage | undefined> {
  const minute = thisMinute();
  const from = performance.now();
  const trace = randomUUID();
  const url = new URL(anonymous.address, publicUrl);
  if (anonymous.secure) url.protocol = 'https:';
  const request = new Request(url, {
    headers: {
      ...anonymous.headers,
      // As for a robot, the page is sent when it is complete.
      'user-agent': 'Googlebot',
      'x-request-id': trace,
      'x-forwarded-for': visitor,
    },
  });
  const { result, reads } = await noteReads(async () => {
    const response = await render(request);
    return { response, html: await response.text() };
  });
  const { response, html } = result;
  const nonce = nonceOf(response.headers);
  const cacheable = isCacheable(anonymous, response.status) && isWhole(anonymous, reads);
  if (!nonce || !cacheable) return undefined;
  const drawn = { nonce, trace };
  return {
    status: response.status,
    headers: response.headers,
    drawn,
    bytes: new PageBytes(html, drawn),
    reads,
    minute,
    checkedAt: from,
  };
}
