import type { Cancellation } from '@karvon/contract';
import type { Money } from '@karvon/money';
import { useStayTexts } from '@karvon/stay';
import classes from './hotel-stay.module.css';

/** What cancelling costs and until when it is free, in the hotel's local time. */
export function CancellationTerms({ terms, total }: { terms: Cancellation; total: Money }) {
  const { headline, steps, zone } = useStayTexts().cancellation(terms, total);
  return (
    <div className={classes.terms}>
      <p>{headline}</p>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {zone ? <p className={classes.muted}>{zone}</p> : null}
    </div>
  );
}
