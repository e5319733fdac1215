import type { ReactNode } from 'react';
import { useFormat, useIntl } from '@karvon/i18n';
import { Button, Card, Download } from '@karvon/ui-kit';
import { dayMessages as m } from './travel-day.messages';
import classes from './travel-day.module.css';

interface DayCardProps {
  /** What the time is left to. */
  until: string;
  minutesLeft: number;
  /** The flight or the hotel. */
  where: string;
  facts: readonly { term: string; value: ReactNode }[];
  /** What to take along; [] shows nothing. */
  bring: readonly string[];
  note?: string;
  /** The receipt or the voucher. */
  paper: { href: string; name: string } | null;
}

/** The card of the day of travel: what counts now, before everything else of an order. */
export function DayCard({ until, minutesLeft, where, facts, bring, note, paper }: DayCardProps) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Card as="section" padding="none" aria-labelledby="order-day">
      <div className={classes.head}>
        <h2 id="order-day" className={classes.title}>
          <span>{`${until} `}</span>
          <span className={classes.left}>{format.duration(minutesLeft)}</span>
        </h2>
        <p className={classes.where}>{where}</p>
      </div>
      <div className={classes.body}>
        <dl className={classes.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {bring.length > 0 ? (
          <div>
            <h3 className={classes.bring}>{intl.formatMessage(m.bring)}</h3>
            <ul className={classes.list}>
              {bring.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {note ? <p className={classes.note}>{note}</p> : null}
        {paper ? (
          <Button
            as="a"
            block
            download
            variant="secondary"
            href={paper.href}
            iconStart={<Download aria-hidden="true" size={20} />}
          >
            {paper.name}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
