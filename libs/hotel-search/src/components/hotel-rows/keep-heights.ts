/** How high rows stood when their list was left, in pixels, by their ids. */
const left = new Map<string, number>();

/**
 * A ref of the list. Rows out of sight are as high as a guess until they have been seen. Whoever comes back to a list stands
 * where they stood only if every row is as high as it was: before the router scrolls, rows take the heights they were left with.
 */
export function keepHeights(list: HTMLElement | null): () => void {
  const rows = list!.children as HTMLCollectionOf<HTMLElement>;
  for (const { id, style } of rows)
    if (left.has(id)) style.containIntrinsicBlockSize = `auto ${left.get(id)}px`;
  return () => {
    for (const { id, offsetHeight } of rows) left.set(id, offsetHeight);
  };
}
