import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export type Attributes = Record<string, string | number>;

/** As OTLP numbers them. */
export const spanKinds = { internal: 1, server: 2, client: 3 } as const;

/** A piece of work with a beginning and an end, part of a trace. */
export interface Span {
  traceId: string;
  id: string;
  parentId: string | undefined;
  name: string;
  kind: keyof typeof spanKinds;
  attributes: Attributes;
  /** Milliseconds since 1970, with fractions. */
  begunAt: number;
  failed: boolean;
}

/** The span that the running code works for. */
export const current = new AsyncLocalStorage<Span | undefined>();

/** Milliseconds since 1970, with fractions. */
export const now = () => performance.timeOrigin + performance.now();

export function beginSpan(
  name: string,
  kind: Span['kind'],
  parent?: { traceId: string; id: string },
): Span {
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    id: randomBytes(8).toString('hex'),
    parentId: parent?.id,
    name,
    kind,
    attributes: {},
    begunAt: now(),
    failed: false,
  };
}

/** W3C Trace Context: '00-<trace>-<span>-01'. */
export const traceparentOf = ({ traceId, id }: Span): string => `00-${traceId}-${id}-01`;

/** The span of the caller that a header names; undefined where there is none. */
export function readTraceparent(header: unknown): { traceId: string; id: string } | undefined {
  const found = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/.exec(
    typeof header === 'string' ? header : '',
  );
  return found ? { traceId: found[1]!, id: found[2]! } : undefined;
}
