/** Distance between a floating element and the edge of the window, in pixels. */
const margin = 8;

/** Shifts a floating element, which CSS has positioned, sideways until it is inside the window. */
export function keepInView(element: HTMLElement): void {
  element.style.translate = '';
  const { left, right } = element.getBoundingClientRect();
  const tooFarRight = right + margin - document.documentElement.clientWidth;
  const shift = left < margin ? margin - left : -Math.max(0, tooFarRight);
  if (shift !== 0) element.style.translate = `${shift}px`;
}
