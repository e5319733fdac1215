/** The number of edits between two texts: characters that are wrong, missing, superfluous or swapped with the next one. */
export function editsBetween(typed: string, meant: string): number {
  const width = meant.length + 1;
  /** Edits between prefixes of both texts, one row for each length of the typed one. */
  const edits: number[] = [];
  const at = (row: number, column: number) => edits[row * width + column] ?? Infinity;
  for (let row = 0; row <= typed.length; row += 1)
    for (let column = 0; column <= meant.length; column += 1) {
      const same = typed[row - 1] === meant[column - 1];
      const swapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      edits.push(
        row === 0 || column === 0
          ? row + column
          : Math.min(
              at(row - 1, column) + 1,
              at(row, column - 1) + 1,
              at(row - 1, column - 1) + Number(!same),
              swapped && row > 1 && column > 1 ? at(row - 2, column - 2) + 1 : Infinity,
            ),
      );
    }
  return at(typed.length, meant.length);
}
