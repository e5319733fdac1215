import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import { addExamples } from './examples/add-examples';
import { describeOperation } from './describe-operation';
import type { PartnerCalls } from '@karvon/platform/http/partner-calls';
import { createDocumentNames, type DocumentNames } from './schema-names';
import { visitorSchemes } from './security-schemes';
import { tagsOf } from './tags';
import { tidyComponents, type Document } from './tidy-components';

declare module 'fastify' {
  interface FastifyInstance {
    /** OpenAPI of the calls of operators. */
    operatorsSwagger: FastifyInstance['swagger'];
  }
}

type Made = ReturnType<ReturnType<typeof createJsonSchemaTransformObject>>;

interface Shown {
  title: string;
  description: string;
  decorator: 'swagger' | 'operatorsSwagger';
  securitySchemes: PartnerCalls['securitySchemes'];
  names: DocumentNames;
  shows: (path: string) => boolean;
}

const forOperators = (path: string) => path.startsWith('/v1/ops/');

/** Registers one document: the routes it shows are described, all others are left out. */
async function registerDocument(
  app: FastifyInstance,
  { title, description, shows, names, ...shown }: Shown,
): Promise<void> {
  const schemaRegistry = names.createRegistry();
  const transform = createJsonSchemaTransform({ schemaRegistry });
  const transformObject = createJsonSchemaTransformObject({ schemaRegistry });
  await app.register(swagger, {
    decorator: shown.decorator,
    openapi: {
      openapi: '3.1.0',
      info: { title, description, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: '/', description: 'The server that this document comes from.' }],
      components: { securitySchemes: shown.securitySchemes },
    },
    transform: (requested) => {
      const { operation } = requested.route.config ?? {};
      if (!operation || !shows(requested.url))
        return { schema: { hide: true }, url: requested.url };
      return transform({ ...requested, ...describeOperation(operation, names) });
    },
    transformObject: (made) => {
      const document = addExamples(tidyComponents(transformObject(made) as Made & Document));
      return { ...document, tags: tagsOf(Object.keys(document.paths ?? {})) };
    },
  });
}

/**
 * OpenAPI 3.1 of every registered endpoint; register before the endpoints.
 * @param partners endpoints outside the contract, for banks, suppliers and operators
 */
export async function registerOpenapi(
  app: FastifyInstance,
  { partners, operators }: { partners: readonly PartnerCalls[]; operators: PartnerCalls },
): Promise<void> {
  const names = createDocumentNames([operators, ...partners]);
  const schemes = partners.map((one) => one.securitySchemes ?? {});
  await registerDocument(app, {
    title: 'Karvon API',
    description: 'Search, booking and payment of air tickets and hotels.',
    decorator: 'swagger',
    securitySchemes: Object.assign(
      {},
      visitorSchemes,
      ...schemes,
    ) as PartnerCalls['securitySchemes'],
    names,
    shows: (path) => !forOperators(path),
  });
  await registerDocument(app, {
    title: 'Karvon API for operators',
    description: 'What the people of the agency see and decide.',
    decorator: 'operatorsSwagger',
    securitySchemes: operators.securitySchemes,
    names,
    shows: forOperators,
  });
  let bytes: Buffer | undefined;
  app.get('/v1/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    bytes ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type('application/json; charset=utf-8').send(bytes);
  });
}
