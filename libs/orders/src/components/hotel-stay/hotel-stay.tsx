import type { HotelOrder } from '@karvon/contract';
import { capitalised, useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { Card, DescriptionList, Rating } from '@karvon/ui-kit';
import { hotelStayMessages as m } from './hotel-stay.messages';
import classes from './hotel-stay.module.css';

/** The hotel, the room and the days. */
export function HotelStay({ order }: { order: Pick<HotelOrder, 'stay' | 'tariff'> }) {
  const intl = useIntl();
  const texts = useStayTexts();
  const { stay, tariff } = order;
  const { hotel, room } = stay;
  const { address, latinName, latinAddress, position } = hotel;
  // Where the position is known, a card of the place has the addresses.
  const ours = position ? '' : address;
  const latin = position || !latinName ? latinName : [latinName, latinAddress].join(', ');
  const { arrival, departure } = texts.days(stay);
  const row = (term: keyof typeof m, value: string) => ({
    term: intl.formatMessage(m[term]),
    value,
  });
  const name = texts.rooms({ rooms: tariff.rooms, name: tariff.roomName });
  const sized = room.area === null ? name : intl.formatMessage(m.area, { name, area: room.area });
  return (
    <Card as="section" aria-labelledby="order-stay">
      <h2 id="order-stay" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <div className={classes.hotel}>
        <p className={classes.name}>{hotel.name}</p>
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
      <DescriptionList
        rows={[
          row('arrival', arrival),
          row('departure', `${departure}, ${texts.nights(stay.nights)}`),
          row('party', texts.party(stay)),
          row(
            'room',
            tariff.extraBeds > 0
              ? intl.formatMessage(m.extraBeds, { name: sized, count: tariff.extraBeds })
              : sized,
          ),
          // A supplier may keep the beds to itself, or write them as a part of a sentence.
          ...(room.beds === '' ? [] : [row('beds', capitalised(room.beds))]),
          row('rate', tariff.rateName),
          row('meal', texts.meal(tariff.meal)),
        ]}
      />
      <p className={classes.note}>{intl.formatMessage(m.clock)}</p>
    </Card>
  );
}
