import type { FastifyInstance } from 'fastify';
import type { Problem, ProblemCode } from '@karvon/contract';

const json = ['application/json'];

const fits = (type: string, promised: readonly string[]) =>
  promised.some((one) => (one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : type === one));

/**
 * Compares the responses of routes with those they declare, so that OpenAPI stays true.
 * @returns a check that throws when a route has sent a problem or a content type that it does not declare
 */
export function watchResponses(app: FastifyInstance): () => void {
  const undeclared = new Set<string>();
  app.addHook('onSend', async (request, reply, body) => {
    const { operation } = request.routeOptions.config;
    if (!operation || reply.statusCode === 304) return;
    const { contentTypes = json, endpoint, problems } = operation;
    const refused = reply.statusCode >= 400;
    const answered = refused
      ? (JSON.parse(String(body)) as Problem).code
      : String(reply.getHeader('content-type')).split(';')[0]!;
    const declared = refused ? problems.has(answered as ProblemCode) : fits(answered, contentTypes);
    if (!declared) undeclared.add(`${endpoint.method} ${endpoint.path} answers ${answered}`);
  });
  return () => {
    if (undeclared.size > 0)
      throw new Error(
        `Not declared where the endpoint is registered:\n${[...undeclared].join('\n')}`,
      );
  };
}
