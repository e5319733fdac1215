import { useTransport } from '@karvon/api-client';
import { leadingOffer, type HotelDescription } from '@karvon/contract';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { Button, Price } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { cardMessages } from '../../components/hotel-card/hotel-card.messages';
import { hotelOffersQuery } from '../../data/hotel.query';
import { nightsOf, type Stay } from '../../model/stay';
import { hotelMessages as m } from './hotel-page.messages';
import classes from './hotel-page.module.css';

interface PriceFromProps {
  hotel: HotelDescription;
  stay: Stay | null;
}

function LowestPrice({ code, stay }: { code: string; stay: Stay }) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const texts = useStayTexts();
  const { data } = useQuery(hotelOffersQuery(useTransport(), { code, lang, stay }));
  const leading = data && leadingOffer(data.offers);
  if (!leading) return null;
  const nights = intl.formatMessage(cardMessages.forStay, {
    nights: texts.nights(nightsOf(stay)),
  });
  return (
    <Price
      amount={intl.formatMessage(m.from, { price: format.money(leading.total) })}
      note={[nights, ...texts.beside(leading)].join('. ')}
    />
  );
}

/** The price from which the stay is sold now, and the way to the rooms; on a phone in a bar that leaves the screen where the rooms begin. */
export function PriceFrom({ hotel, stay }: PriceFromProps) {
  const intl = useIntl();
  return (
    <div className={classes.from}>
      {stay ? <LowestPrice code={hotel.code} stay={stay} /> : null}
      <Button as="a" href="#rooms">
        {intl.formatMessage(m.toRooms)}
      </Button>
    </div>
  );
}
