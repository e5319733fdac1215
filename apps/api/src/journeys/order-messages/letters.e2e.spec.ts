import { randomUUID } from 'node:crypto';
import type { AirOrderWithToken, SandboxMessage } from '@karvon/contract';
import { formatMoney } from '@karvon/platform/format-money';
import {
  book,
  bookTwo,
  booker,
  confirmRefund,
  holdableOffer,
  orderBody,
  payOrder,
  quoteRefund,
  readOrder,
  submitOrder,
} from '@karvon/air-orders/testing';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import {
  bookHotel,
  cancelHotel,
  findOffer,
  flexible,
  freeSale,
  hotelOrderBody,
  payHotel,
  sellHotel,
  startHotelApp,
  startHotelPayment,
  strict,
  submitHotelOrder,
} from '../../testing/hotel-orders';
import { plain } from '@karvon/platform/testing/plain';
import { readMessages } from '@karvon/messages/testing';
import { testNow } from '@karvon/platform/testing/test-clock';
import { testApi } from '@karvon/platform/testing/test-api';
import { formatDay } from '@karvon/order-ground/documents/format';

const airSearch = { deadlineMs: 60_000, patienceMs: 60_000, pollMs: 20_000 };
const start = (edition: 'uz' | 'ru') => () =>
  startHotelApp({ edition, config: { orderTokenHours: 10_000, airSearch } });

const api = testApi(start('uz'));
beforeEach(() => api.clock.set(testNow));

type Api = typeof api;
type Sum = Parameters<typeof formatMoney>[0];

const said = (sum: Sum, lang: 'ru' | 'uz' = 'ru') => plain(formatMoney(sum, lang));

async function sent(number: string, from: Api = api): Promise<SandboxMessage[]> {
  await from.jobs.drain();
  const messages = await readMessages(from);
  return messages.filter(({ subject, text }) => `${subject} ${text}`.includes(number)).reverse();
}

/** The only letter about an order with this subject, line by line. */
async function letter(number: string, subject: string, from: Api = api): Promise<string[]> {
  const found = (await sent(number, from)).filter((message) => message.subject === subject);
  expect(found.map((message) => message.subject)).toEqual([subject]);
  return found[0]!.text.split('\n');
}

const smsTexts = async (number: string): Promise<string[]> =>
  (await sent(number)).filter(({ channel }) => channel === 'sms').map(({ text }) => text);

/** '2026-12-08T18:00:00+05:00' as letters say it. */
const hotelClock = (at: string) =>
  plain(`${formatDay(at.slice(0, 10), 'ru')}, ${at.slice(11, 16)}`);

