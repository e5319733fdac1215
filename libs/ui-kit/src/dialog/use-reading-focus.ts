import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Lets the keyboard scroll a text that is longer than its box and has no focusable control.
 * @param controls selector of focusable elements inside
 * @returns for the box: its ref, and 0 as `tabIndex` while it needs the focus itself
 */
export function useReadingFocus(controls: string): {
  ref: RefObject<HTMLDivElement | null>;
  tabIndex: 0 | undefined;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const box = ref.current!;
    const look = () =>
      setNeeded(box.scrollHeight > box.clientHeight && !box.parentElement!.querySelector(controls));
    const observer = new ResizeObserver(look);
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [controls]);
  return { ref, tabIndex: needed ? 0 : undefined };
}
