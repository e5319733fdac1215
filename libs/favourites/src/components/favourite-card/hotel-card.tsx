import { isListed } from '@karvon/contract';
import { stayQueryOf, type HotelItem } from '@karvon/favourite-heart';
import { daysBetween } from '@karvon/calendar';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useStayTexts } from '@karvon/stay';
import { Button, Rating } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { useHotelsNow } from '../../data/use-now';
import { hotelAddress } from '../../model/hotel-address';
import { HotelPicture } from '../hotel-picture/hotel-picture';
import { cardMessages as m } from './card.messages';
import { FavouriteCard } from './favourite-card';
import classes from './favourite-card.module.css';
import type { CardProps } from './flight-card';
import { PriceNow } from './price-now';
import { RoomLines } from './room-lines';

/** A kept hotel with the price of its stay now. */
export function HotelCard({ item, before, market, today, ...controls }: CardProps<HotelItem>) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const texts = useStayTexts();
  const { hotel, now } = useHotelsNow([item], { market, today })[0]!;
  const { stay } = item;
  const title = hotel?.name ?? item.code;
  const days = stay && format.range(stay.arrival, stay.departure);
  const name = [title, days].filter(Boolean).join(', ');
  const found = now.state === 'sold' ? now.found : null;
  const notes = [
    stay && texts.nights(daysBetween(stay.arrival, stay.departure)),
    found && texts.offer(found).waiting,
  ].filter(Boolean);
  return (
    <FavouriteCard
      {...controls}
      title={title}
      name={name}
      picture={<HotelPicture hotel={hotel} className={classes.picture} />}
      price={
        <PriceNow
          now={now}
          before={found && !isListed(found) ? null : before}
          total={found?.total ?? null}
          note={notes.join('. ')}
          gone={intl.formatMessage(m.roomsGone)}
        />
      }
      action={
        now.state === 'gone' && hotel ? (
          <Button
            as={Link}
            size="small"
            variant="secondary"
            to={paths.hotels.to(lang, {
              city: hotel.location.code,
              ...(stay && stayQueryOf(stay)),
            })}
          >
            {intl.formatMessage(m.otherHotels)}
          </Button>
        ) : hotel && now.state !== 'over' ? (
          <Button
            as={Link}
            size="small"
            to={hotelAddress(lang, item, found)}
            aria-label={intl.formatMessage(m.roomsNamed, { what: name })}
          >
            {intl.formatMessage(m.rooms)}
          </Button>
        ) : null
      }
    >
      {hotel ? (
        <p className={classes.note}>
          {hotel.stars > 0 ? (
            <>
              <Rating value={hotel.stars} outOf={hotel.stars} label={String(hotel.stars)} />{' '}
            </>
          ) : null}
          <span>{hotel.location.name}</span>
        </p>
      ) : null}
      {stay ? (
        <p>
          <span>{days}</span>
          <span className={classes.note}>
            {texts.party({ adults: stay.adults, childAges: stay.ages })}
          </span>
        </p>
      ) : null}
      {found && stay ? (
        <RoomLines offer={found} party={{ adults: stay.adults, childAges: stay.ages }} />
      ) : null}
    </FavouriteCard>
  );
}
