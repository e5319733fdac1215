import { z } from 'zod';
import * as contract from '@karvon/contract';
import { problemSchema, type Endpoint } from '@karvon/contract';
import { schemaWords } from './descriptions';
import * as ops from '../../modules/ops/port';
import {
  duffelEventObjectSchema,
  duffelEventSchema,
  receiveDuffelEvent,
} from '../../modules/air-search/port';
import {
  receiveSandboxCallback,
  receiveYookassaNotice,
  sandboxCallbackSchema,
  yookassaNoticeSchema,
} from '../../modules/payments/port';

const callers = {
  duffelEventObjectSchema,
  duffelEventSchema,
  receiveDuffelEvent,
  receiveSandboxCallback,
  receiveYookassaNotice,
  sandboxCallbackSchema,
  yookassaNoticeSchema,
};

const exported = [contract, ops, callers].flatMap((module) => Object.entries<unknown>(module));

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

const endpoints = exported.filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));
const names = new Map(endpoints.map(([name, endpoint]) => [endpoint, name]));

const capital = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

/** As `http/idempotency/idempotency.ts` asks for it. */
export const idempotencyKeySchema = z.string().min(8).max(255);

/** The name an endpoint is exported under: it is the operation's id. */
export function nameOf(endpoint: Endpoint): string {
  const name = names.get(endpoint);
  if (!name) throw new Error(`${endpoint.method} ${endpoint.path} is exported by no contract`);
  return name;
}

/** 'price-changed' as 'PriceChangedProblem'. */
export function problemName(code: string): string {
  return `${code.split('-').map(capital).join('')}Problem`;
}

/**
 * The schemas that OpenAPI names, by what the contract exports them as. The names stand here and not in the contract: what
 * is registered there would weigh on every page that imports it.
 */
export function createSchemaNames(): z.core.$ZodRegistry<{ id?: string; description?: string }> {
  const registry = z.registry<{ id?: string; description?: string }>();
  // Parameters are listed one by one, never as an object with a name.
  const parameters = new Set(endpoints.flatMap(([, { params, query }]) => [params, query]));
  const add = (id: string, schema: unknown) => {
    if (!(schema instanceof z.ZodType) || parameters.has(schema) || registry.has(schema)) return;
    if (schema === problemSchema || schema instanceof z.ZodAny) return;
    registry.add(schema, { id, ...(schemaWords[id] && { description: schemaWords[id] }) });
  };
  for (const [name, value] of exported)
    if (name.endsWith('Schema')) add(capital(name.slice(0, -'Schema'.length)), value);
  add('IdempotencyKey', idempotencyKeySchema);
  for (const option of problemSchema.options) add(problemName(option.shape.code.value), option);
  for (const [name, { response, body }] of endpoints) {
    add(`${capital(name)}Response`, response);
    add(`${capital(name)}Request`, body);
  }
  return registry;
}
