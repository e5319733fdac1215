import type { FastifyInstance } from 'fastify';

interface Failure {
  statusCode: number;
  text: string;
}

/**
 * Whether the visitor is told that an upstream does not respond. The banks' recorded shapes include failures; a supplier fails
 * only where a sale has lost one of its calls.
 */
export const isTold = ({ statusCode, text }: Failure, supplierFailed: boolean): boolean =>
  statusCode === 503 &&
  (text.includes('"payment-unavailable"') ||
    (supplierFailed && text.includes('"supplier-unavailable"')));

/** Records the responses that admit a failure of ours. */
export function watchFailures() {
  const failures: Failure[] = [];
  return {
    failures,
    extend(app: FastifyInstance): void {
      app.addHook('onSend', async (request, reply, body) => {
        const { statusCode } = reply;
        if (statusCode >= 500)
          failures.push({ statusCode, text: `${request.method} ${request.url} ${String(body)}` });
      });
    },
  };
}
