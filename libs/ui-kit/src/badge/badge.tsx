import type { ReactNode } from 'react';
import classes from './badge.module.css';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'highlight' | 'success' | 'danger';
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or two about a thing. The text says it; the colour only helps. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classes.root} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
