import type { ReactNode } from 'react';
import classes from './badge.module.css';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'highlight' | 'success' | 'danger';
  icon?: ReactNode;
  children: ReactNode;
}

/** A label of one or two words. The text carries the meaning; the colour only supports it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classes.root} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
