import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import * as contract from './index';
import type { Endpoint } from './index';

const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'method' in one && 'path' in one && 'response' in one;

function* patternsIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema))
    if (key === 'pattern' && typeof value === 'string') yield value;
    else yield* patternsIn(value);
}

/** Every pattern for texts of visitors, whatever the maximum length: `max` does not stop a pattern. */
const patterns = new Set(
  Object.values(contract as Record<string, unknown>)
    .filter(isEndpoint)
    .flatMap(({ params, query, body }) => [params, query, body])
    .flatMap((schema) => (schema ? [...patternsIn(z.toJSONSchema(schema, { io: 'input' }))] : [])),
);

/** JSON Schema does not contain the flags of a pattern. */
function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}

const signs = [...`aA0я -.'/@+_:T=`];
const words = signs.flatMap((one) => signs.map((other) => one + other));
/** 50 kB that a pattern may match in many ways, with an end that most patterns do not match. */
const attacks = words.map((word) => `${word.repeat(25_000)}\n!`);

test('the contract has patterns', () => expect(patterns.size).toBeGreaterThan(15));

test.each([...patterns])('%s comes to a result on 50 kB of any text', (pattern) => {
  // An unanchored pattern is tried at each character.
  expect(pattern).toMatch(/^\^/);
  const expression = compile(pattern);
  // Without this a catastrophic pattern would block the suite for years.
  runInNewContext(
    'for (const attack of attacks) expression.test(attack)',
    { attacks, expression },
    { timeout: 20_000 },
  );
});
