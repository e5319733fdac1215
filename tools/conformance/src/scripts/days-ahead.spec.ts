import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addDays, daysBetween } from '@karvon/calendar';
import { root } from '../tree';

/** The script is an ES module for plain Node: a small program calls it and prints JSON. */
function daysAheadOf(nights: readonly string[]): string[][] {
  const script = pathToFileURL(join(root, 'tools/scripts/src/days/days-ahead.ts')).href;
  const code = `
    import { daysAhead } from ${JSON.stringify(script)};
    console.log(JSON.stringify(${JSON.stringify(nights)}.map(daysAhead)));
  `;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as string[][];
}

test('a nightly run executes the stories on the dates of the next days', () => {
  const [days] = daysAheadOf(['2026-12-29']);
  expect(days).toEqual(
    expect.arrayContaining(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-05']),
  );
});

test('four nights cover each coming day on which the calendar turns', () => {
  const nights = [0, 1, 2, 3].map((count) => addDays('2026-11-28', count));
  expect(daysAheadOf(nights).flat()).toEqual(
    expect.arrayContaining([
      '2026-11-30',
      '2026-12-09',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-02-28',
      '2027-03-28',
      '2027-10-31',
    ]),
  );
});

test('a year of nights covers every day of a year ahead, and no past one', () => {
  const nights = Array.from({ length: 357 }, (_, count) => addDays('2027-11-20', count));
  const all = daysAheadOf(nights);
  const far = new Set(
    all.flatMap((days, index) => days.map((day) => daysBetween(nights[index]!, day))),
  );
  for (let count = 8; count < 365; count += 1) expect(far).toContain(count);
  expect(Math.min(...far)).toBe(1);
  expect(all.every((days) => new Set(days).size === days.length)).toBe(true);
  expect(all.flat()).toContain('2028-02-29');
});
