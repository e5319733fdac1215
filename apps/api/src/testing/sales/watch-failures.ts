import type { FastifyInstance } from 'fastify';

interface Failure {
  statusCode: number;
  text: string;
}

/**
 * A party that does not answer is told to the visitor as such. The banks' recorded shapes have failures of theirs; a supplier
 * fails only where a sale has lost a call of it.
 */
export const isTold = ({ statusCode, text }: Failure, supplierFailed: boolean): boolean =>
  statusCode === 503 &&
  (text.includes('"payment-unavailable"') ||
    (supplierFailed && text.includes('"supplier-unavailable"')));

/** Notes the responses that say that we have failed. */
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
