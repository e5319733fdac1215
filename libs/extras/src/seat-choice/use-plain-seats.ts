import { useMemo } from 'react';
import { useFormat, useIntl } from '@karvon/i18n';
import { toneOf, type PlacedSeat, type PriceClass } from '../model/seat-map';
import { bareSum } from './bare-sum';
import type { SeatLook } from './seat-button';
import { seatMessages as m, sideNames } from './seat-choice.messages';

/** A seat that nobody of the order has, as one passenger sees it. */
export interface PlainSeat {
  /** «12A, у окна». */
  where: string;
  look: SeatLook;
  /** Inside the seat. */
  sign: string;
  /** «12A, у окна, 1 200, свободно». */
  label: string;
}

/** Looks and names of hundreds of seats, which stay while seats are chosen. */
export function usePlainSeats(
  seats: readonly PlacedSeat[],
  passenger: number,
  prices: readonly PriceClass[],
): ReadonlyMap<string, PlainSeat> {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(() => {
    const plain = ({ seat, side, exit }: PlacedSeat): PlainSeat => {
      const price = seat.prices[passenger];
      const shut = seat.prices.every((one) => one === null) ? 'taken' : 'barred';
      const where = [
        seat.designator,
        intl.formatMessage(sideNames[side]),
        ...(exit ? [intl.formatMessage(m.exit)] : []),
      ].join(', ');
      const state = price
        ? `${price.amount > 0 ? bareSum(format, price) : intl.formatMessage(m.free)}, ${intl.formatMessage(m.open)}`
        : intl.formatMessage(m[shut]);
      return {
        where,
        look: price ? toneOf(prices, price) : shut,
        sign: !price && shut === 'taken' ? '×' : seat.designator.slice(-1),
        label: `${where}, ${state}`,
      };
    };
    return new Map(seats.map((placed) => [placed.seat.designator, plain(placed)]));
  }, [seats, passenger, prices, intl, format]);
}
