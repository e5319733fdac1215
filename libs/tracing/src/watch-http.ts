import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exporter } from './exporter';
import { beginSpan, current, readTraceparent, traceparentOf, type Span } from './span';

export interface WatchHttpOptions {
  /** Whether callers may name their trace: nobody whom strangers can call believes them. */
  believeCallers: boolean;
  /** Our own programs, which continue the trace: others learn nothing of it. */
  ownOrigins: readonly string[];
  /** The address as a pattern, without what identifies anybody or anything. */
  patternOf: (path: string) => string;
}

/** Programs that look after us ask for these all day. */
const untraced = /^\/(?:healthz|readyz|metrics)$/;

/** What Node tells of a call that `fetch` makes. */
interface Outgoing {
  origin: string;
  method: string;
  addHeader(name: string, value: string): void;
}

/** Makes a span of each call that a server of this process answers, and of each that `fetch` makes on its behalf. */
export function watchHttp(
  exporter: Pick<Exporter, 'end'>,
  { believeCallers, ownOrigins, patternOf }: WatchHttpOptions,
): () => void {
  const outgoing = new WeakMap<Outgoing, Span>();

  function onRequest(message: unknown): void {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const path = (request.url ?? '/').split('?', 1)[0]!;
    if (untraced.test(path)) return current.enterWith(undefined);
    const method = request.method ?? 'GET';
    const caller = believeCallers ? readTraceparent(request.headers.traceparent) : undefined;
    const span = beginSpan(method, 'server', caller);
    // The handlers that Node calls next, and all that they begin, work for this span.
    current.enterWith(span);
    response.once('close', () => {
      const route = span.attributes['http.route'] ?? patternOf(path);
      const status = response.statusCode;
      span.name = `${method} ${route}`;
      Object.assign(span.attributes, { 'http.request.method': method, 'http.route': route });
      // Without an end the caller has left.
      if (response.writableFinished) span.attributes['http.response.status_code'] = status;
      span.failed = status >= 500;
      exporter.end(span);
    });
  }

  function onCreate(message: unknown): void {
    const { request } = message as { request: Outgoing };
    const parent = current.getStore();
    if (!parent) return;
    const span = beginSpan(request.method, 'client', parent);
    span.attributes['http.request.method'] = request.method;
    span.attributes['server.address'] = new URL(request.origin).host;
    if (ownOrigins.includes(request.origin)) request.addHeader('traceparent', traceparentOf(span));
    outgoing.set(request, span);
  }

  function finish(request: Outgoing, change: (span: Span) => void): void {
    const span = outgoing.get(request);
    if (!span) return;
    outgoing.delete(request);
    change(span);
    exporter.end(span);
  }

  function onHeaders(message: unknown): void {
    const { request, response } = message as {
      request: Outgoing;
      response: { statusCode: number };
    };
    finish(request, (span) => {
      span.attributes['http.response.status_code'] = response.statusCode;
      span.failed = response.statusCode >= 400;
    });
  }

  const onError = (message: unknown) =>
    finish((message as { request: Outgoing }).request, (span) => (span.failed = true));

  const watched: [string, (message: unknown) => void][] = [
    ['http.server.request.start', onRequest],
    ['undici:request:create', onCreate],
    ['undici:request:headers', onHeaders],
    ['undici:request:error', onError],
  ];
  for (const [channel, listener] of watched) subscribe(channel, listener);
  return () => watched.forEach(([channel, listener]) => unsubscribe(channel, listener));
}
