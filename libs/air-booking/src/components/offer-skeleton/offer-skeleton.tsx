import { Skeleton, VisuallyHidden } from '@karvon/ui-kit';
import classes from './offer-skeleton.module.css';

/** The shape of an offer while it is priced again. `label` is read aloud. */
export function OfferSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.root} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" className={classes.flights} />
      <div className={classes.cards}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} shape="block" className={classes.card} />
        ))}
      </div>
    </div>
  );
}
