import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Card, type CardProps } from '../card/card';
import classes from './section-card.module.css';

interface SectionCardProps extends Omit<CardProps<'section'>, 'as' | 'title'> {
  title: ReactNode;
}

/** A part of a page with a heading, which is also its accessible name. */
export function SectionCard({ title, className, children, ...card }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card
      {...card}
      as="section"
      aria-labelledby={titleId}
      className={clsx(classes.root, className)}
    >
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
