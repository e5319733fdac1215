import { useState } from 'react';
import type { HotelGuest, HotelOrder, StayChange as Change } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl } from '@karvon/i18n';
import { Attention, Button, Card, Notice, Stack } from '@karvon/ui-kit';
import type { StayChanging } from '../../data/hotel-change.mutation';
import { ChangeProblem } from './change-problem';
import { StayChangeForm } from './stay-change-form';
import classes from './stay-change.module.css';
import { WantedGuests } from './wanted-guests';
import { stayChangeMessages as m } from './stay-change.messages';

export interface StayChangeProps {
  order: HotelOrder;
  change: StayChanging;
  edition: Pick<Edition, 'defaultCitizenship' | 'usualCitizenships'>;
}

type ShownChange = Change & { state: Exclude<Change['state'], 'withdrawn'> };

const tones = { confirmed: 'success', refused: 'warn' } as const;

/** What is under way with the guests and wishes of a booked stay, and the form that changes them. */
export function StayChange({ order, change, edition }: StayChangeProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  // A change that was sent from here is told to whoever sent it.
  const [sent, setSent] = useState(false);
  const latest = order.changes.at(-1);
  const shown = latest && latest.state !== 'withdrawn' ? (latest as ShownChange) : null;
  // After a refusal the order is read again, and it may be no longer changeable.
  const editing = open && order.changeable;
  const refused = editing || shown ? null : change.error;
  if (!order.changeable && !shown && !refused) return null;
  return (
    <Card as="section" aria-labelledby="order-stay-change">
      <Stack gap={3}>
        <h2 id="order-stay-change" className={classes.title}>
          {intl.formatMessage(m.title)}
        </h2>
        {shown && !editing ? (
          <Progress change={shown} booked={order.guests} sent={sent || open} />
        ) : null}
        {refused ? (
          <Attention>
            <ChangeProblem error={refused} />
          </Attention>
        ) : null}
        {editing ? (
          <StayChangeForm
            order={order}
            change={change}
            usualCitizenships={edition.usualCitizenships}
            latin={order.stay.hotel.location.country !== edition.defaultCitizenship}
            onSent={() => {
              setSent(true);
              setOpen(false);
            }}
            onClose={() => {
              change.reset();
              setOpen(false);
            }}
          />
        ) : null}
        {order.changeable && !editing ? (
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

interface ProgressProps {
  change: ShownChange;
  booked: readonly HotelGuest[];
  sent: boolean;
}

function Progress({ change, booked, sent }: ProgressProps) {
  const intl = useIntl();
  const { state } = change;
  const over = state === 'confirmed' || state === 'refused';
  const notice = (
    <Notice tone={over ? tones[state] : 'info'}>{intl.formatMessage(m[state])}</Notice>
  );
  return (
    <>
      {sent ? <Attention>{notice}</Attention> : notice}
      {over ? null : <WantedGuests wanted={change.guests} booked={booked} />}
    </>
  );
}
