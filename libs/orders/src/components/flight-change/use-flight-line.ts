import type { Dictionary, Slice } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { flightChangeMessages as m } from './flight-change.messages';

/** A slice in one line: 'HY 101, 14 декабря: вылет в 07:10, прилёт в 10:20'. */
export function useFlightLine(dictionary: Dictionary): (slice: Slice) => string {
  const intl = useIntl();
  const texts = useItineraryTexts(dictionary);
  return (slice) => {
    const { departure, arrival, segments } = texts.slice(slice);
    return intl.formatMessage(m.flight, {
      flights: segments.map(({ flightNumber }) => flightNumber).join(' – '),
      date: departure.date,
      departure: departure.time,
      arrival: arrival.time,
      day: arrival.dayShift ? arrival.date : 'none',
    });
  };
}
