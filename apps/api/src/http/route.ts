import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '@karvon/contract';
import { runOnce, type IdempotencyDeps, type IdempotentCall } from './idempotency';
import { operationOf, type Answers } from './operation';
import { RawAnswer } from './raw-answer';

export interface Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  /** Only set where the endpoint says `idempotent`. */
  idempotency: IdempotentCall;
}

type Handler<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = (
  input: Input<P, Q, B>,
  request: FastifyRequest,
) => Promise<z.output<A> | RawAnswer> | z.output<A> | RawAnswer;

declare module 'fastify' {
  interface FastifyInstance {
    idempotency: IdempotencyDeps;
  }
}

const nothing = z.strictObject({});

/** The bytes of an answer, checked against the contract: throws when it is not what was promised. */
export function encodeAnswer<A extends z.ZodType>(
  endpoint: { answer: A },
  answer: z.output<A>,
): Buffer {
  return Buffer.from(JSON.stringify(z.encode(endpoint.answer, answer)));
}

/**
 * Makes the route of a contract endpoint: input checked by its schemas (unknown fields refused), the answer
 * checked on its way out, the page in OpenAPI. The handler gets clean input and returns the answer, or bytes.
 * @param answers what the handler may answer besides the contract's answer: above all the problems it throws
 */
export function registerEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, A>,
  answers: Answers,
  handler: Handler<P, Q, B, A>,
): void {
  const status = endpoint.status ?? 200;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { params, query, body } = request;
    const input = { params, query, body } as Omit<Input<P, Q, B>, 'idempotency'>;
    if (endpoint.idempotent) {
      return runOnce(app.idempotency, request, reply, { input, status }, async (idempotency) =>
        encodeAnswer(endpoint, (await handler({ ...input, idempotency }, request)) as z.output<A>),
      );
    }
    const made = await handler(input as Input<P, Q, B>, request);
    const raw = made instanceof RawAnswer ? made : RawAnswer.json(encodeAnswer(endpoint, made));
    void reply.headers(raw.headers);
    const { etag } = raw.headers;
    if (etag !== undefined && request.headers['if-none-match'] === etag)
      return reply.code(304).send();
    if (raw.repeatable) app.readyAnswers.promise(reply);
    return reply.code(status).type(raw.type).send(raw.body);
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
    config: {
      embeddable: endpoint.embeddable ?? false,
      operation: operationOf(endpoint, answers),
    },
    schema: {
      params: endpoint.params ?? nothing,
      querystring: endpoint.query ?? nothing,
      ...(endpoint.body && { body: endpoint.body }),
    },
    handler: answer,
  });
}
