import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeWidgets, measureWidgets, widgetFaults } from './widgets';

test("an element's size is that of all files a page loads for it, in the larger language", () => {
  const folder = mkdtempSync(join(tmpdir(), 'karvon-widgets-'));
  const write = (file: string, gzip: number) => writeFileSync(join(folder, file), '.'.repeat(gzip));
  for (const language of ['ru', 'uz'])
    mkdirSync(join(folder, 'assets', language), { recursive: true });
  const named = { scripts: { news: ['news-1.js', 'shared-2.js'] }, styles: 'style-3.css' };
  writeFileSync(join(folder, 'karvon.js'), `let files=${JSON.stringify(named)},x={"a":1};`);
  write('karvon.js.gz', 1);
  write('assets/style-3.css.gz', 10);
  write('assets/ru/news-1.js.gz', 300);
  write('assets/uz/news-1.js.gz', 200);
  write('assets/ru/shared-2.js.gz', 4000);
  write('assets/uz/shared-2.js.gz', 4000);
  expect(measureWidgets(folder)).toEqual([
    { name: 'karvon.js', gzip: 1 },
    { name: 'news', gzip: 4311 },
  ]);
  rmSync(folder, { recursive: true });
});

test('an element over its line or without one is over budget; a line without an element is an error', () => {
  const sizes = [
    { name: 'karvon.js', gzip: 2000 },
    { name: 'news', gzip: 4001 },
    { name: 'new', gzip: 1 },
  ];
  const budget = { 'karvon.js': { kilobytes: 2 }, news: { kilobytes: 4 }, gone: { kilobytes: 9 } };
  expect(judgeWidgets(sizes, budget).map(({ over }) => over)).toEqual([false, true, true]);
  expect(widgetFaults(sizes, budget)).toEqual(['budget.json names the widget gone, which is none']);
});
