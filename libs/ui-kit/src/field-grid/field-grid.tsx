import type { ReactNode } from 'react';
import classes from './field-grid.module.css';

/** Fields of a form, two in a row where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}

/** Content that takes a whole row of the grid. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
