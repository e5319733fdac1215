/*
 * Draws the covers of the news: our own flat pictures over the girih, in the colours of the brand. They are kept in
 * apps/api/content/images, where an editor may add others; run this again when a drawing changes: node
 * tools/pictures/src/draw-news-pictures.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { starPath } from './star.ts';

const folder = fileURLToPath(new URL('../../../apps/api/content/images/', import.meta.url));
const size = { width: 1200, height: 480 };
const ink = {
  night: '#101c4a',
  lapis: '#213fa3',
  sky: '#c9d4f2',
  pine: '#07454b',
  teal: '#0c6f77',
  turquoise: '#17a0a3',
  mint: '#b4e3e0',
  saffron: '#f0b035',
  plaster: '#f6f2ea',
  white: '#ffffff',
};

const star = (x: number, y: number, reach: number, fill: string) =>
  `<path d="${starPath(reach, { x, y })}" fill="${fill}"/>`;
const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width = 8) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index: number) => draw(index)).join('');

/** A gate with a pointed arch; x is the middle of its base. */
const arch = (x: number, foot: number, width: number, height: number, fill: string) => {
  const half = width / 2;
  const spring = foot - height * 0.55;
  return shape(
    `M${x - half} ${foot}V${spring}C${x - half} ${spring - height * 0.3} ${x - half * 0.3} ${foot - height * 0.92} ${x} ${foot - height}C${x + half * 0.3} ${foot - height * 0.92} ${x + half} ${spring - height * 0.3} ${x + half} ${spring}V${foot}z`,
    fill,
  );
};
/** A ribbed dome on its drum. */
const dome = (x: number, foot: number, width: number, fill: string, rib: string) => {
  const half = width / 2;
  const outline = `M${x - half} ${foot}C${x - half * 1.25} ${foot - width * 0.5} ${x - half * 0.35} ${foot - width * 0.72} ${x} ${foot - width * 0.95}C${x + half * 0.35} ${foot - width * 0.72} ${x + half * 1.25} ${foot - width * 0.5} ${x + half} ${foot}z`;
  const ribs = [-0.5, 0, 0.5].map(
    (at) =>
      `M${x + half * at} ${foot}Q${x + half * at * 1.4} ${foot - width * 0.5} ${x} ${foot - width * 0.92}`,
  );
  return (
    shape(outline, fill) +
    line(ribs.join(''), rib, 3) +
    box(x - half, foot, width, width * 0.22, rib)
  );
};
/** A plane seen from the side, flying up to the right. */
const plane = (x: number, y: number, scale: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(-14) scale(${scale})">` +
  shape('M-110 6C-60 -14 60 -16 104 -8C120 -5 122 8 104 12C50 22 -60 22 -110 6z', fill) +
  shape('M-104 2L-132 -44H-108L-70 -6z', fill) +
  shape('M6 4L-44 70H-18L52 8z', fill) +
  '</g>';
const trail = (d: string, stroke: string) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="4" stroke-dasharray="2 16" stroke-linecap="round"/>`;
const hill = (d: string, fill: string) => shape(`M0 480V${d}V480z`, fill);
const card = (x: number, y: number, width: number, height: number, inside: string) =>
  box(x + 10, y + 12, width, height, 'rgb(16 28 74 / 25%)', 20) +
  box(x, y, width, height, ink.white, 20) +
  inside;
const tick = (x: number, y: number) =>
  box(x, y, 44, 44, ink.turquoise, 12) + line(`M${x + 12} ${y + 23}l8 8l13 -16`, ink.white, 6);
const fir = (x: number, foot: number, height: number, fill: string) =>
  shape(
    `M${x} ${foot - height}l${height * 0.24} ${height * 0.42}h-${height * 0.1}l${height * 0.18} ${height * 0.58}h-${height * 0.64}l${height * 0.18} -${height * 0.58}h-${height * 0.1}z`,
    fill,
  );
const clock = (x: number, y: number, radius: number, sector?: boolean) =>
  star(x, y, radius * 1.5, ink.saffron) +
  disc(x, y, radius, ink.white) +
  (sector
    ? shape(
        `M${x} ${y}V${y - radius * 0.86}A${radius * 0.86} ${radius * 0.86} 0 0 1 ${x} ${y + radius * 0.86}z`,
        ink.mint,
      )
    : '') +
  times(12, (hour) => {
    const angle = (hour * Math.PI) / 6;
    return disc(
      Math.round(x + radius * 0.82 * Math.sin(angle)),
      Math.round(y - radius * 0.82 * Math.cos(angle)),
      5,
      ink.lapis,
    );
  }) +
  disc(x, y, 10, ink.night);

const pictures: Record<string, [ground: string, ornament: string, drawing: string]> = {
  'hotel-cancellation': [
    ink.pine,
    ink.turquoise,
    box(300, 210, 300, 270, ink.plaster) +
      times(3, (row) =>
        times(3, (column) =>
          arch(
            360 + column * 90,
            296 + row * 80,
            44,
            60,
            row === 1 && column === 1 ? ink.saffron : ink.teal,
          ),
        ),
      ) +
      dome(450, 172, 170, ink.turquoise, ink.mint) +
      card(
        680,
        150,
        250,
        230,
        box(680, 150, 250, 62, ink.saffron, 20) +
          box(680, 190, 250, 30, ink.saffron) +
          times(3, (row) =>
            times(4, (column) =>
              disc(
                730 + column * 50,
                258 + row * 40,
                12,
                row === 1 && column === 2 ? ink.turquoise : ink.sky,
              ),
            ),
          ),
      ) +
      line('M816 284l28 28m0 -28l-28 28', ink.night, 7),
  ],
  'hotels-section': [
    ink.night,
    ink.lapis,
    disc(960, 110, 54, ink.saffron) +
      hill('380Q300 300 620 350T1200 330', ink.lapis) +
      box(160, 230, 240, 250, ink.plaster) +
      arch(280, 480, 120, 190, ink.lapis) +
      dome(280, 210, 150, ink.turquoise, ink.mint) +
      box(430, 160, 340, 320, ink.white) +
      arch(600, 480, 190, 270, ink.turquoise) +
      arch(600, 480, 130, 200, ink.night) +
      star(600, 200, 26, ink.saffron) +
      box(800, 250, 240, 230, ink.plaster) +
      arch(920, 480, 120, 170, ink.lapis) +
      dome(920, 230, 150, ink.turquoise, ink.mint),
  ],
  'names-in-latin': [
    ink.lapis,
    ink.sky,
    `<g transform="rotate(-6 420 250)">${box(300, 90, 240, 320, ink.pine, 20)}${star(420, 210, 62, ink.saffron)}${star(420, 210, 30, ink.pine)}${box(350, 310, 140, 14, ink.saffron, 7)}${box(370, 340, 100, 14, ink.saffron, 7)}</g>` +
      card(
        600,
        150,
        330,
        210,
        box(600, 150, 330, 54, ink.turquoise, 20) +
          box(600, 184, 330, 24, ink.turquoise) +
          box(630, 236, 170, 18, ink.night, 9) +
          box(630, 272, 230, 18, ink.sky, 9) +
          box(630, 308, 120, 18, ink.sky, 9),
      ) +
      tick(864, 226) +
      plane(1000, 110, 0.6, ink.white),
  ],
  'new-year-tickets': [
    ink.night,
    ink.lapis,
    times(26, (index) =>
      star(
        (index * 197) % 1200,
        (index * 89) % 300,
        5 + (index % 4) * 3,
        index % 5 ? ink.sky : ink.saffron,
      ),
    ) +
      trail('M120 330Q420 130 720 150', ink.sky) +
      plane(800, 140, 1, ink.white) +
      hill('400Q260 300 560 380T1200 350', ink.sky) +
      hill('440Q360 380 700 430T1200 410', ink.white) +
      fir(180, 440, 190, ink.teal) +
      fir(280, 452, 130, ink.turquoise) +
      fir(1010, 430, 210, ink.teal) +
      fir(920, 440, 130, ink.turquoise) +
      star(180, 250, 18, ink.saffron) +
      star(1010, 220, 18, ink.saffron),
  ],
  'no-hidden-extras': [
    ink.teal,
    ink.mint,
    card(
      390,
      70,
      420,
      340,
      times(3, (row) =>
        box(506, 132 + row * 90, row === 1 ? 180 : 240, 20, row === 2 ? ink.sky : ink.night, 10),
      ) +
        tick(434, 120) +
        tick(434, 210) +
        box(434, 300, 44, 44, ink.sky, 12) +
        box(440, 306, 32, 32, ink.white, 8),
    ) +
      star(880, 130, 60, ink.saffron) +
      star(880, 130, 28, ink.white) +
      star(330, 350, 44, ink.saffron),
  ],
  'pay-later-timer': [
    ink.lapis,
    ink.sky,
    clock(440, 240, 130, false) +
      line('M440 240V150M440 240l62 40', ink.night, 12) +
      card(
        690,
        160,
        330,
        190,
        box(690, 200, 330, 44, ink.night) +
          box(724, 276, 120, 20, ink.sky, 10) +
          star(960, 300, 28, ink.saffron) +
          box(724, 308, 70, 14, ink.sky, 7),
      ),
  ],
  'points-programme': [
    ink.pine,
    ink.turquoise,
    trail('M150 380Q500 40 1050 170', ink.mint) +
      plane(1040, 150, 0.8, ink.white) +
      times(4, (stack) =>
        times(stack + 1, (coin) => {
          const [x, y] = [260 + stack * 170, 400 - coin * 62];
          return (
            disc(x, y + 8, 52, ink.night) +
            disc(x, y, 52, ink.saffron) +
            star(x, y, 34, ink.white) +
            star(x, y, 15, ink.saffron)
          );
        }),
      ),
  ],
  'students-september': [
    ink.night,
    ink.turquoise,
    dome(320, 300, 170, ink.turquoise, ink.mint) +
      dome(880, 300, 170, ink.turquoise, ink.mint) +
      box(200, 330, 800, 150, ink.lapis) +
      times(7, (index) => arch(260 + index * 113, 480, 62, 120, ink.night)) +
      shape('M600 400C540 350 450 350 390 372V200C450 178 540 178 600 226z', ink.white) +
      shape('M600 400C660 350 750 350 810 372V200C750 178 660 178 600 226z', ink.plaster) +
      line('M600 226V396', ink.sky, 6) +
      line(
        'M430 236q70 -20 130 18M430 282q70 -20 130 18M640 254q60 -38 130 -18M640 300q60 -38 130 -18',
        ink.sky,
        8,
      ) +
      shape('M600 70L740 120L600 170L460 120z', ink.saffron) +
      line('M720 128v60', ink.saffron, 6) +
      disc(720, 196, 12, ink.saffron),
  ],
  'summer-baggage': [
    ink.turquoise,
    ink.pine,
    star(930, 140, 120, ink.saffron) +
      disc(930, 140, 62, ink.white) +
      hill('410Q400 340 700 400T1200 380', ink.teal) +
      line('M480 180v-70q0 -22 22 -22h96q22 0 22 22v70', ink.night, 16) +
      box(380, 170, 340, 250, ink.lapis, 36) +
      box(450, 170, 26, 250, ink.night) +
      box(624, 170, 26, 250, ink.night) +
      star(550, 295, 58, ink.saffron) +
      star(550, 295, 28, ink.lapis) +
      disc(440, 432, 18, ink.night) +
      disc(660, 432, 18, ink.night),
  ],
  'thirty-minutes': [
    ink.night,
    ink.lapis,
    clock(600, 240, 130, true) +
      line('M600 240V150M600 240V330', ink.night, 12) +
      trail('M90 360Q240 240 330 220', ink.sky) +
      plane(220, 200, 0.8, ink.white) +
      trail('M770 430Q870 410 950 356', ink.sky) +
      plane(1010, 330, 0.55, ink.sky),
  ],
};

/** Faint stars over the background: the brand's only ornament. */
function girih(colour: string) {
  const tile = 120;
  const knots: [x: number, y: number, reach: number][] = [
    [tile / 2, tile / 2, tile / 2],
    [tile / 2, tile / 2, tile / 4],
    [0, 0, tile / 8],
    [tile, 0, tile / 8],
    [0, tile, tile / 8],
    [tile, tile, tile / 8],
  ];
  const paths = knots.map(([x, y, reach]) => starPath(reach, { x, y })).join('');
  return `<defs><pattern id="g" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><path d="${paths}" fill="none" stroke="${colour}" stroke-width="1.5" opacity=".35"/></pattern></defs><rect width="100%" height="100%" fill="url(#g)"/>`;
}

for (const [name, [ground, ornament, drawing]] of Object.entries(pictures)) {
  const { width, height } = size;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${box(0, 0, width, height, ground)}${girih(ornament)}${drawing}</svg>\n`;
  writeFileSync(`${folder}${name}.svg`, picture);
}
const entries = Object.keys(pictures).map(
  (name) => `${name}: { file: ${name}.svg, width: ${size.width}, height: ${size.height} }`,
);
console.log(`Drawn. In images/index.yaml:\n${entries.join('\n')}`);
