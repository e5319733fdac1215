import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../icons/icons.exports';
import classes from './notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'warn' | 'error' | 'success';
  title?: ReactNode;
  children?: ReactNode;
}

const icons = { info: Info, warn: TriangleAlert, error: CircleAlert, success: CircleCheck };

/** A message within the page. An error interrupts a screen reader; other tones do not. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={classes.root} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" size={20} />
      <div className={classes.text}>
        {title ? <p className={classes.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}
