import { writeReadableStreamToWritable } from '@react-router/node';
import type { Request, RequestHandler, Response } from 'express';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { PagePart } from '../../app/document/page/written-page.server';
import { createPageGzip } from './gzip-page';
import { webRequest } from './web-request';

/** What the built application tells of a page that it has rendered. */
export interface Written {
  /** The parts of a page that was ready at once. */
  partsOf: (response: globalThis.Response) => readonly PagePart[] | undefined;
}

function sendHead(response: Response, rendered: globalThis.Response): void {
  response.statusMessage = rendered.statusText;
  response.status(rendered.status);
  for (const [name, value] of rendered.headers) response.append(name, value);
}

/** Answers with pages, and with whatever else the routes of the application rendered. */
export function servePages(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): RequestHandler {
  const handle = createRequestHandler(build, mode);
  const gzipPage = createPageGzip();
  // In development the build is another one at each request, and a page is sent as it comes.
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
