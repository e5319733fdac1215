import type { HotelOffer } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { cardMessages as m } from './card.messages';
import classes from './favourite-card.module.css';

/** The room that the price is for: its name, meals, where it is paid, its cancellation, and what the hotel takes on arrival. */
export function RoomLines({ offer }: { offer: HotelOffer }) {
  const intl = useIntl();
  const texts = useStayTexts();
  const { rooms, roomName: name, cancellation, total, whereToPay } = offer;
  const lines = [
    [texts.rooms({ rooms, name }), texts.meal(offer.meal)].join(', '),
    texts.place(whereToPay),
    texts.cancellation(cancellation, total).headline,
    ...offer.paidAtHotel.map((levy) => intl.formatMessage(m.levy, texts.levy(levy))),
  ];
  return lines.map((line) => (
    <p key={line} className={classes.note}>
      {line}
    </p>
  ));
}
