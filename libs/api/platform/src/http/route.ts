import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '@karvon/contract';
import { runOnce, type IdempotencyDeps, type IdempotentCall } from './idempotency/idempotency';
import { operationOf, type Responses } from './operation';
import { RawResponse } from './raw-response';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of allowed origins may call this route from a browser. */
    embeddable?: boolean;
  }
}

export interface Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  /** Set for `idempotent` endpoints only. */
  idempotency: IdempotentCall;
}

type Handler<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = (
  input: Input<P, Q, B>,
  request: FastifyRequest,
) => Promise<z.output<A> | RawResponse> | z.output<A> | RawResponse;

declare module 'fastify' {
  interface FastifyInstance {
    idempotency: IdempotencyDeps;
  }
}

const nothing = z.strictObject({});

/** The bytes of a response. Throws when it does not match the contract. */
export function encodeResponse<A extends z.ZodType>(
  endpoint: { response: A },
  response: z.output<A>,
): Buffer {
  return Buffer.from(JSON.stringify(z.encode(endpoint.response, response)));
}

/**
 * Makes the route of an endpoint of the contract with its page in OpenAPI. Input is checked by the schemas, which refuse unknown
 * fields; the response is checked too. The handler gets checked input and returns the response, or bytes.
 * @param responses what the handler may respond besides the response of the contract: above all the problems it throws
 * @param admit refuses a call before any of its input is read
 */
export function registerEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, A>,
  responses: Responses,
  handler: Handler<P, Q, B, A>,
  admit?: (request: FastifyRequest) => Promise<void>,
): void {
  const status = endpoint.status ?? 200;

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { params, query, body } = request;
    const input = { params, query, body } as Omit<Input<P, Q, B>, 'idempotency'>;
    if (endpoint.idempotent) {
      return runOnce(app.idempotency, request, reply, { input, status }, async (idempotency) =>
        encodeResponse(
          endpoint,
          (await handler({ ...input, idempotency }, request)) as z.output<A>,
        ),
      );
    }
    const made = await handler(input as Input<P, Q, B>, request);
    const raw =
      made instanceof RawResponse ? made : RawResponse.json(encodeResponse(endpoint, made));
    void reply.headers(raw.headers);
    const { etag } = raw.headers;
    if (etag !== undefined && request.headers['if-none-match'] === etag)
      return reply.code(304).send();
    if (raw.repeatable) app.readyResponses.promise(reply);
    return reply.code(status).type(raw.type).send(raw.body);
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
    ...(admit && { onRequest: admit }),
    config: {
      embeddable: endpoint.embeddable ?? false,
      operation: operationOf(endpoint, responses),
    },
    schema: {
      params: endpoint.params ?? nothing,
      querystring: endpoint.query ?? nothing,
      ...(endpoint.body && { body: endpoint.body }),
    },
    handler: respond,
  });
}
