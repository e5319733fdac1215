import classes from './logo.module.css';

/** Our eight-pointed star, two squares laid over each other, and the name. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className={classes.root}>
      <svg className={classes.star} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path
          fill="currentColor"
          d="M16 1l4.1 5.1 6.5-.7-.7 6.5L31 16l-5.1 4.1.7 6.5-6.5-.7L16 31l-4.1-5.1-6.5.7.7-6.5L1 16l5.1-4.1-.7-6.5 6.5.7z"
        />
        <path
          fill="none"
          stroke="var(--color-deep)"
          strokeWidth="2"
          d="M16 9l2 4.9L23 16l-5 2.1-2 4.9-2-4.9L9 16l5-2.1z"
        />
      </svg>
      <span className={classes.name}>{brand}</span>
    </span>
  );
}
