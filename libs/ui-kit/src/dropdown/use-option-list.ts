import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isLetterKey, useTypeAhead } from '../behaviour/type-ahead/use-type-ahead';
import { stepFor } from '../combobox/suggestion-keys';

interface OptionList<Option> {
  options: readonly Option[];
  /** Index of the present choice; -1 for none. */
  chosen: number;
  onTake: (option: Option) => void;
}

/** Whether the list is open, which option is highlighted and what keys do (APG: select-only combobox). */
export function useOptionList<Option extends { label: string }>(props: OptionList<Option>) {
  const { options, chosen, onTake } = props;
  const list = useRef<HTMLDivElement>(null);
  const typeAhead = useTypeAhead();
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState(-1);

  useEffect(() => {
    if (!open) return;
    list.current?.querySelector('[data-picked]')?.scrollIntoView?.({ block: 'nearest' });
  }, [open, picked]);

  function show() {
    setPicked(Math.max(chosen, 0));
    setOpen(true);
  }
  function take(index: number) {
    setOpen(false);
    const option = options[index];
    if (option) onTake(option);
  }

  function keyPressed(event: KeyboardEvent) {
    if (isLetterKey(event)) {
      const labels = options.map((option) => option.label);
      const meant = typeAhead(event.key, labels, open ? picked : chosen);
      if (meant < 0) return;
      if (open) setPicked(meant);
      else take(meant);
      return;
    }
    if (!open && ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) {
      event.preventDefault();
      show();
      return;
    }
    if (!open) return;
    if (event.key === ' ') {
      event.preventDefault();
      take(picked);
      return;
    }
    const step = stepFor(event, { open, index: picked, count: options.length });
    if (!step) return;
    event.preventDefault();
    // A dialog around the list must not react to a key that the list has used.
    event.stopPropagation();
    if (step === 'take') take(picked);
    else if (step.open) setPicked(step.index);
    else setOpen(false);
  }
  return { list, open, picked, setPicked, setOpen, show, take, keyPressed };
}
