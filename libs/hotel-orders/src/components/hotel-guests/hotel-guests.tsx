import { roomGuests, type HotelOrder } from '@karvon/contract';
import { unbroken, useIntl } from '@karvon/i18n';
import { PeopleCard } from '@karvon/order-parts';
import { useStayTexts } from '@karvon/stay';
import { hotelGuestMessages as m } from './hotel-guests.messages';

interface HotelGuestsProps {
  order: Pick<HotelOrder, 'guests' | 'booker' | 'stay' | 'tariff' | 'comment'>;
}

/** The guests as the hotel knows them, with the ages of children and their rooms, the wishes, and the booker. */
export function HotelGuests({ order }: HotelGuestsProps) {
  const intl = useIntl();
  const texts = useStayTexts();
  const { guests, stay, tariff, comment } = order;
  const { adults, childAges } = stay;
  const rooms = roomGuests(guests, stay, tariff.rooms);
  // Where not all children are named, nobody knows whose age it is.
  const allNamed = guests.filter(({ category }) => category === 'child').length;
  const aged = allNamed === childAges.length;
  const factsOf = (guest: HotelOrder['guests'][number]) => {
    const room = rooms.findIndex((one) =>
      [...one.adults, ...one.children.map((child) => child.guest)].includes(guest),
    );
    const child = rooms[room]?.children.find((one) => one.guest === guest);
    return [
      intl.formatMessage(m[guest.category]),
      child && aged ? texts.age(child.age) : [],
      rooms.length > 1 ? intl.formatMessage(m.room, { number: room + 1 }) : [],
    ].flat();
  };
  return (
    <PeopleCard
      id="order-guests"
      title={intl.formatMessage(m.title)}
      people={guests.map((guest) => ({
        name: `${guest.name} ${guest.surname}`,
        facts: [{ text: factsOf(guest).join(', ') }],
      }))}
      notes={[
        guests.length < adults + childAges.length
          ? intl.formatMessage(m.others, { party: texts.party(stay) })
          : [],
        comment ? intl.formatMessage(m.wishes, { comment }) : [],
        intl.formatMessage(m.contacts, {
          ...order.booker,
          // A phone number does not break across lines.
          phone: unbroken(order.booker.phone),
        }),
      ].flat()}
    />
  );
}
