import { Skeleton, VisuallyHidden } from '@karvon/ui-kit';
import classes from './offer-skeleton.module.css';

/** The shape of the form and what stands beside it while the offer is priced again. `label` is read aloud. */
export function OfferSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.root} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton shape="title" width="half" />
      <div className={classes.columns}>
        <Skeleton shape="block" className={classes.form} />
        <Skeleton shape="block" className={classes.summary} />
      </div>
    </div>
  );
}
