import type { z } from 'zod';

/** One call of the API: the server derives its route, the client its function and OpenAPI its description from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Pattern with `:name` parameters, '/v1/air/orders/:number'. */
  path: `/v1/${string}`;
  summary: string;
  /** Success status; 200 by default. */
  status?: 200 | 201;
  /** A write that creates something: the call must carry an `Idempotency-Key`. */
  idempotent?: boolean;
  /** The call needs the order's token (`Order-Token`) or its owner's session. */
  orderAccess?: boolean;
  /** The call needs a signed-in user: `Authorization: Bearer …`. */
  sessionAccess?: boolean;
  /** Pages of partners may send it from the visitor's browser, if settings allow their origin; never with cookies. */
  embeddable?: boolean;
  /** The maximum body size in bytes, if it differs from the default. */
  largestBody?: number;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
}

/**
 * Method and path of a call: all that a browser needs of an endpoint. They are in `*.calls.ts` beside the schemas, so that a page
 * need not load the schemas and zod.
 */
export type CallAddress = Pick<Endpoint, 'method' | 'path' | 'idempotent'>;

/** Keeps the literal path and the exact schema types of an endpoint. */
export function endpoint<
  const Method extends Endpoint['method'],
  const Path extends Endpoint['path'],
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(
  definition: Endpoint<Params, Query, Body, Response> & { method: Method; path: Path },
): Endpoint<Params, Query, Body, Response> & { method: Method; path: Path } {
  return definition;
}

export const idempotencyKeyHeader = 'idempotency-key';
export const orderTokenHeader = 'order-token';

/** Carries a secret device id from a cookie of the storefront, so that rate limits recognize the browser. */
export const deviceHeader = 'device-id';
