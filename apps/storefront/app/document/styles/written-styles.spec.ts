import { StyleShelf, writeStyles } from './written-styles.server';

const shelf = new StyleShelf([
  {
    address: '/assets/kit.css',
    text: '@font-face{font-family:N;src:url(/n.woff2)format("woff2")}@font-face{font-family:S;src:local(Arial)}._kit_1{color:red}',
  },
  { address: '/assets/page.css', text: '._page_1{color:blue}._page_2 ._kit_1{}' },
  { address: '/assets/late.css', text: '._late_1>svg{color:green}' },
]);

async function write(goes: string[][]): Promise<string> {
  const body = writeStyles({ shelf, routes: ['/assets/page.css'], nonce: 'n1' });
  const parts: Buffer[] = [];
  body.on('data', (part: Buffer) => parts.push(part));
  for (const go of goes) {
    for (const part of go) body.write(Buffer.from(part));
    await new Promise((resolve) => setImmediate(resolve));
  }
  body.end();
  await new Promise((resolve) => body.once('end', resolve));
  return Buffer.concat(parts).toString();
}

test('the head gets the styles of the route and of every class in the page, fetched letters apart', async () => {
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

test('a part that comes later brings its styles before it, once', async () => {
  const late = '<div hidden id="S:0"><b class="_late_1">x</b></div>';
  const page = await write([['<head></head><body>'], [late], [late]]);
  expect(page.split('_late_1>svg')).toHaveLength(2);
  expect(page.split('n.woff2')).toHaveLength(2);
  expect(page).toContain(
    '<body><style nonce="n1" data-precedence="karvon" data-href="/assets/late.css">._late_1>svg{color:green}</style><div',
  );
});
