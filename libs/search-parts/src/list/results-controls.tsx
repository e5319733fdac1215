import type { ReactNode } from 'react';
import classes from './results-controls.module.css';

/**
 * Filters, order and other views of a list of results: beside its heading on a wide screen, in a bar at the lower edge of a
 * phone.
 */
export function ResultsControls({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
