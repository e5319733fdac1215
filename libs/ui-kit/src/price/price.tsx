import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import classes from './price.module.css';

interface PriceProps {
  /** Formatted text with its currency. */
  amount: string;
  /** A note below: "for 2 travellers", "from". */
  note?: ReactNode;
  /** A former price, crossed out; its label tells it to screen readers, which do not see the line. */
  former?: { amount: string; label: string };
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** Money in saffron. The only use of that colour besides highlights. */
export function Price(props: PriceProps) {
  const { amount, note, former, size = 'medium', className } = props;
  return (
    <span className={clsx(classes.root, className)}>
      {former ? (
        <s className={classes.former}>
          <VisuallyHidden>{former.label} </VisuallyHidden>
          {former.amount}
        </s>
      ) : null}
      <span className={clsx(classes.amount, classes[size])}>{amount}</span>
      {note ? <span className={classes.note}>{note}</span> : null}
    </span>
  );
}
