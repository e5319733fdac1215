import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { keepInView } from '../behaviour/floating/keep-in-view';
import classes from './tooltip.module.css';

interface TooltipProps {
  /** A few more words about the control. Nothing must be said only here, because touch may not reach it. */
  text: string;
  side?: 'above' | 'below';
  /** Renders the control; spread the given properties on it. */
  children: (control: { 'aria-describedby': string }) => ReactNode;
  className?: string;
}

/** Text beside a control while the control is hovered or focused. The pointer may move onto the text; Esc hides it. */
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
      // This listener runs before that of a dialog around it.
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
