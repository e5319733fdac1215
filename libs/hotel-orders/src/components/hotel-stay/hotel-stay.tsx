import { hotelPictureUrl, useTransport } from '@karvon/api-client';
import type { HotelOrder } from '@karvon/contract';
import { capitalised, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useStayTexts } from '@karvon/stay';
import { Card, DescriptionList, Rating } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { hotelStayMessages as m } from './hotel-stay.messages';
import classes from './hotel-stay.module.css';

/** The hotel with its picture and the way to its page, the room and the days. */
export function HotelStay({ order }: { order: Pick<HotelOrder, 'stay' | 'tariff'> }) {
  const intl = useIntl();
  const lang = useLocale();
  const texts = useStayTexts();
  const transport = useTransport();
  const { stay, tariff } = order;
  const { hotel, room } = stay;
  const { address, latinName, latinAddress, position } = hotel;
  // Where the position is known, a card of the place has the addresses.
  const ours = position ? '' : address;
  const latin = position || !latinName ? latinName : [latinName, latinAddress].join(', ');
  const { arrival, departure } = texts.days(stay);
  const facts = texts.offer(tariff);
  const [picture] = hotel.pictures;
  const row = (term: keyof typeof m, value: string) => ({
    term: intl.formatMessage(m[term]),
    value,
  });
  const sized =
    room.area === null
      ? facts.room
      : intl.formatMessage(m.area, { name: facts.room, area: room.area });
  const sleepers = texts.sleepers(stay, tariff.rooms);
  return (
    <Card as="section" aria-labelledby="order-stay">
      <h2 id="order-stay" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <div className={classes.hotel}>
        {picture ? (
          <img
            className={classes.picture}
            src={hotelPictureUrl(transport, picture)}
            width={picture.width}
            height={picture.height}
            alt=""
          />
        ) : null}
        <div>
          <Link className={classes.name} to={paths.hotel.to(lang, { code: hotel.code })}>
            {hotel.name}
          </Link>
          {hotel.stars > 0 ? (
            <Rating
              value={hotel.stars}
              outOf={hotel.stars}
              label={intl.formatMessage(m.stars, { count: hotel.stars })}
            />
          ) : null}
          {ours ? <p className={classes.muted}>{ours}</p> : null}
          {latin ? (
            <p lang="en" className={classes.muted}>
              {latin}
            </p>
          ) : null}
          {hotel.phone ? (
            <a className={classes.phone} href={`tel:${hotel.phone.replace(/[^+\d]/g, '')}`}>
              {hotel.phone}
            </a>
          ) : null}
        </div>
      </div>
      <DescriptionList
        rows={[
          row('arrival', arrival),
          row('departure', `${departure}, ${texts.nights(stay.nights)}`),
          row('party', texts.party(stay)),
          row('room', [sized, facts.extraBeds].filter(Boolean).join(', ')),
          ...(sleepers.length > 0 ? [row('sleepers', sleepers.join('; '))] : []),
          // A supplier may keep the beds to itself, or write them as a part of a sentence.
          ...(room.beds === '' ? [] : [row('beds', capitalised(room.beds))]),
          row('rate', tariff.rateName),
          row('meal', facts.meal),
        ]}
      />
      <p className={classes.note}>{intl.formatMessage(m.clock)}</p>
    </Card>
  );
}
