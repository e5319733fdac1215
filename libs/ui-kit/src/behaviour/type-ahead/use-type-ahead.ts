import { useRef } from 'react';

/** Letters typed within this time of each other, in milliseconds, form one word. */
const resetMs = 500;

/**
 * Type-ahead of lists: call it with every printable key, and it returns the index of the next item after `current` that begins
 * with the typed letters. Repeating one letter cycles through the items that begin with it. -1 without a match.
 */
export function useTypeAhead(): (key: string, texts: readonly string[], current: number) => number {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (key, texts, current) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (typed.current = ''), resetMs);
    const going = typed.current === '';
    typed.current += key.toLowerCase();
    const repeated = [...typed.current].every((letter) => letter === typed.current[0]);
    const word = repeated ? key.toLowerCase() : typed.current;
    // A longer word may still match the current item; a first letter looks for the next one.
    const start = going || repeated ? current + 1 : Math.max(current, 0);
    const order = texts.map((_, index) => (start + index) % texts.length);
    return order.find((index) => texts[index]?.toLowerCase().startsWith(word)) ?? -1;
  };
}

/** Whether the key types a letter; Space belongs to the button until a word has begun. */
export const isLetterKey = (event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}) =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
