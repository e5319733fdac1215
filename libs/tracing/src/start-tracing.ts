import { createExporter, type ExporterOptions } from './exporter';
import { beginSpan, current, now } from './span';
import { watchHttp, type WatchHttpOptions } from './watch-http';

export interface TracingOptions
  extends Pick<ExporterOptions, 'service' | 'onLost'>, WatchHttpOptions {
  /** The environment: the variables that OpenTelemetry names. */
  env: Record<string, string | undefined>;
}

/** Makes spans of what a program does, and sends them to a collector. */
export interface Tracing {
  /** Names the call that is being answered by the pattern of its route. */
  nameRoute(pattern: string): void;
  /** Work that nobody called for: a trace of its own. */
  trace<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Notes a query that has just ended; of its text only the operation and the table. */
  noteQuery(text: string, tookMs: number, failed: boolean): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** 'authorization=Bearer x,tenant=7' */
const readHeaders = (text: string) =>
  Object.fromEntries(
    text.split(',').flatMap((part) => {
      const [name, ...value] = part.split('=');
      return value.length > 0 ? [[name!.trim(), decodeURIComponent(value.join('=').trim())]] : [];
    }),
  );

const tableOf = (text: string) => /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(text)?.[1];

/** Starts once, before the first server: `OTEL_EXPORTER_OTLP_ENDPOINT` names the collector. */
export function startTracing({ env, service, onLost, ...http }: TracingOptions): Tracing {
  const exporter = createExporter({
    service: env.OTEL_SERVICE_NAME || service,
    endpoint: new URL(env.OTEL_EXPORTER_OTLP_ENDPOINT!).href.replace(/\/$/, ''),
    headers: readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    everyMs: Number(env.OTEL_BSP_SCHEDULE_DELAY) || 5_000,
    onLost,
  });
  const unwatch = watchHttp(exporter, http);

  return {
    nameRoute(pattern) {
      const span = current.getStore();
      if (span) span.attributes['http.route'] = pattern;
    },

    trace(name, work) {
      const span = beginSpan(name, 'internal');
      return current.run(span, async () => {
        try {
          return await work();
        } catch (error) {
          span.failed = true;
          throw error;
        } finally {
          exporter.end(span);
        }
      });
    },

    noteQuery(text, tookMs, failed) {
      const parent = current.getStore();
      if (!parent) return;
      const operation = /\w+/.exec(text)?.[0]?.toUpperCase() ?? 'QUERY';
      const table = tableOf(text);
      const span = beginSpan(table ? `${operation} ${table}` : operation, 'client', parent);
      span.begunAt = now() - tookMs;
      span.failed = failed;
      Object.assign(span.attributes, {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table && { 'db.collection.name': table }),
      });
      exporter.end(span);
    },

    async stop() {
      unwatch();
      await exporter.close();
    },
  };
}
