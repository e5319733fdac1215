let pressed = false;

/** Tracks whether a mouse button or a finger is down; call it in an effect of the form. */
export function watchPresses(): () => void {
  const down = () => void (pressed = true);
  const up = () => void (pressed = false);
  const ends = ['mouseup', 'dragend'] as const;
  window.addEventListener('mousedown', down, true);
  for (const end of ends) window.addEventListener(end, up, true);
  return () => {
    window.removeEventListener('mousedown', down, true);
    for (const end of ends) window.removeEventListener(end, up, true);
  };
}

/**
 * Delays the work that follows from leaving a field until the click that left it is over: an error text that appears earlier
 * would move the clicked button away, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (!pressed) return act();
  window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
