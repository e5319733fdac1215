/** Heights of the rows in pixels, by id, when the list was left. */
const left = new Map<string, number>();

/**
 * A ref of the list. A row that was never visible has an estimated height. Back finds the same place in the list only
 * if every row is as high as before. So rows take their former heights before the router scrolls.
 */
export function keepHeights(list: HTMLElement | null): () => void {
  const rows = list!.children as HTMLCollectionOf<HTMLElement>;
  for (const { id, style } of rows)
    if (left.has(id)) style.containIntrinsicBlockSize = `auto ${left.get(id)}px`;
  return () => {
    // Behind a map on a phone the rows have no height.
    for (const { id, offsetHeight } of rows) if (offsetHeight > 0) left.set(id, offsetHeight);
  };
}
