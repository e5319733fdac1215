import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { drawnCarriers, drawnCities } from './drawn-pictures';
import { drawnName, picturePath, sharedPicturePath } from './index';

const files = join(__dirname, '../../../apps/storefront/public');
const cities = drawnCities.split(' ');
const scenes = [...cities, 'flight', 'caravan'].flatMap((name) => [name, `${name}-night`]);
const tails = [...drawnCarriers.split(' '), 'any'].map((code) => `tails/${code}`);
const shared = (code: string) => join(files, sharedPicturePath(code).split('?')[0]!);
const read = (name: string) => readFileSync(join(files, picturePath(name)), 'utf8');

test('every picture has a day and a night version, is small and without scripts or styles', () => {
  for (const name of [...scenes, ...tails]) {
    const body = read(name);
    expect([name, gzipSync(body).length < 6_000]).toEqual([name, true]);
    expect(body).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(body).not.toMatch(/<script|style=|<style|NaN|undefined/);
  }
  for (const name of scenes) expect(read(name)).toContain('<view id="wide"');
});

test('the address changes with the drawing', () => {
  const hash = createHash('sha256');
  for (const name of [...scenes, ...tails]) hash.update(read(name));
  expect(picturePath('SKD')).toContain(`/${hash.digest('hex').slice(0, 8)}/`);
  expect(readdirSync(join(files, 'pictures'))).toHaveLength(1);
});

test('every city has a picture for sharing', () => {
  for (const code of [...cities, 'flight'])
    expect(statSync(shared(code)).size).toBeLessThan(60_000);
});

test('the address of a picture for sharing changes with any of them', () => {
  const hash = createHash('sha256');
  for (const name of readdirSync(dirname(shared('flight'))).sort())
    hash.update(readFileSync(join(dirname(shared('flight')), name)));
  expect(sharedPicturePath('SKD')).toContain(`?v=${hash.digest('hex').slice(0, 8)}`);
});

test.each([
  ['skd', 'skd'],
  ['skd-night', 'skd-night'],
  ['khv-uz', 'ugc'],
  ['khv-uz-night', 'ugc-night'],
  ['caravan-night', 'caravan-night'],
  ['qqq', 'flight'],
  ['qqq-night', 'flight-night'],
  ['share/ssh', 'share/cai'],
  ['share/qqq', 'share/flight'],
  ['tails/hy', 'tails/hy'],
  ['tails/q9', 'tails/any'],
  ['../../favicon', 'flight'],
])('%s is served as %s', (name, drawn) => expect(drawnName(name)).toBe(drawn));
