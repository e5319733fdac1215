import { readEdition } from '@karvon/edition';
import {
  buildHotelOfferDetail,
  buildHotelOrder,
  purchaseFacts,
  unstatedStays,
} from '@karvon/testing';
import { HotelPrice } from '../components/hotel-price/hotel-price';
import { HotelStay } from '../components/hotel-stay/hotel-stay';
import { HotelTerms } from '../components/hotel-stay/hotel-terms';

test.each(['ru', 'uz'] as const)(
  '%s: an order tells of each recorded stay what other places tell',
  (locale) => {
    const unstated = unstatedStays(
      locale,
      ({ offer: tariff, ...party }) => {
        const stay = { ...buildHotelOfferDetail(), ...party };
        const order = buildHotelOrder({ stay, tariff, total: tariff.total });
        return (
          <>
            <HotelStay order={order} />
            <HotelTerms order={order} />
            <HotelPrice order={order} edition={readEdition(locale)} />
          </>
        );
      },
      purchaseFacts,
    );
    expect(unstated).toEqual([]);
  },
);
