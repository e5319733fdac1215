import { parameterWords } from '../descriptions';
import type { Document } from '../tidy-components';
import { createExamples, type Schema, type Schemas } from './example-of';

interface Described {
  parameters?: {
    name: string;
    required?: boolean;
    schema: Schema;
    description?: string;
    example?: unknown;
  }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** Writes an example into each JSON schema of a request or a response, and describes each parameter. */
export function addExamples<D extends Document>(document: D): D {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const requested = createExamples(schemas, 'request');
  const answered = createExamples(schemas, 'response');
  const write = (schema: Schema | undefined, exampleOf: typeof requested) => {
    const target = schema?.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema;
    if (schema && target) target.examples ??= [exampleOf(schema, '')];
  };
  const operations = Object.values(document.paths ?? {}).flatMap((methods) =>
    Object.values(methods as Record<string, Described>),
  );
  for (const { parameters = [], requestBody, responses } of operations) {
    for (const parameter of parameters) {
      const said = parameterWords[parameter.name];
      if (said) parameter.description = said;
      parameter.example = requested(parameter.schema, parameter.name);
    }
    write(requestBody?.content['application/json']?.schema, requested);
    for (const [status, { content }] of Object.entries(responses))
      if (status.startsWith('2')) write(content?.['application/json']?.schema, answered);
  }
  return document;
}
