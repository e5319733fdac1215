import type { HotelBooking, HotelOrder, StayChange } from '@karvon/contract';
import { money } from '@karvon/money';
import { buildHotelOfferDetail } from './hotel';
import { buildPayment } from './order';

/** Just booked and waiting to be paid: two adults and a child, three nights in Samarkand. */
export function buildHotelOrder(changes: Partial<HotelOrder> = {}): HotelOrder {
  const { offer, expiresAt: _expiresAt, ...stay } = buildHotelOfferDetail();
  const { id: _id, roomsLeft: _roomsLeft, ...tariff } = offer;
  return {
    number: '5H2N8VZC',
    status: 'waiting-for-payment',
    confirmation: '48201576',
    createdAt: '2026-12-01T10:00:00.000Z',
    payBefore: '2026-12-01T11:00:00.000Z',
    answerBy: null,
    serverTime: '2026-12-01T10:00:05.000Z',
    total: tariff.total,
    stay,
    checkInAt: `${stay.arrivalDate}T14:00:00+05:00`,
    checkOutAt: `${stay.departureDate}T12:00:00+05:00`,
    tariff,
    booker: { name: 'Азиза Каримова', phone: '+998 •• ••• 45 67', email: 'a•••@mail.uz' },
    guests: [
      { category: 'adult', name: 'Aziza', surname: 'Karimova', citizenship: 'UZ' },
      { category: 'adult', name: 'Timur', surname: 'Karimov', citizenship: 'UZ' },
      { category: 'child', name: 'Laylo', surname: 'Karimova', citizenship: 'UZ' },
    ],
    comment: null,
    payment: null,
    paymentMethods: ['payme', 'click', 'bank-card'],
    voucher: 'none',
    cancelNow: { penalty: money(0, 'UZS'), refund: money(0, 'UZS') },
    cancellation: null,
    changeable: false,
    changes: [],
    history: [
      { status: 'created', at: '2026-12-01T10:00:00.000Z' },
      { status: 'waiting-for-payment', at: '2026-12-01T10:00:02.000Z' },
    ],
    ...changes,
  };
}

/** Paid, confirmed, with the voucher ready; cancelling is still free. */
export function buildFinishedHotelOrder(changes: Partial<HotelOrder> = {}): HotelOrder {
  const unpaid = buildHotelOrder();
  return {
    ...unpaid,
    status: 'finished',
    payBefore: null,
    payment: buildPayment({ id: '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e70', status: 'succeeded' }),
    paid: [{ amount: unpaid.total, method: 'payme', at: '2026-12-01T10:04:00.000Z' }],
    voucher: 'ready',
    cancelNow: { penalty: money(0, 'UZS'), refund: unpaid.total },
    changeable: true,
    history: [
      ...unpaid.history,
      { status: 'in-progress', at: '2026-12-01T10:04:00.000Z' },
      { status: 'finished', at: '2026-12-01T10:04:20.000Z' },
    ],
    ...changes,
  };
}

/** The finished order as a line of its owner's booking history. */
export function buildHotelBooking(changes: Partial<HotelBooking> = {}): HotelBooking {
  const order = buildFinishedHotelOrder();
  const { hotel, arrivalDate, departureDate, nights, adults, childAges } = order.stay;
  return {
    number: order.number,
    status: order.status,
    confirmation: order.confirmation,
    createdAt: order.createdAt,
    payBefore: order.payBefore,
    total: order.total,
    voucher: order.voucher,
    hotelCode: hotel.code,
    hotelName: hotel.name,
    city: hotel.location.name,
    stars: hotel.stars,
    picture: hotel.pictures[0]!,
    arrivalDate,
    departureDate,
    nights,
    roomName: order.tariff.roomName,
    rooms: order.tariff.rooms,
    guests: adults + childAges.length,
    whereToPay: order.tariff.whereToPay,
    upcoming: true,
    ...changes,
  };
}

/** A change of the guests' names that the hotel has not answered. */
export function buildStayChange(changes: Partial<StayChange> = {}): StayChange {
  return {
    id: '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e71',
    state: 'requested',
    guests: [
      { category: 'adult', name: 'Aziza', surname: 'Rahimova', citizenship: 'UZ' },
      { category: 'adult', name: 'Timur', surname: 'Karimov', citizenship: 'UZ' },
      { category: 'child', name: 'Laylo', surname: 'Karimova', citizenship: 'UZ' },
    ],
    comment: null,
    steps: [{ state: 'requested', at: '2026-12-01T11:00:00.000Z' }],
    ...changes,
  };
}
