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
  /** @param leaving taken by moving to the next field, not by a click or Enter */
  onSelect: (item: Item, leaving: boolean) => void;
}

interface ListState {
  open: boolean;
  /** The highlighted item; -1 for none. */
  index: number;
  /**
   * True when a key moved the highlight: the item may be out of view, so the list scrolls. Under a pointer the list must not
   * scroll.
   */
  byKey?: boolean;
}

const closed: ListState = { open: false, index: -1 };

/** Scrolls only the list, not the page. */
function reveal(list: Element | null): void {
  const option = list?.querySelector('[aria-selected="true"]');
  if (!list || !option) return;
  const view = list.getBoundingClientRect();
  const box = option.getBoundingClientRect();
  if (box.top < view.top) list.scrollTop -= view.top - box.top;
  else if (box.bottom > view.bottom) list.scrollTop += box.bottom - view.bottom;
}

/**
 * The state of a list of suggestions: whether it is open, which item is highlighted, and which events take an item (APG: editable
 * combobox with list autocomplete).
 */
export function useSuggestionList<Item>(options: SuggestionListOptions<Item>) {
  const { items, itemKey, onSelect } = options;
  const [{ open, index, byKey }, setState] = useState(closed);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // A list that arrives late starts at its first item, because the old index belongs to another list. Lists are compared by keys,
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

  // This listener runs before the field loses the focus, so that a click elsewhere chooses nothing.
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
    /** After typing, the first suggestion is highlighted; a list that was only opened has no highlight. */
    typed({ currentTarget }: ChangeEvent) {
      // The event for text typed before hydration may arrive after the visitor has left the field.
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
    /** Moving to the next field takes the highlighted item; moving to another window does not. */
    left({ currentTarget }: FocusEvent) {
      if (open) take(focusBeside(currentTarget) === currentTarget ? -1 : index, true);
    },
    keyPressed(event: KeyboardEvent) {
      const step = stepFor(event, { open, index, count: items.length });
      if (!step) return;
      event.preventDefault();
      // A dialog around the field must not react to a key that the list has handled.
      if (open) event.stopPropagation();
      if (step === 'take') take(index);
      else setState({ ...step, byKey: true });
    },
  };
}
