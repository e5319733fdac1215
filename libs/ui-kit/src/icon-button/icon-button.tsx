import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import classes from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'outlined';
}

/** A square button with an icon only; its touch target is 44 px. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={clsx(classes.root, classes[variant], className)}
    >
      {icon}
    </button>
  );
}
