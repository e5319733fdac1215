import { setImmediate } from 'node:timers/promises';

type Bytes = ReadableStream<Uint8Array>;

/** What the router streams of loaders: a text that is all there, or the stream of one that is still to be completed. */
export type LoaderData = { text: string; stream?: undefined } | { stream: Bytes; text?: undefined };

/** The stream from its beginning, of which something was read already. */
function rejoin(
  read: readonly Uint8Array[],
  next: Promise<ReadableStreamReadResult<Uint8Array>>,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Bytes {
  let pending: typeof next | undefined = next;
  return new ReadableStream({
    start(controller) {
      for (const bytes of read) controller.enqueue(bytes);
    },
    async pull(controller) {
      const { done, value } = await (pending ?? reader.read());
      pending = undefined;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Reads what loaders have returned, unless some of it is still to come. */
export async function readLoaderData(stream: Bytes): Promise<LoaderData> {
  const reader = stream.getReader();
  const read: Uint8Array[] = [];
  for (;;) {
    const next = reader.read();
    const now = await Promise.race([next, setImmediate()]);
    if (!now) return { stream: rejoin(read, next, reader) };
    if (now.done) return { text: Buffer.concat(read).toString() };
    read.push(now.value);
  }
}
