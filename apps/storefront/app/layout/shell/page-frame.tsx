import type { ReactNode } from 'react';
import classes from './page-frame.module.css';

/** The width of a feature's page, with its gutters. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
