import type { ReactNode } from 'react';
import classes from './combobox-option.module.css';

interface ComboboxOptionProps {
  icon?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** At the right edge: a code or a price. */
  aside?: ReactNode;
  /** Belongs to the suggestion above it. */
  nested?: boolean;
}

/** The usual face of a suggestion: icon, title over note, something short at the right. */
export function ComboboxOption({ icon, title, note, aside, nested }: ComboboxOptionProps) {
  return (
    <span className={classes.root} data-nested={nested || undefined}>
      {icon ? <span className={classes.icon}>{icon}</span> : null}
      <span className={classes.texts}>
        <span>{title}</span>
        {note ? <span className={classes.note}>{note}</span> : null}
      </span>
      {aside ? <span className={classes.aside}>{aside}</span> : null}
    </span>
  );
}
