import type { ReactNode } from 'react';
import { Badge, Card, type BadgeProps } from '@karvon/ui-kit';
import { Link } from 'react-router';
import classes from './booking-line.module.css';

interface BookingLineProps {
  icon: ReactNode;
  /** Address of the order. */
  to: string;
  /** The link's accessible name. */
  label: string;
  title: string;
  when: string;
  who: string;
  number: string;
  status: string;
  tone: BadgeProps['tone'];
  /** What the visitor should do next. */
  hint?: string | undefined;
  total: string;
}

/** A card of an order in the history; the whole card is a link. */
export function BookingLine(props: BookingLineProps) {
  const { icon, to, label, title, when, who, number, status, tone, hint, total } = props;
  return (
    <Card as="li" className={classes.root}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.text}>
        <h3 className={classes.title}>
          <Link className={classes.link} to={to} aria-label={`${title}. ${label}`}>
            {title}
          </Link>
        </h3>
        <p>{when}</p>
        <p className={classes.muted}>{who}</p>
        <p className={classes.muted}>{number}</p>
      </div>
      <div className={classes.state}>
        <Badge tone={tone}>{status}</Badge>
        {hint ? <p className={classes.hint}>{hint}</p> : null}
        <p className={classes.total}>{total}</p>
      </div>
    </Card>
  );
}
