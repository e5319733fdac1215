import { useEffect, useRef, type ReactNode } from 'react';
import classes from './attention.module.css';

/** Scrolls to an element that has just appeared and focuses it: the button that caused it may be a screen away. */
export function Attention({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={classes.root}>
      {children}
    </div>
  );
}
