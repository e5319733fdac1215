import { AsyncLocalStorage } from 'node:async_hooks';

/** A call that a page sent to the API, and the response. */
export interface ApiRead {
  method: string;
  url: string;
  body: string | undefined;
  /** 0 when there was no response. */
  status: number;
  text: string;
}

const notes = new AsyncLocalStorage<ApiRead[]>();

/** Runs the work and records the API responses it reads meanwhile. */
export async function noteReads<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; reads: ApiRead[] }> {
  const reads: ApiRead[] = [];
  return { result: await notes.run(reads, work), reads };
}

/** The record of the page that is rendered now; undefined when its reads are not recorded. */
export const readsOfPage = (): ApiRead[] | undefined => notes.getStore();
