import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, trace, type Context, type Span } from '@opentelemetry/api';

/** What the running code works for. */
export interface Work {
  span: Span;
  /** The pattern of the route that answers, once it is known. */
  route?: string;
}

export const current = new AsyncLocalStorage<Work | undefined>();

/** The context of OpenTelemetry in which this span is the parent. */
export const below = ({ span }: Work): Context => trace.setSpan(ROOT_CONTEXT, span);
