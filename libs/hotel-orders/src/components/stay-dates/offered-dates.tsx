import type { StayDatesOffer } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { money } from '@karvon/money';
import { Attention, Button, DescriptionList, Disclosure, Stack } from '@karvon/ui-kit';
import { CancellationTerms } from '../hotel-stay/cancellation-terms';
import classes from './stay-dates.module.css';
import { stayDatesMessages as m } from './stay-dates.messages';

interface OfferedDatesProps {
  offer: StayDatesOffer;
  taking: boolean;
  onTake: () => void;
}

/** What the new days cost, what comes back for the old ones, and when. */
export function OfferedDates({ offer, taking, onTake }: OfferedDatesProps) {
  const intl = useIntl();
  const format = useFormat();
  const { refund, stay } = offer;
  const { total, cancellation, whereToPay } = stay.offer;
  const more = total.amount - refund.amount;
  const now = whereToPay === 'now';
  return (
    <Stack gap={3}>
      <Attention>
        <DescriptionList
          rows={[
            {
              term: intl.formatMessage(m.calendar),
              value: format.range(stay.arrivalDate, stay.departureDate),
            },
            { term: intl.formatMessage(m.price), value: format.money(total), strong: !now },
            ...(now
              ? [
                  { term: intl.formatMessage(m.refund), value: format.money(refund) },
                  {
                    term: intl.formatMessage(more > 0 ? m.dearer : m.cheaper),
                    value: format.money(money(Math.abs(more), total.currency)),
                    strong: true,
                  },
                ]
              : []),
          ]}
        />
      </Attention>
      <p className={classes.note}>
        {now
          ? intl.formatMessage(m.order, { refund: format.money(refund) })
          : intl.formatMessage(m.orderAtHotel)}
      </p>
      <Disclosure summary={intl.formatMessage(m.terms)}>
        <CancellationTerms terms={cancellation} total={total} />
      </Disclosure>
      <Button block loading={taking} loadingLabel={intl.formatMessage(m.taking)} onClick={onTake}>
        {intl.formatMessage(m.take)}
      </Button>
    </Stack>
  );
}
