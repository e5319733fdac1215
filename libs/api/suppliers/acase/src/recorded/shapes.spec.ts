import { describeShapes, oneOf, readBy } from '@karvon/supply/testing/recorded-shapes';
import { readable, soldOf } from '@karvon/supply/readable';
import type { XmlElement } from '@karvon/supply/xml';
import { context, recorded } from '../recorded.fixture';
import { orderInfoSchema } from '../book/schemas';
import { stateOf } from '../book/statuses';
import { readOffer } from '../search/read-offers';
import { offerOf } from '../search/read-price';
import { foundHotelSchema, offerSchema, pricingSchema } from '../search/schemas';

type FoundHotel = { Hotel: { HotelOfferList: { HotelOfferDetail: unknown[] } } };
const hotel = () =>
  (recorded('search', 'HotelSearchResponse').AvailableHotelsList as FoundHotel).Hotel;

const recipe = {
  hotel: '800300',
  product: '1120501',
  arrival: '2011-10-20',
  departure: '2011-10-25',
  rooms: 1,
  adults: 1,
  childAges: [],
  beds: { guests: 1, adult: 0, child: 0, infant: 0 },
  price: 1,
};

function readOrder(item: unknown) {
  const order = readBy(orderInfoSchema, item);
  const [room] = order.AccommodationList.Accommodation;
  const state = stateOf(room!.Status['@Code']);
  const persons = room!.Persons?.Person ?? [];
  return { state, persons: persons.map(({ Category }) => Category?.['@Code']) };
}

describeShapes('acase', {
  offer: {
    base: () => hotel().HotelOfferList.HotelOfferDetail[0],
    read: (item) =>
      oneOf((tally) =>
        soldOf(
          readable(offerSchema, [item], tally).map((offer) => readOffer(offer, context)),
          tally,
        ),
      ),
  },
  hotel: { base: hotel, read: (item) => readBy(foundHotelSchema, item) },
  price: {
    base: () => recorded('price', 'HotelPricingResponse2'),
    read: (item) =>
      offerOf(recipe, readBy(pricingSchema, item).HotelPricingDetail, {
        ...context,
        now: new Date('2011-10-01T00:00:00Z'),
      }),
  },
  order: {
    base: (): XmlElement => recorded('order', 'OrderInfoResponse'),
    read: readOrder,
  },
});
