import { wholeRequestMs } from '@karvon/processes';

/** So long the API may take over a call that has reached it whole. */
const answerMs = 60_000;

/**
 * A body as it is to be sent on, and a signal that ends the call when it takes too long. The API's time begins when the
 * body has passed: a slow phone network is no outage.
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

/** A body that is read before it is sent on: it has the same time to arrive. @throws when it takes longer */
export async function readInTime(body: ReadableStream<Uint8Array>): Promise<string> {
  const call = new AbortController();
  const late = setTimeout(() => call.abort(), wholeRequestMs).unref();
  // Not cancelled: that would close the connection before the visitor gets an answer.
  const waiting = { signal: call.signal, preventCancel: true };
  try {
    return await new Response(body.pipeThrough(new TransformStream(), waiting)).text();
  } finally {
    clearTimeout(late);
  }
}
