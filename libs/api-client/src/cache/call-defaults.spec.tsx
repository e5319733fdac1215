/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '../transport/api-problem';
import { callDefaults } from './call-defaults';

const refusal = (code: string, status: number) =>
  new ApiProblem({ code, status, title: '', traceId: '' } as never);

/**
 * Runs a loader's query, which is refused, then a page with the same query.
 * @returns the number of requests
 */
async function open(error: Error, agoMs = 0): Promise<number> {
  const queryFn = jest.fn(() => Promise.reject(error));
  const query = { queryKey: ['offer'], queryFn };
  const client = new QueryClient({ defaultOptions: callDefaults() });
  await client.prefetchQuery(query);
  if (agoMs) jest.spyOn(Date, 'now').mockReturnValue(Date.now() + agoMs);
  function Page() {
    const { isFetching, isError } = useQuery(query);
    return <output>{isError && !isFetching ? 'refused' : 'asking'}</output>;
  }
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('refused'));
  jest.restoreAllMocks();
  return queryFn.mock.calls.length;
}

test.each([
  ['sold-out', 409, 1],
  ['request-in-progress', 409, 2],
  ['service-unavailable', 503, 2],
])('a page opened after the refusal %s (%i): asked %i times', async (code, status, times) => {
  expect(await open(refusal(code, status))).toBe(times);
});

test('later the same page sends the request again', async () => {
  expect(await open(refusal('sold-out', 409), 6_000)).toBe(2);
});
