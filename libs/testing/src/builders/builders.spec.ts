import {
  airOfferDetailSchema,
  airOfferSchema,
  airOrderSchema,
  dictionarySchema,
  placeSchema,
  sliceSchema,
} from '@karvon/contract';
import {
  buildCity,
  buildConnectingItinerary,
  buildDictionary,
  buildItinerary,
  buildOffer,
  buildOfferDetail,
  buildOrder,
  buildPaidOrder,
  buildPlace,
} from '../index';

test.each([
  ['itinerary', sliceSchema, buildItinerary()],
  ['connecting itinerary', sliceSchema, buildConnectingItinerary()],
  ['offer', airOfferSchema, buildOffer()],
  ['offer detail', airOfferDetailSchema, buildOfferDetail()],
  ['dictionary', dictionarySchema, buildDictionary()],
  ['order', airOrderSchema, buildOrder()],
  ['paid order', airOrderSchema, buildPaidOrder()],
  ['place', placeSchema, buildPlace()],
  ['city', placeSchema, buildCity()],
])('a built %s is what the API may answer', (_, schema, value) => {
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

test('changes win over defaults', () => {
  expect(buildOrder({ status: 'cancelled' }).status).toBe('cancelled');
});
