type Events = KarvonEventMap;

/**
 * Dispatches an event of an element to the page.
 * @returns false when the page has called `preventDefault()`
 */
export function notify<Name extends keyof Events>(
  element: HTMLElement,
  name: Name,
  detail: Events[Name]['detail'],
): boolean {
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true });
  return element.dispatchEvent(event);
}
