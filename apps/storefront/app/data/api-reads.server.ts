import { AsyncLocalStorage } from 'node:async_hooks';
import type { Reply, Sending } from '@karvon/api-client';
import { repeatPublicResponses } from './public/public-responses.server';
import { sendToApi } from './send-to-api.server';

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

const sendOrRepeat = repeatPublicResponses(sendToApi);

/** Sends the calls of loaders. While the reads of a page are recorded, each call is recorded and goes to the API itself. */
export async function sendNoted(url: string, sending: Sending): Promise<Reply> {
  const reads = notes.getStore();
  if (!reads) return sendOrRepeat(url, sending);
  const { method, body } = sending;
  const read: ApiRead = { method, url, body, status: 0, text: '' };
  reads.push(read);
  const reply = await sendToApi(url, sending);
  read.text = await reply.text();
  read.status = reply.status;
  return reply;
}
