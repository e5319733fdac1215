/** So long the API may take over a call that has reached it whole. */
const answerMs = 60_000;
/** So long a visitor's body may be on its way; the API itself waits no longer. */
const bodyMs = 300_000;

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
  const sending = endAfter(bodyMs);
  const passing = new TransformStream<Uint8Array, Uint8Array>({
    flush() {
      clearTimeout(sending);
      endAfter(answerMs);
    },
  });
  return { body: body.pipeThrough(passing), late: call.signal };
}
