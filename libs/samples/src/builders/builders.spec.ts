import {
  airBookingSchema,
  airExchangeSchema,
  airExtrasSchema,
  airOfferDetailSchema,
  airOfferSchema,
  airOrderSchema,
  airRefundSchema,
  companyPageSchema,
  countrySchema,
  dictionarySchema,
  fareSchema,
  fareSummarySchema,
  hotelBookingSchema,
  hotelDescriptionSchema,
  hotelLocationSchema,
  hotelOfferDetailSchema,
  hotelOrderSchema,
  hotelSearchResponseSchema,
  newsItemSchema,
  newsSummarySchema,
  orderPaymentSchema,
  placeSchema,
  pointsEntrySchema,
  savedTravellerSchema,
  scheduleChangeSchema,
  segmentSchema,
  sharedAirOrderSchema,
  sliceSchema,
  stayChangeSchema,
  userSchema,
} from '@karvon/contract';
import {
  buildAirBooking,
  buildCancelledFlight,
  buildCity,
  buildCompanyPage,
  buildConnectingItinerary,
  buildCountries,
  buildDictionary,
  buildExchange,
  buildExtras,
  buildFare,
  buildFareSummary,
  buildFinishedHotelOrder,
  buildHotelBooking,
  buildHotelDescription,
  buildHotelLocation,
  buildHotelOfferDetail,
  buildHotelOrder,
  buildHotelSearchResponse,
  buildItinerary,
  buildNewsItem,
  buildNewsSummary,
  buildOffer,
  buildOfferDetail,
  buildOrder,
  buildPaidOrder,
  buildPayment,
  buildPlace,
  buildPointsEntry,
  buildRefund,
  buildScheduleChange,
  buildSegment,
  buildSharedOrder,
  buildStayChange,
  buildTraveller,
  buildUser,
} from '../index';
import type { ZodType } from 'zod';

type Sample = [name: string, schema: ZodType, value: unknown];

test.each<Sample>([
  ['itinerary', sliceSchema, buildItinerary()],
  ['connecting itinerary', sliceSchema, buildConnectingItinerary()],
  ['offer', airOfferSchema, buildOffer()],
  ['offer detail', airOfferDetailSchema, buildOfferDetail()],
  ['dictionary', dictionarySchema, buildDictionary()],
  ['order', airOrderSchema, buildOrder()],
  ['paid order', airOrderSchema, buildPaidOrder()],
  ['hotel offer detail', hotelOfferDetailSchema, buildHotelOfferDetail()],
  ['hotel search response', hotelSearchResponseSchema, buildHotelSearchResponse()],
  ['hotel description', hotelDescriptionSchema, buildHotelDescription()],
  ['hotel order', hotelOrderSchema, buildHotelOrder()],
  ['finished hotel order', hotelOrderSchema, buildFinishedHotelOrder()],
  ['air booking', airBookingSchema, buildAirBooking()],
  ['saved traveller', savedTravellerSchema, buildTraveller()],
  ['entry of points', pointsEntrySchema, buildPointsEntry()],
  ['user', userSchema, buildUser()],
  ['hotel booking', hotelBookingSchema, buildHotelBooking()],
  ['place', placeSchema, buildPlace()],
  ['city', placeSchema, buildCity()],
  ['fare', fareSchema, buildFare()],
  ['fare in short', fareSummarySchema, buildFareSummary()],
  ['segment', segmentSchema, buildSegment()],
  ['shared order', sharedAirOrderSchema, buildSharedOrder()],
  ['refund', airRefundSchema, buildRefund()],
  ['exchange', airExchangeSchema, buildExchange()],
  ['list of extras', airExtrasSchema, buildExtras()],
  ['schedule change', scheduleChangeSchema, buildScheduleChange()],
  ['cancelled flight', scheduleChangeSchema, buildCancelledFlight()],
  ['payment', orderPaymentSchema, buildPayment()],
  ['place of a hotel', hotelLocationSchema, buildHotelLocation()],
  ['change of a stay', stayChangeSchema, buildStayChange()],
  ['news item', newsItemSchema, buildNewsItem()],
  ['news item in short', newsSummarySchema, buildNewsSummary()],
  ['company page', companyPageSchema, buildCompanyPage()],
  ...buildCountries().map((country): Sample => ['country', countrySchema, country]),
])('a built %s is what the API may respond with', (_, schema, value) => {
  expect(schema.parse(value)).toEqual(value);
});

test.each([buildItinerary(), buildConnectingItinerary()])(
  'the times of an itinerary add up',
  (slice) => {
    const minutes = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;
    const { segments, layovers } = slice;
    for (const segment of segments) {
      expect(minutes(segment.departingAt, segment.arrivingAt)).toBe(segment.durationMinutes);
    }
    layovers.forEach((layover, index) => {
      expect(minutes(segments[index]!.arrivingAt, segments[index + 1]!.departingAt)).toBe(
        layover.minutes,
      );
    });
    expect(minutes(segments[0]!.departingAt, segments.at(-1)!.arrivingAt)).toBe(
      slice.durationMinutes,
    );
    expect(slice.stops).toBe(layovers.length);
  },
);

test('the price lines of every fare add up to its total', () => {
  for (const { price, total } of buildOfferDetail().fares) {
    const lines = price.lines.map((line) => line.count * (line.tariff.amount + line.taxes.amount));
    const fees = price.serviceFee.amount + price.acquiringFee.amount;
    expect(lines.reduce((sum, line) => sum + line, fees)).toBe(total.amount);
    expect(price.total).toEqual(total);
  }
});

test('the nights of a stay and our fee add up to its total', () => {
  const { days, fee, offer } = buildHotelOfferDetail();
  const nights = days.reduce((sum, { price }) => sum + price.amount, 0);
  expect(nights + fee.amount).toBe(offer.total.amount);
});

test('changes replace defaults', () => {
  expect(buildOrder({ status: 'cancelled' }).status).toBe('cancelled');
});
