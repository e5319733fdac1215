import type { Endpoint, ProblemCode } from '@karvon/contract';

/** What an endpoint may respond besides the response of its contract. */
export interface Responses {
  /** Problems of this endpoint alone; those that many endpoints share are added. */
  problems?: readonly ProblemCode[];
  /** Content types of a response that is not JSON. */
  contentTypes?: readonly string[] | undefined;
  /** The endpoint reads a token or a session if there is one. */
  anonymous?: boolean;
  /** The caller signs the bytes of the body; this is the name of the security scheme. */
  signed?: string;
}

/** An endpoint as OpenAPI documents it and as tests check it. */
export interface Operation extends Omit<Responses, 'problems'> {
  endpoint: Endpoint;
  /** Every problem the endpoint may respond with. */
  problems: ReadonlySet<ProblemCode>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on every route that OpenAPI shows. */
    operation?: Operation;
  }
}

/** Problems that any call may get before its handler runs. */
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

/** An endpoint with every response that it may send. */
export function operationOf(endpoint: Endpoint, { problems, ...responses }: Responses): Operation {
  return {
    endpoint,
    problems: new Set([...sharedProblems(endpoint), ...(problems ?? [])]),
    ...responses,
  };
}
