import type { HotelOfferDetail } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { useStayTexts } from '@karvon/stay';
import { DescriptionList, Disclosure, Price } from '@karvon/ui-kit';
import { bookMessages, priceMessages as m } from './stay-summary.messages';
import classes from './stay-summary.module.css';

/** The price, its lines, where it is paid, and what the hotel charges in addition. */
export function StayPrice({ detail, total }: { detail: HotelOfferDetail; total: Money }) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const { offer, nights } = detail;
  const now = offer.whereToPay === 'now';
  const { leviesLine, freeNights } = texts.offer(offer);
  return (
    <div className={classes.price}>
      <p className={classes.total}>
        <span className={classes.muted}>
          {intl.formatMessage(leviesLine ? m.totalBesides : m.total, {
            nights: texts.nights(nights),
          })}
        </span>
        <Price
          amount={format.money(total)}
          note={intl.formatMessage(now ? bookMessages.later : bookMessages.atHotel)}
        />
      </p>
      {freeNights ? <p className={classes.muted}>{freeNights}</p> : null}
      {leviesLine ? <p className={classes.muted}>{leviesLine}</p> : null}
      <Disclosure summary={intl.formatMessage(m.lines)}>
        <DescriptionList rows={texts.priceLines(detail, offer.total)} />
      </Disclosure>
    </div>
  );
}
