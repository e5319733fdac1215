import sharp from 'sharp';
import { checkDrawing, drawLogo } from './draw-logo';

const svg = (inner: string, attributes = 'viewBox="0 0 10 10"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const draw = (text: string) => drawLogo(Buffer.from(text));
const square = '<rect width="10" height="10" fill="#102a72"/>';

test('a drawing becomes 96 pixels on a white plate, legible on any background', async () => {
  const drawn = await draw(svg(square));
  const image = sharp(drawn);
  expect(await image.metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  const middle = (48 * 96 + 48) * 3;
  expect(data[middle + 2]).toBeGreaterThan(data[middle]! + 40);
});

test('the features of drawing programs are drawn: gradients, clips, copies, style elements', () => {
  const parts = [
    '<style>.a{fill:url(#g);clip-path:url("#c")}</style><title>A</title>',
    '<defs><linearGradient id="g" xlink:href="#h"/><clipPath id="c"><use xlink:href="#p"/></clipPath></defs>',
    '<g class="a"><path id="p" d="M0 0h5v5z"/></g>',
  ];
  expect(() => checkDrawing(svg(parts.join('')))).not.toThrow();
});

test('a bitmap is accepted too', async () => {
  const create = { width: 300, height: 200, channels: 4 as const, background: '#f00' };
  const drawn = await drawLogo(await sharp({ create }).png().toBuffer());
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
});

const lines = (of: (index: number) => string) =>
  Array.from({ length: 10 }, (_, i) => of(i)).join('');
const laughs = `<!DOCTYPE svg [${lines(
  (i) => `<!ENTITY l${i} "${i === 0 ? 'ha' : `&l${i - 1};`.repeat(10)}">`,
)}]>${svg('<text>&l9;</text>').replace(/^<\?xml[^>]*>/, '')}`;

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'an element'],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), 'an element'],
  ['a script under another prefix', svg('<s:script xmlns:s="x">alert(1)</s:script>'), 'an element'],
  ['a handler', svg('<rect onload="alert(1)"/>'), 'a script'],
  ['a link', svg('<a href="javascript:alert(1)"><rect/></a>'), 'an element'],
  ['foreign content', svg('<foreignObject><b/></foreignObject>'), 'an element'],
  [
    'an external entity',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`,
    'a document type',
  ],
  ['a billion laughs', laughs, 'a document type'],
  [
    'an external document type',
    `<!DOCTYPE svg SYSTEM "http://127.0.0.1/x.dtd">${svg('')}`,
    'a document type',
  ],
  [
    'an external stylesheet',
    `<?xml-stylesheet href="http://127.0.0.1/a.css"?>${svg('')}`,
    'a stylesheet',
  ],
  ['an external picture', svg('<image href="http://127.0.0.1/a.png"/>'), 'an element'],
  ['a picture of this machine', svg('<image xlink:href="file:///etc/passwd"/>'), 'an element'],
  ['a copy from elsewhere', svg('<use href="http://127.0.0.1/a.svg#b"/>'), 'an address outside'],
  ['a fill from elsewhere', svg('<rect fill="url(http://127.0.0.1/a#b)"/>'), 'an address outside'],
  [
    'a fill that hides its address',
    svg('<rect style="fill:u\\72l(//127.0.0.1/a)"/>'),
    'an address outside',
  ],
  ['an import', svg('<style>@import "//127.0.0.1/a.css";</style>'), 'an address outside'],
  [
    'a font from elsewhere',
    svg('<style>@font-face{src:url(//127.0.0.1/a)}</style>'),
    'an address outside',
  ],
  ['an animation', svg('<set attributeName="href" to="x"/>'), 'an element'],
  [
    'a filter that takes long',
    svg('<filter id="f"><feTurbulence numOctaves="99"/></filter>'),
    'an element',
  ],
  ['shapes without end', svg('<g/>'.repeat(3_001)), 'too many elements'],
  [
    'copies of copies',
    svg(lines((i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(9)}</g>`)),
    'too many copies',
  ],
  ['more than 128 kB', svg(`<desc>${'x'.repeat(140_000)}</desc>`), 'too many bytes'],
  ['a page', '<html><body>no</body></html>', ''],
  ['nothing', '', ''],
])('%s is refused', async (_, text, why) => {
  await expect(draw(text)).rejects.toThrow(why === '' ? /./ : `not a logo: ${why}`);
});

test('unlimited dimensions are refused before anything is drawn', async () => {
  await expect(draw(svg(square, 'width="100000" height="100000"'))).rejects.toThrow(/pixel limit/);
  await expect(draw(svg(square, 'width="1e9" height="1e9"'))).rejects.toThrow();
});

test('a photograph is refused', async () => {
  const create = { width: 9, height: 9, channels: 3 as const, background: '#f00' };
  await expect(drawLogo(await sharp({ create }).jpeg().toBuffer())).rejects.toThrow();
});

test('compressed drawings, which could be bombs, are refused', async () => {
  const { gzipSync } = await import('node:zlib');
  await expect(drawLogo(gzipSync(svg(square)))).rejects.toThrow();
});
