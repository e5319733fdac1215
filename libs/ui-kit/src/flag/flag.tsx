import { flagCell, flagSheetSize } from '@karvon/paths';
import classes from './flag.module.css';

/** Addresses of the pictures, set by the application. */
export interface FlagSource {
  /** Address of one country's flag, by ISO 3166-1 alpha-2. */
  one: (iso2: string) => string;
  /** Address of one picture with all flags. */
  sheet: string;
}

/** One flag as a picture of its own. The country's name is beside it, so screen readers skip it. */
export function Flag({ source, iso2 }: { source: FlagSource; iso2: string }) {
  // Lazy, so that React does not preload it before more important files.
  return (
    <img
      className={classes.flag}
      src={source.one(iso2)}
      alt=""
      width={24}
      height={16}
      loading="lazy"
    />
  );
}

/** One flag of many, cut out of the sheet: a list of all countries costs one request. */
export function FlagFromSheet({ source, iso2 }: { source: FlagSource; iso2: string }) {
  const { x, y } = flagCell(iso2);
  return (
    <svg
      className={classes.flag}
      viewBox={`${x} ${y} 3 2`}
      width={24}
      height={16}
      aria-hidden="true"
      focusable="false"
    >
      <image href={source.sheet} {...flagSheetSize} />
    </svg>
  );
}
