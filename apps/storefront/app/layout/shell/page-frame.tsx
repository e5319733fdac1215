import type { ReactNode } from 'react';
import classes from './page-frame.module.css';

/** The measure of a feature's page: the site's width and its gutters. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
