import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { faultKinds, type Fault, type Faults } from './faults';

export interface SimulatedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
  /** The active fault for this call; the simulator handles kinds that the server does not know. */
  fault: Fault | null;
  /** The caller has disconnected. */
  signal: AbortSignal;
}

export interface SimulatedResponse {
  status: number;
  /** Undefined: the response has no body. */
  body?: unknown;
  /** A body that is sent unchanged, without the format. */
  text?: string;
  headers?: Record<string, string>;
}

/** Null: the connection ends without a response. */
export type Simulate = (call: SimulatedCall) => Promise<SimulatedResponse | null>;

export interface SimulatorServer {
  url: string;
  close(): Promise<void>;
}

/** Writes and reads bodies, as JSON or as XML. */
export interface WireFormat {
  contentType: string;
  /** Undefined: the body has the wrong format. */
  read(text: string): unknown;
  write(body: unknown): string;
  /** A body that cannot be read. */
  invalid: string;
  /** A valid body that contains this text of any length. */
  huge(filling: string): string;
}

export const json: WireFormat = {
  contentType: 'application/json',
  read(text) {
    try {
      return text === '' ? null : JSON.parse(text);
    } catch {
      return undefined;
    }
  },
  write: (body) => JSON.stringify(body),
  invalid: '{"data": nonsense',
  huge: (filling) => `{"data":"${filling}"}`,
};

interface ServeOptions {
  simulate: Simulate;
  faults: Faults;
  format: WireFormat;
  /** The name of a call, by which faults are selected; 'GET /air/offers' by default. */
  nameOf?: (call: Pick<SimulatedCall, 'method' | 'path' | 'body'>) => string;
  port?: number;
  /** Changes the currency of a response. */
  inWrongCurrency: (body: unknown) => unknown;
  rateLimited: () => SimulatedResponse;
  failed: () => SimulatedResponse;
  /** Further switches of `POST /_name`; true: the body was understood. */
  switches?: Record<string, (body: unknown) => boolean>;
}

const HUGE_BYTES = 60 * 1024 * 1024;

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  format: WireFormat;
}

function send(
  { request, response, format }: Exchange,
  { status, body, headers, text: asItIs }: SimulatedResponse,
  text = asItIs ?? (body === undefined ? '' : format.write(body)),
): void {
  const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const bytes = zipped ? gzipSync(text, { level: 1 }) : Buffer.from(text);
  response
    .writeHead(status, {
      'content-type': format.contentType,
      'content-length': bytes.length,
      ...(zipped && { 'content-encoding': 'gzip' }),
      ...headers,
    })
    .end(bytes);
}

function cutBody({ response, format }: Exchange, body: unknown): void {
  const bytes = Buffer.from(format.write(body));
  response.writeHead(200, { 'content-type': format.contentType, 'content-length': bytes.length });
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
}

/** A server on this machine whose responses can be made to fail: by code, or by `POST /_faults`. */
export async function serve(options: ServeOptions): Promise<SimulatorServer> {
  const { simulate, faults, format } = options;
  const nameOf = options.nameOf ?? (({ method, path }) => `${method} ${path}`);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator');
    const method = request.method ?? 'GET';
    const text = await readText(request);
    if (pathname === '/_faults') return switchFault(response, json.read(text));
    const switched = options.switches?.[pathname.slice(1)];
    if (switched) return void response.writeHead(switched(json.read(text)) ? 204 : 400).end();
    const body = format.read(text);
    const fault = faults.take(nameOf({ method, path: pathname, body }));
    const exchange = { request, response, format };
    if (fault?.kind === 'cut-before') return void response.destroy();
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'rate-limit') return send(exchange, options.rateLimited());
    if (fault?.kind === 'error') return send(exchange, options.failed());
    if (fault?.kind === 'redirect')
      return send(exchange, { status: 302, headers: { location: 'http://127.0.0.1:9/' } });
    if (fault?.kind === 'slow') await wait(fault.ms ?? 30_000, undefined, { ref: false });
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const { headers } = request;
    const call = { method, path: pathname, query: searchParams, headers, body, fault };
    const result = await simulate({ ...call, signal: gone.signal });
    if (!result) return void response.destroy();
    finish(exchange, result, fault);
  }

  function finish(exchange: Exchange, result: SimulatedResponse, fault: Fault | null): void {
    if (fault?.kind === 'cut-after') return void exchange.response.destroy();
    if (fault?.kind === 'cut-body') return cutBody(exchange, result.body);
    if (fault?.kind === 'invalid') return send(exchange, result, format.invalid);
    if (fault?.kind === 'huge') return send(exchange, result, format.huge('x'.repeat(HUGE_BYTES)));
    if (fault?.kind === 'wrong-currency')
      return send(exchange, { ...result, body: options.inWrongCurrency(result.body) });
    send(exchange, result);
  }

  function switchFault(response: ServerResponse, body: unknown): void {
    const fault = body as Fault | null;
    if (!fault) faults.clear();
    else if (faultKinds.includes(fault.kind)) faults.add({ ...fault, on: fault.on ?? '' });
    else return void response.writeHead(400).end(`kinds: ${faultKinds.join(', ')}\n`);
    response.writeHead(204).end();
  }

  const server: Server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  // Clients end idle connections, so that no request meets one that the server is closing.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, refuse) => {
    server.once('error', refuse);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
