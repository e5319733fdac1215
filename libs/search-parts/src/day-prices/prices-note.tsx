import type { ReactNode } from 'react';
import classes from './prices-note.module.css';

interface PricesNoteProps {
  /** The names of the tones that days have; null where no day has one. */
  legend: { best: string; good?: string | undefined } | null;
  /** What the prices are of. */
  text: string;
  /** A control beside the text. */
  children?: ReactNode;
}

/** Explains the prices in a calendar, below it; as high before they load as after. */
export function PricesNote({ legend, text, children }: PricesNoteProps) {
  return (
    <div className={classes.prices} data-control={children ? '' : undefined}>
      {children}
      <div className={classes.note}>
        {legend ? (
          <p>
            <span data-tone="best">{legend.best}</span>
            {legend.good ? <span data-tone="good">{legend.good}</span> : null}
          </p>
        ) : null}
        <p>{text}</p>
      </div>
    </div>
  );
}
