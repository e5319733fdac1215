/**
 * The element that was pressed or focused, also inside a custom element, where the document's listeners get only that
 * custom element as target.
 */
export function innermostTarget(event: Event): Node | null {
  const [target] = event.composedPath();
  return target instanceof Node ? target : null;
}

/** The focused element of the tree an element stands in: the page's, or that of a custom element. */
export function focusBeside(element: Node | null | undefined): Element | null {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
