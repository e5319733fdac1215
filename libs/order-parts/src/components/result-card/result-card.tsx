import { Suspense, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from '@karvon/i18n';
import { Button, type CircleCheck } from '@karvon/ui-kit';
import { Link } from 'react-router';
import classes from './result-card.module.css';

export interface Outcome {
  icon: typeof CircleCheck;
  tone: 'good' | 'bad' | 'wait';
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** The text of the link to the order. */
  next: MessageDescriptor;
}

interface ResultCardProps {
  outcome: Outcome;
  number: string;
  /** Address of the order. */
  orderAt: string;
  /** What was paid for. */
  bought?: ReactNode;
  children?: ReactNode;
}

/** The result of a payment, in the middle of the page. Screen readers announce changes. */
export function ResultCard({ outcome, number, orderAt, bought, children }: ResultCardProps) {
  const intl = useIntl();
  const { icon: Icon, tone, title, text, next } = outcome;
  return (
    <div className={classes.root} data-tone={tone}>
      <div className={classes.news} role="status">
        <Icon aria-hidden="true" size={56} />
        <h1 className={classes.title}>{intl.formatMessage(title)}</h1>
        <p>{intl.formatMessage(text)}</p>
      </div>
      <Button as={Link} to={orderAt}>
        {intl.formatMessage(next, { number })}
      </Button>
      {children}
      {/* It comes late, so it is last, and its place is kept: nothing moves under a finger. */}
      <Suspense fallback={<div className={classes.place} />}>{bought}</Suspense>
    </div>
  );
}
