import type { Hotel } from '../hotel';
import type { Light } from './light';

/** The facts of a hotel that its drawing needs. */
export interface House {
  hotel: Hotel;
  /** The key of its random choices. */
  key: string;
  light: Light;
  paint: string;
  accent: string;
}
