import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { focusBeside, innermostTarget } from '../behaviour/floating/shadow-tree';
import { stepFor } from './suggestion-keys';

interface SuggestionListOptions<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** @param leaving taken by going on to the next field, not by a press or Enter */
  onSelect: (item: Item, leaving: boolean) => void;
}

interface ListState {
  open: boolean;
  /** The highlighted item; -1 for none. */
  index: number;
  /**
   * A key moved the highlight, so the item may be out of sight and the list scrolls. Under a pointer the list must not
   * scroll.
   */
  byKey?: boolean;
}

const closed: ListState = { open: false, index: -1 };

/** Scrolls the list alone: the page stays where it is. */
function reveal(list: Element | null): void {
  const option = list?.querySelector('[aria-selected="true"]');
  if (!list || !option) return;
  const view = list.getBoundingClientRect();
  const box = option.getBoundingClientRect();
  if (box.top < view.top) list.scrollTop -= view.top - box.top;
  else if (box.bottom > view.bottom) list.scrollTop += box.bottom - view.bottom;
}

/** Which item is highlighted, when the list is open and what takes an item (APG: editable combobox with list autocomplete). */
export function useSuggestionList<Item>(options: SuggestionListOptions<Item>) {
  const { items, itemKey, onSelect } = options;
  const [{ open, index, byKey }, setState] = useState(closed);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // A list that arrives late starts at its first item, because the old index belongs to another list. Compared by keys,
  // because callers often build the array anew.
  const keys = items.map(itemKey).join();
  const [listed, setListed] = useState(keys);
  if (listed !== keys) {
    setListed(keys);
    if (index > 0) setState({ open, index: 0, byKey: true });
  }

  useEffect(() => {
    if (open && byKey) reveal(list.current);
  }, [open, index, byKey, listed]);

  // This listener runs before the field loses the focus, so that a press elsewhere chooses nothing.
  useEffect(() => {
    if (!open) return;
    const leave = (event: MouseEvent) => {
      const target = innermostTarget(event);
      if (target && !root.current?.contains(target)) setState(closed);
    };
    document.addEventListener('mousedown', leave, true);
    return () => document.removeEventListener('mousedown', leave, true);
  }, [open]);

  function take(taken: number, leaving = false) {
    setState(closed);
    const item = items[taken];
    if (item !== undefined) onSelect(item, leaving);
  }

  return {
    open,
    index,
    root,
    list,
    /** After typing, the first suggestion is highlighted; after the list was only opened, none is. */
    typed({ currentTarget }: ChangeEvent) {
      // Text that was typed before hydration may arrive after the visitor has gone on.
      if (focusBeside(currentTarget) === currentTarget)
        setState({ open: true, index: 0, byKey: true });
    },
    pressed: () => setState(open ? closed : { open: true, index: -1 }),
    hover(hovered: number) {
      if (hovered !== index) setState({ open, index: hovered });
    },
    take(taken: number) {
      take(taken);
      root.current?.querySelector('input')?.focus();
    },
    /** Going on to the next field takes the highlighted item; going to another window does not. */
    left({ currentTarget }: FocusEvent) {
      if (open) take(focusBeside(currentTarget) === currentTarget ? -1 : index, true);
    },
    keyPressed(event: KeyboardEvent) {
      const step = stepFor(event, { open, index, count: items.length });
      if (!step) return;
      event.preventDefault();
      // A dialog around the field must not react to a key that the list has used.
      if (open) event.stopPropagation();
      if (step === 'take') take(index);
      else setState({ ...step, byKey: true });
    },
  };
}
