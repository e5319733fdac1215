import type { KeyboardEvent } from 'react';

interface ListPlace {
  open: boolean;
  /** The highlighted item; -1 for none. */
  index: number;
}

const page = 10;

/** The index that a key leads to in a list of `last + 1` items; it wraps around. */
function move(key: string, index: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return index < last ? index + 1 : 0;
    case 'ArrowUp':
      return index > 0 ? index - 1 : last;
    case 'PageDown':
      return Math.min(index + page, last);
    case 'PageUp':
      return Math.max(index - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** The effect of a key on the list; undefined leaves the key to the field, the form and the browser. */
export function stepFor(
  { key, keyCode, altKey, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent,
  { open, index, count }: ListPlace & { count: number },
): ListPlace | 'take' | undefined {
  // While an input method composes, the keys belong to it. Safari reports 229 for the Enter that ends it.
  if (nativeEvent.isComposing || keyCode === 229) return undefined;
  if (shiftKey || ctrlKey || metaKey) return undefined;
  const last = count - 1;
  if (!open) {
    if (key === 'ArrowDown') return { open: true, index: altKey ? -1 : Math.min(0, last) };
    return key === 'ArrowUp' ? { open: true, index: last } : undefined;
  }
  if (key === 'Enter' || (key === 'ArrowUp' && altKey)) return 'take';
  if (key === 'Escape') return { open: false, index: -1 };
  const moved = move(key, index, last);
  if (moved === undefined) return undefined;
  // A list that has not loaded has no items to move to.
  return { open, index: count > 0 ? moved : index };
}
