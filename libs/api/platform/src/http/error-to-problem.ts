import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Issue } from '@karvon/contract';
import { isOutage, isOverload } from '../db/outage';
import { invalid, problem, ProblemError } from './problem';

/** '/route/0/departureDate' (a JSON pointer) as the dotted path our issues use. */
function dotted(pointer: string): string {
  return pointer
    .replace(/^\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

function issuesOf(error: FastifyError): Issue[] {
  if (!hasZodFastifySchemaValidationErrors(error)) return [];
  return error.validation.map(({ instancePath, keyword, message, params }) => {
    const path = dotted(instancePath);
    const issue = params as { keys?: string[] } | undefined;
    // The path of an issue includes the name of an unknown field, so that a form can show the issue there.
    const unknown = keyword === 'unrecognized_keys' ? issue?.keys?.[0]?.slice(0, 60) : undefined;
    return {
      path: unknown === undefined ? path : [path, unknown].filter(Boolean).join('.'),
      rule: keyword,
      message: message ?? keyword,
    };
  });
}

const byFastifyCode: Record<string, () => ProblemError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => problem('malformed-json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => problem('malformed-json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => problem('malformed-json'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => problem('payload-too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => problem('unsupported-media-type'),
  FST_ERR_MAX_PARAM_LENGTH: () => problem('route-not-found'),
  FST_ERR_BAD_URL: () => problem('route-not-found'),
  FST_ERR_NOT_FOUND: () => problem('route-not-found'),
};

/** Node's error of a visitor who went away before the whole body had come. Nobody reads the response. */
const isCutOff = ({ code, message }: FastifyError) =>
  code === 'ECONNRESET' && message === 'aborted';

/** PostgreSQL's "no such character": U+0000 is valid in JSON and in a string of a schema, but it cannot be stored. */
const untypable = new Set(['22021', '22P05']);

/** Turns any thrown error into a problem of the contract. The details of an unexpected error are not passed on. */
export function errorToProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const known = error as FastifyError;
  if (known.validation) return problem('validation-failed', { issues: issuesOf(known) }, error);
  const make = byFastifyCode[known.code];
  if (make) return make();
  if (isCutOff(known)) return problem('malformed-json');
  if (untypable.has(known.code))
    return invalid('', 'characters', 'a character that text cannot hold');
  // A JSON body that has "__proto__" or is cut off gives a SyntaxError without a code.
  if (known instanceof SyntaxError && known.statusCode === 400) return problem('malformed-json');
  if (isOutage(error) || isOverload(error)) return problem('service-unavailable', {}, error);
  return new ProblemError('internal-error', {}, error);
}
