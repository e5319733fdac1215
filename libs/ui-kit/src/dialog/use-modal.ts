import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { focusBeside } from '../behaviour/floating/shadow-tree';

const takesFocus = '[tabindex], button:enabled, a[href], input:enabled';

interface ModalOptions {
  onClose: () => void;
  /** False keeps it open on Esc and on a click outside. */
  dismissable: boolean;
  /** Selector of the element inside the dialog that takes the focus; the first match wins. */
  initialFocus: string;
}

/** An element and its ancestors, innermost first. */
function around(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element; one; one = one.parentElement)
    if (one instanceof HTMLElement) found.push(one);
  return found;
}

/**
 * Shows a mounted <dialog> modally for as long as it stays mounted, and returns the focus afterwards: to the element that had it
 * or, when that is gone, to its nearest ancestor that can take the focus, such as the page's `<main>`. Spread the result on the
 * dialog element.
 */
export function useModal({ onClose, dismissable, initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect: its clean-up runs while the element is still in the page, so close() can return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const places = around(focusBeside(dialog));
    dialog.showModal();
    dialog.querySelector<HTMLElement>(initialFocus)?.focus();
    return () => {
      dialog.close();
      // The opener may be removed in the same commit, after this.
      queueMicrotask(() => {
        const place = places.find((one) => one.isConnected && one.matches(takesFocus));
        const focused = focusBeside(place);
        if (place && (!focused || focused === document.body)) place.focus({ preventScroll: true });
      });
    };
  }, [initialFocus]);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      if (dismissable && event.target === ref.current) onClose();
    },
    // The padding belongs to the panel inside, so a click on the dialog itself is a click on the backdrop.
    onMouseDown: (event: MouseEvent) => {
      if (event.target !== ref.current) return;
      // Otherwise the click would move the focus to the page after the dialog has returned it.
      event.preventDefault();
      if (dismissable) onClose();
    },
  };
}
