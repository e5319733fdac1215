import { startAfterPaint } from './start-after-paint';

const files = {
  manifest: '/assets/manifest.js',
  entry: '/assets/entry.js',
  routes: [['root', '/assets/root.js'] as [string, string]],
  imports: ['/assets/kit.js'],
};

/** Runs the script of the document; returns what it has asked for, and the next frame. */
function run(hidden: boolean) {
  const asked: string[] = [];
  let frame: (() => void) | undefined;
  const document = {
    hidden,
    currentScript: { nonce: 'n' },
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => asked.push(href) },
  };
  const script = startAfterPaint(files).replaceAll('import(', 'load(');
  // The document's script is text; the modules it imports are not ours to load here.
  new Function('document', 'window', 'requestAnimationFrame', 'setTimeout', 'load', script)(
    document,
    {},
    (then: () => void) => (frame = then),
    (then: () => void) => then(),
    (href: string) => asked.push(href) && Promise.resolve({}),
  );
  return { asked, frame: () => frame?.() };
}

const first = ['/assets/kit.js', '/assets/manifest.js', '/assets/root.js'];

test('asks for nothing before the first frame', async () => {
  const { asked, frame } = run(false);
  expect(asked).toEqual([]);
  frame();
  expect(asked).toEqual(first);
  await new Promise(setImmediate);
  expect(asked).toEqual([...first, '/assets/entry.js']);
});

test('in a tab that nobody sees it asks at once', () => {
  expect(run(true).asked).toEqual(first);
});
