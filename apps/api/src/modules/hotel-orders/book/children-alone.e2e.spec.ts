import {
  findOffer,
  freeSale,
  hotelOrderBody,
  samarkandStay,
  startHotelApp,
  submitHotelOrder,
} from '../../../testing/hotel-orders';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startHotelApp);
const ages = [13, 15, 17];
const oneAdult = {
  ...samarkandStay,
  Guests: { NumberOfAdults: 1, NumberOfMinors: ages.length, MinorAgeList: ages },
};

test('children get a room without an adult only when the visitor has agreed to it', async () => {
  const offer = await findOffer(api, (one) => freeSale(one) && one.rooms > 1, oneAdult);
  const booking = hotelOrderBody(offer);
  const [adult] = booking.guests;
  const children = ['ALI', 'VALI', 'SALIM'].map((name) => ({
    ...{ ...adult!, category: 'child' as const },
    ...{ name, surname: 'KARIMOV' },
  }));
  const body = { ...booking, guests: [adult!, ...children] };
  expect((await submitHotelOrder(api, body)).json()).toMatchObject({
    code: 'children-alone',
    status: 409,
  });
  const booked = await submitHotelOrder(api, { ...body, childrenAlone: true });
  expect(booked.statusCode).toBe(201);
});

test('with an adult in each room nobody is asked', async () => {
  const offer = await findOffer(api, freeSale);
  expect((await submitHotelOrder(api, hotelOrderBody(offer))).statusCode).toBe(201);
});
