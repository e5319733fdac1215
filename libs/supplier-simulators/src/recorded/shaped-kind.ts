export type Node = Record<string, unknown>;

/** Items of a simulator's responses that get a shape. */
export interface ShapedKind {
  /** The reading that the shapes are of. */
  of: string;
  isOne: (node: Node) => boolean;
  /** What stays the same of an item from response to response. */
  keyOf: (node: Node) => string;
  /** Shapes that are more than values at their places, by name; false: this item has nothing to shape. */
  by: Record<string, (node: Node) => void | false>;
  /** True: takes no shapes but those named in `by` and `seen`. */
  only?: true;
  /** How to know a shape that the simulator says by itself; without it by the values at its places. */
  seen?: Record<string, (node: Node) => boolean>;
}

/** '120.50' as '120.5', and '120.00' as '120'. */
export const shortSum = (text: string): string => text.replace(/\.?0+$/, '');

/** Every sum of an item, as short as it can be written. */
export function shortenSums(node: unknown, isSum: (key: string) => boolean): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string' && isSum(key) && /^\d+\.\d\d$/.test(value))
      (node as Node)[key] = shortSum(value);
    else shortenSums(value, isSum);
  }
}

/** Child elements as a list: the XML reader returns a single one without a list. */
export const listOf = (value: unknown): Node[] =>
  value === undefined || value === null || value === ''
    ? []
    : ((Array.isArray(value) ? value : [value]) as Node[]);
