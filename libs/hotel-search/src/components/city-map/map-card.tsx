import { hotelPictureUrl, useTransport } from '@karvon/api-client';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useStayTexts } from '@karvon/stay';
import { IconButton, Price, Rating, X } from '@karvon/ui-kit';
import { Link } from 'react-router';
import type { HotelFacts } from '../../model/hotel-facts';
import { roomsQuery, type RoomsWanted } from '../../model/hotel-criteria';
import { nightsOf } from '../../model/stay';
import { cardMessages } from '../hotel-card/hotel-card.messages';
import { factMessages } from '../hotel-facts/hotel-facts.messages';
import { mapMessages as m } from './city-map.messages';
import classes from './city-map.module.css';

interface MapCardProps {
  facts: HotelFacts;
  stay: RoomsWanted;
  onClose: () => void;
}

/** The hotel of the pressed pin, in short. */
export function MapCard({ facts: { hotel, shown }, stay, onClose }: MapCardProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const texts = useStayTexts();
  const transport = useTransport();
  const { width, height, alt } = hotel.picture;
  const nights = intl.formatMessage(cardMessages.forStay, {
    nights: texts.nights(nightsOf(stay)),
  });
  return (
    <section className={classes.card} aria-label={hotel.name}>
      <img
        className={classes.picture}
        src={hotelPictureUrl(transport, hotel.picture)}
        {...{ width, height, alt }}
      />
      <div className={classes.cardMain}>
        <Link
          className={classes.cardName}
          to={paths.hotel.to(lang, {
            code: hotel.code,
            seen: String(shown.total.amount),
            ...roomsQuery(stay),
          })}
        >
          {hotel.name}
        </Link>
        {hotel.latinName ? (
          <span lang="en" className={classes.latin}>
            {hotel.latinName}
          </span>
        ) : null}
        {hotel.stars > 0 ? (
          <Rating
            value={hotel.stars}
            outOf={hotel.stars}
            label={intl.formatMessage(factMessages.stars, { count: hotel.stars })}
          />
        ) : null}
        <Price
          size="small"
          amount={format.money(shown.total)}
          note={[nights, ...texts.beside(shown)].join('. ')}
        />
      </div>
      <IconButton
        label={intl.formatMessage(m.close)}
        icon={<X aria-hidden="true" size={20} />}
        onClick={onClose}
      />
    </section>
  );
}
