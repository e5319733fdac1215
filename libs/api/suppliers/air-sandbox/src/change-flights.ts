import type { Slice } from '@karvon/contract';
import { SupplierChangeOver, type AirlineChange } from '@karvon/air-supply/air-supplier';
import type { AirlineChanges } from '@karvon/air-supply/airline-change';
import type { Pace } from '@karvon/platform/sandbox-pace';
import type { BookedOrder, OrderBook } from './order-book';
import { behavioursOf } from './surname-behaviours';

const MINUTE_MS = 60_000;
const DELAY_MINUTES = 45;
const MOVE_MINUTES = 300;

/** A local time with its offset, moved by so many minutes. */
function later(local: string, minutes: number): string {
  const wall = new Date(Date.parse(`${local.slice(0, 19)}Z`) + minutes * MINUTE_MS);
  return `${wall.toISOString().slice(0, 19)}${local.slice(19)}`;
}

const shifted = (slice: Slice, minutes: number): Slice => ({
  ...slice,
  segments: slice.segments.map((segment) => ({
    ...segment,
    departingAt: later(segment.departingAt, minutes),
    arrivingAt: later(segment.arrivingAt, minutes),
  })),
});

const renumbered = (slice: Slice): Slice => ({
  ...slice,
  segments: slice.segments.map((segment) => ({
    ...segment,
    flightNumber: segment.flightNumber.replace(/\d+$/, (digits) => String(Number(digits) + 7)),
  })),
});

/** The flights of an order after the changes that magic surnames provoke; null without a change. */
export function changeOf(order: BookedOrder): AirlineChange | null {
  const { id, slices, surnames, change_accepted: accepted, status } = order;
  const behaviours = behavioursOf(surnames);
  const now = (slice: Slice): Slice | null | undefined => {
    if (behaviours.has('flight-cancelled')) return null;
    if (behaviours.has('flight-moved')) return renumbered(shifted(slice, MOVE_MINUTES));
    return behaviours.has('flight-delayed') ? shifted(slice, DELAY_MINUTES) : undefined;
  };
  const changed = (slices ?? []).flatMap((before) => {
    const after = now(before);
    return after === undefined ? [] : [{ before, after }];
  });
  if (status === 'held' || changed.length === 0) return null;
  const answered = accepted ? 'accepted' : 'over';
  return {
    id: `sbx_${id}`,
    slices: changed,
    acceptable: changed.every(({ after }) => after !== null),
    answer: status === 'cancelled' || accepted ? answered : 'open',
  };
}

/** Whether a change of an order by its airline waits for an answer. */
export const isChanged = (order: BookedOrder): boolean => changeOf(order)?.answer === 'open';

/** Changes by airlines, provoked by magic surnames. */
export function createFlightChanges({
  book,
  pace,
}: {
  book: OrderBook;
  pace: Pace;
}): AirlineChanges {
  return {
    async findChange({ supplierOrderId }) {
      await pace.wait(300);
      const order = await book.byId(supplierOrderId);
      return order ? changeOf(order) : null;
    },

    async acceptChange({ supplierOrderId, changeId }) {
      await pace.wait(500);
      const order = await book.byId(supplierOrderId);
      const change = order ? changeOf(order) : null;
      if (change?.id !== changeId || !change.acceptable || change.answer === 'over')
        throw new SupplierChangeOver('there is no such change');
      await book.acceptChange(supplierOrderId);
    },
  };
}
