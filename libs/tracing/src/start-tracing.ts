import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type HrTime } from '@opentelemetry/api';
import { addHrTimes, hrTime, millisToHrTime, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { below, current } from './current';
import { watchHttp, type WatchHttpOptions } from './watch-http';

export interface TracingOptions extends WatchHttpOptions {
  /** The service name of this program's spans; `OTEL_SERVICE_NAME` overrides it. */
  service: string;
  /** Called once, when spans are lost. */
  onLost: (error: unknown) => void;
}

/** Records spans of a program, and sends them to a collector. */
export interface Tracing {
  /** Names the span of the current request by the pattern of its route. */
  nameRoute(pattern: string): void;
  /** Runs work that no request has caused, as a trace of its own. */
  trace<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Records a query that has just ended; of its text only the operation and the table. */
  noteQuery(text: string, tookMs: number, failed: boolean): void;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

/** For a statement of several parts (`with …`) the operation of the first one. */
const operationOf = (text: string) =>
  (/\b(?:select|insert|update|delete)\b/i.exec(text) ?? /\w+/.exec(text))?.[0] ?? 'query';
const tableOf = (text: string) => /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(text)?.[1];
const ago = (ms: number): HrTime => addHrTimes(hrTime(), millisToHrTime(-ms));

/** Called once, before the first server starts. The variables of OpenTelemetry set the collector and the protocol. */
export function startTracing({ service, onLost, ...http }: TracingOptions): Tracing {
  let lost = false;
  const noteLost = (error: unknown) => {
    if (!lost) onLost(error);
    lost = true;
  };
  setGlobalErrorHandler(noteLost);
  const name = process.env.OTEL_SERVICE_NAME || service;
  // A stopping program waits for the last export, so its limit is shorter than the ten seconds of the SDK.
  const timeoutMillis = Number(process.env.OTEL_EXPORTER_OTLP_TIMEOUT) || 5_000;
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ timeoutMillis }))],
  });
  const tracer = provider.getTracer('karvon');
  const unwatch = watchHttp(tracer, http);

  return {
    nameRoute(pattern) {
      const work = current.getStore();
      if (work) work.route = pattern;
    },

    trace(name, work) {
      const span = tracer.startSpan(name, {}, ROOT_CONTEXT);
      return current.run({ span }, async () => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },

    noteQuery(text, tookMs, failed) {
      const parent = current.getStore();
      if (!parent) return;
      const operation = operationOf(text).toUpperCase();
      const table = tableOf(text);
      const span = tracer.startSpan(
        table ? `${operation} ${table}` : operation,
        {
          kind: SpanKind.CLIENT,
          startTime: ago(tookMs),
          attributes: {
            'db.system.name': 'postgresql',
            'db.operation.name': operation,
            ...(table && { 'db.collection.name': table }),
          },
        },
        below(parent),
      );
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },

    async stop() {
      unwatch();
      await provider.shutdown().catch(noteLost);
    },
  };
}
