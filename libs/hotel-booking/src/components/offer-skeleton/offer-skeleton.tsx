import { Skeleton, VisuallyHidden } from '@karvon/ui-kit';
import classes from './offer-skeleton.module.css';

/** A placeholder of the form and its sidebar while the offer is priced again. Screen readers read `label`. */
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
