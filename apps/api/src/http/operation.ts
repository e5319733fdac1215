import type { Endpoint, ProblemCode } from '@karvon/contract';

/** What an endpoint may answer besides the answer its contract names. */
export interface Answers {
  /** Problems of this endpoint alone; those that many endpoints share are added. */
  problems?: readonly ProblemCode[];
  /** Content types of an answer that is not JSON. */
  contentTypes?: readonly string[] | undefined;
  /** The endpoint reads a token or a session, and answers without one too. */
  anonymous?: boolean;
  /** The caller signs the bytes of the body: how, by the name of the security scheme. */
  signed?: 'bankSignature' | 'duffelSignature';
}

/** An endpoint as OpenAPI shows it and as the tests hold it to its word. */
export interface Operation extends Omit<Answers, 'problems'> {
  endpoint: Endpoint;
  /** Every problem the endpoint may answer. */
  problems: ReadonlySet<ProblemCode>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on every route that OpenAPI shows. */
    operation?: Operation;
  }
}

/** What any call may end with, before its own handler is asked. */
function sharedProblems(endpoint: Endpoint): ProblemCode[] {
  const { idempotent, method, orderAccess, sessionAccess } = endpoint;
  const hasBody = method !== 'GET';
  return [
    'validation-failed',
    'rate-limited',
    'internal-error',
    ...(hasBody
      ? (['malformed-json', 'unsupported-media-type', 'payload-too-large'] as const)
      : []),
    ...(idempotent
      ? (['idempotency-key-missing', 'idempotency-key-reused', 'request-in-progress'] as const)
      : []),
    ...(sessionAccess ? (['session-required'] as const) : []),
    ...(orderAccess ? (['order-token-required'] as const) : []),
  ];
}

/** An endpoint with all it may answer. */
export function operationOf(endpoint: Endpoint, { problems, ...answers }: Answers): Operation {
  return {
    endpoint,
    problems: new Set([...sharedProblems(endpoint), ...(problems ?? [])]),
    ...answers,
  };
}
