import { randomUUID } from 'node:crypto';
import type {
  AirOrderWithToken,
  HotelOrderWithToken,
  PaymentMethod,
  RefundPart,
  RefundQuote,
  StayDatesOffer,
} from '@karvon/contract';
import { signUp } from '@karvon/accounts/testing';
import {
  adult,
  bookTwo,
  confirmRefund,
  quoteRefund,
  readOrder,
  decideExchange,
  exchangeOf,
  nextDay,
  quoteExchange,
  chooseSome,
  oneBag,
} from '@karvon/air-orders/testing';
import { ledgerOf } from '@karvon/payments/testing';
import { callOps } from '../../testing/operators/call-ops';
import {
  bookHotel,
  findOffer,
  flexible,
  readHotelOrder,
  startHotelPayment,
} from '../../testing/hotel-orders';
import { minorOf } from '@karvon/yookassa/testing';
import { startPaymentBy, startYookassaShop, type YookassaShop } from '../../testing/payment-peers';
import { pointsLedger } from '@karvon/accounts';

let { api, yookassa, close } = {} as YookassaShop;
beforeAll(async () => {
  ({ api, yookassa, close } = await startYookassaShop());
});
afterAll(() => close());
beforeEach(() => api.clock.advance({ minutes: 60 }));

const nothing = { air: 0, extras: 0, hotel: 0, fee: 0 };
type ByItem = typeof nothing;
type Booked = AirOrderWithToken | HotelOrderWithToken;

const itemOf: Record<string, keyof ByItem> = {
  Авиабилеты: 'air',
  'Дополнительный багаж и места': 'extras',
  'Проживание в отеле': 'hotel',
  'Сервисный сбор': 'fee',
};

/** What the receipts of an order leave with us, by item: the first receipt of a payment is a sale, the others are returns. */
function leftByReceipts({ order }: Booked): ByItem {
  const left = { ...nothing };
  for (const { status, receipts } of yookassa.payments.values())
    for (const [place, { items }] of status === 'succeeded' ? receipts.entries() : [])
      for (const { description, amount } of items) {
        const [title, number] = description.split(', заказ ') as [string, string];
        if (number === order.number)
          left[itemOf[title]!] += place === 0 ? minorOf(amount) : -minorOf(amount);
      }
  return left;
}

const leftByLedger = async (booked: Booked) =>
  (await ledgerOf(api, booked)).reduce(
    (sum, { entry, amount }) => sum + (entry === 'charge' ? amount : -amount),
    0,
  );

/** Checks the receipts item by item against `left`, and their sum against the ledger. */
async function expectLeft(booked: Booked, left: ByItem): Promise<void> {
  expect(leftByReceipts(booked)).toEqual(left);
  expect(await leftByLedger(booked)).toBe(left.air + left.extras + left.hotel + left.fee);
}

async function pay(booked: AirOrderWithToken, method: PaymentMethod = 'bank-card') {
  const { confirmationUrl } = await startPaymentBy(api, booked, method);
  await yookassa.choose(confirmationUrl, 'pay');
  await api.jobs.drain();
  await api.clock.advance({ minutes: 1 });
}

/** Sells a fare whose parts can be refunded to two adults; @returns also the lines of the sale */
async function sell(surname = adult.surname, bags = 0, pointsToSpend = 0, session?: string) {
  const points = pointsToSpend > 0 && { pointsToSpend };
  const booked = await bookTwo(api, { surname }, { bookAgain: true, ...points }, session);
  if (bags > 0) await chooseSome(api, booked, oneBag);
  // Card money is only reserved until the tickets are issued.
  await pay(booked, 'sbp');
  return { booked, sold: leftByReceipts(booked) };
}

async function quoted(booked: AirOrderWithToken, asked: Parameters<typeof quoteRefund>[2] = {}) {
  const response = await quoteRefund(api, booked, asked);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as RefundQuote;
}

