import type { HotelOffer } from '@karvon/contract';
import { useFormat, useIntl, type MessageDescriptor } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { Button, Notice } from '@karvon/ui-kit';
import { bookMessages as m } from './stay-summary.messages';
import classes from './stay-summary.module.css';

interface BookButtonProps {
  offer: Pick<HotelOffer, 'availability' | 'whereToPay'>;
  /** The price to be paid, fees included. */
  total: Money;
  booking: boolean;
  /** Why the form was not sent; null while nothing is wrong. */
  error: string | null;
}

function buttonText({ availability, whereToPay }: BookButtonProps['offer']): MessageDescriptor {
  if (availability !== 'free-sale') return m.request;
  return whereToPay === 'now' ? m.book : m.bookAtHotel;
}

/** The booking button with its price. On a phone it sticks to the lower edge. */
export function BookButton({ offer, total, booking, error }: BookButtonProps) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <div id="buy" className={classes.buy}>
      {error ? <Notice tone="error">{error}</Notice> : null}
      <Button
        type="submit"
        block
        className={classes.book}
        loading={booking}
        loadingLabel={intl.formatMessage(m.booking)}
      >
        {intl.formatMessage(buttonText(offer), { total: format.money(total) })}
      </Button>
    </div>
  );
}
