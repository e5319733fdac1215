import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request with its body read. */
export interface SimulatorRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A simulator's response: an object is sent as JSON, a text as a page. */
export interface SimulatorResponse {
  status?: number;
  body?: string | object;
  location?: string;
  /** The response is lost on its way. */
  lost?: boolean;
}

export interface RunningSimulator {
  /** 'http://127.0.0.1:4501' */
  url: string;
  close(): Promise<void>;
}

async function read(request: IncomingMessage): Promise<SimulatorRequest> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { method = 'GET', headers, url = '/' } = request;
  return { method, headers, body, url: new URL(url, 'http://simulator') };
}

function send(http: ServerResponse, response: SimulatorResponse) {
  const { status = 200, body = '', location, lost } = response;
  if (lost) return http.destroy();
  const isPage = typeof body === 'string';
  http.writeHead(location ? 303 : status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(location && { location }),
  });
  http.end(isPage ? body : JSON.stringify(body));
}

interface Served {
  respond(request: SimulatorRequest): Promise<SimulatorResponse>;
  /** Sends the delayed calls; `POST /_late` when the simulator runs as a program. */
  deliverLate(): Promise<void>;
  /** 0 picks any free port. */
  port: number;
}

/** Serves a simulator on this machine. */
export async function serve({ respond, deliverLate, port }: Served): Promise<RunningSimulator> {
  async function handle(request: SimulatorRequest): Promise<SimulatorResponse> {
    if (request.method !== 'POST' || request.url.pathname !== '/_late') return respond(request);
    await deliverLate();
    return { body: {} };
  }
  const server = createServer((request, response) => {
    read(request)
      .then(handle)
      .catch((error: unknown) => ({ status: 500, body: { error: String(error) } }))
      .then((made) => send(response, made))
      .catch(() => response.destroy());
  });
  // Clients end idle connections, so that no request meets one that the server is closing.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
