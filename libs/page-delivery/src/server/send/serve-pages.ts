import { writeReadableStreamToWritable } from '@react-router/node';
import type { Request, RequestHandler, Response } from 'express';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { PagePart } from '../page/written-page.server';
import { createPageGzip } from './gzip-page';
import { webRequest } from './web-request';

/** What the built application provides for a rendered page. */
export interface Written {
  /** The parts of a page that was complete at once. */
  partsOf: (response: globalThis.Response) => readonly PagePart[] | undefined;
}

function sendHead(response: Response, rendered: globalThis.Response): void {
  response.statusMessage = rendered.statusText;
  response.status(rendered.status);
  for (const [name, value] of rendered.headers) response.append(name, value);
}

/** Responds with pages, and with other responses of the application's routes. */
export function servePages(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): RequestHandler {
  const handle = createRequestHandler(build, mode);
  const gzipPage = createPageGzip();
  // In development each request gets the current build, and a page is streamed as React renders it.
  const { partsOf } =
    typeof build === 'function' ? {} : (build.entry.module as unknown as Partial<Written>);

  function sendParts(request: Request, response: Response, parts: readonly PagePart[]): void {
    response.vary('accept-encoding');
    const zipped = request.acceptsEncodings('gzip') === 'gzip';
    if (zipped) response.setHeader('content-encoding', 'gzip');
    const body = zipped ? gzipPage(parts) : Buffer.concat(parts.map(({ bytes }) => bytes));
    response.setHeader('content-length', body.length);
    response.end(body);
  }

  async function sendStream(response: Response, body: ReadableStream<Uint8Array>): Promise<void> {
    try {
      await writeReadableStreamToWritable(body, response);
    } catch (error) {
      // The visitor has left.
      if (!response.destroyed && !response.writableEnded) throw error;
    }
  }

  return async (request, response) => {
    const rendered = await handle(webRequest(request, response));
    if (response.destroyed) return void (await rendered.body?.cancel());
    sendHead(response, rendered);
    const parts = partsOf?.(rendered);
    if (parts) sendParts(request, response, parts);
    else if (rendered.body) await sendStream(response, rendered.body);
    else response.end();
  };
}
