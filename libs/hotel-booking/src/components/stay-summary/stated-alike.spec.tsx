import { buildHotelOfferDetail, purchaseFacts, unstatedStays } from '@karvon/testing';
import { StaySummary } from './stay-summary';

test.each(['ru', 'uz'] as const)(
  '%s: the summary of a booking tells of each recorded stay what other places tell',
  (locale) => {
    const unstated = unstatedStays(
      locale,
      (stay) => (
        <StaySummary
          detail={{ ...buildHotelOfferDetail(), ...stay }}
          total={stay.offer.total}
          backTo="/"
        />
      ),
      purchaseFacts,
    );
    expect(unstated).toEqual([]);
  },
);
