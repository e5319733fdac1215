import { AsyncLocalStorage } from 'node:async_hooks';

/** A call that a page made of the API, and what came back. */
export interface ApiRead {
  method: string;
  url: string;
  body: string | undefined;
  /** 0 when there was no response. */
  status: number;
  text: string;
}

const notes = new AsyncLocalStorage<ApiRead[]>();

/** Does the work and notes what it reads from the API meanwhile. */
export async function noteReads<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; reads: ApiRead[] }> {
  const reads: ApiRead[] = [];
  return { result: await notes.run(reads, work), reads };
}

/** `fetch` for transports of loaders: it notes the call where somebody wants to know. */
export async function sendNoted(url: string, init: RequestInit): Promise<Response> {
  const reads = notes.getStore();
  if (!reads) return fetch(url, init);
  const { method = 'GET', body } = init;
  const read: ApiRead = {
    method,
    url,
    body: typeof body === 'string' ? body : undefined,
    status: 0,
    text: '',
  };
  reads.push(read);
  const response = await fetch(url, init);
  read.text = await response.text();
  read.status = response.status;
  return new Response(read.text || null, response);
}
