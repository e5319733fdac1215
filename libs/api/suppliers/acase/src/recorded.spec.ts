import { readable } from '@karvon/supply/readable';
import { orderInfoSchema, orderListSchema, orderMadeSchema, taskSchema } from './book/schemas';
import { stateOf } from './book/statuses';
import {
  cityListSchema,
  citySchema,
  hotelListSchema,
  listedHotelSchema,
  starsOn,
} from './dictionary/schemas';
import { readOffer } from './search/read-offers';
import {
  descriptionSchema,
  foundHotelSchema,
  nearObjectSchema,
  offerSchema,
  pricingSchema,
  roomSchema,
  searchSchema,
} from './search/schemas';
import { freeNightsOf } from './search/terms';
import { context, recorded } from './recorded.fixture';

test('a search is read: a certified hotel with prices, meals, places left and terms', () => {
  const { AvailableHotelsList } = searchSchema.parse(recorded('search', 'HotelSearchResponse'));
  const [hotel] = readable(foundHotelSchema, AvailableHotelsList.Hotel);
  expect(hotel).toMatchObject({
    '@Code': '800300',
    Stars: { stars: 3, certifiedUntil: '2019-06-22' },
    Position: { latitude: 55.828133, longitude: 37.389736 },
  });
  const level = (day: string) => starsOn(hotel!.Stars, new Date(`${day}T09:00:00Z`));
  expect(level('2019-06-22')).toEqual({ stars: 3, certified: true });
  // A certificate that has run out confirms no category.
  expect(level('2019-06-23')).toEqual({ stars: 3, certified: false });
  const { HotelOfferDetail: details } = hotel!.HotelOfferList;
  const offers = readable(offerSchema, details);
  expect(offers).toHaveLength(details.length);
  expect(readOffer(offers[0]!, context)).toMatchObject({
    roomName: 'Стандартный номер (вид на павильон)',
    meal: 'breakfast',
    price: { amount: 447_000_00, currency: 'UZS' },
    availability: 'free-sale',
    whereToPay: 'now',
    roomsLeft: 5,
    cancellation: {
      freeUntil: '2017-08-16T13:00:00+03:00',
      steps: [{ from: '2017-08-16T13:00:00+03:00', penalty: { amount: 402_300_00 } }],
    },
  });
});

test('a price before booking is read, with a night that costs nothing', () => {
  const { HotelPricingDetail: detail } = pricingSchema.parse(
    recorded('price', 'HotelPricingResponse2'),
  );
  expect(detail).toMatchObject({
    '@Price': 8_280_00,
    '@PenaltySize': 2_760_00,
    AllGuestNamesRequired: false,
    GuestCitizenshipRequired: false,
    MealIncludedInPrice: [],
  });
  const days = detail.PriceDescription!.Days.Day.map((day) => day['@Price']);
  expect(days).toEqual([2_070_00, 2_070_00, 2_070_00, 2_070_00, 0]);
  expect(freeNightsOf(detail.SpecialOfferList)).toEqual({ stay: 5, pay: 4 });
});

test('a hotel is read with its rooms and places', () => {
  const hotel = descriptionSchema.parse(recorded('hotel', 'HotelDescription'));
  expect(hotel).toMatchObject({ '@NumberOfRooms': 106, '@Built': 1977, '@Reconstructed': 2008 });
  expect(readable(roomSchema, hotel.RoomsList.Room)).toHaveLength(4);
  expect(readable(nearObjectSchema, hotel.Objects!.Object).length).toBeGreaterThan(5);
  expect(hotel.Images!.Image[0]!['@Url']).toBe(
    'http://images.acase.ru/hotels_images/900376_00.jpg',
  );
});

test('cities and hotels of the dictionaries are read', () => {
  const { Country: cities } = cityListSchema.parse(recorded('cities', 'CityList'));
  expect(readable(citySchema, cities.City).map((city) => city['@Prepositive'])).toEqual([
    'Абакане',
    'Светлогорске',
  ]);
  const { Country: hotels } = hotelListSchema.parse(recorded('hotels', 'HotelList'));
  expect(readable(listedHotelSchema, hotels.City[0]!.Hotel)).toHaveLength(1);
});

test('an order, the list of orders and the task of a voucher are read', () => {
  const made = orderMadeSchema.parse(recorded('order-made', 'OrderResponse'));
  expect(made.Success['@Id']).toBe('496446');
  const order = orderInfoSchema.parse(recorded('order', 'OrderInfoResponse'));
  const [room] = order.AccommodationList.Accommodation;
  expect(order).toMatchObject({ '@ReferenceNumber': '1583920', '@Price': 4_550_00 });
  expect(stateOf(room!.Status['@Code'])).toBe('confirmed');
  expect(room).toMatchObject({ '@ConfirmationNumber': '154041', '@VoucherId': '2835883' });
  const { Orders } = orderListSchema.parse(recorded('orders', 'OrderListResponse'));
  expect(Orders.Order[0]).toMatchObject({ '@Id': '495780', '@StartDate': '2004-10-13' });
  const { TaskInfo } = taskSchema.parse(recorded('task', 'OrderDocsResponse'));
  expect(TaskInfo.TaskStatus['@Code']).toBe('5');
  expect(recorded('error', 'OrderResponse').Error).toMatchObject({ '@Code': '9998' });
});
