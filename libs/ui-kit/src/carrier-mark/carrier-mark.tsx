import { picturePath } from '@karvon/paths';
import classes from './carrier-mark.module.css';

interface CarrierMarkProps {
  /** IATA designator. */
  code: string;
  /** Address of the carrier's logo, where the supplier gives one. */
  logo?: string | undefined;
}

/** An airline as a tail fin drawn by us, or as its own logo. Its name stands beside it, so screen readers skip it. */
export function CarrierMark({ code, logo }: CarrierMarkProps) {
  return (
    <img
      className={classes.root}
      src={logo ?? picturePath(`tails/${code}`)}
      alt=""
      width={24}
      height={24}
      loading="lazy"
    />
  );
}
