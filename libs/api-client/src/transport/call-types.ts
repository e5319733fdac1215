import type { CallAddress, Endpoint } from '@karvon/contract';
import type { z } from 'zod';

/** The address of this endpoint; another endpoint's address does not compile. */
export type AddressOf<E extends Endpoint> = Pick<E, 'method' | 'path'> & CallAddress;

type Part<Name extends string, Schema extends z.ZodType> =
  unknown extends z.input<Schema>
    ? { [name in Name]?: undefined }
    : object extends z.input<Schema>
      ? { [name in Name]?: z.input<Schema> }
      : { [name in Name]: z.input<Schema> };

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The call finishes even when the page is left; its body must be small. */
  keepalive?: boolean;
}

export interface WriteOptions extends CallOptions {
  /** Created when the form is shown, and the same in every retry of the request. */
  idempotencyKey: string;
}

/** The input of a call to this endpoint. */
export type Sent<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, z.ZodType>
    ? Part<'params', Params> &
        Part<'query', Query> &
        Part<'body', Body> &
        CallOptions & { idempotencyKey?: string }
    : never;

/** The response of this endpoint. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
