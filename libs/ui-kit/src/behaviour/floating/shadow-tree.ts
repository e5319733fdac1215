/**
 * The clicked or focused element, also inside a custom element, where listeners of the document get only that custom element as
 * target.
 */
export function innermostTarget(event: Event): Node | null {
  const [target] = event.composedPath();
  return target instanceof Node ? target : null;
}

/** The focused element in the tree that contains an element: the page's, or that of a custom element. */
export function focusBeside(element: Node | null | undefined): Element | null {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
