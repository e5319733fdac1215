import type { AcaseState, StoredOrder } from './state';

/** How long a hotel takes to respond to a request, and may take to respond to a change. */
const REQUEST_MS = 3 * 60_000;
const CHANGE_MS = 3 * 60_000;

/** The supplier's own names of order statuses. */
export const statusNames: Record<number, string> = {
  18: 'В работе',
  25: 'Отказан',
  32: 'Лист ожидания',
  44: 'Изменен',
  50: 'В работе (изм.)',
  56: 'Отказ на изменения',
  65: 'Забронирован',
  73: 'Аннулирован без штрафа',
  77: 'Аннулирован со штрафом',
};

/** The order's status now, after the decisions of its hotel. */
export function statusOf({ now }: AcaseState, order: StoredOrder): number {
  const { behaviour, accommodation, cancelledAt, penalty, registeredAt } = order;
  if (cancelledAt) return penalty > 0 ? 77 : 73;
  const { availability } = accommodation.offer;
  if (behaviour === 'waiting-list' || availability === 'waiting-list') return 32;
  const requested =
    availability === 'on-request' ||
    behaviour === 'request-confirmed' ||
    behaviour === 'request-refused';
  if (!requested) return amendedStatus(now(), order);
  if (now().getTime() - registeredAt.getTime() < REQUEST_MS) return 18;
  return behaviour === 'request-refused' ? 25 : amendedStatus(now(), order);
}

/** The status of a booked room: booked, or the outcome of its latest change. */
function amendedStatus(now: Date, { amendment }: StoredOrder): number {
  if (!amendment) return 65;
  const { behaviour, requestedAt } = amendment;
  if (behaviour === 'change-refused') return 56;
  const late = behaviour === 'change-late' && now.getTime() - requestedAt.getTime() < CHANGE_MS;
  return late ? 50 : 44;
}

/** A booked room, also during and after a change. */
export const isConfirmed = (status: number) => [44, 50, 56, 65].includes(status);

/** The guests and wishes that the hotel has now. */
export function agreedWith(state: AcaseState, order: StoredOrder) {
  const { accommodation, amendment } = order;
  return amendment && statusOf(state, order) === 44 ? amendment : accommodation;
}

/** The penalty for cancelling now. */
export function penaltyNow(state: AcaseState, order: StoredOrder): number {
  if (!isConfirmed(statusOf(state, order))) return 0;
  const { steps } = order.accommodation.offer.cancellation;
  const held = steps.filter(({ from }) => from === null || Date.parse(from) <= +state.now());
  return (held.at(-1)?.penalty.amount ?? 0) * order.accommodation.rooms;
}

/** Whether it can be cancelled: until the end of the day of arrival on the hotel's clock. */
export function canBeCancelled(state: AcaseState, order: StoredOrder): boolean {
  const status = statusOf(state, order);
  if (status >= 71 || status === 25) return false;
  const { arrival, hotel } = order.accommodation;
  const zone = state.world().city(hotel.city)!.zone;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(state.now());
  return today <= arrival;
}

/** Whether the booking can be changed by this protocol. */
export function canBeModified(state: AcaseState, order: StoredOrder): boolean {
  const status = statusOf(state, order);
  const settled = isConfirmed(status) && status !== 50;
  return settled && order.behaviour !== 'no-changes' && canBeCancelled(state, order);
}
