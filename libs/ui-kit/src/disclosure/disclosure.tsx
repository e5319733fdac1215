import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { ChevronDown } from '../icons/icons.exports';
import classes from './disclosure.module.css';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  summary: ReactNode;
  /** For a minor detail: looks like a link, without a line below. */
  quiet?: boolean;
  /** Opening one disclosure closes the others with the same `name`. */
  name?: string;
  children: ReactNode;
}

/** A summary line that opens the content under it; a native details element, so it works before scripts. */
export function Disclosure(props: DisclosureProps) {
  const { summary, quiet, className, children, ...details } = props;
  return (
    <details {...details} className={clsx(classes.root, quiet && classes.quiet, className)}>
      <summary className={classes.summary}>
        <span className={classes.text}>{summary}</span>
        <ChevronDown size={20} className={classes.arrow} />
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}
