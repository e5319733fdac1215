import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest, FastifyServerFactory } from 'fastify';
import type { Logger } from 'pino';
import { requestId } from './request-id';

/** More addresses than visitors request within minutes. There must be a limit: visitors make up search words. */
const maxAddresses = 2_000;

/** Headers of one request, which do not belong to the response. */
const ofOneCall = /^(x-request-id|x-ratelimit-|set-cookie|date|connection|keep-alive)/;

/** A request with one of these headers may get another response: Fastify decides. */
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
 * Responses that are the same for everybody, cached by address with all their headers. They are sent before the framework sees
 * the request: no routing, no checks, no hooks. The first request of an address goes through the framework, which caches its
 * response here. They do not count against the limit of requests a minute: counting would cost more than sending.
 */
export function createReadyResponses(logger: Pick<Logger, 'info'>, max = maxAddresses) {
  const ready = new Map<string, Ready>();
  const promised = new WeakMap<FastifyReply, number>();
  let edition = 0;
  let closed = false;

  function forget(): void {
    ready.clear();
    edition += 1;
  }

  /** @returns false when the request must go through the framework */
  function respond(request: IncomingMessage, response: ServerResponse): boolean {
    const found = request.method === 'GET' ? ready.get(request.url ?? '') : undefined;
    if (!found || closed || isParticular(request)) return false;
    const id = requestId(request);
    response.writeHead(200, [...found.headers, 'x-request-id', id]);
    response.end(found.body);
    logger.info({ traceId: id, method: 'GET', route: found.route, status: 200, ms: 0 }, 'answered');
    return true;
  }

  return {
    respond,
    /** Drops all responses: their texts have changed. */
    forget,
    /** From now on every request goes through the framework, which closes connections properly. */
    close(): void {
      closed = true;
      forget();
    },
    /** Caches the response that is about to be sent, until `forget`. */
    promise(reply: FastifyReply): void {
      promised.set(reply, edition);
    },
    /** The response is complete here, with all its headers. */
    keep(request: FastifyRequest, reply: FastifyReply, body: unknown): void {
      if (promised.get(reply) !== edition || closed || !(body instanceof Buffer)) return;
      const { method, url } = request.raw;
      if (method !== 'GET' || !url || reply.statusCode !== 200 || isParticular(request.raw)) return;
      if (ready.size >= max) ready.delete(ready.keys().next().value!);
      ready.set(url, {
        route: request.routeOptions.url ?? '',
        headers: headersOf(reply, body),
        body,
      });
    },
  };
}

export type ReadyResponses = ReturnType<typeof createReadyResponses>;

/** Fastify's own server, with the ready responses in front of it. */
export function serverWith(ready: ReadyResponses): FastifyServerFactory {
  return (handler, options): Server => {
    const server = createServer(options.http ?? {}, (request, response) => {
      if (!ready.respond(request, response)) handler(request, response);
    });
    server.keepAliveTimeout = options.keepAliveTimeout as number;
    server.requestTimeout = options.requestTimeout as number;
    server.setTimeout(options.connectionTimeout as number);
    return server;
  };
}
