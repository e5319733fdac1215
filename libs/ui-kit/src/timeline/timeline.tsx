import type { ReactNode } from 'react';
import classes from './timeline.module.css';

export interface TimelineItem {
  /** At the left edge: finished time text. */
  time: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** What lies between this point and the next, such as a flight or a connection. */
  after?: ReactNode;
  tone?: 'plain' | 'muted';
}

/** Points in order with what lies between them, such as the legs of a trip. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label?: string }) {
  return (
    <ol className={classes.root} aria-label={label}>
      {items.map((item, index) => (
        <li key={index} className={classes.item} data-tone={item.tone}>
          <span className={classes.time}>{item.time}</span>
          <div className={classes.point}>
            <div>{item.title}</div>
            {item.note ? <div className={classes.note}>{item.note}</div> : null}
            {item.after ? <div className={classes.after}>{item.after}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
