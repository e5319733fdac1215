import { useCallback, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { ChevronDown } from '@karvon/ui-kit';
import { clsx } from 'clsx';
import { useLeave } from '../use-leave';
import classes from './header-menu.module.css';

interface HeaderMenuProps {
  /** The content and the accessible name of its button. */
  label: ReactNode;
  /** Which edges of button and panel are aligned. */
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

/**
 * A button that shows links under it: the disclosure of the ARIA practices, as a native popover, so that it opens before scripts
 * load and Esc or a click outside closes it. It also closes when the focus or the visitor leaves.
 */
export function HeaderMenu({ label, align = 'start', className, children }: HeaderMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const wake = useCallback((element: HTMLDivElement | null) => {
    panel.current = element;
    // The panel may have been opened before this code loaded. Browsers without popovers know neither the property nor the
    // selector.
    if (element?.popover && element.matches(':popover-open')) setOpen(true);
  }, []);
  const close = useCallback(() => panel.current?.hidePopover?.(), []);
  useLeave(close);
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div className={clsx(classes.root, className)} onBlur={closeWhenLeft}>
      <button
        type="button"
        className={classes.button}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
      >
        <span className={classes.label}>{label}</span>
        <ChevronDown size={16} className={classes.arrow} aria-hidden />
      </button>
      <div
        ref={wake}
        id={id}
        popover="auto"
        className={classes.panel}
        data-align={align}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {children}
      </div>
    </div>
  );
}
