import { clsx } from 'clsx';
import { Star, StarHalf } from '../icons/icons';
import classes from './rating.module.css';

interface RatingProps {
  /** From 0 to `outOf`; drawn to the nearest half. */
  value: number;
  outOf?: number;
  /** The same in words, such as "4 stars": the text alternative of the stars. */
  label: string;
  /** Beside the stars, such as "312 reviews". */
  note?: string;
  className?: string;
}

/** Stars to look at: a hotel's category, what guests think of it. */
export function Rating({ value, outOf = 5, label, note, className }: RatingProps) {
  const halves = Math.round(value * 2);
  return (
    <span className={clsx(classes.root, className)}>
      <span role="img" aria-label={label} className={classes.stars}>
        {Array.from({ length: outOf }, (_, index) => {
          const filled = halves - index * 2;
          return (
            <span
              key={index}
              className={classes.star}
              data-filled={Math.min(2, Math.max(0, filled))}
            >
              <Star size={16} />
              {filled === 1 ? <StarHalf size={16} /> : null}
            </span>
          );
        })}
      </span>
      {note ? <span className={classes.note}>{note}</span> : null}
    </span>
  );
}
