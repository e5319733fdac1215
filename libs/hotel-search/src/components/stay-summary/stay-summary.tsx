import { lazy, Suspense, useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { HotelLocation } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { Button, Card, ChevronUp, Pencil, Skeleton } from '@karvon/ui-kit';
import { criteriaQuery, type HotelCriteria } from '../../model/hotel-criteria';
import { nightsOf } from '../../model/stay';
import { summaryMessages as m } from './stay-summary.messages';
import classes from './stay-summary.module.css';

const load = () => import('../hotel-search-form/hotel-search-form');
const Form = lazy(async () => ({ default: (await load()).HotelSearchForm }));

interface StaySummaryProps {
  criteria: HotelCriteria;
  location: HotelLocation | null;
  today: PlainDate;
}

/** What was searched, in sight while the list is read, and the form to change it, folded away. */
export function StaySummary({ criteria, location, today }: StaySummaryProps) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const [open, setOpen] = useState(false);
  const { arrival, departure, adults, ages } = criteria;
  return (
    <>
      <header className={classes.line} data-open={open || undefined}>
        <div className={classes.texts}>
          <h1 className={classes.route}>
            {location
              ? intl.formatMessage(m.title, { nameIn: location.nameIn })
              : intl.formatMessage(m.titleUnknown)}
          </h1>
          <p className={classes.facts}>
            {format.range(arrival, departure)} · {texts.nights(nightsOf(criteria))} ·{' '}
            {texts.party({ adults, childAges: ages })}
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
          onPointerEnter={load}
          onFocus={load}
          onClick={() => setOpen(!open)}
        >
          <span className={classes.word}>{intl.formatMessage(open ? m.hide : m.change)}</span>
        </Button>
      </header>
      {open ? (
        <Card>
          <Suspense fallback={<Skeleton shape="block" />}>
            <Form
              params={new URLSearchParams(criteriaQuery(criteria))}
              location={location}
              today={today}
              onSearch={() => setOpen(false)}
            />
          </Suspense>
        </Card>
      ) : null}
    </>
  );
}
