import { wholeRequestMs } from '@karvon/processes';

/** How long the API may take after the complete request body was sent. */
const answerMs = 60_000;

/**
 * A request body, and a signal that aborts the call when it takes too long. The API's time begins after the body was sent: a slow
 * phone network is no outage.
 */
export function inTime(body: string | ReadableStream<Uint8Array> | null) {
  const call = new AbortController();
  const endAfter = (ms: number) => setTimeout(() => call.abort(), ms).unref();
  if (!(body instanceof ReadableStream)) {
    endAfter(answerMs);
    return { body, late: call.signal };
  }
  const sending = endAfter(wholeRequestMs);
  const passing = new TransformStream<Uint8Array, Uint8Array>({
    flush() {
      clearTimeout(sending);
      endAfter(answerMs);
    },
  });
  return { body: body.pipeThrough(passing), late: call.signal };
}

/**
 * Reads a body before it is forwarded, within the same time limit.
 * @throws when it takes longer
 */
export async function readInTime(body: ReadableStream<Uint8Array>): Promise<string> {
  const call = new AbortController();
  const late = setTimeout(() => call.abort(), wholeRequestMs).unref();
  // The stream is not cancelled: that would close the connection before the visitor gets a response.
  const waiting = { signal: call.signal, preventCancel: true };
  try {
    return await new Response(body.pipeThrough(new TransformStream(), waiting)).text();
  } finally {
    clearTimeout(late);
  }
}
