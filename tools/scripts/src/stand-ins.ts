// Measures the widths of Noto Sans relative to the fonts of devices, and writes `libs/ui-kit/src/fonts/stand-ins.css`. It needs
// Liberation Sans (as wide as Arial), DejaVu Sans and Roboto on this machine: packages fonts-liberation, fonts-dejavu-core and
// fonts-roboto-unhinted of Debian.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './machine/find-chromium.ts';
import { root } from './run/workspace.ts';

const fonts = join(root, 'node_modules/@fontsource-variable/noto-sans/files');
const file = join(root, 'libs/ui-kit/src/fonts/stand-ins.css');

/** Vertical metrics of Noto Sans, as shares of the font size. */
const ascent = 1.069;
const descent = 0.293;

/** Our font weights, each with the closest font file of a device. */
const weights = [
  { weight: 400, kind: 'regular' },
  { weight: 550, kind: 'bold' },
  { weight: 680, kind: 'bold' },
] as const;

const families = [
  {
    name: 'Fitted Arial',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
  },
  // Android phones have no Arial; those with a variable Roboto do not find its bold face by name.
  { name: 'Fitted Roboto', regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'] },
];

/** Classes of characters with similar differences in width; the first is the default for all others. */
const classes: readonly { letters: RegExp; range?: string }[] = [
  { letters: /[a-z]/ },
  { letters: /[A-Z]/, range: 'U+0041-005A' },
  { letters: /[а-яё]/, range: 'U+0430-045F' },
  { letters: /[А-ЯЁ]/, range: 'U+0400-042F' },
  { letters: /\d/, range: 'U+0030-0039' },
  { letters: /[ \u00a0.,:-]/, range: 'U+0020, U+002C-002E, U+003A, U+00A0' },
];
/**
 * Classes whose stretch differs by no more than this share one font face; the boldest text is in headings and prices, which are
 * short.
 */
const alikeAt = (weight: number): number => (weight > 600 ? 0.03 : 0.015);

/**
 * Uzbek needs two more characters (oʻ, maʼlumot): Liberation Sans lacks them, so Linux takes the wide ones of DejaVu Sans.
 * Headings have few of them.
 */
const uzbekMarks = [
  { name: 'Fitted Arial', weight: 400, source: ['DejaVu Sans'] },
  { name: 'Fitted Arial', weight: 550, source: ['DejaVu Sans Bold'] },
  { name: 'Fitted Roboto', weight: 400, source: ['Roboto'] },
  { name: 'Fitted Roboto', weight: 550, source: ['Roboto Bold', 'Roboto'] },
];

/** The frequency of each character in our texts; digits and airport codes come from data. */
function countLetters(): [letter: string, count: number][] {
  const folder = join(root, 'libs/i18n/catalogues');
  const texts = ['ru', 'uz'].flatMap((language) =>
    readdirSync(join(folder, language)).flatMap((name) =>
      Object.values<string>(JSON.parse(readFileSync(join(folder, language, name), 'utf8'))),
    ),
  );
  const data =
    '0123456789'.repeat(1_000) + 'TAS SKD MOW SVO VKO DME IST DXB LED ALA FRU'.repeat(50);
  const counts = new Map<string, number>();
  const written = texts.join(' ').replace(/<[^>]*>|\{\w+[^{}]*\}?|\w+ \{/g, '');
  for (const letter of written + data) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts];
}

const face = (name: string, weight: number | string, source: string, more = '') =>
  `@font-face{font-family:'${name}';font-weight:${weight};src:${source}${more}}`;
const noto = (script: string) =>
  `url(data:font/woff2;base64,${readFileSync(join(fonts, `noto-sans-${script}-wght-normal.woff2`), 'base64')})`;
const localSource = (names: readonly string[]) =>
  names.map((name) => `local('${name}')`).join(', ');

const letters = countLetters();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
const page = await browser.newPage();
const samples = families.flatMap(({ name, regular, bold }) => [
  face(name, 400, localSource(regular)),
  face(name, 700, localSource(bold)),
]);
await page.setContent(`<style>
${face('Noto', '100 900', noto('cyrillic'), ';unicode-range:U+0400-045F')}
${face('Noto', '100 900', noto('latin'), ';unicode-range:U+0000-00FF,U+02BB-02BC')}
${samples.join('\n')}
${uzbekMarks.map(({ name, weight, source }) => face(`Marks of ${name}`, weight, localSource(source))).join('\n')}</style>`);

/** Widths of characters at 1,000 px, in one font and weight. */
const widthsIn = (family: string, weight: number): Promise<number[]> =>
  page.evaluate(
    async ({ font, all }) => {
      await document.fonts.load(font, 'aяʻ');
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = font;
      return all.map((letter) => context.measureText(letter).width);
    },
    { font: `${weight} 1000px '${family}'`, all: letters.map(([letter]) => letter) },
  );

/** A class of characters, or several alike: their widths in our font and in the device's. */
interface Fit {
  ranges: (string | undefined)[];
  ours: number;
  theirs: number;
}

/** The total width of all characters of a class. */
const widthOf = (widths: readonly number[], pattern: RegExp) =>
  letters.reduce(
    (total, [letter, count], at) => total + (pattern.test(letter) ? count * (widths[at] ?? 0) : 0),
    0,
  );

const percent = (share: number) => `${(100 * share).toFixed(1).replace(/\.0$/, '')}%`;
const fittedFace = (
  name: string,
  weight: number,
  source: readonly string[],
  adjust: number,
  range?: string,
) => `@font-face {
  font-family: '${name}';
  font-weight: ${weight};
  src: ${localSource(source)};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(ascent / adjust)};
  descent-override: ${percent(descent / adjust)};${range ? `\n  unicode-range: ${range};` : ''}
}`;
const faces: string[] = [];
for (const { name, ...files } of families) {
  for (const { weight, kind } of weights) {
    const ours = await widthsIn('Noto', weight);
    const theirs = await widthsIn(name, kind === 'bold' ? 700 : 400);
    const fitted = classes
      .map(({ letters: pattern, range }) => ({
        ranges: [range],
        ours: widthOf(ours, pattern),
        theirs: widthOf(theirs, pattern),
      }))
      .sort((one, other) => one.ours / one.theirs - other.ours / other.theirs);
    const joined: Fit[] = [];
    let smallest = 0;
    for (const fit of fitted) {
      const stretch = fit.ours / fit.theirs;
      const last = joined.at(-1);
      if (!last || stretch - smallest > alikeAt(weight)) {
        joined.push(fit);
        smallest = stretch;
        continue;
      }
      last.ranges.push(...fit.ranges);
      last.ours += fit.ours;
      last.theirs += fit.theirs;
    }
    // The face without a range comes first: later faces override it for their characters.
    const hasRange = ({ ranges }: Fit) => Number(ranges.every(Boolean));
    joined.sort((one, other) => hasRange(one) - hasRange(other));
    for (const { ranges, ours: wanted, theirs: found } of joined) {
      const adjust = wanted / found;
      const range = ranges.every(Boolean) ? ranges.join(', ') : undefined;
      faces.push(fittedFace(name, weight, files[kind], adjust, range));
    }
  }
}
for (const { name, weight, source } of uzbekMarks) {
  const ours = widthOf(await widthsIn('Noto', weight), /[ʻʼ]/);
  const theirs = widthOf(await widthsIn(`Marks of ${name}`, weight), /[ʻʼ]/);
  faces.push(fittedFace(name, weight, source, ours / theirs, 'U+02BB-02BC'));
}
await browser.close();
writeFileSync(
  file,
  `/*
 * Written by tools/scripts/src/stand-ins.ts. What a device has, stretched to the width and height of Noto Sans, each weight and kind
 * of letters by itself: lines break where they will break, and the letters that come later move nothing.
 */
${faces.join('\n\n')}
`,
);
