import { z } from 'zod';
import { endpoint, localDateTimeSchema } from '@karvon/contract';
import { operatorRoles } from './tables';

/** The agency's operators, their roles and their acts. */
const name = z.string().regex(/^[a-z][a-z0-9.-]{1,39}$/, 'small Latin letters, digits, . and -');

export const operatorSchema = z.strictObject({
  name: z.string(),
  role: z.enum(operatorRoles),
  since: localDateTimeSchema,
  endedAt: localDateTimeSchema.nullable(),
});

export const listOperators = endpoint({
  method: 'GET',
  path: '/v1/ops/operators',
  summary: 'The operators that have or had a token',
  response: z.strictObject({ operators: z.array(operatorSchema) }),
});

export const hireOperator = endpoint({
  method: 'POST',
  path: '/v1/ops/operators/:name/:role',
  summary: 'Issue a new token for a name; the one before stops working',
  params: z.strictObject({ name, role: z.enum(operatorRoles) }),
  response: z.strictObject({ token: z.string() }),
});

export const dismissOperator = endpoint({
  method: 'DELETE',
  path: '/v1/ops/operators/:name',
  summary: 'Revoke a token',
  params: z.strictObject({ name }),
  response: z.strictObject({ dismissed: z.boolean() }),
});

export const operatorActSchema = z.strictObject({
  at: localDateTimeSchema,
  operator: z.string(),
  act: z.string(),
  subject: z.string(),
  outcome: z.string(),
});

export const listActs = endpoint({
  method: 'GET',
  path: '/v1/ops/acts',
  summary: 'The newest acts of operators, the oldest of them first',
  query: z.strictObject({ count: z.coerce.number().int().min(1).max(500).default(50) }),
  response: z.strictObject({ acts: z.array(operatorActSchema) }),
});
