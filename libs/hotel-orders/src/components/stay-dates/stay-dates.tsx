import { useState } from 'react';
import type { HotelOrder } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Card, Notice, Stack } from '@karvon/ui-kit';
import { Link } from 'react-router';
import type { StayDatesCalls } from '../../data/stay-dates.mutation';
import { StayDatesForm } from './stay-dates-form';
import classes from './stay-dates.module.css';
import { stayDatesMessages as m } from './stay-dates.messages';

interface StayDatesProps {
  order: HotelOrder;
  calls: StayDatesCalls;
}

/** Other days of a booked stay: the form that asks for them, and the order that they became. */
export function StayDates({ order, calls }: StayDatesProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="order-stay-dates">
      <Stack gap={3}>
        <h2 id="order-stay-dates" className={classes.title}>
          {intl.formatMessage(m.title)}
        </h2>
        <OtherOrder order={order} onOpen={calls.readAgain} />
        {open ? <StayDatesForm order={order} calls={calls} onClose={() => setOpen(false)} /> : null}
        {order.datesChangeable && !open ? (
          <>
            <p className={classes.note}>{intl.formatMessage(m.text)}</p>
            <Button block variant="secondary" onClick={() => setOpen(true)}>
              {intl.formatMessage(m.open)}
            </Button>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

interface OtherOrderProps {
  order: HotelOrder;
  onOpen: (number: string) => void;
}

/** The order that takes this one's place, or whose place it takes. */
function OtherOrder({ order, onOpen }: OtherOrderProps) {
  const intl = useIntl();
  const lang = useLocale();
  const { replaces, replacedBy, status } = order;
  const number = replacedBy ?? replaces;
  if (number === undefined) return null;
  const over = status === 'cancelling' || status === 'canceled';
  // An order that nobody paid for has taken no place.
  if (replacedBy === undefined && over) return null;
  const text = replacedBy
    ? over
      ? m.replaced
      : m.replacedSoon
    : status === 'waiting-for-payment'
      ? m.replacesSoon
      : m.replaces;
  return (
    <>
      <Notice tone="info">{intl.formatMessage(text, { number })}</Notice>
      <Button
        as={Link}
        block
        variant="secondary"
        to={paths.hotelOrder.to(lang, { number })}
        onClick={() => onOpen(number)}
      >
        {intl.formatMessage(m.toNew, { number })}
      </Button>
    </>
  );
}
