import * as contract from '@karvon/contract';
import { problemCodes, problemSchema, type Endpoint, type ProblemCode } from '@karvon/contract';
import { problemStatuses } from '@karvon/platform/http/problem';
import { readOpenapi } from '../../read-openapi';
import { problemName } from './schema-names';

interface Described {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, []>[];
  parameters?: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    example?: unknown;
  }[];
  requestBody?: { content: Described['responses'][string]['content'] };
  responses: Record<string, { content: Record<string, { schema: Reference & Choice }> }>;
}
type Reference = { $ref?: string };
type Choice = { anyOf?: Reference[] };
interface Document {
  servers: object[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

let everybody: Document;
let operators: Document;
let documents: Document[];
beforeAll(async () => {
  const read = await readOpenapi();
  everybody = read.everybody as Document;
  operators = read.operators as Document;
  documents = [everybody, operators];
}, 60_000);

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, ...one })),
  );
const all = () => documents.flatMap(operationsOf);

const contractEndpoints = Object.entries<unknown>(contract).filter(
  (entry): entry is [string, Endpoint] =>
    typeof entry[1] === 'object' &&
    entry[1] !== null &&
    'path' in entry[1] &&
    'response' in entry[1],
);

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

test('every endpoint of the contract is described under its own name', () => {
  const names = operationsOf(everybody).map(({ operationId }) => operationId);
  expect(names.sort()).toEqual(
    [
      ...contractEndpoints.map(([name]) => name),
      'receiveDuffelEvent',
      'receiveSandboxCallback',
    ].sort(),
  );
});

test('only the document for operators shows the calls of operators', () => {
  const isForOperators = (path: string) => path.startsWith('/v1/ops/');
  expect(Object.keys(everybody.paths).filter(isForOperators)).toEqual([]);
  expect(Object.keys(operators.paths).every(isForOperators)).toBe(true);
  expect(operationsOf(operators).map(({ security }) => security)).toEqual(
    operationsOf(operators).map(() => [{ operatorToken: [] }]),
  );
});

test('a document takes less than 400 kB', () => {
  for (const document of documents)
    expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(400_000);
});

test('an operation has a summary, a group and the callers who may use it', () => {
  for (const document of documents) {
    const groups = document.tags.map(({ name }) => name);
    expect(document.servers).toHaveLength(1);
    for (const { operationId, summary, tags, security } of operationsOf(document)) {
      expect([operationId, summary.length > 5, tags.length]).toEqual([operationId, true, 1]);
      expect(groups).toContain(tags[0]);
      for (const way of security)
        for (const scheme of Object.keys(way))
          expect(document.components.securitySchemes).toHaveProperty(scheme);
    }
  }
  const securityOf = (id: string) => all().find((one) => one.operationId === id)?.security;
  expect(securityOf('getMe')).toEqual([{ session: [] }]);
  expect(securityOf('getAirOrder')).toEqual([{ orderToken: [] }, { session: [] }]);
  expect(securityOf('createAirOrder')).toEqual([{ session: [] }, {}]);
  expect(securityOf('listNews')).toEqual([]);
  expect(securityOf('receiveSandboxCallback')).toEqual([{ bankSignature: [] }]);
});

test('a call that creates something requires an idempotency key', () => {
  for (const [name, { idempotent }] of contractEndpoints) {
    const { parameters = [] } = all().find((one) => one.operationId === name)!;
    const key = parameters.find((one) => one.name === 'idempotency-key');
    expect([name, key?.in, key?.required]).toEqual(
      idempotent ? [name, 'header', true] : [name, undefined, undefined],
    );
  }
});

test('refusals are lists of problems of the contract, by status', () => {
  const statuses = new Map(problemCodes.map((code) => [problemName(code), problemStatuses[code]]));
  for (const { operationId, responses } of all()) {
    const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    expect(Object.keys(responses)).not.toContain('default');
    expect(refusals.map(([status]) => status)).toEqual(expect.arrayContaining(['429', '500']));
    for (const [status, { content }] of refusals) {
      const schema = content['application/problem+json']!.schema;
      for (const { $ref } of schema.anyOf ?? [schema]) {
        const name = $ref!.replace('#/components/schemas/', '');
        expect([operationId, name, statuses.get(name)]).toEqual([
          operationId,
          name,
          Number(status),
        ]);
      }
    }
  }
});

test('an endpoint or the storefront uses each problem of the contract', () => {
  const seen = JSON.stringify(documents);
  const never = (code: ProblemCode) =>
    !seen.includes(`"#/components/schemas/${problemName(code)}"`);
  expect(problemSchema.options.map((one) => one.shape.code.value).filter(never)).toEqual([
    'cross-site-refused',
  ]);
});

test('a schema is written once: one that is used twice has a name', () => {
  for (const document of documents) {
    const texts = new Map<string, number>();
    const { schemas } = document.components;
    for (const one of objectsIn({ paths: document.paths, schemas })) {
      const text = one.type === 'object' ? JSON.stringify(one) : '';
      if (text.length > 300) texts.set(text, (texts.get(text) ?? 0) + 1);
    }
    expect([...texts].filter(([, times]) => times > 1)).toEqual([]);
  }
});

test('every reference leads to a schema, and every schema is referenced', () => {
  for (const document of documents) {
    const used = new Set([...objectsIn(document)].flatMap(({ $ref }) => ($ref as string) ?? []));
    const there = Object.keys(document.components.schemas);
    expect([...used].sort()).toEqual(there.map((name) => `#/components/schemas/${name}`).sort());
  }
});

/** The schema of JSON content, read through its reference. */
function schemaOf({ components }: Document, content: Described['responses'][string]['content']) {
  const schema = content?.['application/json']?.schema;
  const name = schema?.$ref?.split('/').at(-1);
  return (name ? components.schemas[name] : schema) as { examples?: unknown[] } | undefined;
}

test.each(contractEndpoints.map(([name, endpoint]) => ({ name, endpoint })))(
  'the request and the response of $name have an example that the contract accepts',
  ({ name, endpoint }) => {
    const described = all().find((one) => one.operationId === name)!;
    const { requestBody, responses } = described;
    const document = documents.find((one) =>
      operationsOf(one).some((o) => o.operationId === name),
    )!;
    const [status] = Object.keys(responses).filter((code) => code.startsWith('2'));
    const body = requestBody && schemaOf(document, requestBody.content);
    const response = schemaOf(document, responses[status!]!.content);
    if (endpoint.body) expect(() => endpoint.body!.parse(body?.examples?.[0])).not.toThrow();
    if (response) expect(() => endpoint.response.parse(response.examples?.[0])).not.toThrow();
    expect(requestBody !== undefined).toBe(endpoint.body !== undefined);
  },
);

test('every parameter has a description and an example', () => {
  const silent = all().flatMap(({ operationId, parameters = [] }) =>
    parameters
      .filter(({ description, example }) => !description || example === undefined)
      .map(({ name }) => `${operationId} ${name}`),
  );
  expect(silent).toEqual([]);
});

test('a response that is a file has its own content type', () => {
  const typesOf = (id: string) =>
    Object.keys(all().find((one) => one.operationId === id)!.responses['200']!.content);
  expect(typesOf('getAirTickets')).toEqual(['application/pdf']);
  expect(typesOf('getNewsFeed')).toEqual(['application/rss+xml']);
  expect(typesOf('getClaimDocument')).toEqual(['application/pdf', 'image/jpeg', 'image/png']);
});
