import { inTurn } from './in-turn';

test('two run at once, the others one after another in their order; a failure makes room too', async () => {
  const run = inTurn(2);
  const begun: number[] = [];
  const ends: ((ok: boolean) => void)[] = [];
  const work = (index: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(index);
      ends[index] = (ok) => (ok ? resolve(index) : reject(new Error(String(index))));
    });
  const all = [0, 1, 2, 3, 4].map((index) => run(work(index)).catch((error: Error) => error));
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  ends[1]!(false);
  await all[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]!(true);
  await all[0];
  ends[2]!(true);
  await all[2];
  ends[3]!(true);
  ends[4]!(true);
  expect((await Promise.all(all)).map(String)).toEqual(['0', 'Error: 1', '2', '3', '4']);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
