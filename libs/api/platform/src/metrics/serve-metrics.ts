import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

export interface MetricsAddress {
  host: string;
  port: number;
}

/** Serves `/metrics` on a separate port, because visitors must not see the shop's sales. */
export async function serveMetrics(
  registry: Pick<Registry, 'contentType' | 'metrics'>,
  { host, port }: MetricsAddress,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Not shared between processes: each one's measurements are its own.
    server.listen({ port, host, exclusive: true }, resolve);
  });
  return server;
}
