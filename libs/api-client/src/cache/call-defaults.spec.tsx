/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '../transport/api-problem';
import { callDefaults } from './call-defaults';

const refusal = (code: string, status: number) =>
  new ApiProblem({ code, status, title: '', traceId: '' } as never);

/** A loader asks and is refused, then its page asks for the same. @returns how often the API was asked */
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

test('later the same page asks anew', async () => {
  expect(await open(refusal('sold-out', 409), 6_000)).toBe(2);
});
