import { createHashGate } from './hash-gate';

/** Tasks that run until the test ends them. */
function createWorks() {
  const ends: (() => void)[] = [];
  return { ends, work: () => new Promise<void>((resolve) => ends.push(resolve)) };
}

test('two tasks run at once, three wait, and more are refused', async () => {
  const inTurn = createHashGate({ atOnce: 2, waiting: 3 });
  const { ends, work } = createWorks();
  const five = Array.from({ length: 5 }, () => inTurn(work));
  await expect(inTurn(work)).rejects.toMatchObject({
    code: 'rate-limited',
    fields: { retryAfterSeconds: 1 },
  });
  expect(ends).toHaveLength(2);
  for (const end of [0, 1, 2, 3, 4]) {
    ends[end]!();
    await five[end];
  }
  expect(ends).toHaveLength(5);
  const last = inTurn(work);
  ends[5]!();
  await last;
});

test('a task that fails frees its place', async () => {
  const inTurn = createHashGate({ atOnce: 1, waiting: 0 });
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(inTurn(() => Promise.resolve('done'))).resolves.toBe('done');
});
