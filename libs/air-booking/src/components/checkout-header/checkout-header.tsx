import { ChevronLeft } from '@karvon/ui-kit';
import { Link } from 'react-router';
import classes from './checkout-header.module.css';

export interface CheckoutHeaderProps {
  backTo: string;
  back: string;
  title: string;
  /** What to do on this step; left out where there is nothing to do. */
  lead?: string;
}

/** The way back, the step's name and what it asks for. */
export function CheckoutHeader({ backTo, back, title, lead }: CheckoutHeaderProps) {
  return (
    <header className={classes.root}>
      <Link to={backTo} className={classes.back}>
        <ChevronLeft aria-hidden="true" size={16} />
        {back}
      </Link>
      <h1>{title}</h1>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
    </header>
  );
}
