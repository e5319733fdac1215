import { clsx } from 'clsx';
import classes from './spinner.module.css';

interface SpinnerProps {
  size?: 'small' | 'medium';
}

/** A turning ring; decorative, so name the wait in text beside it. */
export function Spinner({ size = 'medium' }: SpinnerProps) {
  return (
    <svg
      className={clsx(classes.root, classes[size])}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
