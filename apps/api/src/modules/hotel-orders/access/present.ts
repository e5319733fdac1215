import type { PlainDate } from '@karvon/calendar';
import type { HotelOrder, Locale } from '@karvon/contract';
import { money } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import { maskEmail, maskPhone } from '@karvon/order-ground/mask-contacts';
import { paidSince } from '@karvon/order-ground/paid-since';
import { paidOf, type KnownPayment, type PaymentReader } from '@karvon/payments';
import type { PersonalData } from '@karvon/platform/personal-data';
import { cancelTermsAt, termsOncePaid } from '../terms/cancel-terms';
import { changeStore } from '../store/change-store';
import { isChangeable, momentAt } from '../changes/changeable';
import { openChangeStates } from '../store/change-states';
import { presentChanges } from '../changes/present-changes';
import { isReplaceable } from '../terms/replaceable';
import { latePayments } from './late-payments';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';

export interface PresentHotelOrderDeps extends Pick<AppDeps, 'clock' | 'database'> {
  data: PersonalData;
  payments: PaymentReader;
  store: HotelOrderStore;
}

/** Cancelled, or being cancelled. */
export const isOver = ({ status }: Pick<HotelOrderRow, 'status'>) =>
  status === 'cancelling' || status === 'canceled';

const notedTerms = ({ cancel_penalty, cancel_refund, currency }: HotelOrderRow) => ({
  penalty: money(cancel_penalty ?? 0, currency),
  refund: money(cancel_refund ?? 0, currency),
});

function cancellationOf(order: HotelOrderRow): HotelOrder['cancellation'] {
  const { cancel_reason: reason } = order;
  return isOver(order) && reason !== null ? { reason, ...notedTerms(order) } : null;
}

/** What cancelling costs if the bank takes the money that it holds; undefined where it holds none. */
function cancelOncePaid(
  order: HotelOrderRow,
  payments: readonly KnownPayment[],
  now: Date,
): HotelOrder['cancelOncePaid'] {
  if (order.status !== 'waiting-for-payment') return undefined;
  if (order.cancel_reason !== null) return { ...notedTerms(order), wished: true };
  if (!payments.some(({ status }) => status === 'pending')) return undefined;
  const terms = termsOncePaid(order, now);
  return terms ? { ...terms, wished: false } : undefined;
}

/** Whether the guest may have the voucher: the voucher of a cancelled stay is not valid. */
export const voucherOf = (order: HotelOrderRow) => (isOver(order) ? 'none' : order.voucher);

/** '14:00' of a day by a hotel's clock, with its offset on that day. */
const localAt = (day: PlainDate, time: string, zone: string) =>
  momentAt(day, time, zone).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");

/** An order as its guest may see it: contacts masked. */
export async function presentHotelOrder(
  deps: PresentHotelOrderDeps,
  order: HotelOrderRow,
  lang: Locale,
): Promise<HotelOrder> {
  const { clock, database, data, payments, store } = deps;
  const { number, status, sold, pay_before: payBefore, answer_by: answerBy } = order;
  const { stay, tariff } = sold[lang];
  // The Uzbek words of a stay are Latin, in orders of any age.
  const { name: latinName, address, latinAddress = address } = sold.uz.stay.hotel;
  const hotel = lang === 'uz' ? stay.hotel : { ...stay.hotel, latinName, latinAddress };
  const now = clock.now();
  const history = await store.history(database.db, number);
  const { booker, guests, comment } = store.persons(order);
  const changes = await changeStore.of(database.db, number);
  const { all, latest: payment } = await payments.ofOrder('hotel', number);
  const find = () => store.find(database.db, number);
  const paid = await paidSince(order, 'waiting-for-payment', payment, find);
  if (paid) return presentHotelOrder(deps, paid, lang);
  const late = latePayments(all, order);
  const open = changes.find(({ state }) => openChangeStates.includes(state));
  const replacedBy = await store.replacementOf(database.db, number);
  const underWay = { change: open, replacedBy };
  const unpaid = status === 'waiting-for-payment';
  const oncePaid = cancelOncePaid(order, all, now);
  return {
    number,
    status,
    confirmation: order.confirmation,
    createdAt: order.created_at.toISOString(),
    payBefore: unpaid ? (payBefore?.toISOString() ?? null) : null,
    answerBy: status === 'waiting-for-booking' ? (answerBy?.toISOString() ?? null) : null,
    serverTime: now.toISOString(),
    total: money(order.total, order.currency),
    stay: { ...stay, hotel },
    checkInAt: localAt(stay.arrivalDate, hotel.checkIn, hotel.location.timeZone),
    checkOutAt: localAt(stay.departureDate, hotel.checkOut, hotel.location.timeZone),
    tariff,
    booker: { name: booker.name, phone: maskPhone(booker.phone), email: maskEmail(booker.email) },
    guests: guests.map(({ sex: _forTheHotel, ...guest }) => guest),
    comment: comment || null,
    payment,
    ...paidOf(all, late),
    paymentMethods:
      unpaid && !oncePaid?.wished ? payments.methodsOf(money(order.total, order.currency)) : [],
    ...(late.length > 0 && { latePayments: late }),
    voucher: voucherOf(order),
    cancelNow: oncePaid ? null : cancelTermsAt(order, now),
    ...(oncePaid && { cancelOncePaid: oncePaid }),
    cancellation: cancellationOf(order),
    changeable: replacedBy === null && isChangeable(order, open, now),
    changes: await presentChanges({ database, data }, changes),
    ...(isReplaceable(order, underWay, now) && { datesChangeable: true }),
    ...(order.replaces && { replaces: order.replaces }),
    ...(replacedBy && { replacedBy }),
    history: history.map((entry) => ({ status: entry.status, at: entry.at.toISOString() })),
  };
}
