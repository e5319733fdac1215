import type { HotelOffer } from '@karvon/contract';
import { useStayTexts } from '@karvon/stay';
import classes from './favourite-card.module.css';

interface RoomLinesProps {
  offer: HotelOffer;
  party: { adults: number; childAges: readonly number[] };
}

/** The room that the price is for: its name, who sleeps where, meals, its cancellation, and what the hotel takes on arrival. */
export function RoomLines({ offer, party }: RoomLinesProps) {
  const texts = useStayTexts();
  const { room, meal, place, cancellation, leviesLine } = texts.offer(offer);
  const lines = [
    [room, meal].join(' · '),
    ...texts.sleepers(party, offer.rooms),
    place,
    cancellation.headline,
    leviesLine ?? [],
  ].flat();
  return lines.map((line) => (
    <p key={line} className={classes.note}>
      {line}
    </p>
  ));
}
