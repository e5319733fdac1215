/*
 * Draws the pictures of the brand that other programs show: icons, and previews of shared links in messengers. They are drawn
 * from the same girih as the pages and kept in the repository; run this again when the drawing or the words change: node
 * tools/pictures/src/draw-brand-images.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { starPath } from './star.ts';

const folder = fileURLToPath(new URL('../../../apps/storefront/public/', import.meta.url));
const deep = '#101c4a';
const turquoise = '#17a0a3';
const saffron = '#f0b035';

const words: Record<string, [title: string, subtitle: string]> = {
  ru: ['Авиабилеты и отели', 'Цена окончательная, со всеми сборами'],
  uz: ['Aviachiptalar va mehmonxonalar', 'Yakuniy narx, barcha yigʻimlar bilan'],
};

function font(subset: keyof typeof ranges) {
  const file = `@fontsource-variable/noto-sans/files/noto-sans-${subset}-wght-normal.woff2`;
  const data = readFileSync(fileURLToPath(import.meta.resolve(file))).toString('base64');
  return `@font-face{font-family:Brand;font-weight:100 900;src:url(data:font/woff2;base64,${data});${ranges[subset]}}`;
}
const ranges = {
  latin: '',
  cyrillic: 'unicode-range:U+0400-045F,U+2116',
};

/** The star with its turquoise heart, as in the header; `reach` is its radius in a box of 32. */
function star(reach: number, box = '0 0 32 32') {
  const centre = { x: 16, y: 16 };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="#fff" d="${starPath(reach, centre)}"/><path fill="${turquoise}" d="${starPath(reach * 0.47, centre)}"/></svg>`;
}

function icon(reach: number, radius: number) {
  const inside = star(reach).replace(/<\/?svg[^>]*>/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${deep}"/>${inside}</svg>\n`;
}

function girih(tile: number) {
  const centre = { x: tile / 2, y: tile / 2 };
  const corners = [0, tile].flatMap((x) => [0, tile].map((y) => starPath(tile / 8, { x, y })));
  const paths = [starPath(tile / 2, centre), starPath(tile / 4, centre), ...corners];
  return `<svg class="girih" width="1200" height="630"><defs><pattern id="g" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><g fill="none" stroke="${turquoise}" stroke-width="1.5">${paths.map((d) => `<path d="${d}"/>`).join('')}</g></pattern></defs><rect width="1200" height="630" fill="url(#g)"/></svg>`;
}

function sharedPicture([title, subtitle]: readonly [string, string]) {
  return `<style>${font('latin')}${font('cyrillic')}
    body{margin:0;width:1200px;height:630px;position:relative;overflow:hidden;background:${deep};color:#fff;font-family:Brand}
    .girih{position:absolute;inset:0;opacity:.5;mask-image:linear-gradient(75deg,transparent 35%,#000)}
    main{position:absolute;inset:0;padding:84px 96px;box-sizing:border-box;display:flex;flex-direction:column}
    .brand{display:flex;align-items:center;gap:24px;font-size:56px;font-weight:680;letter-spacing:-.01em}
    .brand svg{width:88px;height:88px}
    h1{margin:auto 0 0;font-size:72px;line-height:84px;font-weight:680;letter-spacing:-.02em;max-width:940px;text-wrap:balance}
    p{margin:24px 0 0;font-size:32px;line-height:44px;color:#c9d4f2}
    hr{width:120px;height:6px;margin:36px 0 0;border:0;border-radius:3px;background:${saffron}}
  </style>${girih(180)}<main><div class="brand">${star(15)}Karvon</div><h1>${title}</h1><p>${subtitle}</p><hr></main>`;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});

async function draw(
  name: string,
  { width, height = width, html }: { width: number; height?: number; html: string },
) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
  await page.close();
}

const drawing = (svg: string) =>
  `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`;

writeFileSync(`${folder}favicon.svg`, icon(13, 7));
await draw('icon-any-192', { width: 192, html: drawing(icon(13, 7)) });
await draw('icon-any-512', { width: 512, html: drawing(icon(13, 7)) });
// A maskable icon and Apple's are cut by the system: the star stays inside the safe circle.
await draw('icon-maskable-512', { width: 512, html: drawing(icon(10, 0)) });
await draw('apple-touch-icon', { width: 180, html: drawing(icon(12, 0)) });
for (const [edition, texts] of Object.entries(words))
  await draw(`share-${edition}`, { width: 1200, height: 630, html: sharedPicture(texts) });
await browser.close();
