type Events = KarvonEventMap;

/**
 * Tells the page what happened in an element.
 * @returns false when the page has called `preventDefault()`
 */
export function tell<Name extends keyof Events>(
  element: HTMLElement,
  name: Name,
  detail: Events[Name]['detail'],
): boolean {
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true });
  return element.dispatchEvent(event);
}
