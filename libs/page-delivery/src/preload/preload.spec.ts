/** @jest-environment jest-fixed-jsdom */
import { intendedPage } from './intended-page';
import { requestFor, emptyQueue, release, type LoadQueue } from './load-queue';

const names = (count: number) => Array.from({ length: count }, (_, index) => `/uz/${index}`);
const requestedFiles = (pages: string[]) => pages.reduce(requestFor, emptyQueue);

test('at most four pages load at once, each of them once', () => {
  let queue: LoadQueue = requestedFiles([...names(9), ...names(9)]);
  const loaded: string[] = [];
  while (queue.loading.length > 0) {
    expect(queue.loading.length).toBeLessThanOrEqual(4);
    const [page] = queue.loading;
    loaded.push(page!);
    queue = release(queue, page!);
  }
  expect(loaded).toHaveLength(9);
  expect(new Set(loaded).size).toBe(9);
});

test('the newest request is the next', () => {
  const queue = release(requestedFiles(names(6)), '/uz/0');
  expect(queue.loading).toEqual(['/uz/1', '/uz/2', '/uz/3', '/uz/5']);
  expect(queue.waiting).toEqual(['/uz/4']);
});

test('a page that timed out and loads after all frees one place, not two', () => {
  const queue = requestedFiles(names(6));
  const once = release(queue, '/uz/0');
  expect(release(once, '/uz/0').loading).toEqual(once.loading);
});

test.each([
  ['<a href="/uz/news?page=2"><b>x</b></a>', '/uz/news?page=2'],
  ['<a href="/ru/news"><b>x</b></a>', undefined],
  ['<a href="/uz"><b>x</b></a>', undefined],
  ['<a href="/uz?tab=order"><b>x</b></a>', undefined],
  ['<a href="/api/v1/x.pdf"><b>x</b></a>', undefined],
  ['<a href="https://other.example/uz/news"><b>x</b></a>', undefined],
  ['<a href="tel:+998712050142"><b>x</b></a>', undefined],
  ['<a href="/uz/news" target="_blank"><b>x</b></a>', undefined],
  ['<b>x</b>', undefined],
])('%s', (html, page) => {
  window.history.replaceState(null, '', '/uz');
  document.documentElement.lang = 'uz';
  document.body.innerHTML = html;
  expect(intendedPage(document.querySelector('b'))).toBe(page);
});
