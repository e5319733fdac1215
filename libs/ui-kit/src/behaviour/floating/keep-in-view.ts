/** Between what floats and the edge of the window, in pixels. */
const margin = 8;

/** Moves a floating element sideways by as much as it sticks out of the window; its CSS has placed it before. */
export function keepInView(element: HTMLElement): void {
  element.style.translate = '';
  const { left, right } = element.getBoundingClientRect();
  const tooFarRight = right + margin - document.documentElement.clientWidth;
  const shift = left < margin ? margin - left : -Math.max(0, tooFarRight);
  if (shift !== 0) element.style.translate = `${shift}px`;
}
