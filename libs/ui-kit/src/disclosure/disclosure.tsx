import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { ChevronDown } from '../icons/icons.exports';
import classes from './disclosure.module.css';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  summary: ReactNode;
  /** For a detail: as quiet as a link, and without a line below. */
  quiet?: boolean;
  /** Disclosures with one `name` close each other. */
  name?: string;
  children: ReactNode;
}

/** A heading line that opens what is under it; the browser's own details element, so it works before scripts. */
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