/** Gives back the part of a quote; @returns the amounts returned by item, without extras */
async function giveBack(booked: AirOrderWithToken, { id, kind, lines, total }: RefundQuote) {
  expect((await confirmRefund(api, booked, id)).statusCode).toBe(200);
  await api.jobs.drain();
  if (kind === 'forced') await callOps(api, `refund-claims/${id}/accept`);
  await api.jobs.drain();
  await api.clock.advance({ minutes: 1 });
  const back = (items: RefundQuote['lines'][number]['item'][]) =>
    lines
      .filter(({ item }) => items.includes(item))
      .reduce((sum, { paid, kept }) => sum + paid.amount - kept.amount, 0);
  return {
    total: total.amount,
    air: back(['tariff', 'taxes', 'exchange-fee']),
    fee: back(['service-fee', 'acquiring-fee']),
    extras: back(['extras']),
  };
}

const seat = (passenger: number): RefundPart => [{ passenger, slices: [0] }];

/** Exchanges the tickets on terms that an operator has agreed. @returns the amount paid for it, or returned */
async function exchange(booked: AirOrderWithToken, terms: { fee: number; difference: number }) {
  const { id } = await quoteExchange(api, booked);
  await decideExchange(api, booked, id);
  const day = nextDay(await readOrder(api, booked));
  const flights = [[`ZZ 77 JFK ${day}T10:30 EWR ${day}T12:05`]];
  await callOps(api, `exchanges/${id}/offer`, { ...terms, flights, hours: 2 });
  const offer = (await exchangeOf(api, booked)).offer!;
  await decideExchange(api, booked, id, { offerId: offer.id });
  if (offer.due.amount > 0) await pay(booked);
  const tickets = ['2501112223335', '2501112223336'];
  const done = await callOps(api, `exchanges/${id}/done`, { tickets });
  expect(done.json()).toEqual({ done: true });
  await api.jobs.drain();
  await api.clock.advance({ minutes: 1 });
  return offer;
}

const byHand = 'EXCHANGEBYHAND';
const dearer = { fee: 1_000_07, difference: 60_000_03 };

test('tickets and bags that could not be issued go back as they were sold, with our fee', async () => {
  const { booked, sold } = await sell('ISSUEERROR', 1);
  expect(sold.air * sold.extras * sold.fee).toBeGreaterThan(0);
  const quote = await quoted(booked);
  await giveBack(booked, quote);
  await expectLeft(booked, nothing);
});

test("when tickets are given back one by one, only the carrier's returned sums are listed", async () => {
  const { booked, sold } = await sell(undefined, 1);
  const first = await giveBack(booked, await quoted(booked, { part: seat(1) }));
  await expectLeft(booked, { ...sold, air: sold.air - first.total });
  const second = await giveBack(booked, await quoted(booked));
  await expectLeft(booked, { ...sold, air: sold.air - first.total - second.total });
});

test('after an exchange for dearer flights our fees are kept, whichever payment they came by', async () => {
  const { booked, sold } = await sell(byHand);
  const { due, acquiringFee } = await exchange(booked, dearer);
  const paid = { ...sold, air: sold.air + due.amount - acquiringFee.amount };
  paid.fee += acquiringFee.amount;
  await expectLeft(booked, paid);

  const path = `air-orders/${booked.order.number}/refund-by-hand`;
  expect((await callOps(api, path, { kept: 2_000_01 })).statusCode).toBeLessThan(300);
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({ status: 'cancelled' });
  await expectLeft(booked, { ...paid, air: 2_000_01 + 1_000_07 });
});

test('after an exchange for dearer flights one passenger gives back, then the other', async () => {
  const { booked, sold } = await sell(byHand);
  const { due, acquiringFee } = await exchange(booked, dearer);
  const paid = { ...sold, air: sold.air + due.amount - acquiringFee.amount };
  paid.fee += acquiringFee.amount;

  const forced = await giveBack(booked, await quoted(booked, { part: seat(1), reason: 'illness' }));
  const left = { ...paid, air: paid.air - forced.air, fee: paid.fee - forced.fee };
  await expectLeft(booked, left);
  const path = `air-orders/${booked.order.number}/refund-by-hand`;
  expect((await callOps(api, path, { kept: 3_000_00 })).statusCode).toBeLessThan(300);
  await api.jobs.drain();
  const { refund } = await readOrder(api, booked);
  await expectLeft(booked, { ...left, air: left.air - refund!.total.amount });
});

