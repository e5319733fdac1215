import type { Reply, Sending } from '@karvon/api-client';
import { readsOfPage, type ApiRead } from '@karvon/page-delivery/server';
import { repeatPublicResponses } from './public/public-responses.server';
import { sendToApi } from './send-to-api.server';

const sendOrRepeat = repeatPublicResponses(sendToApi);

/** Sends the calls of loaders. While the reads of a page are recorded, each call is recorded and goes to the API itself. */
export async function sendNoted(url: string, sending: Sending): Promise<Reply> {
  const reads = readsOfPage();
  if (!reads) return sendOrRepeat(url, sending);
  const { method, body } = sending;
  const read: ApiRead = { method, url, body, status: 0, text: '' };
  reads.push(read);
  const reply = await sendToApi(url, sending);
  read.text = await reply.text();
  read.status = reply.status;
  return reply;
}
