import { setImmediate } from 'node:timers/promises';

type Bytes = ReadableStream<Uint8Array>;

/** The data of loaders for the router: a text when it is complete, else the stream of it. */
export type LoaderData = { text: string; stream?: undefined } | { stream: Bytes; text?: undefined };

/** The whole stream, including what was read from it already. */
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

/** Reads the data of loaders, unless a part of it is still pending. */
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
