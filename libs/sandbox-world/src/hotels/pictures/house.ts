import type { Hotel } from '../hotel';
import type { Light } from './light';

/** A hotel about to be drawn. */
export interface House {
  hotel: Hotel;
  /** Chance is drawn by it. */
  key: string;
  light: Light;
  paint: string;
  accent: string;
}
