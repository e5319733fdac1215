import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
type Tokens = ReadonlyMap<string, string>;
const tokensOf = (block: string): Tokens =>
  new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );

const [day = '', night = ''] = css.split('(prefers-color-scheme: dark)');
const declared = tokensOf(day);
const schemes: Record<string, Tokens> = {
  day: declared,
  night: new Map([...declared, ...tokensOf(night)]),
};

const hexOf = (tokens: Tokens, name: string): string => {
  const value = tokens.get(name);
  if (!value) throw new Error(`tokens.css has no ${name}`);
  const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return alias ? hexOf(tokens, alias) : value;
};

const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (tokens: Tokens, one: string, other: string): number => {
  const [light, dark] = [one, other]
    .map((name) => luminance(hexOf(tokens, name)))
    .sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['--color-ground', '--color-surface', '--color-sunken'];
const textPairs: [text: string, ground: string][] = [
  ...['--color-text', '--color-text-muted', '--color-action', '--color-danger', '--color-success']
    .concat('--color-accent-text', '--color-price')
    .flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ['--color-text-inverse', '--color-action'],
  ['--color-text-inverse', '--color-danger'],
  ['--color-text-inverse', '--color-action-press'],
  ['--color-deep-text', '--color-deep'],
  ['--color-deep-muted', '--color-deep'],
  ['--color-text-muted', '--color-action-softer'],
  ['--color-action', '--color-action-soft'],
  ['--color-price', '--color-action-soft'],
  ['--color-accent-deep', '--color-accent-soft'],
  ['--color-highlight-text', '--color-highlight-soft'],
  ['--color-text', '--color-action-soft'],
  ['--color-action', '--color-action-softer'],
  ['--color-danger-hover', '--color-danger-soft'],
  ['--color-danger', '--color-danger-soft'],
  ['--color-success', '--color-success-soft'],
];

const shapePairs = [
  ['--color-control-line', '--color-surface'],
  ['--color-control-line', '--color-ground'],
  ['--color-accent', '--color-surface'],
  ['--color-focus', '--color-ground'],
  ['--color-focus', '--color-surface'],
] as const;

describe.each(Object.entries(schemes))('by %s', (_, tokens) => {
  test.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('%s is visible as a shape on %s', (shape, ground) => {
    expect(contrast(tokens, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('the night redefines every colour that the day takes from a ground or a text', () => {
  const same = ['--color-deep-text', '--color-deep-muted', '--color-highlight', '--color-focus'];
  const colours = [...declared.keys()].filter((name) => name.startsWith('--color-'));
  const atNight = tokensOf(night);
  expect(colours.filter((name) => !atNight.has(name))).toEqual(same);
});

test('sizes stay on the 4 px grid', () => {
  const sizes = [...declared].filter(([name]) => /^--(space|leading)-/.test(name));
  expect(sizes.length).toBeGreaterThan(10);
  for (const [name, value] of sizes) {
    const [, amount = '', unit] = /([\d.]+)(px|rem)/.exec(value) ?? [];
    expect([name, (Number(amount) * (unit === 'rem' ? 16 : 1)) % 4]).toEqual([name, 0]);
  }
});
