import type { Endpoint } from '@karvon/contract';
import type { z } from 'zod';

/**
 * An endpoint as the browser needs it: its address, and the contract's types without the contract's schemas, so that
 * zod stays out of pages that only ask. A spec holds every wire against its endpoint.
 */
export interface Wire<E extends Endpoint> {
  method: Endpoint['method'];
  path: Endpoint['path'];
  /** The call must carry an `Idempotency-Key`, and may be repeated because of it. */
  idempotent?: boolean;
  /** Never set: it only carries the type. */
  endpoint?: E;
}

type Part<Name extends string, Schema extends z.ZodType> =
  unknown extends z.input<Schema>
    ? { [name in Name]?: undefined }
    : object extends z.input<Schema>
      ? { [name in Name]?: z.input<Schema> }
      : { [name in Name]: z.input<Schema> };

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The call is finished even when its page is left; its body must be small. */
  keepalive?: boolean;
}

export interface WriteOptions extends CallOptions {
  /** Made when the form is shown and kept for every repeat of the same intention. */
  idempotencyKey: string;
}

/** What a call of this endpoint sends. */
export type Sent<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, z.ZodType>
    ? Part<'params', Params> &
        Part<'query', Query> &
        Part<'body', Body> &
        CallOptions & { idempotencyKey?: string }
    : never;

/** What it answers. */
export type Answer<E extends Endpoint> = z.output<E['answer']>;
