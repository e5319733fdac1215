export type Node = Record<string, unknown>;

/** Items of a simulator's responses that get a shape. */
export interface ShapedKind {
  /** The reading to which the shapes belong. */
  of: string;
  isOne: (node: Node) => boolean;
  /** A key that an item keeps from response to response. */
  keyOf: (node: Node) => string;
  /** Functions for shapes that are more than values at paths, by name; false: the item cannot take the shape. */
  by: Record<string, (node: Node) => void | false>;
  /** True: only the shapes named in `by` and `seen` apply. */
  only?: true;
  /** Recognises shapes that the simulator sends by itself; by default they are recognised by the values at their paths. */
  seen?: Record<string, (node: Node) => boolean>;
}

/** '120.50' as '120.5', and '120.00' as '120'. */
export const shortSum = (text: string): string => text.replace(/\.?0+$/, '');

/** Shortens every sum of an item as far as possible. */
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
