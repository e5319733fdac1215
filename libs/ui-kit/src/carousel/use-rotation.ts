import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import type { CarouselPlace } from './carousel-engine';
import { useReducedMotion } from './use-reduced-motion';

/**
 * Rotates the carousel at an interval in milliseconds. A pointer over it pauses it; a click or the focus in it stops it until the
 * visitor starts it again. It never rotates for a visitor who prefers reduced motion.
 */
export function useRotation(place: CarouselPlace | undefined, everyMs: number | undefined) {
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const still = useReducedMotion();
  const toggle = useRef<HTMLButtonElement>(null);
  const offered = everyMs !== undefined && !still && place !== undefined && place.count > 1;
  const running = offered && !stopped && !held;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      if (place.hasNext) place.move.scrollNext();
      else place.move.scrollTo(0);
    }, everyMs);
    return () => clearTimeout(timer);
  }, [running, place, everyMs]);

  // The button that starts the rotation also receives the focus, which must not stop it again.
  const takesHold = ({ target }: FocusEvent | PointerEvent) => {
    if (target instanceof Node && toggle.current?.contains(target)) setHeld(true);
    else setStopped(true);
  };
  return {
    offered,
    running,
    stopped,
    still,
    toggle: {
      ref: toggle,
      onClick: () => {
        setStopped(!stopped);
        setHeld(false);
      },
    },
    watch: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onPointerDown: takesHold,
      onFocus: takesHold,
      onBlur: () => setHeld(false),
    },
  };
}
