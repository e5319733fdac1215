import { useEffect, useRef, useState } from 'react';

/** More than half of a card, so that two cards never count at once. */
const visibleShare = 0.6;

interface CardInView {
  /** For the row that scrolls; its children are the cards. */
  row: React.RefObject<HTMLDivElement | null>;
  current: number;
  show: (index: number) => void;
}

/** Tells which card of a row is in view and scrolls to another one. The row itself scrolls and snaps without scripts. */
export function useCardInView(): CardInView {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const cards = row.current;
    if (!cards) return;
    const seen = new IntersectionObserver(
      (entries) => {
        const here = entries.find(({ isIntersecting }) => isIntersecting);
        if (here) setCurrent([...cards.children].indexOf(here.target));
      },
      // A card may be taller than a phone, so only its width counts.
      { root: cards, rootMargin: '10000px 0px', threshold: visibleShare },
    );
    for (const card of cards.children) seen.observe(card);
    return () => seen.disconnect();
  }, []);
  function show(index: number) {
    const card = row.current?.children[index];
    if (!row.current || !(card instanceof HTMLElement)) return;
    const left = card.getBoundingClientRect().left - row.current.getBoundingClientRect().left;
    row.current.scrollBy({ left });
    setCurrent(index);
  }
  return { row, current, show };
}
