import { airTicketsUrl, useTransport } from '@karvon/api-client';
import type { AirOrder } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { keepMessages, useSavedDocument } from '@karvon/order-parts';
import { orderMessages } from '../../order.messages';
import { savedTicketsMessages as m } from './saved-tickets.messages';

/** Keeps the tickets of an order for when there is no network. Shows nothing. */
export function KeepTickets({ order }: { order: AirOrder }) {
  const intl = useIntl();
  const { number, pnr, passengers } = order;
  const slices = order.slices.map(useItineraryTexts(order.dictionary).slice);
  const segments = slices.flatMap((slice) => slice.segments);
  const cities = [slices[0]!.departure.city, ...slices.map(({ arrival }) => arrival.city)];
  const last = order.slices.at(-1)!.segments.at(-1)!;
  const words = {
    heading: intl.formatMessage(m.tickets),
    title: cities.join(' — '),
    lines: [
      ...segments.map(
        ({ departure, arrival, flightNumber }) =>
          `${departure.date}, ${departure.time} ${departure.code} → ${arrival.time} ${arrival.code}, ${flightNumber}`,
      ),
      ...passengers.map(({ surname, name }) => `${surname} ${name}`),
      intl.formatMessage(keepMessages.number, { number }),
      ...(pnr ? [intl.formatMessage(orderMessages.pnr, { pnr })] : []),
    ],
    paper: airTicketsUrl(useTransport(), { number, lang: useLocale() }),
    openPaper: intl.formatMessage(m.openTickets),
  };
  useSavedDocument(words, last.arrivingAt.slice(0, 10));
  return null;
}
