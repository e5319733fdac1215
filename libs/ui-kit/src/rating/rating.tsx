import classes from './rating.module.css';
import { rowWidth, starSize, starsPath } from './star-paths';

interface RatingProps {
  /** From 0 to `outOf`; drawn to the nearest half. */
  value: number;
  outOf?: number;
  /** The value in words, such as "4 stars": the text alternative of the stars. */
  label: string;
}

/** A hotel's category or its guests' rating in stars. The stars are one path, because a list renders dozens of ratings. */
export function Rating({ value, outOf = 5, label }: RatingProps) {
  const halves = Math.min(outOf * 2, Math.max(0, Math.round(value * 2)));
  const width = rowWidth(outOf);
  return (
    <span className={classes.root}>
      <svg
        role="img"
        aria-label={label}
        className={classes.stars}
        width={width}
        height={starSize}
        viewBox={`0 0 ${width} ${starSize}`}
      >
        <path className={classes.filled} d={starsPath(halves)} />
        <path d={starsPath(outOf * 2)} />
      </svg>
    </span>
  );
}
