import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { below, current, type Work } from './current';

export interface WatchHttpOptions {
  /** Whether trace ids of callers are accepted: not in a program that strangers can call. */
  believeCallers: boolean;
  /** Origins of our own programs, which continue the trace; others get no trace id. */
  ownOrigins: readonly string[];
  /** The address as a pattern, without personal data or ids. */
  patternOf: (path: string) => string;
}

/** Health checks and metrics, which are requested all day. */
const untraced = /^\/(?:healthz|readyz|metrics)$/;

/** Node's report of a call that `fetch` makes. */
interface Outgoing {
  origin: string;
  method: string;
  addHeader(name: string, value: string): void;
}

const traceContext = new W3CTraceContextPropagator();
const fail = (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR });

/** Node's report of a call of its own client, which also exports our spans. */
const asOutgoing = (request: ClientRequest): Outgoing => ({
  origin: `${request.protocol}//${request.getHeader('host')?.toString()}`,
  method: request.method,
  addHeader: (name, value) => void request.setHeader(name, value),
});

/**
 * Records a span for each request that this process handles, and for each call that it makes meanwhile: by `fetch`, and to our
 * own programs also by Node's client.
 */
export function watchHttp(
  tracer: Tracer,
  { believeCallers, ownOrigins, patternOf }: WatchHttpOptions,
): () => void {
  const outgoing = new WeakMap<object, Span>();

  function onRequest(message: unknown): void {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const path = (request.url ?? '/').split('?', 1)[0]!;
    if (untraced.test(path)) return current.enterWith(undefined);
    const method = request.method ?? 'GET';
    const caller = believeCallers
      ? traceContext.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      : ROOT_CONTEXT;
    const work: Work = { span: tracer.startSpan(method, { kind: SpanKind.SERVER }, caller) };
    // The handlers that Node calls next, and everything they start, belong to this span.
    current.enterWith(work);
    response.once('close', () => {
      const { span, route = patternOf(path) } = work;
      const status = response.statusCode;
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.request.method': method, 'http.route': route });
      // An unfinished response means that the caller has left.
      if (response.writableFinished) span.setAttribute('http.response.status_code', status);
      if (status >= 500) fail(span);
      span.end();
    });
  }

  /** @param call the object that identifies the call when it ends */
  function begin(call: object, request: Outgoing): void {
    const parent = current.getStore();
    if (!parent) return;
    const attributes = {
      'http.request.method': request.method,
      'server.address': new URL(request.origin).host,
    };
    const span = tracer.startSpan(
      request.method,
      { kind: SpanKind.CLIENT, attributes },
      below(parent),
    );
    outgoing.set(call, span);
    if (!ownOrigins.includes(request.origin)) return;
    const headers: Record<string, string> = {};
    traceContext.inject(below({ span }), headers, defaultTextMapSetter);
    for (const [name, value] of Object.entries(headers)) request.addHeader(name, value);
  }

  function onCreate(message: unknown): void {
    const { request } = message as { request: Outgoing };
    begin(request, request);
  }

  function onClientRequest(message: unknown): void {
    const { request } = message as { request: ClientRequest };
    const call = asOutgoing(request);
    if (ownOrigins.includes(call.origin)) begin(request, call);
  }

  function finish(message: unknown, change: (span: Span) => void): void {
    const { request } = message as { request: object };
    const span = outgoing.get(request);
    if (!span) return;
    outgoing.delete(request);
    change(span);
    span.end();
  }

  const onHeaders = (message: unknown) =>
    finish(message, (span) => {
      const { statusCode = 0 } = (message as { response: { statusCode?: number } }).response;
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 400) fail(span);
    });

  const watched: [string, (message: unknown) => void][] = [
    ['http.server.request.start', onRequest],
    ['undici:request:create', onCreate],
    ['undici:request:headers', onHeaders],
    ['undici:request:error', (message) => finish(message, fail)],
    ['http.client.request.created', onClientRequest],
    ['http.client.response.finish', onHeaders],
    ['http.client.request.error', (message) => finish(message, fail)],
  ];
  for (const [channel, listener] of watched) subscribe(channel, listener);
  return () => watched.forEach(([channel, listener]) => unsubscribe(channel, listener));
}
