import { randomUUID } from 'node:crypto';
import type { ApiRead } from '../../app/data/api-reads.server';
import type { AnonymousRequest } from './anonymous-request';
import { PageBytes, type Slots } from './page-bytes';

/** What the built application does for us. */
export interface Application {
  render: (request: Request) => Promise<Response>;
  noteReads: <Result>(work: () => Promise<Result>) => Promise<{ result: Result; reads: ApiRead[] }>;
}

/** A page as it was rendered once. */
export interface CachedPage {
  status: number;
  headers: Headers;
  /** What stood in the slots, in headers too. */
  drawn: Slots;
  bytes: PageBytes;
  reads: readonly ApiRead[];
  /** Pages say what can be done at this time of day. */
  minute: number;
  /** When the API last said what the page shows, in `performance.now()`. */
  checkedAt: number;
}

export const thisMinute = () => Math.floor(Date.now() / 60_000);

/** The page of an address that does not exist is the same for everybody, too. */
export const isCacheable = ({ known }: AnonymousRequest, status: number) =>
  status === 404 || (known && status === 200);

/** Whether the page has everything it shows, and asking for it again does nothing else. */
const isWhole = ({ known }: AnonymousRequest, reads: readonly ApiRead[]) =>
  reads.every(
    ({ method, status }) => (known || method === 'GET') && (status === 200 || status === 404),
  );

const nonceOf = (headers: Headers) =>
  /'nonce-([^']{16,})'/.exec(headers.get('content-security-policy') ?? '')?.[1];

/** @returns undefined when the page must not be cached, or lacks something that it should show */
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
      // As for a robot, the page is sent when all of it is there.
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
