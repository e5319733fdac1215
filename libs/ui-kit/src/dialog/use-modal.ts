import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

interface ModalOptions {
  onClose: () => void;
  /** False keeps it open on Esc and on a press outside. */
  dismissable: boolean;
  /** Selector of the element inside the dialog that takes the focus; the first match wins. */
  initialFocus: string;
}

/**
 * Shows a mounted <dialog> modally for as long as it stays mounted, and hands the focus back afterwards.
 * Spread the result on the dialog element.
 */
export function useModal({ onClose, dismissable, initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect: its clean-up runs while the element is still in the page, so close() can return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(initialFocus)?.focus();
    return () => dialog.close();
  }, [initialFocus]);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      if (dismissable && event.target === ref.current) onClose();
    },
    // The padding belongs to the panel inside, so only the backdrop reaches the dialog itself.
    onMouseDown: (event: MouseEvent) => {
      if (event.target !== ref.current) return;
      // Otherwise the press would move the focus to the page after the dialog has handed it back.
      event.preventDefault();
      if (dismissable) onClose();
    },
  };
}
