import { useEffect, useState } from 'react';
import { arrive, reveal, touch, type Arrived, type Hold } from '../../model/offers/held-offers';

const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

interface LeftPlace {
  /** The held state when the visitor left the page. */
  hold: Hold;
  remember: (change: { hold: Hold }) => void;
}

/** How many of the found offers are shown. Offers after the first batch are held while the visitor reads. */
export function useHeldOffers(found: Arrived, { hold: start, remember }: LeftPlace) {
  const [hold, setHold] = useState(start);
  const settled = arrive(hold, found);
  if (settled !== hold) setHold(settled);

  useEffect(() => remember({ hold: settled }), [remember, settled]);

  const watching = !settled.touched && !found.complete;
  useEffect(() => {
    if (!watching) return undefined;
    const touched = () => setHold(touch);
    // The jump to the top of a new page does not count as scrolling.
    const scrolled = () => {
      if (window.scrollY > 0) touched();
    };
    signsOfLife.forEach((sign) => window.addEventListener(sign, touched, { passive: true }));
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      signsOfLife.forEach((sign) => window.removeEventListener(sign, touched));
      window.removeEventListener('scroll', scrolled);
    };
  }, [watching]);

  return {
    hold: settled,
    onTouch: () => setHold(touch),
    onReveal: () => setHold((before) => reveal(before, found.count)),
  };
}
