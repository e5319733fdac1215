import { editions } from '@karvon/edition';
import { plain } from '@karvon/platform/testing/plain';
import { voucherFixture } from '../voucher/voucher.fixture';
import type { HotelOrderRow } from '../store/order-store';
import { cancelLetterFacts, stayLetterFacts, type HotelEnd } from './letter-facts';

const { ru, uz } = { ru: voucherFixture('ru'), uz: voucherFixture('uz') };
const { amount: total, currency } = ru.tariff.total;

/** A paid stay whose guest has cancelled it for nothing. */
const order = {
  lang: 'ru',
  sold: { ru, uz },
  total,
  currency,
  where_to_pay: 'now',
  cancel_reason: 'guest',
  cancel_penalty: 0,
  cancel_refund: total,
} as unknown as HotelOrderRow;

const saturday = new Date('2026-11-21T07:00:00Z');
const end: HotelEnd = { replacedBy: null, nothingPaid: false };

function factsOf(changes: Partial<HotelOrderRow>, ended: Partial<HotelEnd> = {}) {
  const when = { edition: editions.uz, now: saturday };
  const facts = cancelLetterFacts({ ...order, ...changes }, { ...end, ...ended }, when);
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plain(fact)]));
}

test('a stay with children says their ages, its phone only where it is known', () => {
  const { stay } = stayLetterFacts(order, []);
  expect(plain(stay!)).toContain('2 взрослых, 2 ребёнка (до 1 года, 8 лет)');
  expect(stay).toContain('Телефон отеля: ');
  const silent = { ...ru, stay: { ...ru.stay, hotel: { ...ru.stay.hotel, phone: '' } } };
  const unknown = stayLetterFacts({ lang: 'ru', sold: { ru: silent, uz } }, []);
  expect(unknown.stay).not.toContain('Телефон');
});

test('the money of a cancelled stay is sent within three working days', () => {
  expect(factsOf({})).toMatchObject({
    reason: 'вы отменили бронирование',
    withheldWhole: '',
    sentBy: '25 ноября 2026 г.',
  });
});

test('a stay that the agency cancelled says so', () => {
  expect(factsOf({ cancel_reason: 'agency' }).reason).toBe('бронирование отменило агентство');
});

test('a stay whose place another one has taken names it', () => {
  expect(factsOf({}, { replacedBy: '7K3M9QXA' })).toMatchObject({
    reason: 'вы выбрали другие даты',
    replacedBy: '7K3M9QXA',
  });
});

test('of a stay that is paid at the hotel nothing was paid: the hotel may demand the penalty', () => {
  const atHotel = { where_to_pay: 'at-hotel', cancel_refund: 0 } as const;
  expect(factsOf({ ...atHotel, cancel_penalty: 100_000_00 })).toEqual({
    reason: 'вы отменили бронирование',
    replacedBy: '',
    demand: expect.stringMatching(/^100 000 /),
  });
  expect(factsOf({ ...atHotel, cancel_penalty: 0 }).demand).toBe('');
});

test('that no money was taken is said only where it is certain', () => {
  const unpaid = { cancel_reason: 'not-paid', cancel_refund: 0 } as const;
  expect(factsOf(unpaid)).toEqual({
    reason: 'заказ не оплачен в срок',
    replacedBy: '',
    unpaid: '',
  });
  expect(factsOf(unpaid, { nothingPaid: true }).unpaid).toMatch(/\d/);
});
