import type { Locale } from '@karvon/contract';
import { editions } from '@karvon/edition';
import {
  cancelLetterFacts,
  hotelLetterFacts,
  stayLetterFacts,
} from '../../modules/hotel-orders/access/letter-facts';
import type { HotelOrderRow } from '../../modules/hotel-orders/store/order-store';
import { renderVoucher } from '../../modules/hotel-orders/voucher/render-voucher';
import type { Voucher } from '../../modules/hotel-orders/voucher/voucher';
import { voucherFixture } from '../../modules/hotel-orders/voucher/voucher.fixture';
import { orderEvents, type OrderEvent } from '@karvon/order-ground/notices/order-events';
import { writeLetter } from '@karvon/order-messages';
import { readPdfText } from '@karvon/order-ground/documents/pdf/read-pdf-text.fixture';
import { messageFaults } from './message-faults';
import { soldStays } from './sold-stays';
import { readStated, tidy, unstated } from './unstated';

interface Stated {
  lang: Locale;
  told: {
    days: string;
    total: string;
    room: string;
    party: string;
    sleepers: string[];
    meal: string;
    cancellation: string[];
    levies: string[];
  };
}

const recorded = readStated<Stated>('stated-stays.json');
const number = '7K3M9QXA';
const publicUrl = 'https://karvon.example';
const edition = editions.uz;
const now = new Date('2026-12-01T08:30:00Z');

/** What the storefront tells, beside the voucher and the order of the stay that it tells it of. */
const sales = soldStays().stays.map(({ offer, ...party }, index) => {
  const { lang, told } = recorded[index]!;
  const fixture = voucherFixture(lang);
  const voucher: Voucher = { ...fixture, stay: { ...fixture.stay, ...party }, tariff: offer };
  const { amount: total, currency } = offer.total;
  const order = {
    ...{ number, lang, total, currency, confirmation: '48213', pay_before: now, answer_by: now },
    ...{ sold: { ru: voucher, uz: voucher }, where_to_pay: offer.whereToPay },
  } as unknown as HotelOrderRow;
  return { voucher, order, lang, told };
});

const write = (
  event: OrderEvent<'hotel'>,
  lang: Locale,
  facts: ReturnType<typeof hotelLetterFacts>,
) => writeLetter({ kind: 'hotel', number, event }, { lang, facts }, { edition, publicUrl });

test('the letter tells of each of 200 stays the terms that the pages tell', () => {
  expect(sales.length).toBeGreaterThanOrEqual(200);
  for (const { order, lang, told } of sales) {
    const { stay, terms, payment, levies } = stayLetterFacts(order, []);
    expect(tidy(terms!)).toBe(tidy(told.cancellation.join('\n')));
    expect(unstated(stay!, [told.room, told.party, ...told.sleepers, told.meal])).toEqual([]);
    expect(unstated(payment!, [told.total, ...told.levies])).toEqual([]);
    expect(unstated(levies!, told.levies)).toEqual([]);
    const facts = hotelLetterFacts(order, [], edition);
    const sums = [told.days, told.total, ...told.levies];
    expect(unstated(write('booked', lang, facts).letter.text, sums)).toEqual([]);
  }
});

test('each message of them names the order, its page and its days, and an SMS no other sum than its letter', () => {
  const events = Object.keys(orderEvents.hotel) as OrderEvent<'hotel'>[];
  for (const { order, lang, told } of sales) {
    const facts = hotelLetterFacts(order, [], edition);
    for (const event of events) {
      const messages = write(event, lang, { ...facts, refund: facts.sum! });
      expect(messageFaults(messages, number, [told.days])).toEqual([]);
    }
  }
});

test('a cancellation withholds in letter and SMS what the pages said that it costs', () => {
  for (const { voucher, order, lang, told } of sales) {
    for (const { penalty } of voucher.tariff.cancellation.steps) {
      const end = {
        ...order,
        cancel_reason: 'guest',
        cancel_penalty: penalty.amount,
        cancel_refund: Math.max(0, order.total - penalty.amount),
      } as HotelOrderRow;
      const ended = { replacedBy: null, nothingPaid: false };
      const { paid, withheld, demand, ...more } = cancelLetterFacts(end, ended, { edition, now });
      const kept = withheld ?? demand;
      if (!kept || penalty.amount === 0) continue;
      expect(unstated(told.cancellation.join('\n'), [kept])).toEqual([]);
      const facts = { ...hotelLetterFacts(end, [], edition), ...more, paid, withheld, demand };
      const messages = write('cancelled', lang, facts as typeof more);
      expect(messageFaults(messages, number, [told.days, kept])).toEqual([]);
      if (paid) expect(tidy(paid)).toBe(tidy(told.total));
    }
  }
});

test('the vouchers state the same', async () => {
  for (const { voucher, told } of sales) {
    const text = readPdfText(await renderVoucher(voucher));
    const { total, room, party, sleepers, meal, cancellation, levies } = told;
    expect(
      unstated(text, [total, room, party, ...sleepers, meal, ...cancellation, ...levies]),
    ).toEqual([]);
  }
});
