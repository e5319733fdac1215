import { hotelVoucherUrl, useTransport } from '@karvon/api-client';
import type { HotelOrder } from '@karvon/contract';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { DayCard, useDayTime, useServerNow } from '@karvon/order-parts';
import { useStayTexts } from '@karvon/stay';
import { nearStay } from '../../model/near-stay';
import { MapLinks } from './map-links';
import { stayDayMessages as m } from './stay-day.messages';
import classes from './stay-day.module.css';

/** What a guest needs on the day of arrival and during the stay; nothing while it is far away or not certain. */
export function StayDay({ order }: { order: HotelOrder }) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const texts = useStayTexts();
  const href = hotelVoucherUrl(useTransport(), { number: order.number, lang });
  const now = useServerNow(order.serverTime);
  const timeOf = useDayTime(now);
  const near = nearStay(order, now);
  if (!near) return null;

  const { stay, tariff, guests, confirmation, checkInAt, checkOutAt } = order;
  const { hotel } = stay;
  const { address, latinAddress, phone, position } = hotel;
  const term = (name: keyof typeof m) => intl.formatMessage(m[name]);
  const bring = [
    term(guests.length > 1 ? 'passports' : 'passport'),
    term('voucher'),
    ...(tariff.whereToPay === 'at-hotel'
      ? [intl.formatMessage(m.money, { total: format.money(order.total) })]
      : []),
    ...texts.levies(tariff).levies.map((levy) => intl.formatMessage(m.levy, { levy })),
  ];
  return (
    <DayCard
      until={term(near.begun ? 'untilCheckOut' : 'untilCheckIn')}
      minutesLeft={near.minutesLeft}
      where={hotel.name}
      facts={[
        ...(near.begun
          ? []
          : [
              {
                term: term('checkIn'),
                value: intl.formatMessage(m.from, { at: timeOf(checkInAt) }),
              },
            ]),
        { term: term('checkOut'), value: intl.formatMessage(m.until, { at: timeOf(checkOutAt) }) },
        {
          term: term('address'),
          value: (
            <>
              <p>{address}</p>
              {latinAddress ? (
                <p lang="en" className={classes.muted}>
                  {latinAddress}
                </p>
              ) : null}
            </>
          ),
        },
        ...(position ? [{ term: term('onMap'), value: <MapLinks position={position} /> }] : []),
        ...(phone
          ? [
              {
                term: term('phone'),
                value: (
                  <a className={classes.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                    {phone}
                  </a>
                ),
              },
            ]
          : []),
        ...(confirmation ? [{ term: term('confirmation'), value: confirmation }] : []),
      ]}
      bring={near.begun ? [] : bring}
      paper={order.voucher === 'ready' ? { href, name: term('voucherDownload') } : null}
    />
  );
}
