import { createHash } from 'node:crypto';
import type { Fault } from '../faults';
import { childrenOf, textOf, type Element } from '../xml';
import { payByOf, presentFare, RAISE_PERCENT } from './pricing';
import {
  behavioursOf,
  decimal,
  instantText,
  SirenaError,
  type SirenaState,
  type StoredOrder,
} from './state';

const SLOW_ISSUE_MS = 2 * 60_000;
const LATE_TICKETS_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function regnumOf(state: SirenaState): string {
  const bytes = createHash('sha256').update(`${state.seed} ${++state.count}`).digest();
  return [...bytes.subarray(0, 6)].map((byte) => LETTERS[byte % 32]).join('');
}

function commonStatus({ now }: SirenaState, order: StoredOrder, issued: boolean): string {
  if (issued) return 'ticket';
  if (order.paidAt) return 'being_paid_for';
  return order.payBy <= now() ? 'cancelled' : 'not sold';
}

/** The order in the responses of `booking` and `order`. */
function orderElement(state: SirenaState, order: StoredOrder): Element {
  const { regnum, supply, fare, passengers, remarks } = order;
  const flights = supply.slices.flatMap(({ segments }) => segments);
  const issued = order.tickets.filter(({ at }) => at <= state.now());
  return {
    ...{ '@regnum': regnum, '@agency': '01SIM' },
    pnr: {
      ...{ regnum, version: 1 },
      ...(!order.paidAt && { utc_timelimit: instantText(order.payBy) }),
      common_status: commonStatus(state, order, issued.length > 0),
      segments: {
        segment: flights.map((one, index) => ({
          '@id': index + 1,
          company: one.marketingCarrier,
          flight: one.flightNumber,
          status: order.waitlisted
            ? { '@text': 'HL', '#text': 'waitlist' }
            : { '@text': 'HK', '#text': 'confirmed' },
        })),
      },
      passengers: {
        passenger: passengers.map((one, index) => ({
          '@id': index + 1,
          name: textOf(one, 'firstname').toUpperCase(),
          surname: textOf(one, 'lastname').toUpperCase(),
          category: textOf(one, 'category'),
        })),
      },
      prices: { variant_total: { '@currency': state.currency, '#text': decimal(fare.total) } },
    },
    tickinfo: passengers.flatMap((_, passenger) =>
      flights.map((__, segment) => ({
        ...(issued[passenger] && {
          ...{ '@ticknum': `ЭБМ${issued[passenger].number}`, '@accode': '999' },
          '@is_etick': 'true',
        }),
        ...{ '@pass_id': passenger + 1, '@seg_id': segment + 1 },
        '#text': issued[passenger] ? 'ticket' : 'not sold',
      })),
    ),
    ...(remarks.length > 0 && { remarks: { remark: remarks } }),
  };
}

/** Finds an order by its number and the surname of its first passenger. */
function openOrder(state: SirenaState, body: Element): StoredOrder {
  const order = state.orders.get(textOf(body, 'regnum'));
  if (!order || order.cancelledAt) throw new SirenaError('33011', 'ORDER NOT FOUND');
  const leader = textOf(order.passengers[0], 'lastname').replaceAll('-', '').toUpperCase();
  if (leader !== textOf(body, 'surname').toUpperCase())
    throw new SirenaError('33034', 'PNR AND SURNAME DO NOT MATCH');
  return order;
}

function make(state: SirenaState, body: Element, fault: Fault | null): StoredOrder {
  const passengers = childrenOf(body, 'passenger');
  const behaviours = behavioursOf(passengers);
  const known = presentFare(state, body).supply;
  if (behaviours.has('hold-refused')) throw new SirenaError('33050', 'CARRIER DOES NOT CONFIRM');
  if (behaviours.has('data-refused')) throw new SirenaError('28151', 'WRONG COUNTRY OF DOCUMENT');
  const raises = behaviours.has('price-raised') || fault?.kind === 'price-changed';
  if (raises && !state.raised.has(known.id)) state.raised.set(known.id, RAISE_PERCENT);
  const { supply, fare } = presentFare(state, body);
  const now = state.now();
  const order: StoredOrder = {
    ...{ regnum: regnumOf(state), supply, fare, passengers },
    remarks: childrenOf(body.remarks, 'remark').map(String),
    ...{ createdAt: now, changedAt: now, paidAt: null, cancelledAt: null, tickets: [] },
    payBy: behaviours.has('hold-lapses')
      ? new Date(now.getTime() + MINUTE_MS)
      : payByOf(state, supply),
    waitlisted: behaviours.has('sold-out') || fault?.kind === 'sold-out',
  };
  state.orders.set(order.regnum, order);
  return order;
}

