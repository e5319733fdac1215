/*
 * Draws the pictures of cities and other scenes. Each is written twice, for the light and the dark colour scheme of the pages,
 * into a folder named by a hash of the drawings, so that browsers may cache a file for ever. With --share it also makes the
 * previews of shared links. Run it again when a drawing changes: node tools/pictures/src/draw.ts --share
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cities } from './cities.ts';
import { lightOf } from './light.ts';
import { scenes } from './scenes.ts';
import { drawShared } from './share.ts';
import { tails } from './tails.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${root}apps/storefront/public/pictures/`;

/** The whole drawing is twice as wide as a card: a banner shows all of it through the view `wide`. */
const sheet = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320"><view id="wide" viewBox="-240 30 960 270" preserveAspectRatio="xMidYMax slice"/>${body}</svg>\n`;

const drawn = new Map<string, string>();
for (const [name, { hour, draw }] of Object.entries({ ...cities, ...scenes })) {
  // File names are in lower case.
  drawn.set(name.toLowerCase(), sheet(draw(lightOf(hour))));
  drawn.set(`${name.toLowerCase()}-night`, sheet(draw(lightOf('night'))));
}
for (const [code, picture] of tails) drawn.set(`tails/${code.toLowerCase()}`, picture);
const versionOf = (bodies: readonly (string | Buffer)[]) =>
  bodies
    .reduce((hash, body) => hash.update(body), createHash('sha256'))
    .digest('hex')
    .slice(0, 8);
const version = versionOf([...drawn.values()]);
const share = `${folder}${version}/share/`;

const [last] = readdirSync(folder);
if (last && last !== version) renameSync(folder + last, folder + version);
for (const inside of ['share', 'tails'])
  mkdirSync(`${folder}${version}/${inside}`, { recursive: true });
for (const name of readdirSync(folder + version))
  if (name.endsWith('.svg') && !drawn.has(name.slice(0, -4))) rmSync(`${folder}${version}/${name}`);
for (const [name, picture] of drawn) writeFileSync(`${folder}${version}/${name}.svg`, picture);
if (process.argv.includes('--share'))
  await drawShared(
    [...Object.keys(cities), 'flight']
      .map((name) => name.toLowerCase())
      .map((name) => [name, drawn.get(name)!] as const),
    share,
  );
writeFileSync(
  `${root}libs/paths/src/drawn-pictures.ts`,
  `/* Written by tools/pictures/src/draw.ts. */

/** What was drawn, as a mark: part of every address. */
export const picturesVersion = '${version}';

/** The same of the pictures to share: another browser draws them a little differently. */
export const sharedVersion = '${versionOf(
    readdirSync(share)
      .sort()
      .map((name) => readFileSync(share + name)),
  )}';

/** Cities that have a picture, by their codes. */
export const drawnCities =
  '${Object.keys(cities).join(' ').toLowerCase()}';

/** Airlines that have a tail fin, by their codes. */
export const drawnCarriers =
  '${[...tails.keys()]
    .filter((code) => code !== 'any')
    .join(' ')
    .toLowerCase()}';
`,
);
