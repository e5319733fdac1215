import { mix } from './svg.ts';

/*
 * The light of a picture: the look of the sky, its effect on every colour, and the haze of far things. The light comes from the
 * left; right sides are in shade. Colours are close to the tokens: lapis, turquoise, saffron, plaster.
 */
interface Hour {
  sky: [top: string, middle: string, bottom: string];
  sun: string;
  glow: string;
  /** A colour over all others, and its share. */
  tint: [string, number];
  shade: [string, number];
  haze: string;
  lamp: string | null;
  stars: boolean;
}
export type HourName = 'morning' | 'noon' | 'evening' | 'dusk' | 'night';

const hours: Record<HourName, Hour> = {
  morning: {
    sky: ['#6fa9dd', '#b9d9ec', '#fdebd0'],
    sun: '#fffaf0',
    glow: '#fff0cf',
    tint: ['#ffe3b8', 0.1],
    shade: ['#33427f', 0.3],
    haze: '#dfe6ea',
    lamp: null,
    stars: false,
  },
  noon: {
    sky: ['#3f93d4', '#86c6e8', '#def1ee'],
    sun: '#ffffff',
    glow: '#f4fbff',
    tint: ['#ffffff', 0.05],
    shade: ['#1f4a86', 0.3],
    haze: '#cfe6ee',
    lamp: null,
    stars: false,
  },
  evening: {
    sky: ['#5b7fc4', '#f0b9a2', '#ffdc9c'],
    sun: '#fff4d2',
    glow: '#ffd68a',
    tint: ['#ff9d5c', 0.16],
    shade: ['#4a2f75', 0.38],
    haze: '#f6c9a6',
    lamp: null,
    stars: false,
  },
  dusk: {
    sky: ['#2b4596', '#a56fae', '#fdb88a'],
    sun: '#ffe9c4',
    glow: '#ffb679',
    tint: ['#b25fa0', 0.2],
    shade: ['#251f66', 0.42],
    haze: '#d394b0',
    lamp: '#ffd98c',
    stars: false,
  },
  night: {
    sky: ['#0a1136', '#1c2c74', '#4a66b4'],
    sun: '#f8f2da',
    glow: '#9db4f5',
    tint: ['#24308a', 0.52],
    shade: ['#070d2f', 0.5],
    haze: '#41599f',
    lamp: '#ffd27a',
    stars: true,
  },
};

export interface Light extends Hour {
  name: HourName;
  night: boolean;
  lit: (colour: string, depth?: number) => string;
  shaded: (colour: string, depth?: number) => string;
}

/** A drawing, and the hour at which it is shown by day. */
export interface Picture {
  hour: HourName;
  draw: (l: Light) => string;
}

/** The hours by name: `lit` and `shaded` give a colour under that light, farther away by `depth` from 0 to 1. */
export function lightOf(name: HourName): Light {
  const hour = hours[name];
  const lit = (colour: string, depth = 0) => mix(mix(colour, ...hour.tint), hour.haze, depth);
  const shaded = (colour: string, depth = 0) =>
    mix(mix(mix(colour, ...hour.tint), ...hour.shade), hour.haze, depth);
  return { ...hour, name, lit, shaded, night: name === 'night' };
}
