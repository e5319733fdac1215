import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { ChevronDown } from '../icons/icons.exports';
import classes from './disclosure.module.css';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  summary: ReactNode;
  /** Disclosures with one `name` close each other. */
  name?: string;
  children: ReactNode;
}

/** A heading line that opens what is under it; the browser's own details element, so it works before scripts. */
export function Disclosure({ summary, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={clsx(classes.root, className)}>
      <summary className={classes.summary}>
        <span className={classes.text}>{summary}</span>
        <ChevronDown size={20} className={classes.arrow} />
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}
