let pressed = false;

/** Knows when a mouse button or a finger is down; call it in an effect of the form. */
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
 * Delays what follows from leaving a field until the press that left it is over: a text that appears earlier would move
 * the pressed button away, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (!pressed) return act();
  window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
