import { stayQueryOf, writeItem, type HotelItem } from '@karvon/favourite-heart';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { CompareTable } from '../../components/compare-table/compare-table';
import { useHotelRows } from '../../components/compare-table/use-hotel-rows';
import { cardMessages as m } from '../../components/favourite-card/card.messages';
import { HotelPicture } from '../../components/hotel-picture/hotel-picture';
import { useHotelsNow, type MarketNow, type HotelNow } from '../../data/use-now';
import { hotelAddress } from '../../model/hotel-address';
import type { HotelWords } from '../../model/market';
import { NowNote } from './now-note';
import classes from './compare-page.module.css';

interface HotelComparisonProps extends MarketNow {
  items: readonly HotelItem[];
  words: HotelWords;
  /** Of the table. */
  name: string;
  onlyDifferent: boolean;
}

function HotelHead({ item, hotel, now }: HotelNow & { item: HotelItem }) {
  const intl = useIntl();
  const lang = useLocale();
  const name = hotel?.name ?? item.code;
  return (
    <div className={classes.head}>
      <HotelPicture hotel={hotel} className={classes.picture} />
      <strong>{name}</strong>
      {hotel ? <span className={classes.note}>{hotel.location.name}</span> : null}
      {now.state === 'sold' || now.state === 'no-dates' ? (
        <Button
          as={Link}
          size="small"
          to={hotelAddress(lang, item, now.state === 'sold' ? now.found : null)}
          aria-label={intl.formatMessage(m.roomsNamed, { what: name })}
        >
          {intl.formatMessage(m.rooms)}
        </Button>
      ) : (
        <NowNote now={now} gone={intl.formatMessage(m.roomsGone)} />
      )}
      {now.state === 'gone' && hotel ? (
        <Link
          to={paths.hotels.to(lang, {
            city: hotel.location.code,
            ...(item.stay && stayQueryOf(item.stay)),
          })}
        >
          {intl.formatMessage(m.otherHotels)}
        </Link>
      ) : null}
    </div>
  );
}

/** Hotels side by side. */
export function HotelComparison(props: HotelComparisonProps) {
  const { items, words, name, onlyDifferent, ...asked } = props;
  const nows = useHotelsNow(items, asked);
  const rows = useHotelRows(items, nows, words);
  return (
    <CompareTable
      name={name}
      heads={items.map((item, index) => ({
        key: writeItem(item),
        head: <HotelHead item={item} {...nows[index]!} />,
      }))}
      rows={rows}
      onlyDifferent={onlyDifferent}
    />
  );
}