describe('letters about a stay', () => {
  test('the voucher’s letter says where, when, who, on what terms and what is paid', async () => {
    const { order } = await sellHotel(api, await findOffer(api, flexible));
    const { hotel, room, childAges } = order.stay;
    const { freeUntil, steps } = order.tariff.cancellation;
    expect(childAges).toEqual([]);
    const lines = await letter(order.number, `Ваучер по заказу ${order.number}`);
    expect(lines).toEqual(
      expect.arrayContaining([
        `${hotel.name}, 10–13 декабря 2026 г.`,
        `Адрес: ${hotel.address}, Узбекистан`,
        `Телефон отеля: ${hotel.phone}`,
        `Заезд: чт, 10 декабря 2026 г., с ${hotel.checkIn}`,
        `Выезд: вс, 13 декабря 2026 г., до ${hotel.checkOut}`,
        'Ночей: 3',
        `Номер: ${room.name}`,
        '2 взрослых',
        'Гости: KARIMOVA AZIZA, KARIMOV TIMUR',
        `Проживание оплачено: ${said(order.total)}. В отеле за него платить не нужно.`,
        'Условия отмены, по времени отеля:',
        `Бесплатная отмена до ${hotelClock(freeUntil!)}`,
        `Отмена с ${hotelClock(steps[0]!.from!)}: удержат ${said(steps[0]!.penalty)}`,
      ]),
    );
  });

  test('a booking says the stay, its terms and what is paid at the hotel, in Uzbek too', async () => {
    const offer = await findOffer(api, (one) => freeSale(one) && one.paidAtHotel.length > 0);
    const levy = offer.paidAtHotel[0]!;
    const body = { ...hotelOrderBody(offer), lang: 'uz' };
    const { order } = (await submitHotelOrder(api, body)).json();
    const [mail] = await sent(order.number);
    expect(mail!.text.split('\n')).toEqual(
      expect.arrayContaining([
        `Kelish: Pay, 2026-yil 10-dekabr, soat ${order.stay.hotel.checkIn} dan`,
        `Mehmonxona telefoni: ${order.stay.hotel.phone}`,
        'Kechalar: 3',
        'Mehmonlar: KARIMOVA AZIZA, KARIMOV TIMUR',
        'Toʻlovdan keyin bekor qilish shartlari, mehmonxona vaqti bilan:',
        expect.stringMatching(
          new RegExp(
            `^Kelganda mehmonxonaga alohida toʻlanadi: turistik (soliq|yigʻim), ${said(levy.amount, 'uz')}$`,
          ),
        ),
      ]),
    );
  });

  test('a paid stay of which all is kept: why, what was paid and withheld, and that nothing is returned', async () => {
    const booked = await sellHotel(api, await findOffer(api, strict));
    await cancelHotel(api, booked);
    const { number, total } = booked.order;
    const lines = await letter(number, `Заказ ${number} отменён`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Причина: вы отменили бронирование.',
        `Оплачено: ${said(total)}`,
        `Удержано за отмену: ${said(total)}`,
        `Возврата не будет: по условиям тарифа удержана вся сумма, ${said(total)}.`,
      ]),
    );
    expect(lines.join('\n')).not.toMatch(/не списаны|Вернём|Возвращаем/);
    expect(await smsTexts(number)).toEqual([
      expect.stringMatching(
        `^Karvon: заказ ${number} отменён, удержано ${said(total)}\\. http\\S+number=${number}$`,
      ),
    ]);
  });

  test('an unpaid stay whose time is over: that it was not paid in time, and that nothing was taken', async () => {
    const { order } = await bookHotel(api, await findOffer(api, strict));
    await sent(order.number);
    await api.clock.set(order.payBefore!);
    const { number, total } = order;
    const lines = await letter(number, `Заказ ${number} отменён: не оплачен в срок`);
    expect(lines).toContain(`Заказ на ${said(total)} не был оплачен, деньги не списаны.`);
    expect(lines.join('\n')).toMatch(
      /отменён автоматически: он не оплачен до 21 ноября 2026 г\., /,
    );
    expect(lines.join('\n')).not.toMatch(/Удержано|Возврат/);
    expect(await smsTexts(number)).toEqual([]);
  });

  test('while the bank still holds a payment, nobody reads that nothing was taken', async () => {
    const booked = await bookHotel(api, await findOffer(api, strict));
    const payment = await startHotelPayment(api, booked);
    await chooseAtBank(api, payment, 'pending', 'never');
    const { number, payBefore } = booked.order;
    await api.clock.set(payBefore!);
    const lines = await letter(number, `Заказ ${number} отменён: не оплачен в срок`);
    expect(lines.join('\n')).not.toContain('не списаны');
  });

  test('an unpaid stay that its guest cancels: nothing was taken', async () => {
    const booked = await bookHotel(api, await findOffer(api, strict));
    await cancelHotel(api, booked);
    const { number, total } = booked.order;
    const lines = await letter(number, `Заказ ${number} отменён`);
    expect(lines).toContain('Причина: вы отменили бронирование.');
    expect(lines).toContain(`Заказ на ${said(total)} не был оплачен, деньги не списаны.`);
    expect(lines.join('\n')).not.toMatch(/Оплачено|Удержано/);
  });

  test('a stay of which a part is kept: paid, withheld and sent, in Uzbek too', async () => {
    const offer = await findOffer(api, flexible);
    const body = { ...hotelOrderBody(offer), lang: 'uz' };
    const booked = (await submitHotelOrder(api, body)).json();
    await payHotel(api, booked);
    await api.jobs.drain();
    await api.clock.set(offer.cancellation.steps[0]!.from!);
    await cancelHotel(api, booked);
    const { number, total } = booked.order;
    const penalty = offer.cancellation.steps[0]!.penalty;
    const refund = { ...total, amount: total.amount - penalty.amount };
    const lines = await letter(number, `Buyurtma ${number}: pul qaytarildi`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Bekor qilish sababi: siz bronni bekor qildingiz.',
        `Toʻlangan: ${said(total, 'uz')}`,
        `Bekor qilish uchun ushlab qolindi: ${said(penalty, 'uz')}`,
        `Joʻnatildi: ${said(refund, 'uz')}, siz toʻlagan usulda. Qachon tushishi bankka bogʻliq.`,
      ]),
    );
  });

  test('a room that the hotel takes back: by when its money is sent', async () => {
    const booked = await bookHotel(api, await findOffer(api, flexible));
    await payHotel(api, booked);
    await api.database.db
      .updateTable('sandbox_room_bookings')
      .set({ cancelled_at: api.clock.now() })
      .where('reference', '=', booked.order.number)
      .execute();
    const { number, total } = booked.order;
    const lines = await letter(number, `Заказ ${number}: отель отказал в размещении`);
    expect(lines).toContain(
      `Возвращаем ${said(total)} тем же способом, каким вы платили. Отправим не позже 25 ноября 2026 г., срок зачисления зависит от банка.`,
    );
    const back = await letter(number, `Возврат по заказу ${number}`);
    expect(back).toContain('Причина отмены: отель отказал в размещении.');
    expect(back).toContain(`Удержано за отмену: 0 сум`);
  });

  test('a bank that takes its time: the cancellation is told at once, with the day of the money', async () => {
    const booked = await sellHotel(api, await findOffer(api, flexible));
    api.config.sandbox.speed = 1;
    await cancelHotel(api, booked);
    const { number, total } = booked.order;
    const lines = await letter(number, `Заказ ${number} отменён`);
    expect(lines).toContain(
      `Возвращаем ${said(total)} тем же способом, каким вы платили. Отправим не позже 25 ноября 2026 г., срок зачисления зависит от банка.`,
    );
    await api.clock.advance({ minutes: 2 });
    await letter(number, `Возврат по заказу ${number}`);
    api.config.sandbox.speed = 0;
  });
});

