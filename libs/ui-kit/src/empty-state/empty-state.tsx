import type { ReactNode } from 'react';
import { GirihStar } from '../brand/girih';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** What the visitor can do about it. */
  text?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  /** A drawing instead of the star: `<Scene vignette>`. */
  picture?: ReactNode;
}

/** Stands in for missing content: it says why, and what the visitor can do. */
export function EmptyState({ title, text, actions, headingLevel = 2, picture }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes.root}>
      {picture ?? <GirihStar size={72} className={classes.star} />}
      <Heading className={classes.title}>{title}</Heading>
      {text ? <p className={classes.text}>{text}</p> : null}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}
