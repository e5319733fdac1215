import { mix } from './shapes';

export type Time = 'day' | 'evening';

/** The light of a time of day: it comes from the left, so right sides are in shade. */
export interface Light {
  time: Time;
  sky: readonly [string, string, string];
  sun: string;
  haze: string;
  /** The colour of lit windows; by day they reflect the sky. */
  lamp: string;
  lit: (colour: string, depth?: number) => string;
  shaded: (colour: string, depth?: number) => string;
}

const hours = {
  day: {
    sky: ['#5fa4dc', '#aed6ea', '#f5efdc'],
    sun: '#fff8e4',
    haze: '#dbe8ea',
    lamp: '#8fbdd6',
    tint: ['#fff1d2', 0.08],
    shade: ['#2d4380', 0.26],
  },
  evening: {
    sky: ['#1c2a6b', '#6a4f9c', '#f0a583'],
    sun: '#ffe4bd',
    haze: '#b288ae',
    lamp: '#ffd583',
    tint: ['#59408f', 0.34],
    shade: ['#161a4d', 0.42],
  },
} as const;

export function lightOf(time: Time): Light {
  const { tint, shade, ...hour } = hours[time];
  const lit = (colour: string, depth = 0) => mix(mix(colour, tint[0], tint[1]), hour.haze, depth);
  const shaded = (colour: string, depth = 0) =>
    mix(mix(mix(colour, tint[0], tint[1]), shade[0], shade[1]), hour.haze, depth);
  return { time, ...hour, lit, shaded };
}