/** `booking`. Null: the connection ends; the order may have been created. */
export function book(state: SirenaState, body: Element, fault: Fault | null): Element | null {
  const behaviours = behavioursOf(childrenOf(body, 'passenger'));
  if (behaviours.has('hold-lost')) return null;
  const order = make(state, body, fault);
  if (fault?.kind === 'double-booking') make(state, body, fault);
  return behaviours.has('hold-time-out') ? null : orderElement(state, order);
}

/** `order`: reads an order. */
export const readOrder = (state: SirenaState, body: Element): Element =>
  orderElement(state, openOrder(state, body));

/** `modified_orders`: orders that have changed since a moment. */
export function listModified(state: SirenaState, body: Element): Element {
  const [time = '', day = ''] = textOf(body, 'last_time').split(' ');
  const since = new Date(`${day.split('.').reverse().join('-')}T${time}:00Z`);
  const order = [...state.orders.values()]
    .filter(({ changedAt }) => changedAt >= since)
    .map(({ regnum }) => ({ regnum, nseg: 1 }));
  return { order };
}

function confirm(state: SirenaState, order: StoredOrder, fault: Fault | null): void {
  const slow = behavioursOf(order.passengers).has('issue-slow');
  const late = fault?.kind === 'ticket-late' ? LATE_TICKETS_MS : slow ? SLOW_ISSUE_MS : 0;
  const now = state.now();
  order.paidAt = now;
  order.changedAt = now;
  order.tickets = order.passengers.map(() => ({
    number: String(++state.count).padStart(10, '0'),
    at: new Date(now.getTime() + late),
  }));
}

/** `payment-ext-auth`: returns the price of an order, and records its payment. */
export function payOrder(state: SirenaState, body: Element, fault: Fault | null): Element {
  const order = openOrder(state, body);
  if (order.paidAt)
    throw order.tickets.every(({ at }) => at <= state.now())
      ? new SirenaError('33045', 'PAID ALREADY')
      : new SirenaError('33044', 'WAITING FOR CONFIRMATION OF PAYMENT');
  if (order.payBy <= state.now()) throw new SirenaError('33071', 'TIME LIMIT IS OVER');
  const cost = { '@curr': state.currency, '#text': decimal(order.fare.total) };
  if (textOf(body, 'action') === 'query') return { cost, timeout: 15 };
  if (textOf(body, 'action') === 'cancel') return { ok: '' };
  const paid = childrenOf(body, 'cost')[0];
  if (paid?.['@curr'] !== cost['@curr'] || paid['#text'] !== cost['#text'])
    throw new SirenaError('33057', 'COST OR CURRENCY DOES NOT MATCH');
  if (behavioursOf(order.passengers).has('issue-error'))
    throw new SirenaError('33070', 'CARRIER DOES NOT ISSUE');
  confirm(state, order, fault);
  return { ok: '', regnum: order.regnum };
}

/** `booking-cancel`. Null: the order is cancelled, and the connection ends. */
export function cancelBooking(state: SirenaState, body: Element): Element | null {
  const order = openOrder(state, body);
  const behaviours = behavioursOf(order.passengers);
  if (order.paidAt || behaviours.has('cancel-refused'))
    throw new SirenaError('33072', 'CANCEL IS NOT ALLOWED');
  order.cancelledAt = state.now();
  order.changedAt = order.cancelledAt;
  return behaviours.has('cancel-time-out') ? null : { ok: '' };
}
