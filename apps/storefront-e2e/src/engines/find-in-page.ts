/** An element that a visitor looks for. The name is a pattern's source; `within` narrows it to the elements inside. */
export interface Sought {
  role: 'button' | 'link' | 'field' | 'option' | 'choice' | 'heading' | 'dialog' | 'text';
  name: string;
  /** A CSS selector of an ancestor. */
  within?: string | undefined;
  /** The index among several, from 0. */
  nth?: number | undefined;
}

export interface Found {
  x: number;
  y: number;
  value: string;
  href: string;
  count: number;
  /** The element that covers its middle, if any. */
  covered: string | null;
}

/** Runs in the page: finds a visible element by role and name, scrolls to it and returns its position. */
export function findInPage({ role, name, within, nth = 0 }: Sought): Found | null {
  const selectors = {
    button: 'button, [role="button"], summary',
    link: 'a[href]',
    field: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea, select',
    option: '[role="option"]',
    choice: 'input[type=radio], input[type=checkbox], [role="switch"]',
    heading: 'h1, h2, h3',
    dialog: 'dialog[open], [role="dialog"]',
    text: 'p, span, li, dd, output, label',
  };
  const pattern = new RegExp(name, 'iu');
  const partsOf = (node: Node): string =>
    node instanceof Element
      ? node.matches('[aria-hidden="true"]')
        ? ''
        : [...node.childNodes].map(partsOf).join('')
      : (node.textContent ?? '');
  const textOf = (element: Element | null) =>
    element ? partsOf(element).replace(/\s+/g, ' ').trim() : '';
  const namesOf = (element: Element) => {
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return [
      element.getAttribute('aria-label') ?? '',
      labelledBy.map((id) => textOf(document.getElementById(id))).join(' '),
      ...labels.map(textOf),
      textOf(element),
    ];
  };
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  // Widgets have shadow roots.
  const roots: ParentNode[] = [document];
  for (const { shadowRoot } of document.querySelectorAll('*'))
    if (shadowRoot) roots.push(shadowRoot);
  const places = within ? roots.flatMap((root) => [...root.querySelectorAll(within)]) : roots;
  const found = places
    .flatMap((place) => [...place.querySelectorAll(selectors[role])])
    .filter((element) => namesOf(element).some((text) => pattern.test(text)) && isShown(element));
  const element = found[nth];
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const drawn =
    role === 'choice' ? ((element as HTMLInputElement).labels?.[0] ?? element) : element;
  const [box = drawn.getBoundingClientRect()] = drawn.getClientRects();
  // The label of a choice can contain links; its box or circle is at the beginning.
  const x = box.x + Math.min(box.width / 2, role === 'choice' ? 12 : Infinity);
  const y = box.y + box.height / 2;
  const root = element.getRootNode() as Document | ShadowRoot;
  const over = root.elementFromPoint(x, y);
  const reaches = over !== null && (drawn.contains(over) || over.contains(drawn));
  return {
    x,
    y,
    value: (element as HTMLInputElement).value ?? '',
    href: element.getAttribute('href') ?? '',
    count: found.length,
    covered: reaches ? null : (over?.outerHTML.slice(0, 120) ?? 'nothing'),
  };
}
