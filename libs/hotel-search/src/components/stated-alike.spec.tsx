import { buildHotelSearchResponse, buildHotelSummary, unstatedStays } from '@karvon/testing';
import { hotelFacts } from '../model/hotel-facts';
import { HotelCard } from './hotel-card/hotel-card';
import { OfferRow } from './room-card/offer-row';

type Recorded = Parameters<Parameters<typeof unstatedStays>[1]>[0];

const stayOf = ({
  arrivalDate: arrival,
  departureDate: departure,
  adults,
  childAges,
}: Recorded) => ({
  ...{ arrival, departure, adults },
  ages: childAges,
  onRequest: true,
});

describe.each(['ru', 'uz'] as const)('%s: of each recorded stay', (locale) => {
  test('the list tells the room, its terms and its price as other places do', () => {
    const unstated = unstatedStays(
      locale,
      (stay) => {
        const hotels = [buildHotelSummary({ offer: stay.offer, alternatives: [] })];
        const { nights } = stay;
        const [facts] = hotelFacts(buildHotelSearchResponse({ hotels, nights }));
        return (
          <HotelCard
            facts={facts!}
            stay={stayOf(stay)}
            objects={new Map()}
            eager={false}
            active={false}
          />
        );
      },
      ({ sale: [place, ...waiting], cancellation, ...told }, { offer }) => [
        ...[
          told.total,
          told.room,
          ...told.sleepers,
          told.meal,
          ...waiting,
          cancellation[0]!,
          ...told.levies,
        ],
        // That a stay is paid now is the rule, which a list does not repeat.
        ...(offer.whereToPay === 'at-hotel' ? [place!] : []),
      ],
    );
    expect(unstated).toEqual([]);
  });

  test('so does the page of its hotel, with each step of the cancellation', () => {
    const unstated = unstatedStays(
      locale,
      (stay) => (
        <OfferRow
          offer={stay.offer}
          hotelCode="SKD-001"
          stay={stayOf(stay)}
          ownLevies={true}
          best={false}
        />
      ),
      ({ total, room, sleepers, meal, sale, cancellation, levies }, { offer }) => [
        ...[total, ...sleepers, meal, ...sale, ...cancellation, ...levies],
        // One room is named by the heading above its tariffs.
        ...(offer.rooms > 1 ? [room] : []),
      ],
    );
    expect(unstated).toEqual([]);
  });
});
