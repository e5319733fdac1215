import fc from 'fast-check';
import { z } from 'zod';
import * as contract from '@karvon/contract';
import type { Endpoint } from '@karvon/contract';

/** Every call of the contract. */
export const endpoints = Object.values(contract as Record<string, unknown>).filter(
  (one): one is Endpoint =>
    typeof one === 'object' &&
    one !== null &&
    'method' in one &&
    'path' in one &&
    'response' in one,
);
/** Each with its name: 'POST /v1/air/orders'. */
export const named = endpoints.map((endpoint): [string, Endpoint] => [
  `${endpoint.method} ${endpoint.path}`,
  endpoint,
]);
export const fill = (path: string, value: string) => path.replace(/:\w+/g, value);

export function keysOf(schema: z.ZodType | undefined): string[] {
  const { properties } = z.toJSONSchema(schema ?? z.object({}), { io: 'input' });
  return Object.keys(properties ?? {});
}

export const wrongValues = [
  'null',
  '1e400',
  '-1',
  '0.5',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"a\\udc00"',
  '9'.repeat(400),
  '"{}"',
  '[]',
  '{}',
  'true',
  '[[[]]]',
  '"2026-13-45"',
  `"${'я'.repeat(5_000)}"`,
  '{"$gt":""}',
];
export const notObjects = [
  'null',
  '[]',
  '1',
  '"text"',
  'true',
  '{}',
  '{"unknown":1}',
  '{"constructor":{"prototype":{"x":1}}}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '{"lang":"ru","lang":{"constructor":1},"lang":[]}',
];
export const notJson = [
  '',
  '{',
  '{"a":}',
  "{'a':1}",
  '{"__proto__":{"admin":true}}',
  '\u0000',
  '{"a":1}{"b":2}',
  'undefined',
  '\ufeff{',
];

/** A request as a careless or hostile program would send it. */
export interface Garbage {
  path: string;
  payload: string | Buffer | undefined;
  headers: Record<string, string>;
}

/** Harmful texts for addresses, names and numbers. */
const sharp = [
  '%00',
  '%FF',
  '%D0%AF',
  '..%2f..%2f',
  '__proto__',
  'constructor',
  "'%20OR%201=1--",
  '%F0%9F%92%A3',
  '9'.repeat(400),
  '-0',
  '1e400',
  '2026-13-45',
  'a'.repeat(2_000),
];

const word = fc.oneof(
  fc.constantFrom(...sharp),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map(encodeURIComponent),
  fc.uuid(),
  fc.integer().map(String),
);

/** Requests to a call of the contract: random ones, or nearly valid ones. */
export function garbageFor(endpoint: Endpoint): fc.Arbitrary<Garbage> {
  const { method, path, query, body } = endpoint;
  const name = fc.oneof(fc.constantFrom('x', ...keysOf(query)), word);
  const queries = fc
    .array(fc.tuple(name, word), { maxLength: 6 })
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'));
  const headers = fc.record(
    {
      authorization: fc.constantFrom('Bearer x', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Basic eDp4'),
      'order-token': fc.constantFrom('x', 'eyJhbGciOiJub25lIn0.e30.'),
      'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('', 'x', 'k'.repeat(500))),
    },
    { requiredKeys: [] },
  );
  const value = fc.oneof(
    fc.constantFrom(...wrongValues),
    fc.jsonValue().map((json) => JSON.stringify(json)),
  );
  const shaped = fc
    .dictionary(fc.constantFrom('x', '__proto__', ...keysOf(body)), value, { maxKeys: 12 })
    .map((fields) => `{${Object.entries(fields).map(([key, text]) => `"${key}":${text}`)}}`);
  const payloads = fc.oneof(
    { weight: 6, arbitrary: shaped },
    { weight: 2, arbitrary: value },
    { weight: 1, arbitrary: fc.constantFrom(...notJson, ...notObjects) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  );
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/json; charset=x', 'x', '') },
  );
  return fc.record({ word, queries, headers, payload: payloads, type }).map((drawn) => ({
    path: `${fill(path, drawn.word)}${drawn.queries && `?${drawn.queries}`}`,
    payload: method === 'GET' ? undefined : drawn.payload,
    headers: {
      ...drawn.headers,
      ...(method !== 'GET' && { 'content-type': drawn.type }),
    } as Record<string, string>,
  }));
}
