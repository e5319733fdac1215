type Schemas = Record<string, object>;

/** The part of an OpenAPI document that is processed. */
export interface Document {
  components?: { schemas?: Schemas };
  paths?: object;
}

const prefix = '#/components/schemas/';
const baseOf = (id: string) => id.replace(/Input$/, '');

/** Returns a copy in which `rename` has replaced the id in every reference to a component. */
function withReferences<Value>(value: Value, rename: (id: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key === '$ref' && typeof inner === 'string' && inner.startsWith(prefix)
      ? prefix + rename(inner.slice(prefix.length))
      : inner,
  ) as Value;
}

function referencesOf(value: unknown): Set<string> {
  const found = new Set<string>();
  withReferences(value, (id) => {
    found.add(id);
    return id;
  });
  return found;
}

/** Components that are used from outside the components, directly or through others. */
function reachable({ components: _components, ...rest }: Document, schemas: Schemas): Set<string> {
  const found = referencesOf(rest);
  for (const id of found) for (const next of referencesOf(schemas[id])) found.add(next);
  return found;
}

/**
 * The ids of schemas that differ between a request and a response (a default makes a field optional in the first only). Schemas
 * refer to each other: all pairs count as equal at first, until a round finds no further difference.
 */
function twoSided(schemas: Schemas): Set<string> {
  const different = new Set<string>();
  const pairs = Object.keys(schemas).filter((id) => `${id}Input` in schemas);
  const sideless = (id: string) => (different.has(baseOf(id)) ? id : baseOf(id));
  const text = (id: string) => JSON.stringify(withReferences(schemas[id], sideless));
  let before: number;
  do {
    before = different.size;
    for (const id of pairs) if (text(id) !== text(`${id}Input`)) different.add(id);
  } while (before < different.size);
  return different;
}

/**
 * fastify-type-provider-zod writes every named schema twice, for requests (with `Input` after its name) and for responses. Keeps
 * the second copy only where it differs and is used, and the name without `Input` where one is enough.
 */
export function tidyComponents<D extends Document>(document: D): D {
  const schemas = document.components?.schemas ?? {};
  const different = twoSided(schemas);
  const used = reachable(document, schemas);
  const rename = (id: string) =>
    different.has(baseOf(id)) && used.has(baseOf(id)) ? id : baseOf(id);
  const needed = Object.fromEntries(
    Object.keys(schemas)
      .filter((id) => used.has(id))
      .map((id) => [rename(id), schemas[id]] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const whole = { ...document, components: { ...document.components, schemas: needed } };
  return withReferences(whole, rename);
}
