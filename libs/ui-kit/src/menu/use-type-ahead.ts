import { useRef, type KeyboardEvent } from 'react';

/** What has been typed is forgotten after a pause of so many milliseconds. */
const pauseMs = 500;

/**
 * Finds by typing. The function it returns takes a key press, the labels and the present place, and gives the place
 * of the next label that begins with what has been typed so far, or -1. One letter again and again walks through the
 * labels that begin with it.
 */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent, labels: readonly string[], present: number): number => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return -1;
    const fresh = event.timeStamp - typed.current.at < pauseMs;
    const text = (fresh ? typed.current.text : '') + event.key.toLowerCase();
    typed.current = { text, at: event.timeStamp };
    const isOneLetter = [...text].every((letter) => letter === text[0]);
    const wanted = isOneLetter ? text.slice(0, 1) : text;
    const from = isOneLetter ? present + 1 : present;
    const places = labels.map((_, index) => (from + index + labels.length) % labels.length);
    return places.find((place) => labels[place]?.toLowerCase().startsWith(wanted)) ?? -1;
  };
}