test("an exchange for cheaper flights after dearer ones returns more than the first payment's tickets", async () => {
  const { booked, sold } = await sell(byHand);
  const { due, acquiringFee } = await exchange(booked, dearer);
  const air = sold.air + due.amount - acquiringFee.amount;
  const fee = sold.fee + acquiringFee.amount;
  const cheaper = { fee: 0, difference: -(sold.air + 10_000_00) };
  const { back } = await exchange(booked, cheaper);
  expect(back.amount).toBe(sold.air + 10_000_00);
  await expectLeft(booked, { ...nothing, air: air - back.amount, fee });

  await giveBack(booked, await quoted(booked, { reason: 'illness' }));
  await expectLeft(booked, nothing);
});

test('two exchanges for cheaper flights never return more than the price of the tickets', async () => {
  const { booked, sold } = await sell(byHand);
  for (const least of [sold.air - 5_000_00, sold.air])
    await exchange(booked, { fee: 0, difference: -least });
  await expectLeft(booked, { ...sold, air: 0 });
});

test("one passenger's bags go back with a forced refund, the other passenger's stay", async () => {
  const { booked, sold } = await sell(undefined, 1);
  await chooseSome(api, booked, (all) => oneBag(all, 1));
  await pay(booked);
  const all = leftByReceipts(booked);
  const first = await giveBack(booked, await quoted(booked, { part: seat(1), reason: 'illness' }));
  const commission = first.extras - (all.extras - sold.extras);
  await expectLeft(booked, {
    ...nothing,
    air: all.air - first.air,
    extras: sold.extras,
    fee: all.fee - first.fee - commission,
  });
  // A voluntary refund leaves the bags and the fees with us.
  const second = await giveBack(booked, await quoted(booked));
  expect(second.fee + second.extras).toBe(0);
  await expectLeft(booked, {
    ...nothing,
    air: all.air - first.air - second.air,
    extras: sold.extras,
    fee: all.fee - first.fee - commission,
  });
});

test('points pay our fee first: in a refund of a part the tickets come back before the fee', async () => {
  const { jwt, user } = await signUp(api, { identifier: '+79161234567' });
  const given = { userId: user.id, points: 500, at: api.clock.now() };
  await api.database.db
    .transaction()
    .execute((tx) => pointsLedger.earn(tx, { kind: 'air', number: '00000000' }, given));
  const { booked, sold } = await sell(undefined, 0, 100, jwt);
  const quote = await quoted(booked, { part: seat(1), reason: 'illness' });
  const first = await giveBack(booked, quote);
  expect(first.total).toBe(first.air + first.fee - quote.pointsReturned * 100);
  const left = { ...sold, air: sold.air - first.air, fee: sold.fee - (first.total - first.air) };
  await expectLeft(booked, left);
  const second = await giveBack(booked, await quoted(booked));
  await expectLeft(booked, { ...left, air: left.air - second.total });
});

test('a stay moved to other days is sold again, and the old one goes back as it was sold', async () => {
  const payStay = async (booked: HotelOrderWithToken) => {
    const { confirmationUrl } = await startHotelPayment(api, booked);
    await yookassa.choose(confirmationUrl, 'pay');
    await api.jobs.drain();
    return leftByReceipts(booked);
  };
  const booked = await bookHotel(api, await findOffer(api, flexible));
  const sold = await payStay(booked);
  expect(sold.hotel * sold.fee).toBeGreaterThan(0);
  const post = (path: string, payload: object) =>
    api.inject({
      method: 'POST',
      url: `/v1/hotel/orders/${booked.order.number}/${path}`,
      payload: { lang: 'ru', ...payload },
      headers: { 'order-token': booked.accessToken, 'idempotency-key': randomUUID() },
    });
  const days = { ArrivalDate: '2026-12-14', DepartureDate: '2026-12-16' };
  const { stay } = (await post('date-offers', days)).json() as StayDatesOffer;
  const wanted = { offerId: stay.offer.id, expectedTotal: stay.offer.total };
  const next = (await post('dates', wanted)).json() as HotelOrderWithToken;
  const soldAnew = await payStay(next);
  expect(await readHotelOrder(api, booked)).toMatchObject({ status: 'canceled' });
  await expectLeft(booked, nothing);
  await expectLeft(next, soldAnew);
});
