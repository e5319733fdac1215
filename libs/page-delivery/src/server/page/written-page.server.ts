import { createReadableStreamFromReadable } from '@react-router/node';
import type { Readable } from 'node:stream';

/** A piece of a page. */
export interface PagePart {
  bytes: Buffer;
  /** Names bytes that many pages share; undefined for bytes of this page alone. */
  name?: string;
}

/** A rendered page: as parts when it was complete at once, else as a stream. */
export type WrittenPage = { parts: readonly PagePart[] } | { stream: Readable };

const parts = new WeakMap<Response, readonly PagePart[]>();

/** The parts of a page that was complete at once: the sender needs no stream, and compresses named parts once. */
export const partsOf = (response: Response): readonly PagePart[] | undefined => parts.get(response);

/** Created lazily, at the first read. */
const inOneGo = (all: readonly PagePart[]) =>
  new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        for (const { bytes } of all) controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );

export function pageResponse(page: WrittenPage, init: ResponseInit): Response {
  if ('stream' in page) return new Response(createReadableStreamFromReadable(page.stream), init);
  const response = new Response(inOneGo(page.parts), init);
  parts.set(response, page.parts);
  return response;
}
