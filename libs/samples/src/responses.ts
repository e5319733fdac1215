import type { Endpoint, Problem, ProblemCode, ProblemFields } from '@karvon/contract';
import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { z } from 'zod';

/** The input of a call, parsed by the endpoint's schemas. */
export interface Call<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  headers: Headers;
}

type Answering<Params, Query, Body, Response> = (
  call: Call<Params, Query, Body>,
) => Response | Promise<Response>;

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

function json(value: unknown, status: number): Response {
  return HttpResponse.json(value as JsonBodyType, { status });
}

/** A pattern for any origin and prefix: the browser calls /api/v1/…, the server API_URL/v1/…. */
function patternOf(endpoint: Pick<Endpoint, 'path'>): string {
  return `*${endpoint.path}`;
}

/**
 * A handler that responds with a value, or with the result of a function of the call (a `jest.fn` records what was
 * sent). Input and response must fit the contract.
 */
export function respond<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  reply:
    | z.input<Response>
    | Answering<z.output<Params>, z.output<Query>, z.output<Body>, z.input<Response>>,
): HttpHandler {
  return verbs[endpoint.method](
    patternOf(endpoint),
    async ({ request, params: { 0: _prefix, 1: rest, ...params } }) => {
      const call = {
        params: endpoint.params?.parse({ ...params, ...(rest !== undefined && { '*': rest }) }),
        query: endpoint.query?.parse(Object.fromEntries(new URL(request.url).searchParams)),
        body: endpoint.body?.parse(await request.json()),
        headers: request.headers,
      } as Call<z.output<Params>, z.output<Query>, z.output<Body>>;
      const value =
        typeof reply === 'function'
          ? await (reply as Answering<unknown, unknown, unknown, unknown>)(call)
          : reply;
      return json(endpoint.response.parse(value), endpoint.status ?? 200);
    },
  );
}

/** A handler that responds with a problem. */
export function refuse<Code extends ProblemCode>(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  problem: { code: Code; status?: number } & ProblemFields<Code>,
): HttpHandler {
  const body = {
    status: 409,
    title: problem.code,
    traceId: 'test-trace',
    ...problem,
  } as unknown as Problem;
  return verbs[endpoint.method](patternOf(endpoint), () =>
    HttpResponse.json(body, {
      status: body.status,
      headers: { 'content-type': 'application/problem+json' },
    }),
  );
}

/** A handler whose call fails as without a network. */
export function unreachable(endpoint: Pick<Endpoint, 'method' | 'path'>): HttpHandler {
  return verbs[endpoint.method](patternOf(endpoint), () => HttpResponse.error());
}

/** A handler that never responds, for loading states. */
export function waiting(endpoint: Pick<Endpoint, 'method' | 'path'>): HttpHandler {
  return verbs[endpoint.method](patternOf(endpoint), () => delay('infinite'));
}
