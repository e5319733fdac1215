import type { ReactNode } from 'react';
import classes from './combobox-option.module.css';

interface ComboboxOptionProps {
  icon?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** At the right edge: a code or a price. */
  aside?: ReactNode;
  /** A child of the suggestion above it, shown indented. */
  nested?: boolean;
}

/** The usual look of a suggestion: icon, title above a note, a short text at the right. */
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
