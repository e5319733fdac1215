import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** OpenAPI 3.1 of every registered endpoint at /v1/openapi.json; register before the endpoints. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Karvon API', version: '1' } },
    transform: jsonSchemaTransform,
  });
  let bytes: Buffer | undefined;
  app.get('/v1/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    bytes ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type('application/json; charset=utf-8').send(bytes);
  });
}
