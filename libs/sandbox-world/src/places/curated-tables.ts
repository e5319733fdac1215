import { asia } from './curated/asia';
import { europe } from './curated/europe';
import { farWorld } from './curated/far-world';
import { middleEast } from './curated/middle-east';
import { neighbours } from './curated/neighbours';
import { russia } from './curated/russia';
import { uzbekistan } from './curated/uzbekistan';

/** The tables of airports named by hand, one for each region. */
export const curatedTables: readonly string[] = [
  uzbekistan,
  russia,
  neighbours,
  middleEast,
  asia,
  europe,
  farWorld,
];
