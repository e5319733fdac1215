import { fieldValues, formedTexts, schemaValues } from './values';

/** The part of JSON Schema that the documents use. */
export interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  format?: string;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  examples?: unknown[];
}
export type Schemas = Record<string, Schema>;

const formats: Record<string, unknown> = {
  uuid: fieldValues.id,
  uri: fieldValues.url,
  'date-time': schemaValues.Instant,
};

/** Whether the schema accepts a value. */
function suits(value: unknown, schema: Schema): boolean {
  const { type, enum: choices, const: only, maxLength = Infinity, format, pattern } = schema;
  if (only !== undefined) return value === only;
  if (choices) return choices.includes(value);
  if (type === 'string')
    return (
      typeof value === 'string' &&
      value.length <= maxLength &&
      (!pattern || new RegExp(pattern, 'u').test(value)) &&
      (!format || !(format in formats) || value === formats[format])
    );
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const isNumber = type === 'integer' || type === 'number';
  return isNumber && typeof value === 'number' && value >= minimum && value <= maximum;
}

/**
 * Makes an example of a schema, the same each time.
 * @param side a request has only required fields, a response all of them
 */
export function createExamples(schemas: Schemas, side: 'request' | 'response') {
  function objectOf(schema: Schema, above: readonly string[]): object {
    const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
    const names = Object.keys(properties).filter(
      (name) => side === 'response' || required.includes(name),
    );
    const isRecord = propertyNames && typeof additionalProperties === 'object';
    const more = isRecord ? required : [];
    return Object.fromEntries([
      ...names.map((name) => [name, exampleOf(properties[name]!, name, above)]),
      ...more.map((name) => [name, exampleOf(additionalProperties as Schema, name, above)]),
    ]);
  }

  function exampleOf(schema: Schema, name: string, above: readonly string[] = []): unknown {
    if (schema.$ref) {
      const id = schema.$ref.split('/').at(-1)!;
      const known = schemaValues[id.replace(/Input$/, '')];
      const usual = fieldValues[name];
      if (known !== undefined)
        return usual !== undefined && suits(usual, schemas[id]!) ? usual : known;
      return exampleOf(schemas[id]!, name, [...above, id]);
    }
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) {
      const open = choices.filter(({ $ref }) => !$ref || !above.includes($ref.split('/').at(-1)!));
      return exampleOf(open[0] ?? { type: 'null' }, name, above);
    }
    const usual = fieldValues[name];
    if (usual !== undefined && suits(usual, schema)) return usual;
    if (schema.const !== undefined) return schema.const;
    if (schema.default !== undefined) return schema.default;
    if (schema.enum) return schema.enum[0];
    switch (schema.type) {
      case 'object':
        return objectOf(schema, above);
      case 'array': {
        if (schema.prefixItems) return schema.prefixItems.map((one) => exampleOf(one, '', above));
        const item = schema.items?.$ref?.split('/').at(-1);
        const isCircle = item !== undefined && above.includes(item);
        if (isCircle) return [];
        const one = exampleOf(schema.items ?? {}, name.replace(/s$/, ''), above);
        return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => one);
      }
      case 'string':
        return (
          formats[schema.format ?? ''] ??
          formedTexts.find((text) => schema.pattern && suits(text, schema)) ??
          'text'.padEnd(schema.minLength ?? 0, '.')
        );
      case 'integer':
      case 'number':
        return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1, 1);
      case 'boolean':
        return true;
      default:
        return null;
    }
  }
  return exampleOf;
}
