import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest, FastifyServerFactory } from 'fastify';
import type { Logger } from 'pino';
import { requestId } from './request-id';

/** More addresses than are asked within minutes; visitors make up what they search for. */
const mostAddresses = 2_000;

/** What belongs to one call and not to the answer. */
const ofOneCall = /^(x-request-id|x-ratelimit-|set-cookie|date|connection|keep-alive)/;

/** Such a call gets another answer than its neighbour, or none: the long way knows which. */
const particular = ['origin', 'if-none-match', 'content-length', 'transfer-encoding'] as const;

interface Ready {
  route: string;
  headers: string[];
  body: Buffer;
}

function headersOf(reply: FastifyReply, body: Buffer): string[] {
  return Object.entries({ ...reply.getHeaders(), 'content-length': body.length })
    .filter(([name]) => !ofOneCall.test(name))
    .flatMap(([name, value]) => [name, String(value)]);
}

const isParticular = ({ headers }: IncomingMessage) =>
  particular.some((name) => headers[name] !== undefined);

/**
 * Answers that are the same for everybody, kept by address with all their headers, and sent before the framework looks at
 * the call: no routing, no checks, no hooks. The first call of an address goes the long way and leaves its answer here.
 * They are not counted against the ceiling of calls a minute: counting costs more than sending.
 */
export function createReadyAnswers(logger: Pick<Logger, 'info'>, most = mostAddresses) {
  const ready = new Map<string, Ready>();
  const promised = new WeakMap<FastifyReply, number>();
  let edition = 0;
  let closed = false;

  function forget(): void {
    ready.clear();
    edition += 1;
  }

  /** @returns false where the call must go the long way */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const found = request.method === 'GET' ? ready.get(request.url ?? '') : undefined;
    if (!found || closed || isParticular(request)) return false;
    const id = requestId(request);
    response.writeHead(200, [...found.headers, 'x-request-id', id]);
    response.end(found.body);
    logger.info({ traceId: id, method: 'GET', route: found.route, status: 200, ms: 0 }, 'answered');
    return true;
  }

  return {
    answer,
    /** What was answered so far is no longer so. */
    forget,
    /** From now on everything goes the long way, which knows how to say good-bye. */
    close(): void {
      closed = true;
      forget();
    },
    /** The answer that is about to leave is the same for everybody, until `forget`. */
    promise(reply: FastifyReply): void {
      promised.set(reply, edition);
    },
    /** It leaves, and has all its headers now. */
    keep(request: FastifyRequest, reply: FastifyReply, body: unknown): void {
      if (promised.get(reply) !== edition || closed || !(body instanceof Buffer)) return;
      const { method, url } = request.raw;
      if (method !== 'GET' || !url || reply.statusCode !== 200 || isParticular(request.raw)) return;
      if (ready.size >= most) ready.delete(ready.keys().next().value!);
      ready.set(url, {
        route: request.routeOptions.url ?? '',
        headers: headersOf(reply, body),
        body,
      });
    },
  };
}

export type ReadyAnswers = ReturnType<typeof createReadyAnswers>;

/** Fastify's own server, with the ready answers in front of it. */
export function serverWith(ready: ReadyAnswers): FastifyServerFactory {
  return (handler, options): Server => {
    const server = createServer(options.http ?? {}, (request, response) => {
      if (!ready.answer(request, response)) handler(request, response);
    });
    server.keepAliveTimeout = options.keepAliveTimeout as number;
    server.requestTimeout = options.requestTimeout as number;
    server.setTimeout(options.connectionTimeout as number);
    return server;
  };
}
