import { current, now, spanKinds, type Span } from './span';

export interface ExporterOptions {
  /** The name that this program's spans stand under. */
  service: string;
  /** The collector: 'http://127.0.0.1:4318'. */
  endpoint: string;
  /** For a collector that asks for a key. */
  headers: Record<string, string>;
  everyMs: number;
  /** Told once that spans were lost. */
  onLost: (error: unknown) => void;
}

/** So many spans wait at most; of a collector that is away the later ones are dropped. */
const maxWaiting = 4_096;
const patienceMs = 10_000;

const valueOf = (value: string | number) =>
  typeof value === 'number' ? { intValue: String(value) } : { stringValue: value };
const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));
const nanoseconds = (ms: number) => `${Math.round(ms * 1_000)}000`;

const encode = (span: Span, endedAt: number) => ({
  traceId: span.traceId,
  spanId: span.id,
  ...(span.parentId && { parentSpanId: span.parentId }),
  name: span.name,
  kind: spanKinds[span.kind],
  startTimeUnixNano: nanoseconds(span.begunAt),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: attributesOf(span.attributes),
  status: span.failed ? { code: 2 } : {},
});

/** Sends ended spans to a collector, as OTLP over HTTP in JSON. Nobody waits for it. */
export function createExporter({ service, endpoint, headers, everyMs, onLost }: ExporterOptions) {
  let waiting: ReturnType<typeof encode>[] = [];
  let lost = false;

  function noteLost(error: unknown): void {
    if (!lost) onLost(error);
    lost = true;
  }

  async function send(): Promise<void> {
    if (waiting.length === 0) return;
    const spans = waiting;
    waiting = [];
    const scopeSpans = [{ scope: { name: 'karvon' }, spans }];
    const resource = { attributes: attributesOf({ 'service.name': service }) };
    try {
      const { ok, status } = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!ok) noteLost(new Error(`the collector answered ${status}`));
      else lost = false;
    } catch (error) {
      noteLost(error);
    }
  }

  // The exporter's own calls are part of no trace.
  const flush = () => current.run(undefined, send);
  const timer = setInterval(() => void flush(), everyMs).unref();

  return {
    end(span: Span): void {
      if (waiting.length < maxWaiting) waiting.push(encode(span, now()));
      else noteLost(new Error('too many spans wait'));
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

export type Exporter = ReturnType<typeof createExporter>;
