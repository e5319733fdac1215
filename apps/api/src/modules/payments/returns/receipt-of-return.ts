import type { ReceiptLine } from '../providers/receipt';

const sumOf = (lines: readonly ReceiptLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** What is left of lines without others, item by item. */
export const linesWithout = (
  lines: readonly ReceiptLine[],
  gone: readonly ReceiptLine[],
): ReceiptLine[] =>
  lines.map(({ item, amount }) => {
    const less = sumOf(gone.filter((line) => line.item === item));
    return { item, amount: Math.max(0, amount - less) };
  });

/**
 * The lines of a return: first those that are known to go back, then whatever else is left, so that their sum is the amount.
 * @param left what is left of the payment's own lines
 * @param known what goes back, as far as it is known; it may be more than this payment has
 */
export function linesOfReturn(
  left: readonly ReceiptLine[],
  amount: number,
  known: readonly ReceiptLine[],
): ReceiptLine[] {
  let rest = amount;
  function take(lines: readonly ReceiptLine[], limits: readonly ReceiptLine[]): ReceiptLine[] {
    return lines.map(({ item, amount: has }) => {
      const limit = sumOf(limits.filter((line) => line.item === item));
      const taken = Math.min(has, limit, rest);
      rest -= taken;
      return { item, amount: taken };
    });
  }
  const first = take(left, known);
  const second = take(linesWithout(left, first), left);
  const lines = left.map(({ item }, place) => ({
    item,
    amount: first[place]!.amount + second[place]!.amount,
  }));
  return lines.filter((line) => line.amount > 0);
}
