/** What was pressed or focused, also where the document's own listeners are only told of a custom element around it. */
export function innermostTarget(event: Event): Node | null {
  const [target] = event.composedPath();
  return target instanceof Node ? target : null;
}

/** The focused element of the tree an element stands in: the page's, or that of a custom element. */
export function focusBeside(element: Node | null | undefined): Element | null {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
