import { drawnCarriers, drawnCities } from './drawn-pictures';

/** Neighbouring cities that share a picture: the same landmarks, the same sea. */
const alike: Record<string, string> = {
  'khv-uz': 'ugc',
  nma: 'feg',
  azn: 'feg',
  oqn: 'feg',
  'mgl-uz': 'feg',
  'iku-kg': 'bsz',
  oss: 'bsz',
  ssh: 'cai',
  hrg: 'cai',
  'jed-mk': 'jed',
};
const isIn = (codes: string, code: string): boolean => codes.split(' ').includes(code);

/**
 * The drawing that is served for a name of `picturePath`: the same one if it exists, for other cities a plane over clouds, for
 * other airlines a plain fin.
 */
export function drawnName(name: string): string {
  const [, tail] = /^tails\/(.*)$/.exec(name) ?? [];
  if (tail !== undefined) return `tails/${isIn(drawnCarriers, tail) ? tail : 'any'}`;
  const [, folder = '', wanted = '', night = ''] = /^(share\/)?(.*?)(-night)?$/.exec(name) ?? [];
  if (wanted === 'caravan') return name;
  const code = alike[wanted] ?? wanted;
  return `${folder}${isIn(drawnCities, code) ? code : 'flight'}${night}`;
}
