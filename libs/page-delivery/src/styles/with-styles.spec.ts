/** @jest-environment jest-fixed-jsdom */
import { withStyles } from './with-styles';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
/** Each file is requested in a task of its own. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const come = (link: HTMLLinkElement, event = 'load') => link.dispatchEvent(new Event(event));

beforeEach(() => document.head.replaceChildren());

test('a module waits for its styles, in the order of the build', async () => {
  const handed = jest.fn();
  void withStyles(async () => 'module', 'a1 b1').then(handed);
  expect(links()).toHaveLength(0);
  await nextTask();
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/assets/a1.css',
    '/assets/b1.css',
  ]);
  come(links()[0]!);
  await Promise.resolve();
  expect(handed).not.toHaveBeenCalled();
  const [, second] = links();
  const rest = withStyles(async () => 'other', 'b1');
  come(second!);
  expect(await rest).toBe('other');
  expect(handed).toHaveBeenCalledWith('module');
  expect(links()).toHaveLength(2);
});

test('a script that a module imports is requested with it, once, and not awaited', async () => {
  document.documentElement.lang = 'uz';
  const names = 'panel-x1.js y1.js';
  expect(await withStyles(async () => 1, names)).toBe(1);
  expect(await withStyles(async () => 2, names)).toBe(2);
  await nextTask();
  const scripts = [...document.querySelectorAll('link[rel=modulepreload]')];
  expect(scripts.map((link) => link.getAttribute('href'))).toEqual([
    '/assets/uz/panel-x1.js',
    '/assets/uz/y1.js',
  ]);
});

test('each file is requested in a task of its own', async () => {
  const together: number[] = [];
  const watch = new MutationObserver((changes) => together.push(changes.length));
  watch.observe(document.head, { childList: true });
  await withStyles(async () => 1, 'one-x4.js two-x4.js three-x4.js');
  await nextTask();
  watch.disconnect();
  expect(together).toEqual([1, 1, 1]);
});

test('stylesheets that the server inlined are not fetched; an empty list is allowed', async () => {
  document.head.innerHTML = '<style data-href="/assets/x2.css /assets/a2.css"></style>';
  expect(await withStyles(async () => 1, 'a2')).toBe(1);
  expect(await withStyles(async () => 2, '')).toBe(2);
  expect(await withStyles(async () => 3, [])).toBe(3);
  expect(links()).toEqual([]);
});

test('a missing stylesheet is ignored, a missing module is an error', async () => {
  const plain = withStyles(async () => 1, 'a3');
  await nextTask();
  come(links()[0]!, 'error');
  expect(await plain).toBe(1);
  const gone = withStyles(() => Promise.reject(new Error('gone')), []);
  await expect(gone).rejects.toThrow('gone');
});
