/** Columns of equal width: the first is aligned left, numbers right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const cells = (line: readonly string[]) =>
    widths.map((width, column) => {
      const cell = line[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
  return lines.map((line) => cells(line).join('  ').trimEnd()).join('\n');
}
