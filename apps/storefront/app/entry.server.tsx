import { randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
} from 'react-router';
import type { Locale } from '@karvon/contract';
import type { StartScripts } from '@karvon/page-delivery';
import { createDocuments, noteReads, pageResponse, partsOf } from '@karvon/page-delivery/server';
import { loadLateParts, WrittenDrawings } from '@karvon/ui-kit';
import { getConfig, publicConfig } from './config.server';
import { catalogues } from './document/catalogues.server';
import { writtenDrawing } from './document/drawings.server';
import { DocumentContext, type DocumentFacts } from './document/document-context';
import { keepPrivate, pageHeaders } from './document/page-headers.server';
import { localeOfRequest } from './data/request-locale.server';
import { journalServerError } from './telemetry/server-journal.server';
import { today } from './data/today.server';
import { contentSecurityPolicy } from './document/security-headers.server';
import { storedMarks } from './document/stored-marks.server';
import { crumbsOf } from './seo/crumbs.server';
import { structuredData } from './seo/structured-data.server';

export const streamTimeout = 8_000;

/**
 * Exports for the server, which caches pages of anonymous visitors until a response of the API changes, compresses pages by their
 * parts, and loads the late parts before the first page: the modules that declare them are evaluated after this one.
 */
export { loadLateParts, noteReads, partsOf };

const prepareDocument = createDocuments();

/** A preloaded page must stay in the cache until the visit; otherwise it is fetched twice. */
const keepPrefetched = 'private, max-age=30';

function documentFacts(
  request: Request,
  { locale, nonce, scripts }: { locale: Locale; nonce: string; scripts: StartScripts | undefined },
): DocumentFacts {
  const messages = catalogues[locale];
  const crumbs = crumbsOf({ pathname: new URL(request.url).pathname, locale, messages });
  return {
    locale,
    messages,
    structuredData: structuredData({ ...publicConfig(getConfig()), locale }, crumbs),
    traceId: request.headers.get('x-request-id') ?? '',
    nonce,
    marks: storedMarks(today()),
    ...(scripts && { scripts }),
  };
}

/** Renders a page: as a stream for people, complete for robots. */
export default async function handleRequest(
  request: Request,
  status: number,
  given: Headers,
  entry: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const { mapOrigins } = getConfig();
  const policy = contentSecurityPolicy({ nonce, development: import.meta.env.DEV, mapOrigins });
  const headers = pageHeaders(request, given, policy);
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const locale = localeOfRequest(request);
  const { context, scripts, writer } = await prepareDocument(entry, locale);
  return new Promise<Response>((resolve, reject) => {
    let answered = false;
    const ready =
      isbot(request.headers.get('user-agent')) || entry.isSpaMode ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={documentFacts(request, { locale, nonce, scripts })}>
        <WrittenDrawings value={writtenDrawing}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </WrittenDrawings>
      </DocumentContext>,
      {
        nonce: { script: nonce, style: nonce },
        // Content that is ready is rendered in its place. Late content stands after the page, and a script moves it.
        progressiveChunkSize: Infinity,
        [ready]() {
          answered = true;
          const stream = writer({
            nonce,
            onPage: (page) => resolve(pageResponse(page, { status, headers })),
            onLost: reject,
          });
          stream.once('finish', () => clearTimeout(timer));
          pipe(stream);
        },
        onShellError: reject,
        onError(error: unknown) {
          // Errors of the shell also reach handleError.
          if (answered) logError(request, error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Loader responses for client navigation are as private as the page. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  if (!response.headers.has('cache-control')) {
    const ahead = response.ok && request.headers.get('purpose') === 'prefetch';
    response.headers.set('cache-control', ahead ? keepPrefetched : keepPrivate);
  }
  return response;
};

function logError(request: Request, error: unknown): void {
  const { pathname } = new URL(request.url);
  journalServerError(error, {
    trace: request.headers.get('x-request-id') ?? '',
    path: pathname,
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) logError(request, error);
};
