import type { PaymentMethod } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import classes from './payment-marks.module.css';

interface PaymentMarksProps {
  method: PaymentMethod;
  cards: Edition['cards'];
}

/** Whose name is the method's own name has its first letter as a mark. */
const signs: Partial<Record<PaymentMethod, string>> = { payme: 'P', click: 'C', sbp: 'СБП' };

/** What a method takes: the names of cards, or the sign of a service. Plain letters of ours, no logos. */
export function PaymentMarks({ method, cards }: PaymentMarksProps) {
  const sign = signs[method];
  if (sign)
    return (
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
    );
  return (
    <span className={classes.cards}>
      {cards.map((card) => (
        <span key={card} className={classes.card}>
          {card}
        </span>
      ))}
    </span>
  );
}
