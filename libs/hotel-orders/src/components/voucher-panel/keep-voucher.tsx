import { hotelVoucherUrl, useTransport } from '@karvon/api-client';
import type { HotelOrder } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { keepMessages, useSavedDocument } from '@karvon/order-parts';
import { useStayTexts } from '@karvon/stay';
import { savedVoucherMessages as m } from './saved-voucher.messages';

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
      intl.formatMessage(keepMessages.number, { number }),
    ],
    paper: hotelVoucherUrl(useTransport(), { number, lang: useLocale() }),
    openPaper: intl.formatMessage(m.openVoucher),
  };
  useSavedDocument(words, stay.departureDate);
  return null;
}
