import classes from './logo.module.css';
import { starPath } from './star-path';

interface LogoProps {
  /** The brand's name, written beside the star. */
  name: string;
}

const star = starPath(15, { x: 16, y: 16 });
const heart = starPath(7, { x: 16, y: 16 });

/** Star and wordmark in the text colour; the heart of the star is turquoise. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={classes.root}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <path d={star} fill="currentColor" />
        <path d={heart} className={classes.heart} />
      </svg>
      <span className={classes.name}>{name}</span>
    </span>
  );
}
