import type { ReactNode } from 'react';
import classes from './page-notice.module.css';

/** An unobtrusive notice over the page, with actions. */
export function PageNotice({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.root} role="status">
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
