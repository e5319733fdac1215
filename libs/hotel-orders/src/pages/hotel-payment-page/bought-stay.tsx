import { hotelPictureUrl, useTransport } from '@karvon/api-client';
import type { HotelOrder, Payment } from '@karvon/contract';
import { useFormat } from '@karvon/i18n';
import { Bought } from '@karvon/order-parts';
import { hotelResultMessages as m } from './hotel-payment-page.messages';

interface BoughtStayProps {
  order: HotelOrder;
  payment: Pick<Payment, 'amount' | 'status'>;
}

/** A stay: its days and its place. */
export function BoughtStay({ order, payment }: BoughtStayProps) {
  const format = useFormat();
  const transport = useTransport();
  const { stay, guests, booker, voucher } = order;
  const [picture] = stay.hotel.pictures;
  return (
    <Bought
      picture={(className) =>
        picture ? (
          <img
            className={className}
            src={hotelPictureUrl(transport, picture)}
            width={picture.width}
            height={picture.height}
            alt=""
          />
        ) : null
      }
      title={stay.hotel.name}
      facts={[format.range(stay.arrivalDate, stay.departureDate), stay.hotel.address]}
      names={guests.map(({ name, surname }) => `${name} ${surname}`)}
      payment={payment}
      next={voucher === 'ready' ? m.voucherSent : m.voucherByMail}
      email={booker.email}
    />
  );
}
