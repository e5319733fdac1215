import type { Problem } from '@karvon/contract';

/** A problem response of this server itself. */
export function refuse(
  request: Request,
  status: number,
  code: 'service-unavailable' | 'payload-too-large' | 'cross-site-refused',
  title: string,
  more: Record<string, string> = {},
): Response {
  const problem: Problem = {
    code,
    status,
    title,
    traceId: request.headers.get('x-request-id') ?? '',
  };
  return Response.json(problem, {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(status === 503 && { 'retry-after': '1' }),
      ...more,
    },
  });
}
