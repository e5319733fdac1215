export interface ItemGroup<Item> {
  /** Undefined for items without a header. */
  header: string | undefined;
  entries: { item: Item; index: number }[];
}

/** Splits a flat list into groups with the same header and keeps every item's index for the keyboard. */
export function groupItems<Item>(
  items: readonly Item[],
  headerOf: ((item: Item) => string | undefined) | undefined,
): ItemGroup<Item>[] {
  const groups: ItemGroup<Item>[] = [];
  items.forEach((item, index) => {
    const header = headerOf?.(item);
    const last = groups.at(-1);
    if (last && last.header === header) last.entries.push({ item, index });
    else groups.push({ header, entries: [{ item, index }] });
  });
  return groups;
}
