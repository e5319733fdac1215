import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import {
  idempotencyKeyHeader,
  problemSchema,
  type Endpoint,
  type ProblemCode,
} from '@karvon/contract';
import type { Operation } from '@karvon/platform/http/operation';
import { problemStatuses } from '@karvon/platform/http/problem';
import { idempotencyKeySchema, type DocumentNames } from './schema-names';
import { tagOf } from './tags';

const problemOf = new Map(
  problemSchema.options.map((option) => [option.shape.code.value as ProblemCode, option]),
);

/** Describes a wildcard at the end of a path, which OpenAPI cannot express, as a named parameter. */
function nameWildcard({ path, params }: Endpoint): { url: string; params: z.ZodType | undefined } {
  if (!(params instanceof z.ZodObject) || !path.endsWith('*')) return { url: path, params };
  return {
    url: path.replace('*', ':id'),
    params: z.object({ id: params.shape['*'] as z.ZodType }),
  };
}

/** The problems of an operation, a response for each HTTP status. */
function refusals(codes: ReadonlySet<ProblemCode>) {
  const statuses = [...new Set([...codes].map((code) => problemStatuses[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const [first, ...others] = [...codes]
        .filter((code) => problemStatuses[code] === status)
        .sort()
        .map((code) => problemOf.get(code)!);
      const schema = others.length > 0 ? z.union([first!, ...others]) : first!;
      const content = { 'application/problem+json': { schema } };
      return [status, { description: STATUS_CODES[status], content }];
    }),
  );
}

/** The ways to be authorised; each entry is one way. */
function security({ endpoint, anonymous, signed }: Operation): Record<string, never[]>[] {
  return [
    ...(signed ? [{ [signed]: [] }] : []),
    ...(endpoint.path.startsWith('/v1/ops/') ? [{ operatorToken: [] }] : []),
    ...(endpoint.orderAccess ? [{ orderToken: [] }] : []),
    ...(endpoint.orderAccess || endpoint.sessionAccess || anonymous ? [{ session: [] }] : []),
    ...(anonymous ? [{}] : []),
  ];
}

/** What @fastify/swagger writes about a route, with the schemas still of zod. */
export function describeOperation(
  operation: Operation,
  { nameOf }: Pick<DocumentNames, 'nameOf'>,
): { url: string; schema: object } {
  const { contentTypes = ['application/json'], endpoint, problems } = operation;
  const { response, body, idempotent, query, status = 200, summary } = endpoint;
  const { url, params } = nameWildcard(endpoint);
  const content = Object.fromEntries(contentTypes.map((type) => [type, { schema: response }]));
  const schema = {
    operationId: nameOf(endpoint),
    summary,
    tags: [tagOf(url)],
    security: security(operation),
    ...(idempotent && { headers: z.object({ [idempotencyKeyHeader]: idempotencyKeySchema }) }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { [status]: { description: STATUS_CODES[status], content }, ...refusals(problems) },
  };
  return { url, schema };
}
