import { useEffect } from 'react';
import { airTicketsUrl, hotelVoucherUrl, useTransport } from '@karvon/api-client';
import { addDays, type PlainDate } from '@karvon/calendar';
import type { AirOrder, HotelOrder } from '@karvon/contract';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { offlinePath } from '@karvon/paths';
import { useStayTexts } from '@karvon/stay';
import { orderMessages } from '../../order.messages';
import { keepMessages as m } from './keep-papers.messages';
import { keepDocument, type SavedDocument } from './saved-document';

type Words = Pick<SavedDocument, 'heading' | 'title' | 'lines' | 'paper' | 'openPaper'>;

/** Keeps the document on this device until the day after the journey; once for each way it reads. */
function useSavedDocument(words: Words, lastDay: PlainDate): void {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const until = addDays(lastDay, 1);
  const date = format.date(until, 'long');
  const text = JSON.stringify({
    ...words,
    note: intl.formatMessage(m.note, { date }),
    forget: intl.formatMessage(m.forget),
    until,
  } satisfies SavedDocument);
  useEffect(() => {
    // Without it the order's page is what it is.
    keepDocument(JSON.parse(text) as SavedDocument, offlinePath.to(lang)).catch(() => undefined);
  }, [text, lang]);
}

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
      intl.formatMessage(m.number, { number }),
      ...(pnr ? [intl.formatMessage(orderMessages.pnr, { pnr })] : []),
    ],
    paper: airTicketsUrl(useTransport(), { number, lang: useLocale() }),
    openPaper: intl.formatMessage(m.openTickets),
  };
  useSavedDocument(words, last.arrivingAt.slice(0, 10));
  return null;
}

/** Keeps the voucher of a hotel order for when there is no network. Shows nothing. */
export function KeepVoucher({ order }: { order: Pick<HotelOrder, 'number' | 'stay' | 'guests'> }) {
  const intl = useIntl();
  const { number, stay, guests } = order;
  const { arrival, departure } = useStayTexts().days(stay);
  const words = {
    heading: intl.formatMessage(m.voucher),
    title: stay.hotel.name,
    lines: [
      stay.hotel.address,
      `${arrival} — ${departure}`,
      ...guests.map(({ surname, name }) => `${surname} ${name}`),
      intl.formatMessage(m.number, { number }),
    ],
    paper: hotelVoucherUrl(useTransport(), { number, lang: useLocale() }),
    openPaper: intl.formatMessage(m.openVoucher),
  };
  useSavedDocument(words, stay.departureDate);
  return null;
}
