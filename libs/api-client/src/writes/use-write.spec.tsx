/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '../transport/api-problem';
import { useWrite } from './use-write';

const refusal = (code: 'service-unavailable' | 'order-not-payable' | 'idempotency-key-reused') =>
  new ApiProblem({ title: '', status: 409, code, traceId: '' } as never);

/** A call whose responses the test gives, and the keys it was sent with. */
function createServer() {
  const keys: string[] = [];
  const answers: ((error?: Error) => void)[] = [];
  const send = (_: void, { idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    return new Promise<string>((resolve, reject) =>
      answers.push((error) => (error ? reject(error) : resolve('done'))),
    );
  };
  return { keys, send, answer: (error?: Error) => act(async () => answers.shift()!(error)) };
}
type Server = ReturnType<typeof createServer>;

function Pay({ send }: Pick<Server, 'send'>) {
  const write = useWrite({ send });
  return (
    <>
      <button onClick={() => write.mutate()}>Pay</button>
      <output>{write.status}</output>
    </>
  );
}

function open() {
  const server = createServer();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Pay send={server.send} />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  return { ...server, button, click: () => fireEvent.click(button) };
}
const status = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

test('two clicks within one frame are one call', async () => {
  const { keys, button, answer } = open();
  act(() => {
    button.click();
    button.click();
  });
  await status('pending');
  expect(keys).toHaveLength(1);
  await answer();
  await status('success');
  expect(keys).toHaveLength(1);
});

afterEach(cleanup);

test('a retry after an unknown outcome has the same key; after a response the key is new', async () => {
  const { keys, click, answer } = open();
  for (const [error, shown] of [
    [refusal('service-unavailable'), 'error'],
    [new TypeError('no network'), 'error'],
    [refusal('order-not-payable'), 'error'],
    [undefined, 'success'],
    [undefined, 'success'],
  ] as const) {
    click();
    await status('pending');
    await answer(error);
    await status(shown);
    // Another click is accepted in the task after the outcome was rendered.
    await act(() => new Promise((done) => void setTimeout(done)));
  }
  const [lost, again, refused, done, next] = keys;
  expect([again, refused]).toEqual([lost, lost]);
  expect(new Set([refused, done, next]).size).toBe(3);
});

test('a key that belongs to another request is replaced at once', async () => {
  const { keys, click, answer } = open();
  click();
  await status('pending');
  await answer(refusal('idempotency-key-reused'));
  await answer();
  await status('success');
  expect(new Set(keys).size).toBe(2);
});
