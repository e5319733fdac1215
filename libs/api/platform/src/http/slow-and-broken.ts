import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Refuses a request that is not HTTP or does not arrive in time, and closes the connection. No route was reached that could do
 * it.
 */
export const refuseBroken: FastifyServerOptions['clientErrorHandler'] = (error, socket) => {
  // The visitor has disconnected.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code] ?? 400;
  const title = STATUS_CODES[status]!;
  const body = JSON.stringify({ type: 'about:blank', title, status });
  socket.end(
    [
      `HTTP/1.1 ${status} ${title}`,
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};
