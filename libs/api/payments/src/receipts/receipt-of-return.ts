import type { ReceiptLine } from '../provider-port/receipt';

const sumOf = (lines: readonly ReceiptLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The amounts of lines that are left without others, item by item. */
export const linesWithout = (
  lines: readonly ReceiptLine[],
  gone: readonly ReceiptLine[],
): ReceiptLine[] =>
  lines.map(({ item, amount }) => {
    const less = sumOf(gone.filter((line) => line.item === item));
    return { item, amount: Math.max(0, amount - less) };
  });

/**
 * The lines of a return: first the items known to go back, then other items, so that the sum is the amount.
 * @param left the lines of the sale that are not returned yet; of several payments, the one to be emptied first comes first
 * @param known the items known to go back; more than the amount if points paid some of it
 * @throws RangeError for an amount above the rest
 */
export function linesOfReturn<Line extends ReceiptLine>(
  left: readonly Line[],
  amount: number,
  known: readonly ReceiptLine[],
): Line[] {
  const lines = left.map((line) => ({ ...line, amount: 0 }));
  let rest = amount;
  function take(limit: number, isMeant: (line: Line) => boolean): void {
    let wanted = Math.min(limit, rest);
    for (const [place, line] of left.entries()) {
      if (!isMeant(line)) continue;
      const taken = Math.min(line.amount - lines[place]!.amount, wanted);
      lines[place]!.amount += taken;
      wanted -= taken;
      rest -= taken;
    }
  }
  for (const { item, amount: limit } of known) take(limit, (line) => line.item === item);
  take(rest, () => true);
  if (rest > 0) throw new RangeError('more would go back than was paid');
  return lines.filter((line) => line.amount > 0);
}
