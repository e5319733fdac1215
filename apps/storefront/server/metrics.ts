import { createServer } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** Metrics of this process; the server adds those of its requests. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Serves `/metrics` on a port of its own, which visitors cannot reach; ends with the process. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void registry
      .metrics()
      .then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Not shared between processes: each has its own metrics.
    server.listen({ port, host, exclusive: true }, resolve);
  });
  server.unref();
}
