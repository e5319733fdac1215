/** @jest-environment jest-fixed-jsdom */
import { loadPageFiles } from './load-page-files.inline';

const page = {
  fonts: ['/cyrillic.woff2', '/latin.woff2'],
  files: ['/m.js', '/root.js', '/load.js', '/home.js'],
  routes: { root: ['/root.js'], home: ['/load.js', '/home.js'] },
  entry: '/entry.js',
};

beforeEach(() => {
  document.head.innerHTML = '<style data-fonts media="(scripting:none)"></style>';
});

test('each route gets the exports of all its scripts, and the entry comes last', async () => {
  const asked: string[] = [];
  await loadPageFiles(page, async (address) => {
    asked.push(address);
    return { [address]: true };
  });
  expect(asked.slice(0, 4)).toEqual(page.files);
  expect(asked.at(-1)).toBe('/entry.js');
  expect(globalThis).toMatchObject({
    __reactRouterRouteModules: {
      root: { '/root.js': true },
      home: { '/load.js': true, '/home.js': true },
    },
  });
});

test('the fonts of a language change the page together, also when one does not come', async () => {
  await loadPageFiles(page, async () => ({}));
  const style = document.querySelector<HTMLStyleElement>('style[data-fonts]')!;
  const [first, second] = document.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
  expect(first!.getAttribute('href')).toBe('/cyrillic.woff2');
  first!.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(style.media).toBe('(scripting:none)');
  second!.dispatchEvent(new Event('error'));
  await new Promise((settled) => setTimeout(settled));
  expect(style.media).toBe('all');
});
