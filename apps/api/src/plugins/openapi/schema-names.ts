import { z } from 'zod';
import * as contract from '@karvon/contract';
import { problemSchema, type Endpoint } from '@karvon/contract';
import type { PartnerCalls } from '@karvon/platform/http/partner-calls';
import { schemaWords } from './descriptions';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

const capital = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

/** As `libs/api/platform/src/http/idempotency/idempotency.ts` checks it. */
export const idempotencyKeySchema = z.string().min(8).max(255);

/** 'price-changed' as 'PriceChangedProblem'. */
export function problemName(code: string): string {
  return `${code.split('-').map(capital).join('')}Problem`;
}

type SchemaRegistry = z.core.$ZodRegistry<{ id?: string; description?: string }>;

/** The names that OpenAPI gives to the exports of the contract. */
export interface DocumentNames {
  /** The name that an endpoint is exported under: it is the operation's id. */
  nameOf(endpoint: Endpoint): string;
  /** A registry of the schemas with their names. */
  createRegistry(): SchemaRegistry;
}

/**
 * Names schemas and endpoints after the exports of the contract and of the partner calls. The names stand here and not in the
 * contract: a registry there would weigh on every page that imports it.
 */
export function createDocumentNames(callers: readonly PartnerCalls[]): DocumentNames {
  const exported = [contract, ...callers.map((one) => one.contract)].flatMap((module) =>
    Object.entries<unknown>(module),
  );
  const endpoints = exported.filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));
  const names = new Map(endpoints.map(([name, endpoint]) => [endpoint, name]));

  function createRegistry(): SchemaRegistry {
    const registry: SchemaRegistry = z.registry();
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

  return {
    nameOf(endpoint) {
      const name = names.get(endpoint);
      if (!name) throw new Error(`${endpoint.method} ${endpoint.path} is exported by no contract`);
      return name;
    },
    createRegistry,
  };
}
