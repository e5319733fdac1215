import { Suspense, useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { Button, Card, ChevronUp, Pencil, Skeleton } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { placeQuery } from '../../data/places.query';
import type { SearchCriteria } from '../../model/search-criteria';
import { LazySearchForm, preloadSearchForm } from '../named-search-form/lazy-search-form';
import { placeText } from '../place-field/place-text';
import { useTravellersText } from '../travellers-field/use-travellers-text';
import { summaryMessages as m } from './trip-summary.messages';
import classes from './trip-summary.module.css';

interface TripSummaryProps {
  criteria: SearchCriteria;
  edition: Edition;
  today: PlainDate;
  /** The form stands open from the start. */
  startOpen: boolean;
}

/** What was searched, in sight while the list is read, and the form to change it, folded away. */
export function TripSummary({ criteria, edition, today, startOpen }: TripSummaryProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const transport = useTransport();
  const [open, setOpen] = useState(startOpen);
  const from = useQuery(placeQuery(transport, { code: criteria.from, lang })).data;
  const to = useQuery(placeQuery(transport, { code: criteria.to, lang })).data;
  const { out, back } = criteria;
  const dates = back ? format.range(out, back) : format.date(out, 'weekdayDayMonth');

  return (
    <>
      <header className={classes.line} data-open={open || undefined}>
        <div className={classes.texts}>
          <h1 className={classes.route}>
            {intl.formatMessage(m.route, {
              from: from ? placeText(from) : criteria.from,
              to: to ? placeText(to) : criteria.to,
            })}
          </h1>
          <p className={classes.facts}>
            {dates} · {useTravellersText(criteria, 'full')}
          </p>
        </div>
        <Button
          variant="secondary"
          size="small"
          className={classes.change}
          aria-expanded={open}
          iconStart={
            open ? (
              <ChevronUp aria-hidden="true" size={20} />
            ) : (
              <Pencil aria-hidden="true" size={20} />
            )
          }
          onPointerEnter={preloadSearchForm}
          onFocus={preloadSearchForm}
          onClick={() => setOpen(!open)}
        >
          <span className={classes.word}>{intl.formatMessage(open ? m.hide : m.change)}</span>
        </Button>
      </header>
      {open ? (
        <Card>
          <Suspense fallback={<Skeleton shape="block" />}>
            <LazySearchForm
              edition={edition}
              criteria={criteria}
              today={today}
              onSearch={() => setOpen(false)}
            />
          </Suspense>
        </Card>
      ) : null}
    </>
  );
}
