import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { keepInView } from '../behaviour/floating/keep-in-view';
import classes from './tooltip.module.css';

interface TooltipProps {
  /** A few words more about the control. Never the only place where something is said: a finger may not find it. */
  text: string;
  side?: 'above' | 'below';
  /** The control; spread what it is given on it. */
  children: (control: { 'aria-describedby': string }) => ReactNode;
  className?: string;
}

/** Words beside a control while it is pointed at or has the focus. They can be pointed at too; Esc puts them away. */
export function Tooltip({ text, side = 'above', children, className }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (open && bubble.current) keepInView(bubble.current);
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Before a dialog around it hears the same key.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [open]);
  return (
    <span
      className={clsx(classes.root, className)}
      data-side={side}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children({ 'aria-describedby': id })}
      <span className={classes.place} hidden={!open}>
        <span ref={bubble} id={id} role="tooltip" className={classes.bubble}>
          {text}
        </span>
      </span>
    </span>
  );
}
