import classes from './page.module.css';

/** The girih star in outline, a quiet ornament of plain pages. */
export function Star() {
  return (
    <svg
      className={classes.star}
      viewBox="0 0 72 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M36 3l9.3 11.5 14.7-1.6-1.6 14.7L69 36l-10.6 8.4L60 59.1l-14.7-1.6L36 69l-9.3-11.5L12 59.1l1.6-14.7L3 36l10.6-8.4L12 12.9l14.7 1.6z" />
      <path d="M36 21l4.4 10.6L51 36l-10.6 4.4L36 51l-4.4-10.6L21 36l10.6-4.4z" />
    </svg>
  );
}
