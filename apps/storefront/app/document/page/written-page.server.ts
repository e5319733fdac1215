import { createReadableStreamFromReadable } from '@react-router/node';
import type { Readable } from 'node:stream';

/** Some bytes of a page. */
export interface PagePart {
  bytes: Buffer;
  /** Names bytes that stand in many pages, the same wherever the name is; undefined for those of this page. */
  name?: string;
}

/** A page as it was written: in parts when all of it was ready at once, else as a stream. */
export type WrittenPage = { parts: readonly PagePart[] } | { stream: Readable };

const parts = new WeakMap<Response, readonly PagePart[]>();

/** The parts of a page that was ready at once: who sends the page needs no stream, and compresses named parts once. */
export const partsOf = (response: Response): readonly PagePart[] | undefined => parts.get(response);

/** Nothing is read until somebody wants it. */
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
