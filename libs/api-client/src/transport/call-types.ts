import type { CallAddress, Endpoint } from '@karvon/contract';
import type { z } from 'zod';

/** Where a call of this endpoint goes; the compiler refuses the address of another one. */
export type AddressOf<E extends Endpoint> = Pick<E, 'method' | 'path'> & CallAddress;

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
