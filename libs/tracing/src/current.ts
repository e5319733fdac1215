import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, trace, type Context, type Span } from '@opentelemetry/api';

/** The span that the running code belongs to. */
export interface Work {
  span: Span;
  /** The pattern of the route that handles the request, once it is known. */
  route?: string;
}

export const current = new AsyncLocalStorage<Work | undefined>();

/** The OpenTelemetry context in which this span is the parent. */
export const below = ({ span }: Work): Context => trace.setSpan(ROOT_CONTEXT, span);
