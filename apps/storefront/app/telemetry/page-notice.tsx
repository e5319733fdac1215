import type { ReactNode } from 'react';
import classes from './page-notice.module.css';

/** A quiet notice over the page, with what can be done about it. */
export function PageNotice({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.root} role="status">
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
