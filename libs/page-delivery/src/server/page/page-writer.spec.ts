import { buffer } from 'node:stream/consumers';
import { StyleShelf } from './written-styles.server';
import { PageWriter } from './page-writer.server';
import { pageResponse, partsOf, type WrittenPage } from './written-page.server';

const shelf = new StyleShelf([
  {
    address: '/assets/kit.css',
    text: '@font-face{font-family:N;src:url(/n.woff2)format("woff2")}@font-face{font-family:S;src:local(Arial)}._kit_1{color:red}',
  },
  { address: '/assets/page.css', text: '._page_1{color:blue}._page_2 ._kit_1{}' },
  { address: '/assets/late.css', text: '._late_1>svg{color:green}' },
]);

const turn = () => new Promise((resolve) => setImmediate(resolve));

function begin() {
  let writer!: PageWriter;
  const page = new Promise<WrittenPage>((onPage, onLost) => {
    writer = new PageWriter({ shelf, routes: ['/assets/page.css'], nonce: 'n1', onPage, onLost });
  });
  return { writer, page };
}

/** The parts a visitor gets of a page that React writes in this many writes; the stream ends with the last write, or after it. */
async function write(goes: string[][], ending: 'with' | 'after' = 'after'): Promise<string> {
  const { writer, page } = begin();
  const response = page.then((written) => pageResponse(written, {}));
  const html = response.then((one) => one.text());
  for (const [index, go] of goes.entries()) {
    for (const piece of go) writer.write(Buffer.from(piece));
    if (ending === 'with' && index === goes.length - 1) writer.end();
    await turn();
  }
  if (ending === 'after') writer.end();
  return html;
}

test('the head gets the styles of the route and of every class in the page; web fonts come separately', async () => {
  expect(
    await write([['<html><head><title>Ў', '</title></he', 'ad><p class="_kit_1 x">ў</p>']]),
  ).toBe(
    '<html><head><title>Ў</title>' +
      '<style nonce="n1" data-precedence="karvon" data-href="/assets/kit.css /assets/page.css">' +
      '@font-face{font-family:S;src:local(Arial)}._kit_1{color:red}\n._page_1{color:blue}._page_2 ._kit_1{}</style>' +
      '<style nonce="n1" data-fonts media="(scripting:none)">' +
      '@font-face{font-family:N;src:url(/n.woff2)format("woff2")}</style>' +
      '</head><p class="_kit_1 x">ў</p>',
  );
});

test('a late part brings its styles before it, once', async () => {
  const late = '<div hidden id="S:0"><b class="_late_1">x</b></div>';
  const page = await write([['<head></head><body>'], [late], [late]]);
  expect(page.split('_late_1>svg')).toHaveLength(2);
  expect(page.split('n.woff2')).toHaveLength(2);
  expect(page).toContain(
    '<body><style nonce="n1" data-precedence="karvon" data-href="/assets/late.css">._late_1>svg{color:green}</style><div',
  );
});

test.each([['with'], ['after']] as const)(
  'a page that ends %s its last part is sent completely',
  async (ending) => {
    const page = await write([['<head></head>', '<p>1</p>'], ['<p>2</p>']], ending);
    expect(page).toMatch(/<\/head><p>1<\/p><p>2<\/p>$/);
  },
);

test('a page that is ready at once is sent as parts, and its styles are a named part', async () => {
  const { writer, page } = begin();
  writer.write('<head></head><p class="_kit_1">1</p>');
  writer.end();
  const response = pageResponse(await page, { status: 404 });
  const parts = partsOf(response)!;
  expect(parts.map(({ name }) => name)).toEqual([
    undefined,
    '/assets/kit.css /assets/page.css',
    undefined,
  ]);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(Buffer.concat(parts.map(({ bytes }) => bytes)).toString());
});

test('rendering stops when the visitor leaves', async () => {
  const { writer, page } = begin();
  writer.write('<head></head>');
  const written = (await page) as { stream: NodeJS.ReadableStream & { destroy(): void } };
  const closed = new Promise((resolve) => writer.once('close', resolve));
  written.stream.destroy();
  await closed;
  expect(writer.destroyed).toBe(true);
});

test('an error of React reaches both the caller and the reader of the page', async () => {
  const early = begin();
  early.writer.destroy(new Error('no shell'));
  await expect(early.page).rejects.toThrow('no shell');
  const late = begin();
  late.writer.write('<head></head>');
  const { stream } = (await late.page) as { stream: NodeJS.ReadableStream };
  late.writer.destroy(new Error('no end'));
  await expect(buffer(stream)).rejects.toThrow('no end');
});

test('each language lists its font files', () => {
  const face = (name: string) =>
    `@font-face{font-family:N;src:url(/assets/noto-sans-${name}.woff2) format("woff2")}`;
  const names = ['cyrillic-wght-normal-A1', 'latin-wght-normal-b-2', 'latin-ext-a-C3', 'rouble-D4'];
  const built = new StyleShelf([{ address: '/a.css', text: names.map(face).join('') }]);
  const [cyrillic, latin] = names.map((name) => `/assets/noto-sans-${name}.woff2`);
  expect(built.letters('ru')).toEqual([cyrillic, latin]);
  expect(built.letters('uz')).toEqual([latin]);
  expect(shelf.letters('ru')).toEqual([]);
});
