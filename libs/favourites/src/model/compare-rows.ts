/** A row of a comparison, in finished texts. */
export interface CompareRow {
  id: string;
  name: string;
  /** A cell for each column, a line for each text; empty where nobody tells. */
  cells: readonly (readonly string[])[];
  /** The column with the best value, and the words for it; null where none is better than all others. */
  best: { column: number; text: string } | null;
}

/**
 * The column with the best value.
 * @param values null where a value is not known
 * @param better which of two is
 * @returns null unless one is better than every other known one
 */
export function bestColumn(
  values: readonly (number | null)[],
  better: 'lower' | 'higher' = 'lower',
): number | null {
  const known = values.flatMap((value, column) =>
    value === null ? [] : [{ column, value: better === 'lower' ? value : -value }],
  );
  const [first, second] = known.sort((one, other) => one.value - other.value);
  return first && second && first.value < second.value ? first.column : null;
}

/** Whether the columns differ in this row. */
export function differs({ cells }: CompareRow): boolean {
  return new Set(cells.map((cell) => cell.join('\n'))).size > 1;
}

/** Rows about which nobody tells anything are no rows. */
export const hasText = ({ cells }: CompareRow) => cells.some((cell) => cell.length > 0);
