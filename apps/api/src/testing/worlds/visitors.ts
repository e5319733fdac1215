import { randomUUID } from 'node:crypto';
import type {
  AirOfferDetail,
  AirOrderWithToken,
  ExtrasOffer,
  HotelOffer,
  HotelOrderWithToken,
} from '@karvon/contract';
import { signUp } from '@karvon/accounts/testing';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import {
  confirmRefund,
  orderBody,
  quoteRefund,
  submitOrder,
  submitPayment,
  bagAndSeat,
  askForExtras,
  chooseExtras,
} from '@karvon/air-orders/testing';
import type { StartedPayment } from '@karvon/payments/testing';
import { cancelHotel, hotelOrderBody, submitHotelOrder, submitHotelPayment } from '../hotel-orders';
import type { Random } from '@karvon/platform/testing/random';
import type { TestApp } from '../start-test-app';

/** The offers that are for sale in a world. */
export interface Goods {
  /** Seats that can be held. */
  held: AirOfferDetail;
  /** Seats that are bought with the payment. */
  instant: AirOfferDetail;
  room: HotelOffer;
}

interface Reply {
  statusCode: number;
  json(): unknown;
}

/** One of a world's customers, who does one act after another, by chance. */
export interface Visitor {
  name: string;
  /** The name of the next act of a purchase. */
  next(): string;
  acts: Record<string, () => Promise<Reply | undefined>>;
  /** Reads again all orders and payments of the visitor, as a reopened page does. */
  lookAtAll(): Promise<void>;
}

/** Magic surnames, for which suppliers behave in a certain way; most passengers are ordinary. */
const airSurnames = [
  ...Array<string>(8).fill('KARIMOVA'),
  'SOLDOUT',
  'PRICEUP',
  'HOLDREFUSED',
  'HOLDTIMEOUT',
  'HOLDLOST',
  'ISSUEERROR',
  'SLOWISSUE',
  'CANCELTIMEOUT',
  'EXTRASREFUSED',
  'EXTRASTIMEOUT',
];
const roomSurnames = [...Array<string>(4).fill('KARIMOVA'), 'NOROOM', 'ROOMTIMEOUT', 'LATEVOUCHER'];
const choices = ['pay', 'pay', 'pay', 'decline', 'insufficient-funds', 'pending', 'cancel'];
const deliveries = ['once', 'once', 'twice', 'late', 'never'];

const json = <T>(reply: Reply) => reply.json() as T;

/** A visitor of a world; the first one is a member and earns points. */
export async function createVisitor(
  api: TestApp,
  random: Random,
  goods: Goods,
  index: number,
): Promise<Visitor> {
  const session = index === 0 ? (await signUp(api)).jwt : undefined;
  const wanted = random.pick(['held', 'held', 'instant', 'room'] as const);
  const surname = random.pick(wanted === 'room' ? roomSurnames : airSurnames);
  const key = randomUUID();
  const payments: StartedPayment[] = [];
  let flight: AirOrderWithToken | undefined;
  let room: HotelOrderWithToken | undefined;

  async function bookFlight(offer: AirOfferDetail): Promise<Reply> {
    const body = orderBody(offer, { surname, document: `AA${1_000_000 + index}` });
    const reply = await submitOrder(api, { ...body, bookAgain: true }, key, session);
    if (reply.statusCode === 201) flight = json<AirOrderWithToken>(reply);
    return reply;
  }
  async function bookRoom(): Promise<Reply> {
    const reply = await submitHotelOrder(api, hotelOrderBody(goods.room, surname), key);
    if (reply.statusCode === 201) room = json<HotelOrderWithToken>(reply);
    return reply;
  }
  async function refund(order: AirOrderWithToken): Promise<Reply> {
    const quote = await quoteRefund(api, order);
    if (quote.statusCode !== 201) return quote;
    return confirmRefund(api, order, json<{ id: string }>(quote).id);
  }

  async function choosePlaces(order: AirOrderWithToken): Promise<Reply> {
    const offered = await askForExtras(api, order);
    if (offered.statusCode !== 200) return offered;
    const offer = json<ExtrasOffer>(offered);
    if (offer.bags.length === 0 || offer.seatMaps.length === 0) return offered;
    return chooseExtras(api, order, bagAndSeat(offer, random.upTo(2)));
  }

  return {
    name: `${index} ${wanted} ${surname}`,
    next: () => (!flight && !room ? 'book' : payments.length === 0 ? 'pay' : 'choose'),
    acts: {
      // The same key each time: however often he clicks, it is one order.
      book: () => (wanted === 'room' ? bookRoom() : bookFlight(goods[wanted])),
      async pay() {
        const reply =
          (flight && (await submitPayment(api, flight))) ??
          (room && (await submitHotelPayment(api, room)));
        if (reply?.statusCode === 201) payments.push(json<StartedPayment>(reply));
        return reply;
      },
      async choose() {
        const payment = payments[random.upTo(Math.max(1, payments.length))];
        const [choice, delivery] = [random.pick(choices), random.pick(deliveries)];
        return payment && chooseAtBank(api, payment, choice, delivery);
      },
      async look() {
        const payment = payments.at(-1);
        return payment && api.inject(`/v1/payments/${payment.id}`);
      },
      extras: async () => flight && choosePlaces(flight),
      async giveBack() {
        if (flight) return refund(flight);
        return room && cancelHotel(api, room);
      },
    },
    async lookAtAll() {
      if (!flight && !room) await (wanted === 'room' ? bookRoom() : bookFlight(goods[wanted]));
      for (const { id } of payments) await api.inject(`/v1/payments/${id}`);
    },
  };
}
