import type { HotelOfferDetail } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { describeNightPrice, useStayTexts } from '@karvon/stay';
import { DescriptionList, Disclosure, Price } from '@karvon/ui-kit';
import { bookMessages, priceMessages as m } from './stay-summary.messages';
import classes from './stay-summary.module.css';

/** The price, its lines, where it is paid, and what the hotel charges in addition. */
export function StayPrice({ detail, total }: { detail: HotelOfferDetail; total: Money }) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const { offer, days, fee, nights } = detail;
  const now = offer.whereToPay === 'now';
  const levies = offer.paidAtHotel.map((levy) => Object.values(texts.levy(levy)).join(', '));
  return (
    <div className={classes.price}>
      <p className={classes.total}>
        <span className={classes.muted}>
          {intl.formatMessage(levies.length > 0 ? m.totalBesides : m.total, {
            nights: texts.nights(nights),
          })}
        </span>
        <Price
          amount={format.money(total)}
          note={intl.formatMessage(now ? bookMessages.later : bookMessages.atHotel)}
        />
      </p>
      {offer.freeNights ? (
        <p className={classes.muted}>
          {intl.formatMessage(m.freeNights, {
            stay: texts.nights(offer.freeNights.stay),
            pay: texts.nights(offer.freeNights.pay),
          })}
        </p>
      ) : null}
      {levies.length > 0 ? (
        <p className={classes.muted}>
          {intl.formatMessage(m.levies, { list: format.list(levies) })}
        </p>
      ) : null}
      <Disclosure summary={intl.formatMessage(m.lines)}>
        <DescriptionList
          rows={[
            ...days.map(({ date, price }) => ({
              term: format.date(date, 'weekdayDayMonth'),
              value: describeNightPrice(price, { intl, format }),
            })),
            ...(fee.amount > 0
              ? [{ term: intl.formatMessage(m.fee), value: format.money(fee) }]
              : []),
            { term: intl.formatMessage(m.sum), value: format.money(offer.total), strong: true },
          ]}
        />
      </Disclosure>
    </div>
  );
}
