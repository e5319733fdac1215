import { money, type Money } from '@karvon/money';

/** Shares a total over nights, so that the parts add up. */
export function evenly(total: Money, nights: number): Money[] {
  const each = Math.floor(total.amount / nights);
  const rest = total.amount - each * nights;
  return Array.from({ length: nights }, (_, night) =>
    money(each + (night < rest ? 1 : 0), total.currency),
  );
}