describe('letters about flights', () => {
  const cancel = ({ order, accessToken }: AirOrderWithToken) =>
    api.inject({
      method: 'POST',
      url: `/v1/air/orders/${order.number}/cancel`,
      payload: { lang: 'ru' },
      headers: { 'order-token': accessToken, 'idempotency-key': randomUUID() },
    });

  /** An order with tickets in the given fare family. */
  async function ticketed(family: string): Promise<AirOrderWithToken> {
    const offer = await holdableOffer(api);
    const fare = offer.fares.find((one) => one.family === family)!;
    const body = { ...orderBody(offer), fareId: fare.id, expectedTotal: fare.total };
    const booked = (await submitOrder(api, body)).json() as AirOrderWithToken;
    await payOrder(api, booked);
    await api.jobs.drain();
    return booked;
  }

  test('the tickets’ letter says flights, airports, local times, travellers and the price', async () => {
    const booked = await bookTwo(api);
    await payOrder(api, booked);
    await api.jobs.drain();
    const { number, slices, dictionary, total, pnr } = await readOrder(api, booked);
    const lines = await letter(number, `Билеты по заказу ${number}`);
    for (const { segments } of slices)
      for (const one of segments) {
        const carrier = dictionary.carriers[one.marketingCarrier]!.name;
        expect(lines.join('\n')).toContain(`Рейс ${one.flightNumber}, ${carrier}`);
        const time = one.departingAt.slice(11, 16);
        const from = lines.find(
          (line) => line.startsWith('Вылет:') && line.includes(`(${one.origin})`),
        );
        expect(from).toMatch(
          new RegExp(`^Вылет: .., 10 декабря 2026 г., ${time}, Нью-Йорк.* \\(JFK\\)`),
        );
        const to = lines.find((line) => line.startsWith('Прилёт:'));
        expect(to).toMatch(new RegExp(`, ${one.arrivingAt.slice(11, 16)}, Нью-Йорк.* \\(EWR\\)`));
      }
    expect(lines).toEqual(
      expect.arrayContaining([
        'Время вылета и прилёта местное.',
        'Пассажиры: KARIMOVA AZIZA, KARIMOVA OLIM',
        `Номер бронирования (PNR): ${pnr}. Он нужен для онлайн-регистрации.`,
        `Оплачено: ${said(total)}`,
      ]),
    );
  });

  test('a booking names its flights and travellers in Uzbek', async () => {
    const offer = await holdableOffer(api);
    const body = { ...orderBody(offer), lang: 'uz' };
    const { order } = (await submitOrder(api, body)).json() as AirOrderWithToken;
    const [mail] = await sent(order.number);
    const text = mail!.text;
    expect(text).toContain(`\nReys ${order.slices[0]!.segments[0]!.flightNumber}, `);
    expect(text).toMatch(/\nUchish: .+, 2026-yil 10-dekabr, \d\d:\d\d, Nyu-York.* \(JFK\)/);
    expect(text).toContain('\nYoʻlovchilar: KARIMOVA AZIZA\n');
  });

  test('a refund: paid, withheld by what, and sent', async () => {
    const booked = await ticketed('standard');
    const quote = (await quoteRefund(api, booked)).json();
    await confirmRefund(api, booked, quote.id);
    const { number, total } = booked.order;
    const lines = await letter(number, `Возврат по заказу ${number}`);
    const withheld = { ...total, amount: total.amount - quote.total.amount };
    expect(withheld.amount).toBeGreaterThan(0);
    expect(lines).toEqual(
      expect.arrayContaining([
        `Оплачено: ${said(total)}`,
        `Удержано: ${said(withheld)}`,
        `Мы отправили ${said(quote.total)} тем же способом, каким вы платили. Срок зачисления зависит от банка.`,
      ]),
    );
    const accepted = await letter(number, `Заказ ${number}: возврат принят`);
    expect(accepted).toEqual(
      expect.arrayContaining([
        `Возврат по заказу ${number} принят.`,
        `Оплачено: ${said(total)}`,
        `Удержим: ${said(withheld)}`,
        `Вернём ${said(quote.total)} тем же способом, каким вы платили. Отправим не позже ${plain(formatDay(quote.sentBy, 'ru'))}, срок зачисления зависит от банка.`,
      ]),
    );
    const fee = booked.order.fare.price.serviceFee;
    expect(lines).toContain(`— сервисный сбор: ${said(fee)}`);
    expect(await smsTexts(number)).toContainEqual(
      expect.stringContaining(
        `Karvon: возврат по заказу ${number}, отправили ${said(quote.total)}. http`,
      ),
    );
  });

  test('a part of an order: whose flights were given back', async () => {
    const booked = await bookTwo(api);
    await payOrder(api, booked);
    await api.jobs.drain();
    const part = [{ passenger: 1, slices: [0] }];
    await confirmRefund(api, booked, (await quoteRefund(api, booked, { part })).json().id);
    const { number } = booked.order;
    const lines = await letter(number, `Возврат части заказа ${number}`);
    expect(await letter(number, `Заказ ${number}: возврат принят`)).toContain(
      'Возвращаете: KARIMOVA OLIM, Нью-Йорк — Нью-Йорк',
    );
    expect(lines).toContain('Возвращено: KARIMOVA OLIM, Нью-Йорк — Нью-Йорк');
    expect(lines.join('\n')).toMatch(/\nОплачено за возвращённое: \d.*\nУдержано: \d/);
  });

  test('an unpaid order says whether its time was over or its guest has cancelled it', async () => {
    const [waits, unwanted] = [await book(api), await book(api)];
    await cancel(unwanted);
    const { number, total } = unwanted.order;
    const lines = await letter(number, `Заказ ${number} отменён`);
    expect(lines).toContain(`Заказ ${number} отменён: вы отказались от него до оплаты.`);
    expect(lines).toContain(`Заказ на ${said(total)} не был оплачен, деньги не списаны.`);
    await api.clock.set(waits.order.payBefore!);
    const late = waits.order.number;
    const lapsed = await letter(late, `Заказ ${late} отменён: не оплачен в срок`);
    expect(lapsed.join('\n')).toMatch(/он не оплачен до 21 ноября 2026 г\., 13:00/);
    expect(lapsed).toContain(`Заказ на ${said(total)} не был оплачен, деньги не списаны.`);
    const all = await readMessages(api, booker.mobilePhone);
    expect(all.filter(({ text }) => text.includes(late))).toEqual([]);
  });
});

describe('edition ru', () => {
  const russian = testApi(start('ru'));

  test('counts in roubles and says that nothing is returned', async () => {
    const booked = await sellHotel(russian, await findOffer(russian, strict));
    await cancelHotel(russian, booked);
    const { number, total } = booked.order;
    const lines = await letter(number, `Заказ ${number} отменён`, russian);
    expect(total.currency).toBe('RUB');
    expect(lines).toContain(
      `Возврата не будет: по условиям тарифа удержана вся сумма, ${said(total)}.`,
    );
  });
});
